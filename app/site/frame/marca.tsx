/** The GED mark with its name. On dark ground (`.sobre-tinta`) the colours are inverted. */
export function Isotipo() {
  return (
    <svg className="isotipo" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <path className="fondo" d="M0 0h44v44H0z" />
      <circle className="letra-linea" cx="22" cy="22" r="12.5" />
      <path className="letra" d="M22 22h15.5v4.5H22z" />
      <path className="fondo" d="M29 10h10v9H29z" />
      <path
        className="eje-marca"
        d="M2 22h10M14.5 22h2M19 22h6M27.5 22h2M32 22h10M22 2v10M22 14.5v2M22 19v6M22 27.5v2M22 32v10"
      />
    </svg>
  );
}

/** Link to the home page: mark and company name, with the first word large. */
export function Marca({ empresa, href = "/" }: { empresa: string; href?: string }) {
  const [first, ...rest] = empresa.split(" ");
  return (
    <a className="marca" href={href} aria-label={`${empresa}, inicio`}>
      <Isotipo />
      <span>
        <b>{first}</b> <small>{rest.join(" ")}</small>
      </span>
    </a>
  );
}
