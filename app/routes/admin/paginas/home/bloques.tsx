import type { EditorAnswer } from "~/admin/form/editor";
import { contenidoInicial } from "~/domain/paginas/initial-content";
import { TextArea, TextField } from "~/ui/form/fields";
import type { Route } from "./+types/page";
import { Bloque } from "./bloque";

type Data = Route.ComponentProps["loaderData"];

type Props<Block> = Block & { answer: EditorAnswer | undefined };

const reemplazos = "{empresa} y {lema} muestran lo que dice Configuración.";

function schemas() {
  return import("~/domain/paginas/schemas/home-blocks");
}

async function bannerSchema() {
  return (await schemas()).BannerSchema;
}

async function bloqueSchema() {
  return (await schemas()).BloqueSchema;
}

async function ctaSchema() {
  return (await schemas()).CtaSchema;
}

async function footerSchema() {
  return (await schemas()).FooterSchema;
}

/** The home page's banner; its button text is used on every catalogue button. */
export function Banner(props: Props<Data["banner"]>) {
  return (
    <Bloque name="banner" title="Banner Principal" schema={bannerSchema} initial={contenidoInicial.banner} {...props}>
      {(fields) => (
        <>
          <TextField label="Título Principal" field={fields.titulo} hint={reemplazos} />
          <TextField label="Subtítulo" field={fields.subtitulo} />
          <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
          <TextField
            label="Texto del Botón PDF"
            field={fields.texto_boton_pdf}
            hint="El texto de los botones del catálogo en todo el sitio. Solo dos llevan siempre el suyo: «Catálogo PDF» en los productos y «Descargar catálogo» en Contacto."
          />
        </>
      )}
    </Bloque>
  );
}

/** Title and text above the categories on the home page. */
export function Categorias(props: Props<Data["categorias"]>) {
  const { bloque } = contenidoInicial;
  return (
    <Bloque name="categorias" title="Bloque de Categorías" schema={bloqueSchema} initial={bloque} {...props}>
      {(fields) => (
        <>
          <TextField ancho label="Título de la Sección" field={fields.titulo} />
          <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
        </>
      )}
    </Bloque>
  );
}

/** The call to action at the end of the home page. */
export function Cta(props: Props<Data["cta"]>) {
  return (
    <Bloque name="cta" title="Llamado a la Acción" schema={ctaSchema} initial={contenidoInicial.cta} {...props}>
      {(fields) => (
        <>
          <TextField ancho label="Título" field={fields.titulo} />
          <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
          <TextField label="Texto del botón" field={fields.texto_boton} />
          <TextField label="Dirección del botón" field={fields.url_boton} hint="/contacto o https://ejemplo.com" />
        </>
      )}
    </Bloque>
  );
}

/** The texts of the footer, which every page shows. */
export function Footer(props: Props<Data["footer"]>) {
  return (
    <Bloque name="footer" title="Contenido del Footer" schema={footerSchema} initial={{}} {...props}>
      {(fields) => (
        <>
          <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
          <TextArea rows={2} label="Copyright" field={fields.copyright} hint={reemplazos} />
          <TextArea rows={2} label="Leyenda" field={fields.leyenda} />
        </>
      )}
    </Bloque>
  );
}
