import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { useMediaChange } from './use-media-change.ts';

/** Whether a picture needs no description, wherever it stands. */
export function DecorativeField({ item }: { item: MediaItem }) {
  const change = useMediaChange(item);
  return (
    <div>
      <Checkbox checked={item.decorative} onChange={(decorative) => change.mutate({ decorative })}>
        Decorative: readers who can’t see it miss nothing
      </Checkbox>
      <ChangeFailed change={change} />
    </div>
  );
}
