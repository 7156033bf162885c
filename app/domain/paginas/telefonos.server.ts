import { ajustesDefaults, mergeAjustes } from "~/domain/ajustes/ajustes";
import { listAjustes } from "~/domain/ajustes/ajustes.server";
import { listContactos } from "./footer.server";
import { ubicaciones } from "./ubicaciones.server";

/** A place where staff keep a telephone number of the company. */
export interface Telefono {
  lugar: string;
  /** Address of its editor. */
  href: string;
  numero: string;
  /** It shows the number of the settings, whatever that is. */
  hereda: boolean;
}

/** Every place with a telephone number: the settings, the footer's lines, the branches. */
export async function listTelefonos(): Promise<Telefono[]> {
  const [ajustes, pie, sedes] = await Promise.all([listAjustes(), listContactos(), ubicaciones.list()]);
  const { telefono } = mergeAjustes(ajustesDefaults, ajustes);
  return [
    { lugar: "Configuración", href: "/admin/configuracion", numero: telefono, hereda: false },
    ...pie.filas
      .filter(({ tipo }) => tipo === "telefono")
      .map(({ id, valor, leido }) => ({
        lugar: "Pie de página",
        href: `/admin/home?contacto=${id}#contacto-${id}`,
        numero: leido,
        hereda: valor !== leido,
      })),
    ...sedes.filas.map(({ id, nombre, telefono: numero }) => ({
      lugar: nombre,
      href: `/admin/ubicaciones/${id}`,
      numero,
      hereda: false,
    })),
  ];
}
