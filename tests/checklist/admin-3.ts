import {
  adminListas,
  espera,
  homeBloques,
  homeCampos,
  homeContactos,
  homeEnlaces,
  homeMenuCatalogo,
  productosCrear,
  productosBuscar,
  productosLista,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("2 Home administration", [
    ["and /catalogo always works", homeMenuCatalogo, "called %j at %j keeps its list of categories"],
    [
      "The catalogue item is marked '(Catálogo)' and '(Flexible)' with a highlighted style",
      homeMenuCatalogo,
      "is marked, and only it",
    ],
    [
      "Categories block 'Bloque de Categorías': Título de la Sección and Descripción",
      homeCampos,
      "the categories block's title and description",
    ],
    [
      "Categories block button 'Guardar Cambios'",
      homeBloques,
      "is saved, told in the specification's words, and on the site at once",
    ],
    ["Categories block ('Guardando...')", espera, 'the home page\'s editor "${name}" says that it is saving'],
    [
      "Footer content 'Contenido del Footer': multi-line Descripción, Copyright, Leyenda",
      homeCampos,
      "the footer's texts on several lines",
    ],
    [
      "Footer content button 'Guardar Cambios'",
      homeBloques,
      "is saved, told in the specification's words, and on the site at once",
    ],
  ]),
  ...parte("2 Quick links and contact information", [
    [
      "Quick links 'Enlaces Rápidos': table Orden, Nombre, URL, Activo, Acciones",
      homeCampos,
      "have their columns, an edit and a delete button, and a form with Actualizar and Cancelar",
    ],
    [
      "'Agregar Enlace' opens an inline form with Nombre, URL, Orden",
      homeEnlaces,
      "is added at the end whatever order is posted, and is on the site at once",
    ],
    [
      "URL placeholder '/ruta o {host}'",
      homeEnlaces,
      "is added at the end whatever order is posted, and is on the site at once",
    ],
    [
      "Orden (number)",
      homeCampos,
      "have their columns, an edit and a delete button, and a form with Actualizar and Cancelar",
    ],
    ["button Crear", homeEnlaces, "is added at the end whatever order is posted, and is on the site at once"],
    [
      "buttons Actualizar and Cancelar",
      homeCampos,
      "have their columns, an edit and a delete button, and a form with Actualizar and Cancelar",
    ],
    ["Row actions: edit", homeEnlaces, "is edited with the order that was typed"],
    ["delete", homeEnlaces, "is deleted after the specification's question"],
    ["active switch", homeEnlaces, "is switched off and on, at once on the site"],
    [
      "Contact information 'Información de Contacto': table Orden, Tipo, Valor, Activo, Acciones",
      homeContactos,
      "is a list of kinds in their words, of which only the value can be changed",
    ],
    [
      "Only the value is editable inline (Guardar/Cancelar)",
      homeContactos,
      "is a list of kinds in their words, of which only the value can be changed",
    ],
    ["the active switch can be toggled", homeContactos, "is switched off and on"],
    [
      "Type labels: direccion = Dirección, telefono = Teléfono, email = Email, web = Sitio Web",
      homeContactos,
      "is a list of kinds in their words, of which only the value can be changed",
    ],
  ]),
  ...parte("2 Product management", [
    [
      "Title 'Gestión de Productos', text 'Administra todos los productos del catálogo'",
      productosLista,
      "counts all products and shows the first page by name, with every column",
    ],
    [
      "Button 'Nuevo Producto' shows the create form",
      adminListas,
      "has its title, the button that opens the form, its search and its columns",
    ],
    [
      "which is titled 'Crear Nuevo Producto'",
      productosCrear,
      "starts visible, with nothing chosen and no empty value in a select",
    ],
    [
      "and the button becomes 'Cancelar'",
      adminListas,
      "is left for an empty form with Crear, and Cancelar leads back to it",
    ],
    [
      "'Lista de Productos' with search box 'Buscar productos...'",
      adminListas,
      "has its title, the button that opens the form, its search and its columns",
    ],
    ["badge 'N productos'", productosLista, "counts one product as one"],
    [
      "case-insensitive substring over nombre, codigo, categoria, subcategoria",
      productosBuscar,
      "finds part of name, code, category and subcategory, whatever case and accents",
    ],
  ]),
];
