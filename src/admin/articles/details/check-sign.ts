const TONES = {
  good: 'bg-good-shade text-good',
  caution: 'bg-caution-shade text-caution',
  must: 'bg-bad-shade text-bad',
};

/** The round sign before what was looked at, in articles and galleries. */
export function checkSign(level: keyof typeof TONES): string {
  return `mt-0.5 grid size-5 shrink-0 place-items-center rounded-full text-label ${TONES[level]}`;
}
