import { Errors, ServerClient } from "postmark";
import { type MailDriver, MailError } from "./mail.server";

const TIMEOUT_S = 10;
const KEY = "entrega";
/** Statuses about the account or the moment, not the mail: a retry can succeed once the operator fixes the account. */
const CURABLE = new Set([401, 403, 408, 429]);
/** Of a 422 the ErrorCodes that are about the account: its sender, its credits, its approval. */
export const ACCOUNT_FAULTS = { sender: [400, 401], credits: [405], approval: [412, 413] } as const;
const CURABLE_CODES: ReadonlySet<number> = new Set(Object.values(ACCOUNT_FAULTS).flat());

function mailError(error: unknown): MailError {
  if (error instanceof Errors.HttpError) {
    const { statusCode, code, message } = error;
    const told = `${statusCode}${code ? ` (${code})` : ""}: ${message}`;
    if (statusCode >= 500) return new MailError("unknown", told);
    const curable = CURABLE.has(statusCode) || (statusCode === 422 && CURABLE_CODES.has(code));
    return new MailError(curable ? "later" : "refused", told);
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
