import type { MessageKey } from '#languages/staff.ts';

/** What of a customer's testimonial says how it stands. */
export interface Standing {
  givenAt: string | null;
  takenBackAt: string | null;
  declinedAt: string | null;
  linkWithdrawnAt: string | null;
  expiresAt: string;
  text: string;
  isPublished: boolean;
}

export type TestimonialState =
  | 'asked'
  | 'unanswered'
  | 'withdrawn'
  | 'given'
  | 'photographs'
  | 'published'
  | 'declined'
  | 'taken-back';

/** What staff call them. */
export const TESTIMONIAL_STATES: Readonly<Record<TestimonialState, MessageKey<'testimonials'>>> = {
  asked: 'asked',
  unanswered: 'notAnswered',
  withdrawn: 'linkWithdrawn',
  given: 'given',
  photographs: 'photographsOnly',
  published: 'published',
  declined: 'keptBack',
  'taken-back': 'takenBackTitle',
};

/** @param now in milliseconds since 1970. */
export function stateOfTestimonial(testimonial: Standing, now: number): TestimonialState {
  if (testimonial.takenBackAt !== null) return 'taken-back';
  if (testimonial.isPublished) return 'published';
  if (testimonial.givenAt !== null) {
    if (testimonial.text === '') return 'photographs';
    return testimonial.declinedAt === null ? 'given' : 'declined';
  }
  if (testimonial.linkWithdrawnAt !== null) return 'withdrawn';
  return Date.parse(testimonial.expiresAt) > now ? 'asked' : 'unanswered';
}

/**
 * The photographs of a job that no customer allows; none while nobody has answered, for then nothing is known.
 *
 * @param words of customers who were asked about this job.
 */
export function notAllowed<Picture extends { id: string }>(
  pictures: readonly Picture[],
  words: readonly (Pick<Standing, 'givenAt' | 'takenBackAt'> & { mediaIds: readonly string[] })[],
): Picture[] {
  const answered = words.filter(({ givenAt }) => givenAt !== null);
  if (answered.length === 0) return [];
  const standing = answered.filter(({ takenBackAt }) => takenBackAt === null);
  const allowed = new Set(standing.flatMap(({ mediaIds }) => mediaIds));
  return pictures.filter(({ id }) => !allowed.has(id));
}
