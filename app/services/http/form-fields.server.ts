/**
 * Limits of a field, in characters. `value` is twice the longest text of any field, since line breaks are posted as two
 * characters.
 */
export const formLimits = { name: 64, value: 40_000 };

const KILO = 1024;

/** Most texts of a form, their characters in all, and most files that are read of it, if only to be dropped. */
export interface FormMost {
  entries: number;
  text: number;
  files: number;
}

/** What a form may bring: one without files, one of staff with files and perhaps the rows of a product, one of visitors. */
export const formMost = {
  texts: { entries: 1_000, text: KILO * KILO, files: 40 },
  files: { entries: 2_000, text: KILO * KILO, files: 40 },
  lista: { entries: 140, text: 64 * KILO, files: 1 },
} satisfies Record<string, FormMost>;

export const formProblems = {
  name: "El formulario trae un campo que no es de esta página. Recárguela e inténtelo de nuevo.",
  repeated: "El formulario trae un campo repetido. Recargue la página e inténtelo de nuevo.",
  entries: "El formulario trae demasiados campos. Recargue la página e inténtelo de nuevo.",
  long: `Un texto es demasiado largo: se conservan sus primeros ${formLimits.value.toLocaleString("es-CO")} caracteres. Acórtelo e inténtelo de nuevo.`,
  files: `Un formulario lleva a lo sumo ${formMost.files.files} archivos. Envíe los demás después.`,
  oneFile: "Envíe un solo archivo a la vez.",
  noFiles: "Este formulario no recibe archivos.",
  noForm: "Lo que llegó no es un formulario. Vuelva a la página e inténtelo de nuevo.",
  large: "El formulario es demasiado grande.",
  broken: "El formulario no llegó completo. Vuelva atrás e inténtelo de nuevo.",
};

const NAME = /^[a-z][\w-]*(?:\[\])?$/i;

/**
 * Whether a field may have this name: a word, optionally followed by [] for a list, that is not a property of
 * Object.prototype.
 */
export function isFieldName(name: string): boolean {
  if (name.length > formLimits.name || !NAME.test(name)) return false;
  const word = name.replace("[]", "");
  return !(word in Object.prototype) && word !== "prototype";
}

/** The accepted texts of a form, and the first reason why others were rejected. */
export interface TypedForm {
  fields: FormData;
  problem: string | null;
}

/** Collects the texts of a form and keeps those within the limits. */
export class FormFields implements TypedForm {
  readonly fields = new FormData();
  problem: string | null = null;
  readonly #seen = new Set<string>();
  #entries = 0;
  #characters = 0;

  constructor(readonly most: FormMost = formMost.texts) {}

  /** Records why a part of the form was rejected; only the first reason is kept. */
  refuse(problem: string): this {
    this.problem ??= problem;
    return this;
  }

  /** Adds one text, or records why not; of a text that is too long it keeps the beginning. */
  add(name: string, value: string): void {
    this.#entries += 1;
    this.#characters += name.length + Math.min(value.length, formLimits.value);
    const problem = this.#problemWith(name);
    if (problem) return void this.refuse(problem);
    this.#seen.add(name);
    if (value.length > formLimits.value) this.refuse(formProblems.long);
    this.fields.append(name, value.slice(0, formLimits.value));
  }

  #problemWith(name: string): string | null {
    if (this.#entries > this.most.entries || this.#characters > this.most.text) return formProblems.entries;
    if (!isFieldName(name)) return formProblems.name;
    return this.#seen.has(name) && !name.endsWith("[]") ? formProblems.repeated : null;
  }
}
