import { Progress } from '#admin/articles/translations/Left.tsx';
import { Unfinished } from '#admin/articles/translations/Unfinished.tsx';
import { useOpenGallery } from '#admin/galleries/gallery-context.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout, ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
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
  const words = staff.translations.beside;
  const left = untranslatedWords(gallery, language);
  if (!gallery.words[language]?.title.trim()) {
    return (
      <Callout tone="caution" title={staff.translations.gallery.notShown(languageName(language))}>
        {staff.translations.gallery.onceItHasATitle}
      </Callout>
    );
  }
  if (Object.keys(changedSince(gallery, language)).length === 0) {
    return (
      <>
        <Unfinished language={language} />
        <Progress left={left} isUpToDate />
      </>
    );
  }
  return (
    <>
      <Unfinished language={language} />
      <Progress left={left} isUpToDate={false} />
      <Callout
        tone="caution"
        title={words.behind}
        actions={
          <>
            <Button isPending={noting.isPending} onClick={() => noting.mutate(originalOf(gallery))}>
              {noting.isPending ? words.noting : words.upToDateNow}
            </Button>
            <ChangeFailed change={noting} />
          </>
        }
      >
        <RichText
          text={words.marked}
          parts={{
            del: (text) => <del className="bg-bad-shade text-bad">{text}</del>,
            ins: (text) => <ins className="bg-good-shade text-good">{text}</ins>,
          }}
        />
      </Callout>
    </>
  );
}
