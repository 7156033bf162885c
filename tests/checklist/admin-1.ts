import { guardia } from "./archivos";
import {
  acceso,
  accesoSesion,
  accesoTextos,
  adminListas,
  backup,
  backupE2e,
  beneficiosAdmin,
  catalogosAdmin,
  categoriasAdmin,
  categoriasMedios,
  espera,
  home,
  homeBloques,
  homeMenu,
  imagenesSitio,
  logoAdmin,
  nosotrosAdmin,
  productosCrear,
  productosLista,
  subcategoriasAdmin,
  ubicacionesAdmin,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("1 What the product does", [
    [
      "Administrators maintain the home banner",
      homeBloques,
      "is saved, told in the specification's words, and on the site at once",
    ],
    ["navigation menu", homeMenu, "is renamed, gets another address, and is on the site at once"],
    ["categories block and footer", homeBloques, "is created when there is none yet"],
    ["products", productosCrear, "is created, told by name, and on the site at once"],
    [
      "categories with slider media",
      categoriasMedios,
      "are on the public page in their order with their texts, at the next request",
    ],
    ["subcategories", subcategoriasAdmin, "gets its address from its name, and is on the site at once"],
    ["contact locations", ubicacionesAdmin, "is created, told in the specification's words, and on the site at once"],
    [
      "general site images",
      imagenesSitio,
      "is created, active and with order 0 unless told, and on the home page at once",
    ],
    [
      "about-us content (sections, values, statistics)",
      nosotrosAdmin,
      "is created, told in the specification's words, and on the site at once",
    ],
    ["PDF catalogues", catalogosAdmin, "that is active takes the place of the active one, on the public site at once"],
    ["home benefits", beneficiosAdmin, "is created, told in the specification's words, and on the site at once"],
    ["the site logo", logoAdmin, "is replaced, on the site at once, and the old file goes"],
    [
      "full database backups",
      backupE2e,
      "a backup is made and downloaded, the content is spoilt, and the backup gives it back",
    ],
    [
      "All interface text is Spanish",
      adminListas,
      "has its title, the button that opens the form, its search and its columns",
    ],
    ["also where the login is refused", acceso, "survives an odd e-mail, %s, and speaks Spanish about it"],
    ["Data is held in a hosted backend reached through a client", 0],
  ]),
  ...parte("2 Routes", [
    ["/admin/login => Login, not guarded", accesoTextos, "has e-mail, password and its button"],
    [
      "/admin => Dashboard",
      adminListas,
      "counts products, the categories they are of, visible branches, and the active catalogue",
    ],
    ["/admin/home => Home administration", home, "stacks its editors in the specification's order"],
    [
      "/admin/productos => Product management",
      productosLista,
      "counts all products and shows the first page by name, with every column",
    ],
    [
      "/admin/categorias => Category management",
      categoriasAdmin,
      "shows name, beginning of the description, number of files, and how many there are",
    ],
    [
      "/admin/subcategorias => Subcategory management",
      subcategoriasAdmin,
      "shows how many of how many, by category and name, and narrows by category",
    ],
    ["/admin/ubicaciones => Location management", ubicacionesAdmin, "is searched by name, city or address: %j"],
    [
      "/admin/imagenes => Image management",
      imagenesSitio,
      "shows general images only, by place and order, each with its picture",
    ],
    [
      "/admin/nosotros => About-us management",
      nosotrosAdmin,
      "opens at its first tab, and each tab has an address and a counter",
    ],
    [
      "/admin/beneficios => Benefits management (Beneficios GED)",
      beneficiosAdmin,
      "says when a search finds nothing, when there are none, and counts one and many",
    ],
    [
      "/admin/catalogos => PDF catalogue management (Catálogos PDF)",
      catalogosAdmin,
      "shows the newest first, with version, size in MB with two decimals, state and the file",
    ],
    [
      "/admin/logo => Site logo (Logo del Sitio)",
      logoAdmin,
      "is shown with the day it came, where it appears and which files are wanted",
    ],
    [
      "/admin/backup => Backup management",
      backup,
      "before the first backup offers one, says what is in it, and that there is none",
    ],
    ["Guarded: every screen but the login", guardia, "$path shows nothing as a document, whatever the method"],
    ["its data too", guardia, "$path shows nothing as data, whatever routes are asked for"],
    ["and nothing behind the guard is changed by a stranger", guardia, "$path changes nothing when it is posted to"],
    ["The guard shows a 'Verificando permisos...' spinner while authentication loads", 0],
    [
      "Not authenticated: redirects to /admin/login and renders nothing",
      guardia,
      "no other way of writing an address gets past the door: %s",
    ],
    ["The layout's logout leads to /admin/login", accesoSesion, "ends the session in the database and says so, once"],
  ]),
  ...parte("2 Login", [
    ["Fields email and password, button 'Iniciar Sesión'", accesoTextos, "has e-mail, password and its button"],
    ["'Iniciando sesión...' while submitting", espera, "the login says that it is signing in"],
    ["'Verificando sesión...' during the session check", 0],
    ["An authenticated user is redirected to /admin", acceso, "leads who is in already to the panel"],
  ]),
  ...parte("2 Admin layout", [
    ["Sidebar linking all admin routes above", adminListas, "links every screen of the specification"],
  ]),
];
