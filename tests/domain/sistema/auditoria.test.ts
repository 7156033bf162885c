import { describe, expect, it } from "vitest";
import { fieldLabel, changes, rowStateOf } from "~/domain/kernel/history";

describe("a row as the audit trail remembers it", () => {
  it("never holds passwords, tokens, secrets or machinery", () => {
    const foto = rowStateOf({
      id: 1,
      revision: 3,
      nombre: "Ana",
      password_hash: "$argon2id$x",
      password: "x",
      session_token: "x",
      token_hash: "x",
      secreto: "x",
      api_secret: "x",
      email_clave: "x",
      busqueda: "x",
      updated_at: new Date(),
    });
    expect(foto).toEqual({ nombre: "Ana" });
  });

  it("reads as people do: yes and no, names of related rows, one file a line", () => {
    const foto = rowStateOf({
      visible: true,
      activo: false,
      medio_id: null,
      latitud: 0,
      categoria: { nombre: "Pernos" },
      medios: [{ medio: { nombre: "a.png", alt: "" } }, { medio: { nombre: "b.mp4", alt: "Giro" } }],
    });
    expect(foto).toEqual({
      visible: "Sí",
      activo: "No",
      medio_id: "",
      latitud: "0",
      categoria: "Pernos",
      medios: "a.png\nb.mp4 · Giro",
    });
  });
});

describe("a change", () => {
  it("is only what differs", () => {
    expect(changes({ nombre: "A", slug: "a" }, { nombre: "B", slug: "a" })).toEqual({
      antes: { nombre: "A" },
      despues: { nombre: "B" },
    });
  });

  it("of a new or a deleted row is all that was filled in", () => {
    expect(changes(null, { nombre: "B", descripcion: "" })).toEqual({ antes: {}, despues: { nombre: "B" } });
    expect(changes({ nombre: "A" }, null)).toEqual({ antes: { nombre: "A" }, despues: {} });
  });

  it("names columns in Spanish", () => {
    expect(["descripcion", "horario_semana", "nombre"].map(fieldLabel)).toEqual([
      "Descripción",
      "Horario de semana",
      "Nombre",
    ]);
  });
});
