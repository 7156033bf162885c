import { env } from "~/services/env/env.server";
import { cloudinaryStore } from "./cloudinary.server";
import { diskStore } from "./disk.server";
import type { Store } from "./driver";

/** The store of this process: Cloudinary when CLOUDINARY_URL names one, else the disk. */
export const store: Store = env().CLOUDINARY_URL ? cloudinaryStore(env().CLOUDINARY_URL ?? "") : diskStore;

/** The store a row's file is in; null for what is not ours to touch, or no longer configured. */
export function storeOf(almacen: string): Store | null {
  if (almacen === diskStore.almacen) return diskStore;
  return almacen === store.almacen ? store : null;
}
