import { guardia } from "./archivos";
import {
  acceso,
  accesoSesion,
  beneficiosAdmin,
  bootstrap,
  logoAdmin,
  productosCrear,
  productosLista,
  subidasRechazos,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("5 Images, about us, catalogues, benefits, logo", [
    [
      "Benefit: 'El ícono es requerido'",
      beneficiosAdmin,
      "with something missing is refused beside each field, in the specification's words",
    ],
    [
      "'El título es requerido' (at least 1 character)",
      beneficiosAdmin,
      "with something missing is refused beside each field, in the specification's words",
    ],
    [
      "'La descripción es requerida'",
      beneficiosAdmin,
      "with something missing is refused beside each field, in the specification's words",
    ],
    [
      "orden a number at least 0: 'El orden debe ser mayor o igual a 0' (non-numeric becomes 0)",
      beneficiosAdmin,
      "with an order below 0 is refused beside it; one that is no number becomes 0",
    ],
    [
      "Benefit: activo boolean default true",
      beneficiosAdmin,
      "starts active and with order 0, which may be left empty",
    ],
    ["Logo: 'Por favor selecciona solo archivos de imagen (PNG, JPG, etc.)'", logoAdmin, "is not %s"],
    [
      "Logo: the picker accepts images only",
      logoAdmin,
      "is shown with the day it came, where it appears and which files are wanted",
    ],
  ]),
  ...parte("5 Upload limits", [
    [
      "image 5 MB: 'La imagen no puede ser mayor a 5MB.'",
      subidasRechazos,
      "%s: says so beside the field, changes nothing and leaves nothing behind",
    ],
    ["type error 'El archivo debe ser una imagen.'", subidasRechazos, "refuses where %s is asked for"],
    [
      "media image 5 MB and video 100 MB",
      subidasRechazos,
      "%s: says so beside the field, changes nothing and leaves nothing behind",
    ],
    [
      "type error 'El archivo debe ser una imagen o un video (MP4/MOV).'",
      subidasRechazos,
      "%s: says so beside the field, changes nothing and leaves nothing behind",
    ],
    [
      "PDF 50 MB: 'El PDF no puede ser mayor a 50MB.', 'El archivo debe ser un PDF.'",
      subidasRechazos,
      "refuses where %s is asked for",
    ],
    ["Whether each admin screen applies these helpers: all do", 24],
    ["A select option may never have an empty value", productosLista, "never offer a choice with an empty value"],
    ["nor in a form", productosCrear, "starts visible, with nothing chosen and no empty value in a select"],
  ]),
  ...parte("6 Roles and permissions", [
    ["Only an administrator may use the panel", guardia, "$path shows nothing as a document, whatever the method"],
    [
      "After signing in the user must have an active admin record",
      accesoSesion,
      "because the account is switched off: said so, and never switched on by it",
    ],
    ["If none exists, the product calls the routine ensure_admin_user", 15],
    [
      "with the part of the e-mail before the @ as name (or 'Administrador')",
      bootstrap,
      "is called by the part of the e-mail before the @, and created once",
    ],
    [
      "If that fails or the record cannot be read, access is denied and the user is signed out",
      accesoSesion,
      "because the account cannot be read: said so, and nobody is in",
    ],
    [
      "Every authenticated admin gets all admin screens; no finer roles",
      guardia,
      "every screen of the menu opens, and an unknown address is a 404 of the back office",
    ],
    ["Whether the server restricts individual actions: it does", guardia, "$path changes nothing when it is posted to"],
  ]),
  ...parte("7 Session", [
    ["All data calls use a hosted backend's table-style client", 0],
    ["Sign in with password (email, password)", acceso, "lets the administrator in with a greeting, once"],
    ["sign out", accesoSesion, "ends the session in the database and says so, once"],
    [
      "Read admin_users by user_id where activo is true",
      accesoSesion,
      "because the account is switched off: said so, and never switched on by it",
    ],
    ["call routine ensure_admin_user with email_param and nombre_param", 15],
    ["read admin_users by id", accesoSesion, "because the account cannot be read: said so, and nobody is in"],
    ["Insert into admin_sessions: session_token as a random UUID", 14],
    ["expires_at 8 hours later", acceso, "opens a session of eight hours"],
    [
      "Delete from admin_sessions by session_token on logout",
      accesoSesion,
      "ends the session in the database and says so, once",
    ],
    ["Call routine verify_admin_session with session_token", accesoSesion, "is not opened by the made-up token %j"],
    ["returns rows with admin_user_id, email, nombre", acceso, "lets the administrator in with a greeting, once"],
    ["The token is kept in local storage under admin_session_token: in a cookie of that name", 14],
  ]),
];
