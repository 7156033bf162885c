import { Link } from "react-router";
import { Miniatura, SinFoto } from "~/admin/media/miniatura";
import type { productosDe } from "~/domain/mensajes/mensajes.server";
import { cx } from "~/ui/cx";

const row = cx(
  "flex items-center gap-4 border border-tinta-300 p-3 leading-snug font-semibold wrap-anywhere no-underline hover:bg-tinta-50",
);

/** The products that a message asks for: picture, code and name, each a link to its editor. */
export function Productos({ productos }: { productos: Awaited<ReturnType<typeof productosDe>> }) {
  if (productos.length === 0) return null;
  return (
    <ul className="grid max-w-176 gap-3" aria-label="Productos del mensaje">
      {productos.map(({ id, codigo, nombre, medio }) => (
        <li key={id}>
          <Link className={row} to={`/admin/productos/${id}`}>
            {medio ? <Miniatura medio={medio} place="fila" /> : <SinFoto />}
            <span className="min-w-0">
              <span className="mono block text-sm font-normal text-tinta-600">{codigo}</span>
              {nombre}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
