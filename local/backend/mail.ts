import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** A mail that the backend would have sent. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  /** The address to follow, where the mail holds one. */
  link: string | null;
}

/** Holds mails instead of sending them: nothing leaves the machine. */
export class Outbox implements EmailDriver {
  readonly mails: SentMail[] = [];
  readonly #onMail: ((mail: SentMail) => void) | undefined;

  constructor(onMail?: (mail: SentMail) => void) {
    this.#onMail = onMail;
  }

  async send(message: EmailMessage): Promise<void> {
    const text = message.text ?? '';
    const mail: SentMail = {
      to: message.to,
      subject: message.subject,
      text,
      link: /https?:\/\/\S+/.exec(text)?.[0] ?? null,
    };
    this.mails.push(mail);
    if (this.mails.length > 100) this.mails.shift();
    this.#onMail?.(mail);
  }
}
