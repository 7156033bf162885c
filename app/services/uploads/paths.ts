const BACKUP = /^\/admin\/backup\/subir(\.data)?$/;
const SCREENS =
  /^\/admin\/(subidas|categorias|subcategorias|productos|imagenes|catalogos|logo|backup)(\/[\w/]*)?(\.data)?$/;

const TABLES = /^\/admin\/productos\/importar(\.data)?$/;

function isMultipart({ method, headers }: Request): boolean {
  return method === "POST" && (headers.get("content-type") ?? "").startsWith("multipart/form-data");
}

/** Whether a request is a form with a spreadsheet: read whole, never stored as a file. */
export function isTable(request: Request): boolean {
  return isMultipart(request) && TABLES.test(new URL(request.url).pathname);
}

/** Whether a request is a form with files of a screen that takes them; no other form may be larger than 1 MB. */
export function isUpload(request: Request): boolean {
  return isMultipart(request) && SCREENS.test(new URL(request.url).pathname) && !isTable(request);
}

/** Whether a form brings a backup, which is another kind of file and far larger. */
export function isBackupUpload(request: Request): boolean {
  return isUpload(request) && BACKUP.test(new URL(request.url).pathname);
}
