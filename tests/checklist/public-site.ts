import { type Entrada } from "./entrada";
import { filas as parte1 } from "./public-site-1";
import { filas as parte2 } from "./public-site-2";
import { filas as parte3 } from "./public-site-3";
import { filas as parte4 } from "./public-site-4";
import { filas as parte5 } from "./public-site-5";
import { filas as parte6 } from "./public-site-6";
import { filas as parte7 } from "./public-site-7";
import { filas as parte8 } from "./public-site-8";
import { filas as parte9 } from "./public-site-9";

/** Every checkable statement of public-site.md, §1 to §9, in its order. */
export const publicSite: readonly Entrada[] = [
  ...parte1,
  ...parte2,
  ...parte3,
  ...parte4,
  ...parte5,
  ...parte6,
  ...parte7,
  ...parte8,
  ...parte9,
];
