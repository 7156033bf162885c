import { cleanText, words } from "~/domain/kernel/text";

const LONGEST = 60;
/** Words that stand beside what tells of a person. */
const OF_PERSONS = new Set(["arroba", "cedula", "nit", "celular", "whatsapp", "gmail", "hotmail"]);
/** A mobile telephone of Colombia, however it is spaced. */
const CELULAR = /(?<!\d)(?:57)?3\d{9}(?!\d)/;
/** A letter of another script, in which nothing of the catalogue is written, or what stands for bytes that are none. */
const STRANGE = /[^\P{L}\p{Script=Latin}]|\uFFFD/u;

/**
 * A search as it is counted: its text, and its words as the key of all ways to write it. Null for what may tell of a
 * person (an address of mail, a mobile telephone, an identity card), what is longer than 60 signs, has no word, or has
 * letters of another script.
 */
export function textoContado(typed: string): { clave: string; texto: string } | null {
  const texto = cleanText(typed.replaceAll("%40", "@")).replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim();
  const palabras = words(texto);
  const clave = palabras.join(" ");
  const isOfPerson =
    texto.includes("@") || CELULAR.test(clave.replaceAll(" ", "")) || palabras.some((one) => OF_PERSONS.has(one));
  return clave === "" || texto.length > LONGEST || STRANGE.test(texto) || isOfPerson ? null : { clave, texto };
}
