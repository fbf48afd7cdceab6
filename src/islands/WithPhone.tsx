import type { Site } from '#business/types.ts';

export type Phone = Site['phone'];

/** A sentence with the telephone number as a link. */
export function WithPhone({ text, phone }: { text: string; phone: Phone }) {
  const [before, after] = text.split('{phone}');
  return (
    <p>
      {before}
      {after !== undefined && <a href={`tel:${phone.e164}`}>{phone.display}</a>}
      {after}
    </p>
  );
}
