import { staff } from '#languages/staff.ts';
import { isRecord } from './same-value.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Any value as lines of words; '' for one that has none, such as a file of the library. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean')
    return value ? staff.common.yesInSentence : staff.common.noInSentence;
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (!isRecord(value)) return ID.test(String(value)) ? '' : String(value);
  return Object.entries(value)
    .filter(([name]) => !['key', 'media'].includes(name))
    .map(([, part]) => wordsOf(part))
    .filter(Boolean)
    .join('\n');
}
