import { ArrowRight } from "lucide";
import { datosHref, vehiculosHref } from "~/domain/vehiculos/hrefs";
import { invalidBy } from "~/ui/form/field-parts";
import { Icon } from "~/ui/icon";
import { Celda, CeldaBoton, Celdas, cellControl } from "./celdas";

interface BuscadorVehiculoProps {
  marcas: readonly { nombre: string; slug: string }[];
  /** What was asked for, the make by its slug. */
  marca?: string;
  linea?: string;
  /** The year as it was typed. */
  ano?: string | number;
  /** The field that is wrong; what is wrong stands under `PROBLEMA`. */
  mal?: CampoVehiculo;
}

export type CampoVehiculo = "marca" | "linea" | "ano";

/** Id of the message about what was asked for. */
export const PROBLEMA = "v-problema";

/**
 * The search by vehicle: make, line and year as they stand on the vehicle's licence. A plain GET form whose answer is the
 * next step; with JavaScript three selects, each by the one before.
 */
export function BuscadorVehiculo({ marcas, marca, linea, ano, mal }: BuscadorVehiculoProps) {
  const markOf = (campo: CampoVehiculo) => invalidBy(PROBLEMA, campo === mal);
  return (
    <ged-vehiculo className="contents" data-datos={datosHref}>
      <Celdas
        label="Buscar por vehículo"
        action={vehiculosHref}
        className="sm:grid-cols-3 lg:grid-cols-[3fr_3fr_2fr_13rem] sm:max-lg:[&>button]:col-span-full"
      >
        <Celda id="v-marca" label="Marca">
          <select className={cellControl} id="v-marca" name="marca" defaultValue={marca} required {...markOf("marca")}>
            <option value="">Seleccione</option>
            {marcas.map(({ nombre, slug }) => (
              <option key={slug} value={slug}>
                {nombre}
              </option>
            ))}
          </select>
        </Celda>
        <Celda id="v-linea" label="Línea">
          <input
            className={cellControl}
            id="v-linea"
            type="text"
            name="linea"
            defaultValue={linea}
            placeholder="Ej.: Duster"
            maxLength={60}
            autoComplete="off"
            {...markOf("linea")}
          />
        </Celda>
        <Celda id="v-ano" label="Año (modelo)">
          <input
            className={cellControl}
            id="v-ano"
            type="number"
            name="ano"
            defaultValue={ano || undefined}
            placeholder="Ej.: 2015"
            autoComplete="off"
            {...markOf("ano")}
          />
        </Celda>
        <CeldaBoton>
          Ver productos <Icon of={ArrowRight} />
        </CeldaBoton>
      </Celdas>
    </ged-vehiculo>
  );
}
