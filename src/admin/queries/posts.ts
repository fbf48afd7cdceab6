import { queryOptions } from '@tanstack/react-query';
import { fetchPost, fetchPostStates } from '#data/posts.ts';

/** Every article that is not in the bin, last changed first. */
export const postList = queryOptions({ queryKey: ['posts', 'list'], queryFn: fetchPostStates });

/** One article for the editor, with what visitors see of it. */
export function postById(id: string) {
  return queryOptions({ queryKey: ['posts', 'one', id], queryFn: () => fetchPost(id) });
}
