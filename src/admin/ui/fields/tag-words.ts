import { staff } from '#languages/staff.ts';

export interface TagLimits {
  tags: number;
  characters: number;
}

/** What is wrong with new tags, '' when nothing is. @param count how many there are already. */
export function findTagProblem(wanted: readonly string[], count: number, limits: TagLimits) {
  if (wanted.some((tag) => [...tag].length > limits.characters)) {
    return staff.fields.tagTooLong(limits.characters);
  }
  return count + wanted.length > limits.tags ? staff.fields.tooManyTags(limits.tags) : '';
}
