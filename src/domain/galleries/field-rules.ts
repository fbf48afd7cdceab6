import { countCharacters, splitList } from '#domain/text/plain-text.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { FIELDS, type Field, type FieldName, type Fields, typedOf } from './fields.ts';

/** What is wrong with it, in a sentence; '' for nothing. */
export function fieldProblem(name: FieldName, value: Fields[FieldName]): string {
  const typed = typedOf(value);
  const { kind, label, limit = Number.POSITIVE_INFINITY, between = [0, 0] } = FIELDS[name] as Field;
  const words = staff.galleries;
  const isTooLong = (text: string) => countCharacters(text) > limit;
  switch (kind) {
    case 'address':
      return isSlug(typed.trim()) ? '' : words.addressRule;
    case 'number': {
      const [lowest, highest] = between;
      const number = Number(typed);
      const fits = Number.isInteger(number) && number >= lowest && number <= highest;
      return typed.trim() === '' || fits ? '' : words.wholeNumberBetween(lowest, highest);
    }
    case 'list': {
      const entries = splitList(typed);
      if (entries.length > between[1]) return words.tooManyMaterials;
      return entries.some(isTooLong) ? words.materialTooLong : '';
    }
    default:
      return isTooLong(typed)
        ? words.tooManyCharacters(words[label] as string, limit.toLocaleString(staffTag()))
        : '';
  }
}
