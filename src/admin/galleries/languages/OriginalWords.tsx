import { useOpenGallery } from '#admin/galleries/gallery-context.ts';
import { GALLERY_FIELDS } from '#admin/galleries/gallery-fields.ts';
import { LeftMark } from '#admin/translations/Left.tsx';
import { OriginalBody, OriginalLine } from '#admin/translations/OriginalText.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import {
  changedSince,
  originalOf,
  type Translated,
  untranslatedWords,
} from '#domain/galleries/gallery-words.ts';
import { staff } from '#languages/staff.ts';

/** What the main language says in a field, with what has changed there since it was translated. */
export function OriginalWords({ field }: { field: keyof Translated }) {
  const { open, language } = useOpenGallery();
  const { has: isLeft } = untranslatedWords(open.gallery, language);
  const now = said(originalOf(open.gallery)[field]);
  const changed = changedSince(open.gallery, language)[field];
  const before = changed === undefined ? now : said(changed);
  if (now === '' && before === '') return null;
  return (
    <section
      aria-label={`${staff.translations.beside.original}: ${staff.galleries[GALLERY_FIELDS[field].label]}`}
      lang={tagOf('')}
      className="grid gap-4 self-start border-line border-s-2 ps-4"
    >
      {field === 'story' ? (
        <OriginalBody before={before} now={now} />
      ) : (
        <OriginalLine before={before} now={now} className="text-reading/relaxed text-soft" />
      )}
      {field !== 'place' && isLeft(now) && <LeftMark />}
    </section>
  );
}

const said = (words: string | readonly string[]) =>
  typeof words === 'string' ? words : words.join(', ');
