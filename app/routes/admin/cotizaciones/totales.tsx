import { formatPesos } from "~/domain/cotizaciones/pesos";

/** Subtotal, IVA and total, in centavos. */
export function Totales({ subtotal, iva, total }: { subtotal: number; iva: number; total: number }) {
  const rows = [
    ["Subtotal", subtotal],
    ["IVA", iva],
    ["Total", total],
  ] as const;
  return (
    <dl
      className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1 border-t border-tinta-950 px-5 py-4 text-right tabular-nums [&>:last-child]:text-lead"
      data-part="totales"
    >
      {rows.map(([name, centavos]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="font-semibold">{formatPesos(centavos)}</dd>
        </div>
      ))}
    </dl>
  );
}
