import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeWhole } from "../whole-file.server";
import { type MailDriver, MailError } from "./mail.server";

const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });

async function messageOf(mail: Parameters<MailDriver["send"]>[0]): Promise<Buffer> {
  const { message } = await transport.sendMail({ ...mail, to: [...mail.to], messageId: `<${mail.id}@localhost>` });
  if (!Buffer.isBuffer(message)) throw new Error("nodemailer gave no message");
  return message;
}

/** Mails as `.eml` files, one a delivery: writing the same one again changes nothing. */
export function diskDriver(dataDir: string): MailDriver {
  const folder = join(dataDir, "outbox");
  const fileOf = (id: string) => `${id}.eml`;
  return {
    nombre: "Archivos .eml",
    async send(mail) {
      try {
        await writeWhole(join(folder, fileOf(mail.id)), await messageOf(mail));
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
