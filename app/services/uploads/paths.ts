const SCREENS = /^\/admin\/(subidas|categorias|subcategorias|productos|imagenes|catalogos|logo)(\/[\w/]*)?(\.data)?$/;

/** Whether a request is a form with files of a screen that takes them; no other form may be larger than 1 MB. */
export function isUpload(request: Request): boolean {
  const { pathname } = new URL(request.url);
  const type = request.headers.get("content-type") ?? "";
  return request.method === "POST" && type.startsWith("multipart/form-data") && SCREENS.test(pathname);
}
