import { useOpenGallery } from '#admin/galleries/gallery-context.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { LeftMark, Progress, Unfinished } from '#admin/translations/Left.tsx';
import { OriginalChanged } from '#admin/translations/OriginalPane.tsx';
import { OriginalBody, OriginalLine } from '#admin/translations/OriginalText.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { languageName, tagOf } from '#admin/ui/text/site-languages.ts';
import { noteGalleryWords } from '#data/galleries/gallery-changes.ts';
import { FIELDS, type Field, typedOf } from '#domain/galleries/fields.ts';
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

/** How far the words of a language follow the main one, and the button that says that they do now. */
export function Behind() {
  const { open, language } = useOpenGallery();
  const { gallery } = open;
  const noting = useDataChange({
    // What is on the screen: what a colleague has saved since is still to be read.
    run: (original: Translated) => noteGalleryWords(gallery.id, language, original),
    changes: ['galleries'],
  });
  const left = untranslatedWords(gallery, language);
  if (!gallery.words[language]?.title.trim()) {
    return (
      <Callout tone="caution" title={staff.translations.gallery.notShown(languageName(language))}>
        {staff.translations.gallery.onceItHasATitle}
      </Callout>
    );
  }
  const isBehind = Object.keys(changedSince(gallery, language)).length > 0;
  return (
    <>
      <Unfinished language={language} />
      <Progress left={left} isUpToDate={!isBehind} />
      {isBehind && (
        <OriginalChanged noting={noting} onNote={() => noting.mutate(originalOf(gallery))} />
      )}
    </>
  );
}
