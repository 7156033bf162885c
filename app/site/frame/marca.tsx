import { mediaHref } from "~/domain/catalogo/hrefs";
import { imagenHref, srcSet } from "~/domain/medios/sizes";
import { cx } from "~/ui/cx";

/** The GED mark. On dark ground the colours are inverted. */
export function Isotipo({ className = "size-11" }: { className?: string }) {
  return (
    <svg
      className={cx("fill-tinta-950 text-papel dark:fill-papel dark:text-tinta-950", className)}
      viewBox="0 0 44 44"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h44v44H0z" />
      <circle fill="none" stroke="currentColor" strokeWidth="5" cx="22" cy="22" r="12.5" />
      <path className="fill-current" d="M22 22h15.5v4.5H22z" />
      <path d="M29 10h10v9H29z" />
      <path
        className="stroke-minio-500"
        fill="none"
        strokeWidth="1.3"
        d="M2 22h10M14.5 22h2M19 22h6M27.5 22h2M32 22h10M22 2v10M22 14.5v2M22 19v6M22 27.5v2M22 32v10"
      />
    </svg>
  );
}

interface MarcaProps {
  empresa: string;
  href?: string;
  className?: string;
}

interface LogoProps {
  logo: { almacen: string; clave: string; mime: string; ancho: number | null; alto: number | null };
  empresa: string;
  /** True below the first screen: it loads when it comes near. */
  lazy?: boolean;
}

/** The box of the logo, in pixels. */
const [WIDE, TALL] = [224, 64];

/**
 * The company's logo in its own proportions, wide or tall, in its box; its room is there before the picture is. It is sent
 * at most 640 px wide, which is its box on the sharpest screens.
 */
export function Logo({ logo, empresa, lazy }: LogoProps) {
  const [ancho, alto] = [logo.ancho ?? WIDE, logo.alto ?? TALL];
  const scale = Math.min(1, WIDE / ancho, TALL / alto);
  return (
    <picture>
      {srcSet(logo, "avif") && <source type="image/avif" srcSet={imagenHref(logo, 640, "avif")} />}
      <img
        className="h-auto max-w-full forced-colors:bg-[white]"
        data-respaldo="/favicon.svg"
        src={mediaHref(logo)}
        alt={empresa}
        width={Math.round(ancho * scale)}
        height={Math.round(alto * scale)}
        loading={lazy ? "lazy" : undefined}
      />
    </picture>
  );
}

/** Link to the home page: mark and company name, with the first word large. */
export function Marca({ empresa, href = "/", className }: MarcaProps) {
  const [first, ...rest] = empresa.split(" ");
  return (
    <a
      className={cx("inline-flex items-center gap-3 leading-none no-underline", className)}
      href={href}
      aria-label={`${empresa}, inicio`}
    >
      <Isotipo />
      <span>
        <b className="block text-2xl font-bold apretada font-stretch-[122%]">{first}</b>{" "}
        <small className="mt-1 block text-micro font-medium font-stretch-[108%]">{rest.join(" ")}</small>
      </span>
    </a>
  );
}
