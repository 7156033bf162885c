import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { SELECCIONE } from "~/domain/kernel/choices";
import { ProductoEditSchema, ProductoSchema } from "~/domain/catalogo/productos";

const whole = { codigo: "GL-1", nombre: "Guardalodo", categoria_id: "1", subcategoria_id: "3", descripcion: "Par" };

/** What the server makes of a form, as it arrives. */
function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const submission = parseWithZod(form, { schema: ProductoSchema });
  return {
    value: submission.status === "success" ? submission.value : null,
    errors: submission.reply().error ?? {},
  };
}

describe("the form of a product", () => {
  it("names what is missing, each in the words of the specification", () => {
    expect(read({ descripcion: "Par" }).errors).toEqual({
      codigo: ["El código es requerido"],
      nombre: ["El nombre es requerido"],
      categoria_id: ["La categoría es requerida"],
      subcategoria_id: ["La subcategoría es requerida"],
    });
  });

  it("takes spaces, line breaks and U+0000 for missing", () => {
    expect(read({ ...whole, codigo: "   ", nombre: "\u0000\r\n\t" }).errors).toEqual({
      codigo: ["El código es requerido"],
      nombre: ["El nombre es requerido"],
    });
  });

  it.each([SELECCIONE, "", "0", "-1", "1.5", "1e3", "abc", "99999999999"])("takes the choice %j for missing", (id) => {
    expect(read({ ...whole, categoria_id: id, subcategoria_id: id }).errors).toEqual({
      categoria_id: ["La categoría es requerida"],
      subcategoria_id: ["La subcategoría es requerida"],
    });
  });

  it.each(["", "   "])("needs no description: %j is none", (descripcion) => {
    expect(read({ ...whole, descripcion }).errors).toEqual({});
    expect(read({ ...whole, descripcion }).value?.descripcion).toBe("");
  });

  it("hides what is not ticked", () => {
    expect(read(whole).value).toEqual({
      codigo: "GL-1",
      nombre: "Guardalodo",
      categoria_id: 1,
      subcategoria_id: 3,
      descripcion: "Par",
      visible: false,
      universal: false,
      oe: "",
      equivalente: "",
      reemplaza: "",
    });
    expect(read({ ...whole, visible: "on" }).value?.visible).toBe(true);
  });

  it("trims once and stores line feeds only", () => {
    const { value } = read({ ...whole, codigo: " GL-1 ", nombre: " Guarda\u0000lodo ", descripcion: " uno\r\ndos " });
    expect(value).toMatchObject({ codigo: "GL-1", nombre: "Guardalodo", descripcion: "uno\ndos" });
  });

  it("counts a line break as one character, however the browser sends it", () => {
    const descripcion = "a\r\n".repeat(2499) + "bb";
    expect(read({ ...whole, descripcion }).value?.descripcion).toHaveLength(5000);
    expect(read({ ...whole, descripcion: `${descripcion}c` }).errors).toEqual({
      descripcion: ["La descripción no puede exceder 5.000 caracteres"],
    });
  });

  it("says in words what is too long", () => {
    expect(read({ ...whole, codigo: "c".repeat(61), nombre: "n".repeat(201) }).errors).toEqual({
      codigo: ["El código no puede exceder 60 caracteres"],
      nombre: ["El nombre no puede exceder 200 caracteres"],
    });
    expect(read({ ...whole, codigo: ` ${"c".repeat(60)} `, nombre: "n".repeat(200) }).errors).toEqual({});
  });

  it("leaves the code alone when a product is edited", () => {
    expect(ProductoEditSchema.parse({ ...whole, visible: true })).not.toHaveProperty("codigo");
  });
});
