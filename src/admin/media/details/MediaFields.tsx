import { DecorativeField } from '#admin/media/DecorativeField.tsx';
import { useMediaText } from '#admin/media/use-media-text.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { site } from '#site';

export function MediaFields({ item }: { item: MediaItem }) {
  const alt = useMediaText(item, 'alt');
  const title = useMediaText(item, 'title');
  const caption = useMediaText(item, 'caption');
  const credit = useMediaText(item, 'credit');
  return (
    <>
      <div>
        <AutosaveField
          lang={site.language}
          label="Description for people who can’t see it"
          what="description"
          text={alt}
          limit={MEDIA_LIMITS.alt}
          rows={2}
          hint={item.decorative && 'Kept, but not read out: the picture is decorative.'}
        />
        <DecorativeField item={item} />
      </div>
      <AutosaveField
        lang={site.language}
        label="Name"
        what="name"
        text={title}
        limit={MEDIA_LIMITS.title}
      />
      <AutosaveField
        lang={site.language}
        label="Caption"
        what="caption"
        text={caption}
        limit={MEDIA_LIMITS.caption}
        hint="Stands under the picture, for everybody."
      />
      <AutosaveField
        lang={site.language}
        label="Credit"
        what="credit"
        text={credit}
        limit={MEDIA_LIMITS.credit}
        hint="Stands beside the caption as you write it: “Photograph: Jo Park”."
      />
    </>
  );
}
