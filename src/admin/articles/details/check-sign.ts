import { staff } from '#languages/staff.ts';

const TONES = {
  good: 'bg-good-shade text-good',
  caution: 'bg-caution-shade text-caution',
  must: 'bg-bad-shade text-bad',
};

/** The round sign before what was looked at, in articles and galleries. */
export function checkSign(level: keyof typeof TONES): string {
  return staff.articles.mt05Grid(TONES[level]);
}
