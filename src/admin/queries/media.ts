import { queryOptions } from '@tanstack/react-query';
import { fetchMediaItem } from '#data/media.ts';

/** One picture. */
export function mediaById(id: string) {
  return queryOptions({ queryKey: ['media', 'one', id], queryFn: () => fetchMediaItem(id) });
}
