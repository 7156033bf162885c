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
 * Why a mail did not leave. `refused`: trying again is useless. `later`: it was not taken, try again. `unknown`: no
 * answer came, it may have been taken.
 */
export class MailError extends Error {
  override name = "MailError";
  constructor(
    readonly kind: "refused" | "later" | "unknown",
    message: string,
  ) {
    super(message);
  }
}

export interface MailDriver {
  nombre: string;
  /** Hands a mail over; its reference there. Throws MailError. */
  send: (mail: Mail) => Promise<string>;
  /** Reference of a mail that an attempt without an answer did hand over, or null. Throws MailError. */
  findSent: (id: string) => Promise<string | null>;
}
