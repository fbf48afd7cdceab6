export interface TagLimits {
  tags: number;
  characters: number;
}

/** What is wrong with new tags, '' when nothing is. @param count how many there are already. */
export function findTagProblem(wanted: readonly string[], count: number, limits: TagLimits) {
  if (wanted.some((tag) => [...tag].length > limits.characters)) {
    return `A tag has at most ${limits.characters} characters.`;
  }
  return count + wanted.length > limits.tags ? `There can be at most ${limits.tags} tags.` : '';
}
