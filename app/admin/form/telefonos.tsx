import { Fragment } from "react";
import { Link } from "react-router";
import type { Telefono } from "~/domain/paginas/telefonos.server";

function digits(numero: string): string {
  return numero.replaceAll(/\D/g, "");
}

interface OtrosTelefonosProps {
  telefonos: readonly Telefono[];
  /** Address of the editor it stands in; none for a place that is not there yet. */
  aqui: string | null;
}

/** Below a telephone field: in which other places the company's telephone stands, and which of them follow this one. */
export function OtrosTelefonos({ telefonos, aqui }: OtrosTelefonosProps) {
  const here = telefonos.find(({ href }) => href === aqui);
  const others = telefonos.filter((one) => one !== here);
  if (others.length === 0) return null;
  const said = ({ numero, hereda }: Telefono) => {
    if (hereda) return aqui === "/admin/configuracion" ? "lo toma de aquí" : "lo toma de Configuración";
    return here && digits(numero) === digits(here.numero) ? "el mismo" : numero;
  };
  return (
    <>
      También hay teléfono en{" "}
      {others.map((one, index) => (
        <Fragment key={one.href}>
          {index > 0 && ", "}
          <Link to={one.href}>{one.lugar}</Link> ({said(one)})
        </Fragment>
      ))}
      .
    </>
  );
}
