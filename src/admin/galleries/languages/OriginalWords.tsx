import { useOpenGallery } from '#admin/galleries/gallery-context.ts';
import { LeftMark } from '#admin/translations/Left.tsx';
import { OriginalBody, OriginalLine } from '#admin/translations/OriginalText.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { FIELDS, type Field, typedOf } from '#domain/galleries/fields.ts';
import {
  changedSince,
  type Translated,
  untranslatedWords,
} from '#domain/galleries/gallery-words.ts';
import { staff } from '#languages/staff.ts';

/** What the main language says in a field, with what has changed there since it was translated. */
export function OriginalWords({ field }: { field: keyof Translated }) {
  const { open, language } = useOpenGallery();
  const { isName }: Field = FIELDS[field];
  const { has: isLeft } = untranslatedWords(open.gallery, language);
  const now = typedOf(open.gallery[field]);
  const changed = changedSince(open.gallery, language)[field];
  const before = changed === undefined ? now : typedOf(changed);
  if (now === '' && before === '') return null;
  return (
    <section
      aria-label={`${staff.translations.beside.original}: ${staff.galleries[FIELDS[field].label]}`}
      lang={tagOf('')}
      className="grid gap-4 self-start border-line border-s-2 ps-4"
    >
      {field === 'story' ? (
        <OriginalBody before={before} now={now} />
      ) : (
        <OriginalLine before={before} now={now} className="text-reading/relaxed text-soft" />
      )}
      {!isName && isLeft(now) && <LeftMark />}
    </section>
  );
}
