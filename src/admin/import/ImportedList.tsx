import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '#admin/ui/fields/LinkToCopy.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { ImportReport } from '#data/wordpress/carry-out.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { translated } from '#languages/server-sentences.ts';
import { staff } from '#languages/staff.ts';

/** What is lost of an export, in the language of whoever reads it. */
export const lossSentence = (sentence: string) =>
  translated(sentence, staff.importing.lossSentences) ?? sentence;

const linkTo = (to: string) => (words: string) => (
  <Link to={to} className="underline underline-offset-4">
    {words}
  </Link>
);

/** What a run has brought, and what it has not. */
export function ImportedList({ report }: { report: ImportReport }) {
  const { articles, pages, pictures, known, redirects, lost } = report;
  const words = staff.importing;
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useEffect(() => list.current?.focus(), []);
  const texts = [
    ...articles.map(({ id, name }) => ({ to: STAFF.article(id), name })),
    ...pages.map(({ id, name }) => ({ to: STAFF.page(id), name })),
  ];

  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        className="wrap-anywhere grid max-w-prose gap-5 text-control outline-none"
      >
        <div role="status">
          <p>{words.cameOver(articles.length, pages.length, pictures.length)}</p>
          {known > 0 && <p>{words.cameBefore(known)}</p>}
          {redirects.size > 0 && <p>{words.leadOn(redirects.size)}</p>}
        </div>
        <ul className="empty:hidden">
          {texts.map(({ to, name }) => (
            <li key={to} className="flex min-h-8 items-center">
              {linkTo(to)(name)}
            </li>
          ))}
        </ul>
        <h3 className="font-semibold">{lost.length > 0 ? words.whatDidNot : words.nothingLost}</h3>
        <ul className="grid gap-1.5 empty:hidden">
          {lost.map((sentence) => (
            <li key={sentence}>{lossSentence(sentence)}</li>
          ))}
        </ul>
      </div>
      {texts.length > 0 && (
        <p className="max-w-prose text-soft">
          <RichText
            text={words.whatNow}
            parts={{ pages: linkTo(STAFF.pages), publish: linkTo(STAFF.publish) }}
          />
        </p>
      )}
      <CopyButton
        label={words.copyTheList}
        text={() => list.current?.innerText ?? ''}
        refused={words.couldNotCopy}
      />
    </>
  );
}
