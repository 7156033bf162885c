import { PageTitle } from "~/admin/shell/page-title";
import { Tema, temas } from "./ayuda-temas";

export async function loader() {
  return null;
}

/** The guide for staff: one printable page. */
export default function Ayuda() {
  return (
    <>
      <PageTitle titulo="Ayuda" texto="Cómo se hace cada cosa en este panel" />
      <nav className="bloq editor" aria-labelledby="temas">
        <header>
          <h2 id="temas">Temas</h2>
        </header>
        <ul className="in temas">
          {temas.map(({ id, titulo }) => (
            <li key={id}>
              <a href={`#${id}`}>{titulo}</a>
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
