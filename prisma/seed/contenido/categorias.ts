import type { SeedCategoria } from "../tipos";
import { accesorios4x4 } from "./accesorios-4x4/categoria";
import { accesoriosAutomoviles } from "./accesorios-automoviles/categoria";
import { amortiguadores } from "./amortiguadores/categoria";
import { carroceria } from "./carroceria/categoria";
import { ferreteria } from "./ferreteria/categoria";
import { guardapolvos } from "./guardapolvos/categoria";
import { seguridadVehicular } from "./seguridad-vehicular/categoria";

/** The seven fixed categories, in their order. */
export const categorias: SeedCategoria[] = [
  accesorios4x4,
  accesoriosAutomoviles,
  amortiguadores,
  carroceria,
  ferreteria,
  guardapolvos,
  seguridadVehicular,
];
