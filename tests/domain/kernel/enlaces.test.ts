import { describe, expect, it } from "vitest";
import { normaliseUrl, whatsappLink } from "~/domain/kernel/links";

describe("an address that staff type", () => {
  it.each([
    ["/contacto", "/contacto"],
    [" #pie ", "#pie"],
    ["https://ejemplo.com/a?b=1", "https://ejemplo.com/a?b=1"],
    ["HTTP://ejemplo.com", "HTTP://ejemplo.com"],
    ["mailto:a@ejemplo.com", "mailto:a@ejemplo.com"],
    ["MAILTO:a@ejemplo.com?subject=Hola", "MAILTO:a@ejemplo.com?subject=Hola"],
    ["tel:+576015550100", "tel:+576015550100"],
    ["www.ejemplo.com", "https://www.ejemplo.com"],
    ["ejemplo.com.co/ruta?x=1#y", "https://ejemplo.com.co/ruta?x=1#y"],
    ["peña.co", "https://peña.co"],
    ["ejemplo.com:8080", "https://ejemplo.com:8080"],
  ])("%j is kept as %j (DEC 21)", (typed, url) => {
    expect(normaliseUrl(typed)).toBe(url);
  });

  it.each([
    "",
    "contacto",
    "//malo.ejemplo",
    "/\\malo.ejemplo",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "ftp://ejemplo.com",
    "https://",
    "http:///x",
    "dos palabras.com",
    "a@ejemplo.com",
    "-malo.com",
    "mailto:",
    "mailto:a@b,c.d",
    "mailto:a@ejemplo",
    "mailto:a@ejemplo.com?cc=b@ejemplo.com",
    "tel:llame",
  ])("%j is none", (typed) => {
    expect(normaliseUrl(typed)).toBeNull();
  });
});

describe("a WhatsApp number", () => {
  it.each(["3005550100", "+573005550100", "https://wa.me/573005550100", "web.whatsapp.com/send?phone=573005550100"])(
    "of Colombia, %j, is a link (DEC 36)",
    (typed) => {
      expect(whatsappLink(typed)).toBe("https://wa.me/573005550100");
    },
  );

  it.each(["", "300", "57", "+12125550100", "https://wa.me/message/ABC", "https://wa.me.malo.ejemplo/573005550100"])(
    "like %j is none",
    (typed) => {
      expect(whatsappLink(typed)).toBeNull();
    },
  );
});
