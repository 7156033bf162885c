import { describe, expect, it } from "vitest";
import { campoLabel, keepable, typedOf } from "~/domain/cuentas/drafts";
import { camposOf } from "~/domain/cuentas/drafts.server";

describe("what is kept of a form posted without a session", () => {
  it("is its texts in their order, repeated names too", () => {
    const entries: [string, string][] = [
      ["csrf", "x"],
      ["revision", "3"],
      ["nombre", "Perno"],
      ["alt", "uno"],
      ["alt", "dos"],
    ];
    const kept = keepable(entries);
    expect(kept).toEqual({ campos: entries.slice(1), archivos: false });
    expect(kept && typedOf(kept)).toEqual(entries.slice(2));
  });

  it("is neither what a confirmation carries nor the numbers of its files", () => {
    for (const name of ["huella", "contenido_version", "version", "aceptada"])
      expect(keepable([[name, "3"]])).toBeNull();
    const kept = keepable([
      ["nombre", "Perno"],
      ["medio[]", "17"],
      ["medio-guardado[]", "17"],
    ]);
    expect(kept && typedOf(kept)).toEqual([["nombre", "Perno"]]);
  });

  it("is not the place that something was to move to; ids of choices are kept, but are no text to read", () => {
    expect(
      keepable([
        ["intent", "mover"],
        ["destino_id", "3"],
      ]),
    ).toBeNull();
    const kept = keepable([
      ["nombre", "Perno"],
      ["categoria_id", "3"],
    ]);
    expect(kept?.campos).toContainEqual(["categoria_id", "3"]);
    expect(kept && typedOf(kept)).toEqual([["nombre", "Perno"]]);
  });

  it("is read with the words of the screens, without what only the page knows", () => {
    const kept = keepable([
      ["me_lista", "1"],
      ["me_12", "40"],
      ["ap_desde[]", "1998"],
      ["at_titulo[]", "Largo"],
      ["at_pierde[]", "7"],
      ["medio_id", "3"],
      ["visible", "on"],
      ["texto_boton_pdf", "Descargar"],
      ["precio-0", "100"],
    ]);
    expect(kept && typedOf(kept).map(([name, value]) => [campoLabel(name), value])).toEqual([
      ["Medida", "40"],
      ["Desde", "1998"],
      ["Título", "Largo"],
      ["Visible", "on"],
      ["Texto del Botón PDF", "Descargar"],
      ["Precio", "100"],
    ]);
  });

  it("is never a password", () => {
    const kept = keepable([
      ["nombre", "Ana"],
      ["password", "llave"],
      ["password_actual", "llave"],
    ]);
    expect(JSON.stringify(kept)).not.toContain("llave");
    expect(keepable([["password", "llave"]])).toBeNull();
  });

  it("is no file, but that there was one", () => {
    const entries: [string, unknown][] = [
      ["nombre", "Perno"],
      ["foto", new File(["x"], "foto.png")],
    ];
    expect(keepable(entries, true)).toEqual({ campos: [["nombre", "Perno"]], archivos: true });
    expect(keepable([["nombre", "Perno"]])?.archivos).toBe(false);
  });

  it("is nothing when only a button was pressed, or when it is far too much", () => {
    expect(
      keepable([
        ["intent", "ocultar"],
        ["id", "4"],
        ["revision", "1"],
      ]),
    ).toBeNull();
    expect(keepable([["nombre", "x".repeat(600_000)]])).toBeNull();
    expect(keepable(Array.from({ length: 2001 }, (_, n): [string, string] => [`c${n}`, "x"]))).toBeNull();
  });

  it("is nothing when it cannot be read", () => {
    expect(camposOf('{"a":1}')).toEqual([]);
    expect(camposOf('[["a","b"]]')).toEqual([["a", "b"]]);
  });
});
