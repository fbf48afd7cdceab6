import { useQuery } from '@tanstack/react-query';
import { formerPictures } from '#admin/queries/media.ts';
import { useNames } from '#admin/queries/people.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { type MediaItem, toSummary } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { usePuttingBack } from './use-replacement.ts';

/** What a picture was until its file was replaced, and the way back to it, for thirty days and for everybody. */
export function FormerPictures({ item }: { item: MediaItem }) {
  const { data: former = [] } = useQuery(formerPictures(item.id));
  const nameOf = useNames();
  const putting = usePuttingBack(item);
  return (
    <div className="grid gap-3 empty:hidden">
      {former.map(({ item: old, replacedAt, replacedBy }) => (
        <div key={old.path} className="flex items-center gap-3">
          <span className="size-14 shrink-0 overflow-hidden rounded-md">
            <Thumbnail media={toSummary(old)} alt={old.alt} />
          </span>
          <div className="min-w-0">
            <p id={`former-${old.path}`} className="text-note text-soft">
              <RichText
                text={staff.media.replacedBy(nameOf(replacedBy) ?? '')}
                parts={{ time: <RelativeTime at={replacedAt} /> }}
              />
            </p>
            <Button
              kind="link"
              aria-describedby={`former-${old.path}`}
              isPending={putting.isPending}
              onClick={() => putting.mutate(old)}
            >
              {staff.media.putTheOldOneBack}
            </Button>
          </div>
        </div>
      ))}
      <p role="status" className="text-note text-soft empty:hidden">
        {putting.data === item.path && staff.media.isAsBefore}
      </p>
      <ChangeFailed change={putting} />
    </div>
  );
}
