import {
  cabeceras,
  compartir,
  datos,
  direcciones,
  guardia,
  menu,
  slugs,
  texto,
  contactoEnviado,
  contactoFormulario,
} from "./archivos";
import { parte } from "./entrada";

export const filas = [
  ...parte("5 Validation: the contact form", [
    [
      "nombre: required 'El nombre es obligatorio'; at least 2 characters; input max 100",
      contactoFormulario,
      "refuses %s %j: %s",
    ],
    [
      "empresa: optional; max 100 'La empresa no puede exceder 100 caracteres'",
      contactoFormulario,
      "refuses %s %j: %s",
    ],
    [
      "email: required 'El email es obligatorio'; pattern 'Email inválido'; max 254",
      contactoFormulario,
      "refuses %s %j: %s",
    ],
    ["telefono: required 'El teléfono es obligatorio'; at least 6; max 20", contactoFormulario, "refuses %s %j: %s"],
    ["asunto: required 'El asunto es obligatorio'; at least 3; max 200", contactoFormulario, "refuses %s %j: %s"],
    [
      "mensaje: required 'El mensaje es obligatorio'; at least 10; max 2000; 6 rows",
      contactoFormulario,
      "refuses %s %j: %s",
    ],
    ["A second check before sending, on trimmed values", contactoFormulario, "refuses %s %j: %s"],
    [
      "Failures show the title 'Datos inválidos' with the messages joined",
      contactoFormulario,
      "joins all that is wrong under 'Datos inválidos'",
    ],
  ]),
  ...parte("5 Other rules", [
    ["Slug: lower-case, accents removed, other characters dropped, spaces to hyphens", texto, "of %j is %j"],
    [
      "repeated hyphens collapsed, edge hyphens trimmed",
      texto,
      "holds only a-z, 0-9 and single hyphens between them, whatever the name",
    ],
    ["a slug that is taken gets a number", slugs, "is the name's own while it is free, then -2, -3"],
    ["Category lookup by slug: first exact name", direcciones, "answers at /%s with its one address"],
    ["then approximate name variants", direcciones, "%s for now to its one likeness %s"],
    ["then partial word matches", direcciones, "offer the choice when several names resemble them, and serve none"],
    ["of more than 2 characters", direcciones, "are never guessed from a word of one or two letters"],
    [
      "SEO description is cut to 155 characters (152 plus an ellipsis)",
      compartir,
      "is its description cut at 155 characters: 152 and three dots",
    ],
    ["whatever the text", texto, "never give search engines more than 155 characters, nor line breaks"],
  ]),
  ...parte("6 Roles and permissions", [
    ["Public visitors only read", guardia, "$path changes nothing when it is posted to"],
    [
      "and may send the contact form",
      contactoEnviado,
      "is told as sent, leaves an empty form, and a reload sends nothing",
    ],
    ["The client uses a public anonymous-role key for the backend", 0],
    ["nothing of the back office is shown to them", guardia, "$path shows nothing as a document, whatever the method"],
  ]),
  ...parte("7 The calls it makes", [
    ["A hosted backend is used through a table-style client", 0],
    [
      "menu_principal: activo equal true, ordered by orden ascending",
      menu,
      "follows a rename, a switch and a new order at the next request",
    ],
    [
      "cached as 'menu-principal': an edit shows at once",
      cabeceras,
      "is asked for anew each time, so that an edit shows at once",
    ],
    ["empty list on failure", menu, "is empty, not an error, when it has no entries or cannot be read"],
    [
      "subcategorias: ordered by categoria then nombre",
      direcciones,
      "shows where it stands, its description and all its subcategories",
    ],
    ["filtered by equal categoria with a fallback to a partial match", 6],
    ["also by slug", direcciones, "answers by slug under the category and under /catalogo, by slug and by id"],
    [
      "catalogos_pdf where activo is true, single row",
      datos,
      "refuses a second active PDF catalogue, on insert and on update",
    ],
  ]),
];
