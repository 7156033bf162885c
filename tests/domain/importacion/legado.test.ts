import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { leerExport } from "../../../scripts/legado/esquemas";
import { comprobar } from "../../../scripts/legado/reglas";

function leer(name: string) {
  const leido = leerExport(JSON.parse(readFileSync(`scripts/ejemplos/${name}.json`, "utf8")));
  comprobar(leido);
  return leido;
}

describe("an export of the old backend", () => {
  it("is read whole: lists of addresses in every way they are written, old names, numbers as codes", () => {
    const { lector, productos, categorias, subcategorias } = leer("export-antiguo");
    expect(lector.fallas).toEqual([]);
    expect(productos.map(({ valor }) => [valor.codigo, valor.visible])).toEqual([
      ["00817", true],
      ["4018", true],
      ["GL-4019/B", false],
      ["FR 12", true],
    ]);
    expect(categorias.map(({ valor }) => valor.imagenes.length)).toEqual([2, 1, 0]);
    expect(subcategorias.map(({ valor }) => valor.imagenes.length)).toEqual([1, 2, 0]);
  });

  it("leaves accounts out, and says so", () => {
    expect(leer("export-antiguo").lector.notas).toEqual(["admin_users: 1 rows left out on purpose"]);
  });

  it("has every error named by table, row and column", () => {
    const { fallas } = leer("export-antiguo-con-errores").lector;
    expect(fallas.map(({ tabla, fila, columna }) => [tabla, fila, columna].join(" ").trim()).toSorted()).toEqual([
      "catalogos_pdf 1 fecha_publicacion",
      "categorias_info 4 nombre",
      "footer_contacto 2 valor",
      "footer_enlaces 1 url",
      "imagenes_sitio 1 ubicacion",
      "menu_principal 1 activo",
      "menu_principales 0",
      "nosotros_secciones 1 tipo",
      "productos 2 categoria",
      "productos 3 codigo",
      "productos 5 codigo",
      "productos 6 subcategoria",
      "subcategorias 1 imagenes",
      "ubicaciones_contacto 1 latitud",
    ]);
  });

  it("has pictures of categories and subcategories among the site's: they go to their section, in order (PUB §7, DEC 6)", () => {
    const at = (name: string) => `https://viejo.example/imagenes-sitio/${name}.png`;
    const { lector, categorias, subcategorias, imagenes } = leerExport({
      categorias_info: [{ nombre: "Iluminación", descripcion: "Farolas", imagenes: [at("a")] }],
      subcategorias: [{ nombre: "LED", categoria: "Iluminación" }],
      imagenes_sitio: [
        { url_imagen: at("c"), categoria: "ILUMINACION", ubicacion: "slider_categoria", orden: 2 },
        { url_imagen: at("b"), categoria: "Iluminación", orden: 1 },
        { url_imagen: at("a"), categoria: "Iluminación", orden: 3 },
        { url_imagen: at("d"), categoria: "Iluminación", activo: false },
        { url_imagen: at("e"), categoria: "Iluminación", subcategoria: "led" },
        { url_imagen: at("f"), categoria: "FERRETERIA" },
        { url_imagen: at("g"), categoria: " ", ubicacion: "general" },
        { url_imagen: at("h"), categoria: "Ilumina" },
        { url_imagen: at("i"), categoria: "Iluminación", subcategoria: "Xenón" },
      ],
    });
    const filesOf = ({ valor }: { valor: { nombre: string; imagenes: string[] } }) => [valor.nombre, ...valor.imagenes];
    expect(categorias.map(filesOf)).toEqual([
      ["Iluminación", at("a"), at("b"), at("c")],
      ["Ferretería", at("f")],
    ]);
    expect(subcategorias.map(filesOf)).toEqual([["LED", at("e")]]);
    expect(imagenes.map(({ valor }) => valor.url_imagen)).toEqual([at("g")]);
    expect(lector.fallas.map(({ fila, columna, valor }) => [fila, columna, valor])).toEqual([
      [8, "categoria", "Ilumina"],
      [9, "subcategoria", "Xenón"],
    ]);
    expect(lector.notas).toEqual(["imagenes_sitio: 1 pictures of categories are inactive and left out"]);
  });

  it("may have its tables one level down, as old backups do", () => {
    const { productos } = leerExport({
      tables: { productos: [{ codigo: 1, nombre: "A", categoria: "B", subcategoria: "C" }] },
    });
    expect(productos).toHaveLength(1);
  });
});
