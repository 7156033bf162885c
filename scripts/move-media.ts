/**
 * `npm run move-media -- --to cloudinary|disk`: migrates all media files to that store and checks each by its SHA-256.
 * Needs CLOUDINARY_URL in both directions. The site may keep serving. Files that fail stay where they are; run it
 * again.
 */
import { parseArgs } from "node:util";
import { migrateMedia } from "../app/domain/medios/move-media.server";
import { db } from "../app/services/db/client.server";

const { values } = parseArgs({ options: { to: { type: "string" } } });
const targets = new Map([
  ["cloudinary", "cloudinary"],
  ["disk", "disco"],
] as const);
const target = [...targets].find(([name]) => name === values.to)?.[1];
if (!target) {
  console.error("Use: npm run move-media -- --to cloudinary   or   --to disk");
  process.exit(2);
}
const { movidos, fallidos, yaEstaban } = await migrateMedia(target, (line) => console.log(`   ${line}`));
console.log(`${movidos} files moved to ${values.to}, ${yaEstaban} were there, ${fallidos} failed`);
process.exitCode = fallidos > 0 ? 1 : 0;
await db.$disconnect();
