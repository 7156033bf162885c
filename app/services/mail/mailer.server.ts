import { env } from "~/services/env/env.server";
import { diskDriver } from "./disk.server";
import type { MailDriver } from "./mail.server";
import { postmarkDriver } from "./postmark.server";

function choose(): MailDriver {
  const { POSTMARK_TOKEN, POSTMARK_API, DATA_DIR } = env();
  return POSTMARK_TOKEN ? postmarkDriver(POSTMARK_TOKEN, POSTMARK_API) : diskDriver(DATA_DIR);
}

let driver: MailDriver | undefined;

/** The mail driver of this process: Postmark when POSTMARK_TOKEN is set, else files in DATA_DIR/outbox. */
export function mailer(): MailDriver {
  driver ??= choose();
  return driver;
}
