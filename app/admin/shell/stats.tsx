import { Link } from "react-router";
import { formatNumber } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";

const link = cx(
  "no-underline decoration-minio-600 decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline",
);

/** Counts in rows of boxes wide enough for a million, each a link to what it counts; `three` for a row of three. */
export function Stats({ stats, three = false }: StatsProps) {
  const columns = cx(three ? "xs:grid-cols-3" : "2xs:grid-cols-2 sm:grid-cols-3");
  return (
    <dl className={cx("grid gap-px border border-tinta-950 bg-tinta-950", columns)} data-part="stats">
      {stats.map(([label, count, href]) => (
        <div
          key={label}
          className={cx(
            "relative flex flex-col-reverse justify-end gap-2 bg-papel px-5 pt-4 pb-5 hover:bg-tinta-50",
            three
              ? "max-xs:flex-row max-xs:items-baseline max-xs:justify-between"
              : "last:odd:col-span-full lg:last:odd:col-auto",
          )}
        >
          <dt className="leading-snug text-tinta-700">
            <Link className={link} to={href}>
              {label}
            </Link>
          </dt>
          <dd className="text-h2 leading-none font-bold tracking-tighter whitespace-nowrap font-stretch-[114%]">
            {typeof count === "string" ? count : formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface StatsProps {
  stats: readonly (readonly [label: string, count: number | string, href: string])[];
  three?: boolean;
}
