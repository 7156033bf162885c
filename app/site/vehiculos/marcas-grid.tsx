import { countedOf, countOf } from "~/domain/kernel/text";
import { marcaHref } from "~/domain/vehiculos/hrefs";
import { Vacio } from "~/ui/list/vacio";

interface MarcasGridProps {
  marcas: readonly { nombre: string; slug: string; lineas: readonly unknown[]; productos: number }[];
}

/** The makes as joined cells, each with how many lines and products it has. */
export function MarcasGrid({ marcas }: MarcasGridProps) {
  if (marcas.length === 0) return <Vacio titulo="Aún no hay vehículos registrados" />;
  return (
    <ul className="grid grid-cols-2 gap-px border border-tinta-950 bg-papel md:grid-cols-4">
      {marcas.map((marca) => (
        <li key={marca.slug} className="grid outline outline-tinta-950">
          <a
            className="grid min-h-18 content-between gap-1 px-4 py-3.5 no-underline hover:[box-shadow:inset_0_-3px_var(--color-minio-600)]"
            href={marcaHref(marca)}
          >
            <b className="text-lead leading-tight font-semibold wrap-anywhere">{marca.nombre}</b>
            <span className="text-sm text-tinta-600">
              <span className="max-md:hidden">{countOf(marca.lineas.length, "línea", "líneas")} · </span>
              {countedOf(marca.productos, "producto", "productos")}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
