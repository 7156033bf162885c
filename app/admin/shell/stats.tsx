import { formatNumber } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";

/** Counts in a row of boxes, each with its label; `three` for a row of three. */
export function Stats({ stats, three = false }: StatsProps) {
  const columns = three ? "min-[34.01rem]:grid-cols-3" : "grid-cols-[1fr_1fr] min-[62rem]:grid-cols-5";
  return (
    <dl className={cx("grid gap-px border border-tinta-950 bg-tinta-950", columns)} data-part="stats">
      {stats.map(([label, count]) => (
        <div
          key={label}
          className={cx(
            "flex justify-between gap-2 bg-papel px-5 pt-4 pb-[1.15rem] last:odd:col-span-full min-[62rem]:last:odd:col-auto",
            three ? "flex-col-reverse max-[34.01rem]:flex-row max-[34.01rem]:items-baseline" : "flex-col-reverse",
          )}
        >
          <dt className="leading-[1.3] text-tinta-700">{label}</dt>
          <dd className="text-[clamp(2.25rem,1.6rem+2vw,3.25rem)] leading-none font-bold tracking-[-0.04em] font-stretch-[114%]">
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface StatsProps {
  stats: readonly (readonly [label: string, count: number])[];
  three?: boolean;
}
