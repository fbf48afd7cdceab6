import { useQuery } from '@tanstack/react-query';
import { customerWords } from '#admin/queries/customer-words.ts';
import { notAllowed } from '#domain/customer-words/word-state.ts';

/** Which photographs of a job its customer has not allowed, by their ids. */
export function useNotAllowed(
  galleryId: string,
  pictures: readonly { id: string }[],
): ReadonlySet<string> {
  const { data: all = [] } = useQuery(customerWords);
  const words = all.filter((word) => word.galleryId === galleryId);
  return new Set(notAllowed(pictures, words).map(({ id }) => id));
}
