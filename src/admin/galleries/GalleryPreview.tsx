import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { Dialog } from '#admin/ui/Dialog.tsx';
import type { GalleryPicture } from '#data/galleries.ts';
import { arrange, type Place } from '#domain/arrange-pictures.ts';
import { weeks } from '#domain/dates.ts';
import { site } from '#site';
import { useDesk } from './gallery-context.ts';
import { StoryPreview } from './StoryPreview.tsx';

const PLACES: Record<Place, string> = {
  wide: 'sm:col-span-12',
  left: 'sm:col-span-5',
  right: 'sm:col-span-6 sm:col-start-7',
  alone: 'sm:col-span-6 sm:col-start-4',
};

/** The gallery as its page shows it: the same order, crops and places. */
export function GalleryPreview({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { gallery, pictures } = useDesk().open;
  const [first, ...others] = pictures;
  const places = arrange(others.map(({ media }) => media));
  const service = site.services.find(({ slug }) => slug === gallery.service);
  const facts = [
    service?.name,
    gallery.place,
    gallery.year,
    gallery.duration_weeks && weeks(gallery.duration_weeks),
  ].filter(Boolean);
  return (
    <Dialog isOpen={isOpen} title="Preview" width="full" onClose={onClose}>
      <article className="grid gap-8">
        <header className="grid gap-3">
          <h2 className="wrap-anywhere font-display text-sheet/tight">
            {gallery.title || 'Untitled'}
          </h2>
          <p className="max-w-prose text-reading/relaxed text-soft">{gallery.summary}</p>
          <p className="text-soft">{facts.join(' · ')}</p>
          {gallery.materials.length > 0 && (
            <p className="text-soft">{gallery.materials.join(', ')}</p>
          )}
        </header>
        {first ? <Figure picture={first} /> : <p className="text-soft">No pictures yet.</p>}
        <StoryPreview story={gallery.story} />
        <ul className="grid grid-cols-1 gap-8 sm:grid-cols-12 sm:items-end">
          {others.map((picture, nth) => (
            <li key={picture.id} className={PLACES[places[nth] ?? 'wide']}>
              <Figure picture={picture} />
            </li>
          ))}
        </ul>
      </article>
    </Dialog>
  );
}

function Figure({ picture: { media, before, caption } }: { picture: GalleryPicture }) {
  const words = caption || media.caption;
  const frame = { aspectRatio: `${media.width} / ${media.height}` };
  return (
    <figure className="grid gap-2">
      <div className="flex gap-0.5 overflow-hidden rounded-md bg-shade" style={frame}>
        {before && (
          <div className="min-w-0 flex-1">
            <Thumbnail media={before} width={1280} alt={before.alt} />
          </div>
        )}
        <div className="min-w-0 flex-1">
          <Thumbnail media={media} width={1280} alt={media.decorative ? '' : media.alt} />
        </div>
      </div>
      {words && <figcaption className="wrap-anywhere max-w-prose text-soft">{words}</figcaption>}
    </figure>
  );
}
