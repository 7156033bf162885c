import { totalesText, type totalesOf } from "~/domain/cotizaciones/respuesta";

/** Subtotal, IVA and total, in centavos. */
export function Totales(totales: ReturnType<typeof totalesOf>) {
  return (
    <dl
      className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1 border-t border-tinta-950 px-5 py-4 text-right cifras [&>:last-child]:text-lead"
      data-part="totales"
    >
      {totalesText(totales).map(([name, text]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
