import { DecorativeField } from '#admin/media/DecorativeField.tsx';
import { useMediaText } from '#admin/media/use-media-text.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { site } from '#site';

/** What each text is called: on its field, and in a sentence. */
const WORDS = {
  alt: ['descriptionForPeople', 'description'],
  title: ['name', 'nameInSentence'],
  caption: ['caption', 'captionInSentence'],
  credit: ['credit', 'creditInSentence'],
} as const satisfies Record<keyof typeof MEDIA_LIMITS, readonly MessageKey<'media'>[]>;

interface MediaTextFieldProps {
  item: MediaItem;
  field: keyof typeof WORDS;
  hint?: string | false;
  rows?: number;
}

/** A text of a picture, which saves itself. */
export function MediaTextField({ item, field, ...more }: MediaTextFieldProps) {
  const [label, what] = WORDS[field];
  return (
    <AutosaveField
      lang={site.language}
      label={staff.media[label]}
      what={staff.media[what]}
      text={useMediaText(item, field)}
      limit={MEDIA_LIMITS[field]}
      {...more}
    />
  );
}

export function MediaFields({ item }: { item: MediaItem }) {
  const { decorativeKept, captionHint, creditHint } = staff.media;
  return (
    <>
      <div>
        <MediaTextField item={item} field="alt" rows={2} hint={item.decorative && decorativeKept} />
        <DecorativeField item={item} />
      </div>
      <MediaTextField item={item} field="title" />
      <MediaTextField item={item} field="caption" hint={captionHint} />
      <MediaTextField item={item} field="credit" hint={creditHint} />
    </>
  );
}
