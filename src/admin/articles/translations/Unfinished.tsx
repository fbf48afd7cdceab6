import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { staff } from '#languages/staff.ts';

/** Says so of a language that visitors do not have yet, whatever is published in it. */
export function Unfinished({ language }: { language: string }) {
  // Its pages are the folder's, which this screen may not have: the build knows.
  if (!import.meta.env.UNFINISHED?.includes(language)) return null;
  const { title, text } = staff.translations.unfinished;
  return (
    <Callout tone="caution" title={title(languageName(language))}>
      {text}
    </Callout>
  );
}
