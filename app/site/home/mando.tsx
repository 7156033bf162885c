import { ArrowLeft, ArrowRight } from "lucide";
import { cx } from "~/ui/cx";
import { IconLabel } from "~/ui/icon";

const bar = cx(
  "flex items-center border-r border-tinta-950 max-sm:order-2 max-sm:border-t max-sm:border-r-0 print:hidden",
);
const step = cx(
  "grid h-full min-h-14 w-13 place-items-center border-r border-tinta-950 no-underline hover:bg-tinta-950 hover:text-papel focus-visible:-outline-offset-4",
);
const dot = cx(
  "grid h-11 w-7 place-items-center before:h-0.5 before:w-4 before:bg-tinta-400 focus-visible:-outline-offset-4",
  "aria-[current=true]:before:h-1 aria-[current=true]:before:bg-minio-600",
  "forced-colors:before:bg-[CanvasText] forced-colors:aria-[current=true]:before:bg-[Highlight]",
);

interface MandoProps {
  id: string;
  index: number;
  total: number;
  dots: boolean;
}

/** The controls under a slide: arrows, its number, a dot for each. All are plain anchors. */
export function Mando({ id, index, total, dots }: MandoProps) {
  const anchor = (position: number) => `#${id}-${((position + total) % total) + 1}`;
  return (
    <div className={bar} data-part="controls">
      <a className={step} href={anchor(index - 1)}>
        <IconLabel of={ArrowLeft} label="Anterior" />
      </a>{" "}
      <a className={step} href={anchor(index + 1)}>
        <IconLabel of={ArrowRight} label="Siguiente" />
      </a>{" "}
      <span className={cx("font-mono text-sm whitespace-nowrap", dots ? "pr-1.5 pl-4" : "px-4")}>
        {index + 1} / {total}
      </span>{" "}
      {dots && (
        <span className="flex pr-3 pl-1">
          {Array.from({ length: total }, (_, position) => (
            <a
              key={position}
              className={dot}
              href={anchor(position)}
              aria-current={position === index ? "true" : undefined}
            >
              <span className="oculto">{`Ir a la ${position + 1} de ${total}`}</span>
            </a>
          ))}
        </span>
      )}
    </div>
  );
}
