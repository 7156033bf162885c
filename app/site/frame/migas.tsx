import { type Miga, RutaEstructurada } from "./datos-estructurados";

/** The breadcrumb: home first, the page itself last and not a link. */
export function Migas({ ruta = [], actual }: { ruta?: readonly Miga[]; actual: string }) {
  const links = [{ nombre: "Inicio", href: "/" }, ...ruta];
  return (
    <nav className="migas" aria-label="Ruta de navegación">
      <RutaEstructurada ruta={links} actual={actual} />
      <div className="wrap">
        <ol>
          {links.map(({ nombre, href }) => (
            <li key={href}>
              <a href={href}>{nombre}</a>
            </li>
          ))}
          <li aria-current="page">{actual}</li>
        </ol>
      </div>
    </nav>
  );
}
