import { picture } from "../files/files";
import { db, type Visitor } from "../site/site";

let serial = 0;

/** Stores a picture that no row refers to, as an editor with JavaScript uploads it. */
export async function createMedio(admin: Visitor, nombre = `foto-${(serial += 1)}.png`) {
  const body = new FormData();
  body.set("acepta", "imagen");
  body.set("archivos", new File([new Uint8Array(await picture("png"))], nombre));
  const response = await admin.fetch("/admin/subidas", { method: "POST", body, headers: admin.formHeaders });
  const { medio } = await response.json();
  return db.medio.findUniqueOrThrow({ where: { id: medio.id } });
}
export type MedioRow = Awaited<ReturnType<typeof createMedio>>;
