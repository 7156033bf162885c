import { describe, expect, it } from "vitest";
import { imagenHref, imagenUrl, srcSet } from "~/domain/medios/sizes";

const disco = { almacen: "disco", clave: "imagenes-sitio/a1.webp", mime: "image/webp", ancho: 700 };
const nube = {
  almacen: "cloudinary",
  clave: "https://res.cloudinary.com/demo/image/upload/v17/imagenes-sitio/a1.webp",
  mime: "image/webp",
  ancho: null,
};

describe("the address of a picture's variant", () => {
  it("is ours for a file on disk", () => {
    expect(imagenHref(disco, 640, "avif")).toBe("/imagen/640.avif/imagenes-sitio/a1.webp");
    expect(imagenUrl("https://x.co", disco, 640, "jpg")).toBe("https://x.co/imagen/640.jpg/imagenes-sitio/a1.webp");
  });

  it("is a transformation for one at Cloudinary", () => {
    const transformed =
      "https://res.cloudinary.com/demo/image/upload/f_avif,q_auto,c_limit,w_640/v17/imagenes-sitio/a1.webp";
    expect(imagenHref(nube, 640, "avif")).toBe(transformed);
    expect(imagenUrl("https://x.co", nube, 640, "avif")).toBe(transformed);
    expect(srcSet(nube, "webp")).toContain("f_webp,q_auto,c_limit,w_1920/v17/imagenes-sitio/a1.webp 1920w");
  });

  it("is offered in no width beyond the picture's own", () => {
    expect(srcSet(disco, "webp")).toBe(
      "/imagen/320.webp/imagenes-sitio/a1.webp 320w, /imagen/640.webp/imagenes-sitio/a1.webp 640w",
    );
  });

  it("does not exist for animations and for addresses of other sites", () => {
    expect(srcSet({ ...disco, mime: "image/gif" }, "webp")).toBeNull();
    expect(srcSet({ ...nube, clave: "https://otro.example/image/upload/a.webp" }, "webp")).toBeNull();
    expect(srcSet({ ...disco, almacen: "externo", clave: "https://otro.example/a.jpg" }, "webp")).toBeNull();
  });
});
