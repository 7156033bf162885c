import { type Resultado, ResultadosTabla } from "./resultados";

/** Other parts of the same kind, at the foot of a product's page. */
export function Relacionados({ productos }: { productos: readonly Resultado[] }) {
  if (productos.length === 0) return null;
  return (
    <section className="seccion relacionados" aria-labelledby="relacionados">
      <div className="wrap">
        <div className="cab-seccion">
          <h2 className="h2" id="relacionados">
            Productos relacionados
          </h2>
        </div>
        <ResultadosTabla productos={productos} labelledby="relacionados" />
      </div>
    </section>
  );
}
