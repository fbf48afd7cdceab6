/** A mail that hosted Supabase would have sent. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  /** The address to follow, where the mail holds one. */
  link: string | null;
  /** The six digits to type instead. */
  code: string;
}

/** As many mails are kept. */
const KEPT = 100;

/** Holds mails instead of sending them: nothing leaves the machine. */
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
