import { env } from "~/services/env/env.server";
import { cloudinaryStore } from "./cloudinary.server";
import { diskStore } from "./disk.server";
import type { Store } from "./driver";

/** The media store of this process: Cloudinary when CLOUDINARY_URL is set, else the disk. */
export const store: Store = env().CLOUDINARY_URL ? cloudinaryStore(env().CLOUDINARY_URL ?? "") : diskStore;

/** The store that holds a row's file; null when that store is not ours or no longer configured. */
export function storeOf(almacen: string): Store | null {
  if (almacen === diskStore.almacen) return diskStore;
  return almacen === store.almacen ? store : null;
}
