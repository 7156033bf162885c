import { categoriaHref } from "~/domain/catalogo/hrefs";
import { cx } from "~/ui/cx";
import { Dibujo } from "~/site/dibujo/dibujo";

interface Globo {
  x: number;
  y: number;
  guia: string;
  punto: [number, number];
}

/** Position of each of the seven fixed categories on the vehicle. */
const globos: Record<string, Globo> = {
  "accesorios-4x4": { x: 640, y: 36, guia: "M640 60L640 112", punto: [640, 112] },
  "accesorios-automoviles": { x: 300, y: 116, guia: "M317 133L446 262", punto: [446, 262] },
  amortiguadores: { x: 112, y: 150, guia: "M131 164.6L346 330", punto: [346, 330] },
  carroceria: { x: 112, y: 246, guia: "M134 255.6L236 300", punto: [236, 300] },
  ferreteria: { x: 92, y: 360, guia: "M114.2 369L318 452", punto: [318, 452] },
  guardapolvos: { x: 112, y: 592, guia: "M132.8 580.1L318 474", punto: [318, 474] },
  "seguridad-vehicular": { x: 900, y: 36, guia: "M881.9 51.7L588 307", punto: [588, 307] },
};

interface Categoria {
  fija_id: string | null;
  nombre: string;
  slug: string;
}

/** Whether every category has its balloon on the vehicle, so that the numbers of the grid can be found there. */
export function isNumbered(categorias: readonly Categoria[]): boolean {
  return categorias.length > 0 && categorias.every(({ fija_id }) => globos[fija_id ?? ""]);
}

const layers = cx("@container relative w-full");

/** The vehicle with a numbered balloon per category; the numbers match the category grid. */
export function Vehiculo({ categorias }: { categorias: readonly Categoria[] }) {
  if (!categorias.some(({ fija_id }) => globos[fija_id ?? ""]))
    return (
      <div className={layers}>
        <Dibujo nombre="vehiculo" titulo="Alzado lateral de un vehículo 4x4" />
      </div>
    );
  return (
    <div className={layers}>
      <Dibujo nombre="vehiculo" titulo="Alzado lateral de un vehículo 4x4 con las categorías de producto numeradas" />
      <svg
        className="dwg absolute inset-0"
        viewBox="62 2 1134 632"
        role="group"
        aria-label="Categorías de producto sobre el vehículo"
      >
        {categorias.map(({ fija_id, nombre, slug }, index) => {
          const globo = globos[fija_id ?? ""];
          if (!globo) return null;
          return (
            <g key={slug}>
              <path className="guia" d={globo.guia} />
              <circle className="punto" cx={globo.punto[0]} cy={globo.punto[1]} r="5" />
              <a className="globo" href={categoriaHref({ slug })} aria-label={`${index + 1}. ${nombre}`}>
                <circle cx={globo.x} cy={globo.y} r="24" />
                <text x={globo.x} y={globo.y + 7} textAnchor="middle">
                  {index + 1}
                </text>
              </a>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
