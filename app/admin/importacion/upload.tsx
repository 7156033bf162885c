import { FileSearch } from "lucide";
import type { ReactNode } from "react";
import { PostForm, SaveButton, useSaving } from "~/admin/form/post-form";
import { archivoBytes, archivoGrande } from "~/domain/importacion/sheet";
import { CardBody, cardClass, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { TableField } from "./table-field";

interface UploadProps {
  titulo?: string;
  /** What the file may hold: "50.000 productos". */
  hasta: string;
  answer: { error: string } | undefined;
  /** Fields above the file. */
  children?: ReactNode;
}

/** The form by which a spreadsheet is sent to an import. */
export function Upload({ titulo = "Archivo", hasta, answer, children }: UploadProps) {
  const saving = useSaving();
  return (
    <PostForm
      className={cardClass({ narrow: true })}
      data-part="editor"
      encType="multipart/form-data"
      aria-labelledby="archivo-t"
    >
      <CardHeader>
        <CardTitle id="archivo-t">{titulo}</CardTitle>
      </CardHeader>
      <CardBody>
        {children}
        <TableField
          label="Archivo CSV o XLSX"
          hint={`Hasta 20 MB y ${hasta}. Nada cambia hasta que usted vea qué se hará y lo confirme.`}
          most={{ bytes: archivoBytes, message: archivoGrande }}
          answer={answer}
        />
      </CardBody>
      <CardFooter>
        <SaveButton saving={saving}>
          <Icon of={FileSearch} />
          {saving ? "Revisando..." : "Revisar archivo"}
        </SaveButton>
        {saving && <progress aria-label="Leyendo el archivo" />}
      </CardFooter>
    </PostForm>
  );
}
