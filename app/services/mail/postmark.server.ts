import { Errors, ServerClient } from "postmark";
import { type MailDriver, MailError } from "./mail.server";

const TIMEOUT_S = 10;
const KEY = "entrega";
/** Statuses about the account or the moment, not the mail: a retry can succeed once the operator fixes the account. */
const CURABLE = new Set([401, 403, 408, 429]);

function mailError(error: unknown): MailError {
  if (error instanceof Errors.HttpError) {
    const { statusCode, code, message } = error;
    const told = `${statusCode}${code ? ` (${code})` : ""}: ${message}`;
    if (statusCode >= 500) return new MailError("unknown", told);
    return new MailError(CURABLE.has(statusCode) ? "later" : "refused", told);
  }
  return new MailError("unknown", error instanceof Error ? error.message : String(error));
}

/** Mail driver for Postmark's API; `api` is its address, different only in tests. */
export function postmarkDriver(token: string, api: string): MailDriver {
  const { protocol, host } = new URL(api);
  const client = new ServerClient(token, { requestHost: host, useHttps: protocol === "https:", timeout: TIMEOUT_S });
  return {
    nombre: "Postmark",
    async send({ id, from, to, replyTo, subject, text, html }) {
      try {
        const { MessageID } = await client.sendEmail({
          From: from,
          To: to.join(", "),
          ReplyTo: replyTo,
          Subject: subject,
          TextBody: text,
          HtmlBody: html,
          MessageStream: "outbound",
          Metadata: { [KEY]: id },
        });
        return MessageID;
      } catch (error) {
        throw mailError(error);
      }
    },
    async findSent(id) {
      try {
        const { Messages } = await client.getOutboundMessages({ count: 1, offset: 0, [`metadata_${KEY}`]: id });
        return Messages.find(({ Metadata }) => Metadata[KEY] === id)?.MessageID ?? null;
      } catch (error) {
        throw mailError(error);
      }
    },
  };
}
