import { type Entrada } from "./entrada";
import { filas as parte1 } from "./admin-1";
import { filas as parte2 } from "./admin-2";
import { filas as parte3 } from "./admin-3";
import { filas as parte4 } from "./admin-4";
import { filas as parte5 } from "./admin-5";
import { filas as parte6 } from "./admin-6";
import { filas as parte7 } from "./admin-7";
import { filas as parte8 } from "./admin-8";
import { filas as parte9 } from "./admin-9";
import { filas as parte10 } from "./admin-10";
import { filas as parte11 } from "./admin-11";
import { filas as parte12 } from "./admin-12";
import { filas as parte13 } from "./admin-13";
import { filas as parte14 } from "./admin-14";
import { filas as parte15 } from "./admin-15";
import { filas as parte16 } from "./admin-16";
import { filas as parte17 } from "./admin-17";
import { filas as parte18 } from "./admin-18";

/** Every checkable statement of admin-back-office.md, §1 to §9, in its order. */
export const adminBackOffice: readonly Entrada[] = [
  ...parte1,
  ...parte2,
  ...parte3,
  ...parte4,
  ...parte5,
  ...parte6,
  ...parte7,
  ...parte8,
  ...parte9,
  ...parte10,
  ...parte11,
  ...parte12,
  ...parte13,
  ...parte14,
  ...parte15,
  ...parte16,
  ...parte17,
  ...parte18,
];
