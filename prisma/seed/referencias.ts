import { codigoPlano } from "../../app/domain/catalogo/search";
import type { TipoReferencia } from "../../app/domain/referencias/referencias";
import { type Azar, chance, pickOne, seededAzar } from "./azar";
import type { SeedProducto } from "./tipos";

/** Makers of vehicles that the demo products' names speak of. */
const MARCAS =
  /\b(Chevrolet|Renault|Mazda|Toyota|Kia|Nissan|Hyundai|Volkswagen|Suzuki|Ford|Mitsubishi|Jeep|JAC|Hino|Daihatsu)\b/;

/** Makers of parts of the same kind, by category. */
const EQUIVALENTES: Readonly<Record<string, readonly string[]>> = {
  amortiguadores: ["Monroe", "KYB", "Gabriel", "Sachs", "Cofap"],
  guardapolvos: ["Spidan", "SKF", "Febi", "GSP", "TRW"],
  carroceria: ["TYC", "Depo", "Prasco"],
  "accesorios-4x4": ["ARB", "Thule", "Rancho"],
  "accesorios-automoviles": ["Bosch", "Corteco", "Febi"],
  ferreteria: ["Norma", "Würth", "Mikels"],
  "seguridad-vehicular": ["Hella", "Dorman", "Febi"],
};

function digits(azar: Azar, count: number): string {
  return String(Math.floor(azar() * 10 ** count)).padStart(count, "0");
}

/** An older code of ours, as GL-1018 for GL-4018; null where a product has it. */
function retired(codigo: string, taken: ReadonlySet<string>): string | null {
  const [, prefijo, number] = /^([A-Z]+-)\d(\d+)$/.exec(codigo) ?? [];
  const older = prefijo && number ? `${prefijo}1${number}` : null;
  return older && !taken.has(codigoPlano(older)) ? older : null;
}

export interface ReferenciaDemo {
  codigo: string;
  tipo: TipoReferencia;
  marca: string;
  numero: string;
}

/**
 * Returns a function that makes the references of demo products, called with those of one subcategory after the other.
 * They are always the same: brands are real, numbers say DEMO, because they are made up. One in twenty has the number
 * of the product before, as the left and right part of a pair do.
 */
export function referenciasDemo(): (productos: readonly SeedProducto[]) => ReferenciaDemo[] {
  const azar = seededAzar("referencias");
  let last = "";
  return (productos) => {
    const taken = new Set(productos.map(({ codigo }) => codigoPlano(codigo)));
    return productos.flatMap((producto) => referenciasOf(producto, taken));
  };
  function referenciasOf({ codigo, nombre, categoria }: SeedProducto, taken: Set<string>): ReferenciaDemo[] {
    const found: ReferenciaDemo[] = [];
    const [, marca] = MARCAS.exec(nombre) ?? [];
    if (marca) {
      const pair = last.startsWith(`${marca}/`) && chance(azar, 0.05);
      const numero = pair
        ? last.slice(marca.length + 1)
        : `DEMO ${digits(azar, 3)} ${digits(azar, 3)} ${digits(azar, 3)}`;
      found.push({ codigo, tipo: "oe", marca, numero });
      last = `${marca}/${numero}`;
    }
    const brands = EQUIVALENTES[categoria] ?? [];
    const first = chance(azar, 0.9) ? pickOne(azar, brands) : undefined;
    const second = chance(azar, 0.4) ? pickOne(azar, brands) : undefined;
    for (const brand of new Set([first, second]))
      if (brand)
        found.push({ codigo, tipo: "equivalente", marca: brand, numero: `DEMO-${brand[0]}${digits(azar, 5)}` });
    const older = chance(azar, 0.1) ? retired(codigo, taken) : null;
    if (older) {
      taken.add(codigoPlano(older));
      found.push({ codigo, tipo: "reemplaza", marca: "", numero: older });
    }
    return found;
  }
}
