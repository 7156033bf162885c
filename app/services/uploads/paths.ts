const BACKUP = /^\/admin\/backup\/subir(\.data)?$/;
const SCREENS =
  /^\/admin\/(subidas|categorias|subcategorias|productos|imagenes|catalogos|logo|backup)(\/[\w/]*)?(\.data)?$/;

/** Whether a request is a form with files of a screen that takes them; no other form may be larger than 1 MB. */
export function isUpload(request: Request): boolean {
  const { pathname } = new URL(request.url);
  const type = request.headers.get("content-type") ?? "";
  return request.method === "POST" && type.startsWith("multipart/form-data") && SCREENS.test(pathname);
}

/** Whether a form brings a backup, which is another kind of file and far larger. */
export function isBackupUpload(request: Request): boolean {
  return isUpload(request) && BACKUP.test(new URL(request.url).pathname);
}
