/** Malformed requests as raw bytes, which no browser would send. */
import type { Azar } from "../lib/azar";

const poison = [
  "%00",
  "%00%00",
  "%ED%A0%80",
  "%ED%B0%80x",
  "%C0%AE%C0%AE%2F",
  "%FF%FE",
  "%F0%9F%98%80",
  "%",
  "%zz",
  "%u0000",
  "..%2f..%2fetc%2fpasswd",
  "%E2%80%AE",
  "__proto__",
  "constructor.prototype.x",
  "toString",
  "99999999999999999999999999",
  "-1",
  "1e309",
  "0x10",
  "NaN",
  "2147483648",
  "' OR 1=1 --",
  '"><script>alert(1)</script>',
  "${7*7}{{7*7}}",
  "\\",
  "x".repeat(3000),
];
const keys = ["q", "pagina", "id", "_routes", "index", "volver", "llave", "categoria", "filtro", "enviado", "orden"];
const fields = [
  ...["nombre", "email", "asunto", "mensaje", "telefono", "idempotencia", "intent", "id", "revision", "posicion"],
  ...["firma", "codigo", "categoria_id", "subcategoria_id", "password", "__proto__", "constructor", "medio[]"],
  ...["__proto__[x]", "a[b][c]", "nombre[0]", "nombre.x", "medio-accion", "csrf", "orden", "activo", "icono", "titulo"],
];
const methods = [
  ...["GET", "GET", "GET", "GET", "GET", "POST", "POST", "POST", "POST", "POST", "POST"],
  ...["PUT", "DELETE", "HEAD", "OPTIONS", "TRACE"],
];
const types = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=limite",
  "application/json",
  "text/plain",
  "x",
];
const oddHeaders = [
  "Range: bytes=9999999999999-",
  "Range: bytes=-0",
  'If-None-Match: """',
  "If-Modified-Since: never",
  "Accept-Encoding: br;q=x, gzip;;, *",
  "Cookie: admin_session_token=%00; toast=%7B; equipo=__proto__",
  "Cookie: =; ;; a",
  `Cookie: x=${"y".repeat(8000)}`,
  "X-Forwarded-For: ' OR 1=1",
  "X-Visitor: ::::",
  "Accept: */*;q=99",
  "Expect: 100-continue",
  "Upgrade: websocket",
  "Transfer-Encoding: gzip, chunked",
  "Content-Encoding: gzip",
];

function address(azar: Azar, paths: readonly string[]): string {
  let path = azar.of(paths);
  if (azar.chance(0.3))
    path = path.replace(/\/(?:1|x|[\w-]+)$/, () => `/${encodeURI(azar.of(poison)).replace(/%25/g, "%")}`);
  if (azar.chance(0.3)) path += ".data";
  const query = Array.from({ length: azar.below(4) }, () => `${azar.of(keys)}=${wire(azar.of(poison))}`);
  return path + (query.length > 0 ? `?${query.join("&")}` : "");
}

/** Encodes a text for a request line: no spaces, but every other odd character. */
function wire(text: string): string {
  return text.replace(/[ "<>]/g, (sign) => encodeURIComponent(sign));
}

function multipart(azar: Azar): string {
  const part = () => {
    const name = azar.of(fields);
    const file = azar.chance(0.4)
      ? `; filename="${azar.of(["a.png", "../x", "\u0000", "", 'a"b', "x".repeat(300)])}"`
      : "";
    const head = azar.of([
      `Content-Disposition: form-data; name="${name}"${file}`,
      "Content-Disposition: form-data",
      "X: y",
      "",
    ]);
    return `--limite\r\n${head}\r\n\r\n${azar.of(poison)}\r\n`;
  };
  const end = azar.of(["--limite--\r\n", "--limite", "", "--limit--\r\n"]);
  return Array.from({ length: azar.below(6) }, part).join("") + end;
}

function body(azar: Azar, type: string): string {
  if (type.startsWith("multipart")) return multipart(azar);
  if (type === "application/json")
    return azar.of(['{"__proto__":{"x":1}}', "{", "[]", "null", '"\\ud800"', `${"[".repeat(2000)}`]);
  return Array.from({ length: azar.below(8) }, () => `${azar.of(fields)}=${wire(azar.of(poison))}`).join("&");
}

/** One malformed request; `session` is the Cookie header of a signed-in user, or ''. */
export function deformed(azar: Azar, paths: readonly string[], origin: URL, session: string): Buffer {
  const method = azar.of(methods);
  const head = [
    `${method} ${address(azar, paths)} HTTP/1.1`,
    `Host: ${azar.chance(0.9) ? origin.host : azar.of(["x y", "", "[::", "a,b"])}`,
  ];
  if (azar.chance(0.8)) head.push(`Origin: ${origin.origin}`);
  if (session && azar.chance(0.7)) head.push(session);
  if (azar.chance(0.4)) head.push(azar.of(oddHeaders));
  head.push(`X-Visitor: 10.${azar.below(256)}.${azar.below(256)}.${azar.below(256)}`, "Connection: close");
  if (["GET", "HEAD", "OPTIONS", "TRACE"].includes(method)) return Buffer.from(`${head.join("\r\n")}\r\n\r\n`);
  const type = azar.of(types);
  const sent = Buffer.from(body(azar, type));
  head.push(`Content-Type: ${type}`, `Content-Length: ${sent.length}`);
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), sent]);
}
