import {
  acceso,
  accesoPrimero,
  accesoSesion,
  accesoTextos,
  homeBloques,
  homeContactos,
  homeEnlaces,
  homeMenu,
  homeMenuCatalogo,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("8 Login", [
    [
      "'Error de configuración' / 'No se pudo configurar el acceso administrativo'",
      accesoPrimero,
      "the login says that access could not be configured",
    ],
    [
      "'Error de acceso' / 'No se pudo obtener la información del administrador'",
      accesoSesion,
      "because the account cannot be read: said so, and nobody is in",
    ],
    [
      "'Acceso denegado' / 'No se pudo verificar los permisos administrativos'",
      accesoTextos,
      "says so when nobody can tell whether one may see it",
    ],
    [
      "or 'No tienes permisos de administrador'",
      accesoSesion,
      "because the account is switched off: said so, and never switched on by it",
    ],
    [
      "'Error' / 'Ocurrió un error durante el login'",
      accesoTextos,
      "says that something went wrong when the session cannot be kept, and lets nobody in",
    ],
    [
      "Every failure signs the user out",
      acceso,
      "says the same of a wrong password as of an unknown e-mail, and tells neither back",
    ],
    [
      "If the session record cannot be created, the user is signed out",
      accesoSesion,
      "because the session cannot be kept: nobody is in",
    ],
    ["with no message: a plain form post is answered with a page, which says that the login failed", 0],
    ["Success: 'Bienvenido' / 'Hola {name}'", accesoTextos, "greets under the title of the specification"],
    [
      "Logout: 'Sesión cerrada' / 'Has cerrado sesión correctamente'",
      accesoSesion,
      "ends the session in the database and says so, once",
    ],
  ]),
  ...parte("8 Home content", [
    [
      "Banner: success 'Banner actualizado correctamente'",
      homeBloques,
      "is saved, told in the specification's words, and on the site at once",
    ],
    [
      "failure 'Error al actualizar el banner'",
      homeBloques,
      "that the database refuses is told as not saved, and everything typed stays",
    ],
    ["updating with no banner loaded raises an error: it creates one", 31],
    ["Menu: 'Elemento del menú actualizado'", homeMenu, "is renamed, gets another address, and is on the site at once"],
    ["'Error al actualizar el elemento del menú'", homeMenu, "that the database refuses is told as not saved"],
    [
      "reorder 'Orden del menú actualizado'",
      homeMenuCatalogo,
      "is changed with buttons, numbered from 1, and the site's at once",
    ],
    [
      "'Error al reordenar el menú'",
      homeMenuCatalogo,
      "is not changed from a list that is stale, nor when the database refuses",
    ],
    [
      "Categories block: 'Bloque de categorías actualizado'",
      homeBloques,
      "is saved, told in the specification's words, and on the site at once",
    ],
    [
      "'Error al actualizar el bloque de categorías'",
      homeBloques,
      "that the database refuses is told as not saved, and everything typed stays",
    ],
    ["missing block id raises 'No bloque ID found': it creates one", 31],
    [
      "Footer content: success titled 'Éxito' 'Contenido del footer actualizado correctamente'",
      homeBloques,
      "is saved, told in the specification's words, and on the site at once",
    ],
    [
      "failure 'No se pudo actualizar el contenido del footer'",
      homeBloques,
      "that the database refuses is told as not saved, and everything typed stays",
    ],
    [
      "Links: 'Enlace creado correctamente'",
      homeEnlaces,
      "is added at the end whatever order is posted, and is on the site at once",
    ],
    ["'Enlace actualizado correctamente'", homeEnlaces, "is edited with the order that was typed"],
    ["'Enlace eliminado correctamente'", homeEnlaces, "is deleted after the specification's question"],
    [
      "'No se pudo crear el enlace', 'No se pudo actualizar el enlace', 'No se pudo eliminar el enlace'",
      homeEnlaces,
      "that the database refuses is told in the specification's words, and what was typed stays",
    ],
    [
      "Contact info: 'Información de contacto actualizada correctamente'",
      homeContactos,
      "%s is changed to %j, at once on the site",
    ],
  ]),
];
