export interface Cota {
  cifra: string;
  titulo: string;
  texto?: string;
}

/** Figures with a dimension line under each: the benefits and the statistics. */
export function Cotas({ cotas }: { cotas: readonly Cota[] }) {
  return (
    <div className="cotas">
      {cotas.map(({ cifra, titulo, texto }, index) => (
        <div className="cota" key={index}>
          <div className="cifra">{cifra}</div>
          <div className="acot" aria-hidden="true" />
          <h3 className="h3">{titulo}</h3>
          {texto && <p>{texto}</p>}
        </div>
      ))}
    </div>
  );
}
