import { Link } from "react-router";
import { textLink } from "~/ui/button";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";

interface TemaProps {
  id: string;
  titulo: string;
  /** Address of the screen it describes. */
  href: string;
  pantalla: string;
  parrafos: readonly string[];
}

export const temas: readonly TemaProps[] = [
  {
    id: "productos",
    titulo: "Productos",
    href: "/admin/productos",
    pantalla: "Productos",
    parrafos: [
      "Busque por código, nombre, categoría o subcategoría; los filtros y la página quedan como estaban al volver de editar. El ojo oculta un producto del sitio sin borrarlo, y lo muestra de nuevo. Para mostrar, ocultar, mover a otra subcategoría o eliminar varios a la vez, márquelos y use los botones del final de la lista. Allí se marcan también todos los de la página y, si la lista tiene hasta 300, los de sus otras páginas.",
      "El código se escribe una sola vez, al crear el producto. Si cambia el nombre, cambia la dirección de su página, y la anterior lleva a la nueva.",
      "Para crear uno parecido a otro, abra ese otro y elija «Duplicar»: el nuevo empieza con sus datos, medidas y aplicaciones.",
      "Sin foto propia, un producto muestra la de su subcategoría o su categoría.",
    ],
  },
  {
    id: "importar",
    titulo: "Muchos productos a la vez",
    href: "/admin/productos/importar",
    pantalla: "Importar Productos",
    parrafos: [
      "Exporte la lista en XLSX, cambie lo que quiera en Excel y vuelva a subirla. Los productos se reconocen por su código: los que existen se actualizan y los demás se crean; ninguno se borra.",
      "Antes de guardar se muestra qué se hará con cada fila. Si hay un error no se importa nada: se dice la fila, la columna y el valor.",
      "Las categorías y subcategorías deben existir antes.",
      "Las fotos se suben en cada producto, o muchas a la vez en Productos › Fotos: cada archivo se llama como el código del producto (GE-1020.jpg; la segunda, GE-1020-2.jpg). Antes de guardar se muestra a qué producto va cada una.",
      "Las aplicaciones (los vehículos a los que sirve cada producto) tienen su propia hoja, en Vehículos › Aplicaciones; allí también se descargan las que se pueden leer en los nombres.",
    ],
  },
  {
    id: "categorias",
    titulo: "Categorías y subcategorías",
    href: "/admin/categorias",
    pantalla: "Categorías",
    parrafos: [
      "Una categoría con nombre nuevo tiene dirección nueva; la anterior sigue funcionando. La dirección de una subcategoría es un campo aparte.",
      "Para eliminar una que todavía tiene productos, el sistema ofrece moverlos antes a otra.",
    ],
  },
  {
    id: "archivos",
    titulo: "Fotos, videos y catálogo PDF",
    href: "/admin/imagenes",
    pantalla: "Imágenes",
    parrafos: [
      "Imágenes PNG, JPG, GIF, WebP o AVIF de hasta 5 MB; videos MP4 o MOV de hasta 100 MB; el catálogo, en PDF de hasta 50 MB. Escriba en cada imagen un texto para quien no la ve.",
      "Solo hay un catálogo PDF activo: es el que se descarga en todo el sitio.",
    ],
  },
  {
    id: "inicio",
    titulo: "Página de inicio, menú y pie",
    href: "/admin/home",
    pantalla: "Home",
    parrafos: [
      "Cada bloque se guarda con su propio botón. El orden del menú se cambia con las flechas o arrastrando.",
      "Puede agregar y eliminar elementos del menú, enlaces y datos de contacto del pie. Un dato como {telefono} o {correo} muestra lo que dice Configuración: se cambia una sola vez.",
      "El elemento del catálogo puede llamarse de otra manera: el sitio lo reconoce y conserva su lista de categorías.",
    ],
  },
  {
    id: "buscador",
    titulo: "El buscador del sitio",
    href: "/admin/configuracion",
    pantalla: "Configuración",
    parrafos: [
      "El buscador entiende códigos, números de otras marcas, nombres, vehículos con su año y palabras con una letra equivocada.",
      "Sus clientes llaman de varias maneras a la misma pieza. En «Palabras que significan lo mismo» cada línea es un grupo, con comas: bómper, parachoques. Quien busca una encuentra también lo que tiene las otras, y la página lo dice.",
      "En Búsquedas está lo que los visitantes buscaron y no encontraron, y en cuántos días: de ahí salen las palabras que le faltan, o los productos.",
    ],
  },
  {
    id: "mensajes",
    titulo: "Mensajes de los visitantes",
    href: "/admin/mensajes",
    pantalla: "Mensajes",
    parrafos: [
      "Todo mensaje del formulario de contacto queda aquí, aunque el correo no salga. Si un envío falló, puede repetirlo desde el mensaje.",
      "Los destinatarios y los datos de la empresa están en Configuración.",
    ],
  },
  {
    id: "cotizaciones",
    titulo: "Solicitudes de cotización",
    href: "/admin/cotizaciones",
    pantalla: "Cotizaciones",
    parrafos: [
      "Cada lista que un visitante envía queda aquí con su número, y llega por correo a los mismos destinatarios que los mensajes. Los códigos y los nombres se conservan como se enviaron.",
      "«Yo respondo» dice a los demás quién la atiende. En Seguimiento se elige a otra persona y si quedó cotizada, ganada o perdida, y se escribe una nota que el cliente no ve. El historial dice quién cambió qué, sin datos del cliente.",
      "En Respuesta se escribe el precio unitario sin IVA, el IVA y los días de validez; lo que no hay se marca «No disponible» y lo que queda vacío sale «Por confirmar». «Guardar borrador» conserva lo escrito; «Revisar y enviar» muestra lo que verá el cliente antes de enviarlo.",
      "El cliente recibe el enlace de su cotización por correo, o usted se lo envía por WhatsApp. Allí la acepta o pregunta, y llega un correo; una pregunta queda señalada en la lista hasta que envíe otra versión o pulse «Ya la respondí». Lo enviado no cambia: «Preparar otra versión» lo reemplaza. Las condiciones están en Configuración.",
    ],
  },
  {
    id: "personas",
    titulo: "Personas, historial y contraseñas",
    href: "/admin/administradores",
    pantalla: "Administradores",
    parrafos: [
      "A cada persona se le da un enlace de un solo uso para que elija su contraseña. Quien deja la empresa se desactiva: no vuelve a entrar y su historial se conserva.",
      "El historial de cambios dice quién cambió qué y cuándo. Su nombre, su contraseña y sus sesiones están en su nombre, arriba.",
    ],
  },
  {
    id: "copias",
    titulo: "Copias de seguridad",
    href: "/admin/backup",
    pantalla: "Backup",
    parrafos: [
      "Un backup guarda todo el contenido y los archivos mientras el sitio sigue funcionando. Descárguelo y consérvelo en otro equipo.",
      "Antes de restaurar se muestra qué cambiaría, y el estado anterior queda guardado como otro backup. Los mensajes y el historial no se pierden.",
    ],
  },
  {
    id: "problemas",
    titulo: "Si algo no sale",
    href: "/admin",
    pantalla: "Panel",
    parrafos: [
      "Si otra persona guardó antes que usted, verá las dos versiones y decide cuál queda. Si la sesión terminó mientras escribía, ingrese de nuevo en el mismo navegador: lo escrito sigue ahí.",
      "El estado del sistema en el Panel dice si la base de datos, los archivos y el correo funcionan.",
    ],
  },
];

/** One subject of the guide. */
export function Tema({ id, titulo, href, pantalla, parrafos }: TemaProps) {
  return (
    <Card narrow aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>{titulo}</CardTitle>
        <Link className={textLink} to={href}>
          {pantalla}
        </Link>
      </CardHeader>
      <CardBody>
        {parrafos.map((parrafo) => (
          <p key={parrafo}>{parrafo}</p>
        ))}
      </CardBody>
    </Card>
  );
}
