import { FormatLinks } from "~/admin/importacion/format-links";
import { Buttons } from "~/ui/button";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";

function Links({ href, text }: { href: string; text: string }) {
  return (
    <Buttons>
      <FormatLinks text={text} hrefOf={(formato) => `${href}?formato=${formato}`} />
    </Buttons>
  );
}

/** What can be downloaded: the applications there are, and those that the names of products speak of. */
export function Descargas({ path }: { path: string }) {
  return (
    <>
      <Card narrow aria-labelledby="exportar-t">
        <CardHeader>
          <CardTitle id="exportar-t">Exportar</CardTitle>
          <Links href={`${path}/exportar`} text="Exportar" />
        </CardHeader>
        <CardBody>
          <p>
            Todas las aplicaciones. Las de algunos productos se exportan desde su lista, con la búsqueda y los filtros.
          </p>
        </CardBody>
      </Card>
      <Card narrow aria-labelledby="sugerir-t">
        <CardHeader>
          <CardTitle id="sugerir-t">Sugerir desde los nombres</CardTitle>
          <Links href={`${path}/sugerir`} text="Sugerencias" />
        </CardHeader>
        <CardBody>
          <p>
            Lee en los nombres de los productos vehículos con sus años, como «Renault Duster 2012-2020», y los escribe
            en un archivo. Nada cambia: revíselo, corrija lo que haga falta y súbalo aquí. Solo sugiere líneas que ya
            existen, y solo para productos que no son universales y no tienen aplicaciones.
          </p>
        </CardBody>
      </Card>
    </>
  );
}
