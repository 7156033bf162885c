import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeAtomically } from "~/services/files/whole-file.server";
import { type MailDriver, MailError } from "./mail.server";

const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });

async function messageOf(mail: Parameters<MailDriver["send"]>[0]): Promise<Buffer> {
  const { message } = await transport.sendMail({ ...mail, to: [...mail.to], messageId: `<${mail.id}@localhost>` });
  if (!Buffer.isBuffer(message)) throw new Error("nodemailer gave no message");
  return message;
}

const MAIL = /^([a-z]+(?:-\d{1,10}){1,2})\.eml$/;

/** Ids of all mails stored as files on this machine. */
export async function mailsOnDisk(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, "outbox")).catch(() => []);
  return names.flatMap((name) => MAIL.exec(name)?.[1] ?? []);
}

/** Deletes a mail's file, and a partial file left by a crash; does nothing when there is none. */
export async function removeMail(dataDir: string, id: string): Promise<void> {
  const path = join(dataDir, "outbox", `${id}.eml`);
  await Promise.all([path, `${path}.part`].map((one) => rm(one, { force: true })));
}

/** Mail driver that writes `.eml` files, one per delivery: writing the same mail again changes nothing. */
export function diskDriver(dataDir: string): MailDriver {
  const folder = join(dataDir, "outbox");
  const fileOf = (id: string) => `${id}.eml`;
  return {
    nombre: "Archivos .eml",
    async send(mail) {
      try {
        await writeAtomically(join(folder, fileOf(mail.id)), await messageOf(mail));
        return fileOf(mail.id);
      } catch (error) {
        throw new MailError("later", error instanceof Error ? error.message : String(error));
      }
    },
    async findSent(id) {
      const found = await stat(join(folder, fileOf(id))).catch(() => null);
      return found && fileOf(id);
    },
  };
}
