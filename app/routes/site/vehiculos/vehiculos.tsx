import { redirect } from "react-router";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { readAno } from "~/domain/vehiculos/aplicaciones";
import { lineaHref, marcaHref, vehiculosHref } from "~/domain/vehiculos/hrefs";
import { rowsLike, rowNamed } from "~/domain/vehiculos/names";
import { sinLinea } from "~/domain/vehiculos/vehiculos";
import { countAllUsos, findMarca, listVehiculos } from "~/domain/vehiculos/publico.server";
import { type RouteHandle, searchOf } from "~/services/http/route-handle";
import { Cabeza } from "~/site/frame/cabeza";
import { Migas } from "~/site/frame/migas";
import { ServerOnly } from "~/site/frame/server-only";
import { BuscadorVehiculo, type CampoVehiculo, PROBLEMA } from "~/site/vehiculos/buscador";
import { CabeceraVehiculos, Pregunta } from "~/site/vehiculos/cabecera";
import { MarcasGrid } from "~/site/vehiculos/marcas-grid";
import { textLink } from "~/ui/button";
import { FieldError } from "~/ui/form/field-parts";
import { readText } from "~/ui/list/list-query";
import type { Route } from "./+types/vehiculos";

export const handle = { search: { marca: readText, linea: readText, ano: readText } } satisfies RouteHandle;

interface Problema {
  campo: CampoVehiculo;
  mensaje: string;
  enlace: { href: string; texto: string } | null;
}

/** The page of the make or line that the form names; the problem with it when there is none. */
async function answerForm(asked: Record<CampoVehiculo, string>): Promise<Problema | null> {
  if (asked.marca === "") return null;
  const found = await findMarca(asked.marca);
  if (!found) return { campo: "marca", mensaje: `La marca «${asked.marca}» no existe en el catálogo.`, enlace: null };
  const { marca } = found;
  const lineas = { href: marcaHref(marca), texto: "Ver las líneas de la marca" };
  if (asked.linea === "") {
    if (asked.ano === "") throw redirect(lineas.href);
    const mensaje = `Escriba también la línea de ${marca.nombre}: el año se busca en ella.`;
    return { campo: "linea", mensaje, enlace: lineas };
  }
  const ano = readAno(asked.ano);
  const query = ano ? `?ano=${ano}` : "";
  const linea = rowNamed(marca.lineas, asked.linea);
  if (linea && asked.ano !== "" && ano === 0) {
    const enlace = { href: lineaHref(marca, linea), texto: "Ver todos los años" };
    return { campo: "ano", mensaje: `«${asked.ano}» no es un año (modelo). Escríbalo así: 2015.`, enlace };
  }
  if (linea) throw redirect(lineaHref(marca, linea) + query);
  const likes = rowsLike(marca.lineas, asked.linea);
  const [like, ...others] = likes;
  return {
    campo: "linea",
    mensaje: sinLinea(
      asked.linea,
      marca,
      likes.map(({ nombre }) => nombre),
    ),
    enlace: like && others.length === 0 ? { href: lineaHref(marca, like) + query, texto: "Ver esa línea" } : lineas,
  };
}

export async function loader({ url }: Route.LoaderArgs) {
  const asked = searchOf(handle, url);
  const problema = await answerForm(asked);
  const [marcas, usos] = await Promise.all([listVehiculos(), countAllUsos()]);
  const shown = marcas.filter(({ lineas }) => lineas.length > 0);
  return new ServerOnly({
    ...{ asked, problema, lineas: shown.reduce((sum, one) => sum + one.lineas.length, 0) },
    marcas: shown.map((one) => ({ ...one, productos: usos.get(one.id) ?? 0 })),
  });
}

export default function Vehiculos({ loaderData }: Route.ComponentProps) {
  const { asked, problema, marcas, lineas } = loaderData.value;
  return (
    <>
      <Cabeza
        titulo="Busque por vehículo"
        descripcion="Autopartes por marca, línea y año (modelo) del vehículo, como están en la licencia de tránsito."
        canonica={vehiculosHref}
      />
      <Migas actual="Vehículos" />
      <CabeceraVehiculos
        titulo="Busque por vehículo"
        lado={<p className="lead">Tome la marca, la línea y el año (modelo) de la licencia de tránsito.</p>}
      >
        {marcas.length > 0 && <BuscadorVehiculo {...asked} marcas={marcas} mal={problema?.campo} />}
        {problema && (
          <p role="alert" id={PROBLEMA} className="font-semibold">
            <FieldError>{problema.mensaje}</FieldError>{" "}
            {problema.enlace && (
              <a className={textLink} href={problema.enlace.href}>
                {problema.enlace.texto}
              </a>
            )}
          </p>
        )}
      </CabeceraVehiculos>
      <section className="seccion pt-air-md" aria-labelledby="marcas">
        <div className="wrap grid gap-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="h3" id="marcas">
              Marcas
            </h2>
            {marcas.length > 0 && (
              <p className="nota">
                {countOf(marcas.length, "marca", "marcas")}, {formatNumber(lineas)} {lineas === 1 ? "línea" : "líneas"}
              </p>
            )}
          </div>
          <MarcasGrid marcas={marcas} />
          <Pregunta
            fuerte="¿No encuentra su vehículo?"
            texto="Envíenos una foto de la licencia de tránsito por la parte de los datos técnicos y le decimos qué pieza es."
            enlace="Escribir por WhatsApp"
            mensaje="Hola, no encuentro mi vehículo en el catálogo."
          />
        </div>
      </section>
    </>
  );
}
