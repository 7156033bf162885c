import { PageTitle } from "~/admin/shell/page-title";
import { Tema, temas } from "./ayuda-temas";
import { cardClass, CardHeader, CardTitle } from "~/ui/card";

export async function loader() {
  return null;
}

/** The guide for staff: one printable page. */
export default function Ayuda() {
  return (
    <>
      <PageTitle titulo="Ayuda" texto="Cómo se hace cada cosa en este panel" />
      <nav className={cardClass({ narrow: true })} aria-labelledby="temas">
        <CardHeader>
          <CardTitle id="temas">Temas</CardTitle>
        </CardHeader>
        <ul className="grid gap-2 p-5 sm:grid-cols-2">
          {temas.map(({ id, titulo }) => (
            <li key={id}>
              <a className="inline-block py-1" href={`#${id}`}>
                {titulo}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {temas.map((tema) => (
        <Tema key={tema.id} {...tema} />
      ))}
    </>
  );
}
