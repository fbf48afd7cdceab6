import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { requestedRedirect } from './lite.ts';

/** A mail that hosted Supabase would have sent. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  /** The address to follow, where the mail holds one. */
  link: string | null;
}

/** As many mails are kept. */
const KEPT = 100;

/** Holds mails instead of sending them: nothing leaves the machine. */
export class Outbox implements EmailDriver {
  readonly mails: SentMail[] = [];
  readonly #onMail: ((mail: SentMail) => void) | undefined;

  constructor(onMail?: (mail: SentMail) => void) {
    this.#onMail = onMail;
  }

  async send(message: EmailMessage): Promise<void> {
    const text = withRedirect(message.text ?? '', requestedRedirect());
    const mail: SentMail = {
      to: message.to,
      subject: message.subject,
      text,
      link: LINK.exec(text)?.[0] ?? null,
    };
    this.mails.push(mail);
    if (this.mails.length > KEPT) this.mails.shift();
    this.#onMail?.(mail);
  }
}

const LINK = /https?:\/\/\S+/;

/**
 * The library sends every link to the site's start page; hosted Supabase leads to the `redirect_to` of
 * the request. Whether that address is allowed is decided when the link is followed.
 */
function withRedirect(text: string, redirectTo: string | null): string {
  if (!redirectTo) return text;
  return text.replace(LINK, (link) => {
    const url = new URL(link);
    url.searchParams.set('redirect_to', redirectTo);
    return url.href;
  });
}
