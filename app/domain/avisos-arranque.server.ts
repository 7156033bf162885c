import { env } from "~/services/env.server";

/** What an operator of several instances has to know, told at each start; empty for SQLite, which is one instance. */
export function startWarnings(): string[] {
  const { DATABASE_URL, CLOUDINARY_URL, SECRET, POSTMARK_TOKEN, DATA_DIR } = env();
  if (DATABASE_URL.startsWith("file:")) return [];
  const several = "With several instances on this database";
  return [
    ...(CLOUDINARY_URL ? [] : [`${several} all must see the same ${DATA_DIR}, or set CLOUDINARY_URL: media are there`]),
    ...(SECRET ? [] : [`${several} set the same SECRET for all, or devices known to one are strangers to the other`]),
    ...(POSTMARK_TOKEN ? [] : [`Mails are written to ${DATA_DIR}/outbox of whichever instance sends them`]),
  ];
}
