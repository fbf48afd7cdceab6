import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaById } from '#admin/queries/media.ts';
import { $uploads } from '#admin/uploads/upload-list.ts';
import { addUploads } from '#admin/uploads/uploads.ts';
import { toSummary } from '#data/media/media.ts';
import type { FoundMedia } from '#data/media/media-library.ts';

/** Uploads begun in the picker. @param onArrive gets all that have arrived so far, in the order of choosing. */
export function usePickerUploads(
  wanted: 'picture' | 'pdf',
  onArrive: (arrived: FoundMedia[]) => void,
) {
  const queries = useQueryClient();
  const [batches, setBatches] = useState<readonly string[]>([]);
  const uploads = useStore($uploads).filter(({ batch }) => batches.includes(batch));
  const seen = useRef(new Map<string, FoundMedia>());
  const arrive = useEffectEvent(onArrive);

  const read = useEffectEvent(async (mediaIds: readonly string[]) => {
    void queries.invalidateQueries({ queryKey: ['media', 'search'] });
    for (const id of mediaIds) {
      if (seen.current.has(id)) continue;
      // The grid shows it as soon as it can be read.
      const item = await queries.query(mediaById(id)).catch(() => null);
      if (item) seen.current.set(id, { ...toSummary(item), isUsed: false });
    }
    return mediaIds.flatMap((id) => seen.current.get(id) ?? []);
  });
  const arrived = uploads
    .flatMap(({ state, mediaId }) => (state === 'done' && mediaId) || [])
    .join(' ');
  useEffect(() => {
    if (!arrived) return;
    let isCurrent = true;
    void read(arrived.split(' ')).then((media) => {
      if (isCurrent) arrive(media);
    });
    return () => {
      isCurrent = false;
    };
  }, [arrived]);

  function add(files: readonly File[]) {
    const [first] = addUploads(files, 'library', wanted);
    const added = $uploads.get().find(({ id }) => id === first);
    if (added) setBatches([...batches, added.batch]);
  }
  return { uploads, add };
}
