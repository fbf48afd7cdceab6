import { DecorativeField } from '#admin/media/DecorativeField.tsx';
import { useMediaText } from '#admin/media/use-media-text.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { staff } from '#languages/staff.ts';
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
          label={staff.media.descriptionForPeople}
          what={staff.media.description}
          text={alt}
          limit={MEDIA_LIMITS.alt}
          rows={2}
          hint={item.decorative && staff.media.decorativeKept}
        />
        <DecorativeField item={item} />
      </div>
      <AutosaveField
        lang={site.language}
        label={staff.media.name}
        what={staff.media.nameInSentence}
        text={title}
        limit={MEDIA_LIMITS.title}
      />
      <AutosaveField
        lang={site.language}
        label={staff.media.caption}
        what={staff.media.captionInSentence}
        text={caption}
        limit={MEDIA_LIMITS.caption}
        hint={staff.media.captionHint}
      />
      <AutosaveField
        lang={site.language}
        label={staff.media.credit}
        what={staff.media.creditInSentence}
        text={credit}
        limit={MEDIA_LIMITS.credit}
        hint={staff.media.creditHint}
      />
    </>
  );
}
