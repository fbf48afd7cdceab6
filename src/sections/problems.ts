import { safeAddress } from '#domain/markdown/addresses.ts';
import type { PictureField } from '#domain/pages/page.ts';
import { isAmount, writeAmount } from '#domain/settings/amounts.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import type { Field, Fields } from './fields.ts';

const amount = () => staff.sections.noAmount(writeAmount(24_000), writeAmount(49.5));

/** What keeps a field from being shown, in a sentence for staff. */
export interface Problem {
  /** `headline`, or `items.a1.question`. */
  path: string;
  label: string;
  text: string;
}

type Values = Readonly<Record<string, unknown>>;

/** What a field has without a word from the folder or staff. */
export function emptyValue(field: Field): unknown {
  switch (field.type) {
    case 'picture':
    case 'amount':
      return undefined;
    case 'choice':
      return Object.keys(field.options)[0];
    case 'lines':
    case 'chosen':
    case 'list':
      return [];
    default:
      return '';
  }
}

/** All problems of a section's fields, in the order of the fields. */
export function fieldProblems(fields: Fields, values: Values, before = ''): Problem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name] ?? emptyValue(field);
    const path = `${before}${name}`;
    const text = problemOf(field, value);
    const own = text ? [{ path, label: staff.sections[field.label], text }] : [];
    if (field.type !== 'list') return own;
    const items = value as readonly (Values & { key: string })[];
    return [
      ...own,
      ...items.flatMap((item) => fieldProblems(field.fields, item, `${path}.${item.key}.`)),
    ];
  });
}

/** What is wrong with one value; '' for nothing. Items of a list are looked at by themselves. */
export function problemOf(field: Field, value: unknown): string {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'markdown':
      return textProblem(value as string, field);
    case 'link':
      if (value !== '' && safeAddress(value as string) === null) {
        return staff.sections.noAddress;
      }
      return textProblem(value as string, field);
    case 'lines':
      return linesProblem(value as readonly string[], field);
    case 'picture':
      return pictureProblem(value as PictureField | null | undefined, field);
    case 'amount':
      return isAmount(value) ? '' : amount();
    case 'chosen':
      return tooMany((value as unknown[]).length, field.most);
    case 'list':
      return countProblem((value as unknown[]).length, field);
    case 'choice':
      return Object.hasOwn(field.options, value as string) ? '' : staff.sections.chooseOneOfThese;
  }
}

function textProblem(text: string, { limit, least }: { limit: number; least: number }): string {
  const over = countCharacters(text) - limit;
  if (over > 0) return staff.sections.tooManyCharactersFit(over, limit);
  return least > 0 && text.trim() === '' ? staff.sections.writeSomethingHere : '';
}

function linesProblem(
  lines: readonly string[],
  { limit, least, most }: { limit: number; least: number; most: number },
): string {
  if (lines.join('').trim() === '' && least > 0) return staff.sections.writeSomethingHere;
  if (lines.length > most) return staff.sections.tooManyLines(lines.length, most);
  if (lines.some((line) => line.trim() === '')) return staff.sections.lineIsEmpty;
  const longest = Math.max(...lines.map(countCharacters));
  return longest > limit ? staff.sections.lineTooLong(longest, limit) : '';
}

function pictureProblem(
  picture: PictureField | null | undefined,
  { isOptional, limit, words }: Extract<Field, { type: 'picture' }>,
): string {
  if (!picture) return isOptional ? '' : staff.sections.chooseAPicture;
  // Those that the folder names in the library are described there.
  if ('library' in picture) return '';
  const { alt } = picture;
  const isMute = words === 'needed' ? !alt?.trim() : words === 'asked' && alt === undefined;
  if (isMute) return staff.sections.pictureNotDescribed;
  const over = countCharacters(alt ?? '') - limit;
  return over > 0 ? staff.sections.descriptionTooLong(over, limit) : '';
}

function countProblem(
  count: number,
  { item, least, most }: Extract<Field, { type: 'list' }>,
): string {
  if (count < least) {
    return least === 1
      ? staff.sections.oneNeeded(staff.sections[item])
      : staff.sections.moreNeeded(least, count);
  }
  return tooMany(count, most);
}

const tooMany = (count: number, most: number) =>
  count > most ? staff.sections.tooMany(count, most) : '';
