import { createContext, useContext } from "react";
import { EMPRESA } from "~/domain/ajustes/ajustes";
import { pageTitle } from "~/domain/kernel/text";

const EmpresaContext = createContext<string>(EMPRESA);
export const EmpresaProvider = EmpresaContext.Provider;

/** The company's name, a setting (DEC 39). */
export function useEmpresa(): string {
  return useContext(EmpresaContext);
}

/** The `<title>` of a screen, which ends in the company's name. */
export function ScreenTitle({ titulo }: { titulo: string }) {
  return <title>{pageTitle(titulo, useEmpresa())}</title>;
}
