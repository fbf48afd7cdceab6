import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { shownLanguages } from '#domain/pages/shown-languages.ts';
import { codeOf } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';

/** Says so of a language that visitors do not have yet, whatever is published in it. */
export function Unfinished({ language }: { language: string }) {
  if (language === '' || shownLanguages().map(codeOf).includes(language)) return null;
  const { title, text } = staff.translations.unfinished;
  return (
    <Callout tone="caution" title={title(languageName(language))}>
      {text}
    </Callout>
  );
}
