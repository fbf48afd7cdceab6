import { useOpenGallery } from '#admin/galleries/gallery-context.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Progress, Unfinished } from '#admin/translations/Left.tsx';
import { OriginalChanged } from '#admin/translations/OriginalPane.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { noteGalleryWords } from '#data/galleries/gallery-changes.ts';
import {
  changedSince,
  originalOf,
  type Translated,
  untranslatedWords,
} from '#domain/galleries/gallery-words.ts';
import { staff } from '#languages/staff.ts';

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
