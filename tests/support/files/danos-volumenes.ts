/** Kinds of damage to the volumes of a backup's archive. */
import { volumePath } from "../../../app/domain/backup/backup";
import { sha256 } from "../../../app/services/secrets/sha256.server";
import { edited, type Files, flip, LIST, unzip, volumesIn, withManifest, zipOf } from "./archivo";

/** The first volume with another list, or other files; the manifest's hash of the list stays unless `signed`. */
const inVolume =
  (change: (volume: Files) => void, { signed = false } = {}) =>
  async (files: Files) => {
    const [name = ""] = volumesIn(files);
    const volume = await unzip(files.get(name) ?? Buffer.alloc(0));
    change(volume);
    files.set(name, await zipOf(volume));
    const list = volume.get(LIST) ?? Buffer.alloc(0);
    if (signed) withManifest(({ volumenes }) => (volumenes[0] = { bytes: list.length, sha256: sha256(list) }))(files);
  };

/** Puts the volumes, and what the manifest says of them, into another order. */
function reordered(order: (some: number[]) => number[]) {
  return (files: Files) => {
    const names = volumesIn(files);
    const all = names.map((name) => files.get(name) ?? Buffer.alloc(0));
    for (const name of names) files.delete(name);
    const chosen = order([...all.keys()]);
    for (const [index, from] of chosen.entries()) files.set(volumePath(index), all[from] ?? Buffer.alloc(0));
    withManifest((manifest) => (manifest.volumenes = chosen.map((from) => manifest.volumenes[from])))(files);
  };
}

const listing = (list: unknown) => (volume: Files) => volume.set(LIST, Buffer.from(JSON.stringify(list)));

/** Kinds of damage to the volumes of an archive. */
export const volumeDamage: Record<string, (files: Files) => unknown> = {
  "a volume that is missing": (files) => files.delete(volumesIn(files).at(-1) ?? ""),
  "a volume that is missing from the manifest too": reordered((some) => some.slice(0, -1)),
  "a volume more": (files) => files.set(volumePath(9_998), Buffer.from("x")),
  "a volume that is no archive": (files) => files.set(volumesIn(files)[0] ?? "", Buffer.from("x".repeat(500))),
  "a volume that is cut off": (files) => edited(files, volumesIn(files)[0] ?? "", (bytes) => bytes.subarray(0, -30)),
  "a volume with a byte turned": (files) => edited(files, volumesIn(files)[0] ?? "", flip),
  "a volume twice": reordered((some) => [...some, some.at(-1) ?? 0]),
  "volumes in another order": reordered((some) => some.toReversed()),
  "a list that was altered": inVolume((volume) =>
    edited(volume, LIST, (bytes) => Buffer.from(bytes.toString().replace(/"bytes":\d/, '"bytes":9'))),
  ),
  "a list that is missing": inVolume((volume) => volume.delete(LIST)),
  "a list that is none": inVolume(listing([]), { signed: true }),
  "a list of more files than a volume has": inVolume(
    listing({ archivos: [], faltantes: Array.from({ length: 1_001 }, (_, n) => ({ medio_id: n + 1, nombre: "x" })) }),
    { signed: true },
  ),
  "a list of a gigabyte": withManifest(({ volumenes }) => (volumenes[0].bytes = 2 ** 30)),
  "a list that leads out": inVolume(
    (volume) =>
      edited(volume, LIST, (bytes) => Buffer.from(bytes.toString().replace(/"ruta":"[^"]+"/, '"ruta":"../robado"'))),
    { signed: true },
  ),
  "more volumes than there are": withManifest(({ volumenes }) =>
    volumenes.push(...Array.from({ length: 20_000 }, () => volumenes[0])),
  ),
};
