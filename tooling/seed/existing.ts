import { answerOf, type ProjectClient } from '#tooling/project.ts';

/** Ids that a table has. */
export async function existing(
  client: ProjectClient,
  table: 'media' | 'posts' | 'galleries',
  ids: readonly string[],
): Promise<Set<string>> {
  const answer = await client
    .from(table)
    .select('id')
    .in('id', [...ids]);
  return new Set(answerOf(`Reading ${table}`, answer).map(({ id }) => id));
}
