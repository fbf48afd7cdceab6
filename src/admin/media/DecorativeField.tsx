import { startTransition, useOptimistic } from 'react';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import { useMediaChange } from './use-media-change.ts';

/** Whether a picture needs no description, wherever it stands. */
export function DecorativeField({ item }: { item: MediaItem }) {
  const change = useMediaChange(item);
  // At once and not with the query's next notification, or the mark would go out for a moment.
  const [isDecorative, setDecorative] = useOptimistic(item.decorative);
  const mark = (decorative: boolean) =>
    startTransition(async () => {
      setDecorative(decorative);
      await change.mutateAsync({ decorative }).catch(() => {});
    });
  return (
    <div>
      <Checkbox checked={isDecorative} onChange={mark}>
        {staff.media.decorativeHint}
      </Checkbox>
      <ChangeFailed change={change} />
    </div>
  );
}
