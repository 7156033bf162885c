const BACKUP = /^\/admin\/backup\/subir(\.data)?$/;
const SCREENS =
  /^\/admin\/(subidas|categorias|subcategorias|productos|imagenes|catalogos|logo|backup)(\/[\w/]*)?(\.data)?$/;
const TABLES = /^\/admin\/productos\/importar(\.data)?$/;

/** Whether a request is a form with files of a screen that takes them, by its parts; what follows a "?" is ignored. */
export function isUploadOf(method = "", path = "", type = ""): boolean {
  const [pathname = ""] = path.split("?");
  return method === "POST" && type.startsWith("multipart/form-data") && SCREENS.test(pathname);
}

function isUploadTo({ method, url, headers }: Request, address: RegExp): boolean {
  const { pathname } = new URL(url);
  return isUploadOf(method, pathname, headers.get("content-type") ?? "") && address.test(pathname);
}

/** Whether a request is a form with a spreadsheet: read whole, never stored as a file. */
export function isTable(request: Request): boolean {
  return isUploadTo(request, TABLES);
}

/** Whether a request is a form with files that are stored; no other form may be larger than 1 MB or arrive in over 30 s. */
export function isUpload(request: Request): boolean {
  return isUploadTo(request, SCREENS) && !isTable(request);
}

/** Whether a form brings a backup, which is another kind of file and far larger. */
export function isBackupUpload(request: Request): boolean {
  return isUploadTo(request, BACKUP);
}
