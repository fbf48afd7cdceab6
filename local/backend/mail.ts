/** A mail that hosted Supabase would have sent. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  link: string | null;
  /** The six digits to type instead. */
  code: string;
}

const KEPT = 100;

/** Keeps mails instead of sending them. */
export class Outbox {
  readonly mails: SentMail[] = [];
  readonly #onMail: ((mail: SentMail) => void) | undefined;

  constructor(onMail?: (mail: SentMail) => void) {
    this.#onMail = onMail;
  }

  send(mail: SentMail): void {
    this.mails.push(mail);
    if (this.mails.length > KEPT) this.mails.shift();
    this.#onMail?.(mail);
  }
}
