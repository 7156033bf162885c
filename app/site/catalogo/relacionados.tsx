import { type FilaProducto, TablaProductos } from "./tabla-productos";

/** Related products, at the end of a product page. */
export function Relacionados({ productos }: { productos: readonly FilaProducto[] }) {
  if (productos.length === 0) return null;
  return (
    <section className="seccion pt-0 print:hidden" aria-labelledby="relacionados">
      <div className="wrap">
        <div className="cab-seccion">
          <h2 className="h2" id="relacionados">
            Productos relacionados
          </h2>
        </div>
        <TablaProductos productos={productos} labelledby="relacionados" />
      </div>
    </section>
  );
}
