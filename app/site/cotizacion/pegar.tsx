import { ChevronDown, Copy } from "lucide";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass } from "~/ui/form/control";
import { FieldBox, FileBox, Hint, Label } from "~/ui/form/field-parts";
import { Icon } from "~/ui/icon";

const cabeza = cx("flex min-h-13 cursor-pointer items-center gap-3 px-5 py-2 font-semibold [&>:last-child]:ml-auto");

/** What a button is that adds what is in the box. */
export const agregar = { type: "submit", name: "pegar", value: "1" } as const;

/** The box for many codes at once, or a file with them; a part of the list's form, whose other fields it keeps. */
export function Pegar({ caja, visto, open }: { caja: string; visto: string; open: boolean }) {
  return (
    <details className="border border-tinta-950 bg-papel" id="pegar" open={open}>
      <summary className={cabeza}>
        <Icon of={Copy} />
        <h2 className="text-control">Pegar códigos y cantidades</h2>
        <Icon of={ChevronDown} />
      </summary>
      <div className="grid gap-4 px-5 pt-1 pb-5">
        <input type="hidden" name="visto" value={visto} />
        <FieldBox>
          <Label htmlFor="lote">Una línea por producto</Label>
          <Hint id="lote-a">
            Código y cantidad separados por tabulador, punto y coma, coma, x o espacio. Sirven nuestros códigos, los
            antiguos y los de otras marcas, solos o con su marca o nombre. Máximo 100 líneas.
          </Hint>
          <textarea
            className={cx("mono w-full", controlClass("area"))}
            id="lote"
            name="lote"
            rows={4}
            placeholder="GP-3055 x 4"
            aria-describedby="lote-a"
            defaultValue={caja}
          />
        </FieldBox>
        <FieldBox>
          <Label htmlFor="archivo">
            O elija un archivo <span className="font-normal text-tinta-600">(opcional)</span>
          </Label>
          <Hint id="archivo-a">
            CSV o XLSX, con los títulos «Código» y «Cantidad», o el código en la primera columna y la cantidad en la
            segunda.
          </Hint>
          <FileBox>
            <input
              className="w-full min-w-0"
              id="archivo"
              name="archivo"
              type="file"
              accept=".csv,.xlsx"
              aria-describedby="archivo-a"
            />
          </FileBox>
        </FieldBox>
        <div>
          <button {...agregar} className={buttonClass({ size: "lg" })}>
            Agregar a la lista
          </button>
        </div>
      </div>
    </details>
  );
}
