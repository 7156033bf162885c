export interface Mail {
  /** The same for every attempt at the same delivery. */
  id: string;
  from: string;
  to: readonly string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Why a mail was not sent. `refused`: a retry is useless. `later`: it was not accepted; retry. `unknown`: no answer
 * came; it may have been accepted. `moot`: nobody needs it any more.
 */
export class MailError extends Error {
  override name = "MailError";
  constructor(
    readonly kind: "refused" | "later" | "unknown" | "moot",
    message: string,
  ) {
    super(message);
  }
}

export interface MailDriver {
  nombre: string;
  /** Sends a mail; returns the provider's reference. Throws MailError. */
  send: (mail: Mail) => Promise<string>;
  /** Returns the reference of a mail that was accepted although no answer came, or null. Throws MailError. */
  findSent: (id: string) => Promise<string | null>;
}
