/** Most of each that a form has, in characters or entries: twice the longest text of any field, since line ends come as two. */
export const most = { entries: 1_000, files: 40, name: 64, value: 40_000, text: 1024 * 1024 };

export const problems = {
  name: "El formulario trae un campo que no es de esta página. Recárguela e inténtelo de nuevo.",
  repeated: "El formulario trae un campo repetido. Recargue la página e inténtelo de nuevo.",
  entries: "El formulario trae demasiados campos. Recargue la página e inténtelo de nuevo.",
  long: `Un texto es demasiado largo: se conservan sus primeros ${most.value.toLocaleString("es-CO")} caracteres. Acórtelo e inténtelo de nuevo.`,
  files: `Un formulario lleva a lo sumo ${most.files} archivos. Envíe los demás después.`,
  noFiles: "Este formulario no recibe archivos.",
  noForm: "Lo que llegó no es un formulario. Vuelva a la página e inténtelo de nuevo.",
  large: "El formulario es demasiado grande.",
  broken: "El formulario no llegó completo. Vuelva atrás e inténtelo de nuevo.",
};

const NAME = /^[a-z][\w-]*(?:\[\])?$/i;

/** Whether a field may have this name: a word, with [] behind it for a list, that means nothing to any library. */
export function isFieldName(name: string): boolean {
  if (name.length > most.name || !NAME.test(name)) return false;
  const word = name.replace("[]", "");
  return !(word in Object.prototype) && word !== "prototype";
}

/** The texts of a form that were accepted, and the first reason why others were not. */
export interface TypedForm {
  fields: FormData;
  problem: string | null;
}

/** Takes the texts of a form one by one and keeps those that are within the rules. */
export class FormFields implements TypedForm {
  readonly fields = new FormData();
  problem: string | null = null;
  readonly #seen = new Set<string>();
  #entries = 0;
  #characters = 0;

  /** Notes why something of the form was left out; the first reason is the one that is told. */
  refuse(problem: string): this {
    this.problem ??= problem;
    return this;
  }

  /** Takes one text, or notes why not; of one that is too long the beginning is kept. */
  add(name: string, value: string): void {
    this.#entries += 1;
    this.#characters += name.length + Math.min(value.length, most.value);
    const problem = this.#problemWith(name);
    if (problem) return void this.refuse(problem);
    this.#seen.add(name);
    if (value.length > most.value) this.refuse(problems.long);
    this.fields.append(name, value.slice(0, most.value));
  }

  #problemWith(name: string): string | null {
    if (this.#entries > most.entries || this.#characters > most.text) return problems.entries;
    if (!isFieldName(name)) return problems.name;
    return this.#seen.has(name) && !name.endsWith("[]") ? problems.repeated : null;
  }
}
