const SCREENS = /^\/admin\/(subidas|categorias|subcategorias|productos|imagenes|catalogos|logo)(\/[\w/]*)?(\.data)?$/;

/** Whether a request is a form with files of a screen that takes them, by its parts; `path` without what follows a "?". */
export function isUploadOf(method = "", path = "", type = ""): boolean {
  const [pathname = ""] = path.split("?");
  return method === "POST" && type.startsWith("multipart/form-data") && SCREENS.test(pathname);
}

/** The same of a request: no other form may be larger than 1 MB or take longer than 30 s to arrive. */
export function isUpload(request: Request): boolean {
  return isUploadOf(request.method, new URL(request.url).pathname, request.headers.get("content-type") ?? "");
}
