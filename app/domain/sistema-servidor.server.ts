import { fromNow } from "~/services/clock.server";
import { db } from "~/services/db/client.server";
import { openToOthers } from "~/services/private-files.server";
import { KEPT_MS } from "./borradores.server";
import { formatMoment } from "./fechas";
import { estadoDelReloj } from "./reloj.server";
import type { Check } from "./sistema.server";
import { countOf } from "./texto";

/** Whether the server's clock goes on from what was last saved here. */
export async function clockCheck(): Promise<Check> {
  const { hora, ahora, visto } = await estadoDelReloj();
  const servicio = "Reloj";
  if (hora === "en hora") return { servicio, ok: true, estado: "En hora", detalle: formatMoment(ahora) };
  const estado = hora === "adelantado" ? "Adelantado" : "Atrasado";
  const times = `Marca ${formatMoment(ahora)}; aquí se trabajó por última vez el ${formatMoment(visto)}`;
  return { servicio, ok: false, estado, detalle: `Nada se borra por su edad hasta que se corrija. ${times}` };
}

/** Drafts that should have been deleted a day ago: whoever cleans up does not. */
export async function oldDrafts(): Promise<number> {
  return db.borrador.count({ where: { vence_at: { lt: fromNow(-KEPT_MS) } } });
}

/** What else can be wrong with the machine and is nobody's setting. */
export async function serverCheck(): Promise<Check> {
  const [open, drafts] = await Promise.all([openToOthers(), oldDrafts()]);
  const found = [
    ...(open.length > 0
      ? ["Otros usuarios de la máquina pueden leer los datos del sitio: inicie el sitio de nuevo"]
      : []),
    ...(drafts > 0
      ? [`${countOf(drafts, "borrador vencido", "borradores vencidos")} sin borrar: revise el reloj`]
      : []),
  ];
  const servicio = "Servidor";
  if (found.length === 0)
    return { servicio, ok: true, estado: "Sin avisos", detalle: "Datos privados, nada vencido por borrar" };
  return { servicio, ok: false, estado: countOf(found.length, "aviso", "avisos"), detalle: found.join(". ") };
}
