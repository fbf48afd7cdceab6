/** A mail that hosted Supabase would have sent. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  link: string | null;
  /** The six digits to type instead. */
  code: string;
}
