import type { ReactNode } from 'react';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { staff } from '#languages/staff.ts';
import type { PlannedPicture } from '#wordpress/plan/planned-pictures.ts';
import { addressOf } from '#wordpress/plan/planned-texts.ts';
import { lossSentence } from './ImportedList.tsx';
import type { ReadExport } from './use-import.ts';

interface ImportPreviewProps {
  read: ReadExport;
  /** Pictures that are neither here nor in the folder. */
  missing: readonly PlannedPicture[];
}

/** What an export will bring, and what of it will be lost. */
export function ImportPreview({ read, missing }: ImportPreviewProps) {
  const { plan, here, lost } = read;
  const articles = plan.articles.filter(({ id }) => !here.articles.has(id));
  const pages = plan.pages.filter(({ id }) => !here.pages.has(id));
  const pictures = plan.pictures.filter(({ stableId }) => !here.pictures.has(stableId));
  const texts = [...plan.articles, ...plan.pages];
  const led = texts.flatMap((text) => (text.oldPath ? [[text.oldPath, addressOf(text)]] : []));
  const known = texts.length - articles.length - pages.length;
  const knownPictures = plan.pictures.length - pictures.length;
  const drafts = articles.filter(({ isPublished }) => !isPublished).length;
  const words = staff.importing;
  return (
    <>
      <ul className="grid list-disc gap-1 ps-5 text-control">
        <li>{words.articles(articles.length, drafts)}</li>
        <li>{words.pages(pages.length)}</li>
        <li>{words.pictures(pictures.length)}</li>
        {known + knownPictures > 0 && <li>{words.hereAlready(known, knownPictures)}</li>}
      </ul>
      <Details title={words.oldAddresses(led.length)}>
        {led.map(([from, to]) => (
          <li key={from}>
            {from} → {to}
          </li>
        ))}
      </Details>
      <Details title={words.losses(lost.length)}>
        {lost.map((sentence) => (
          <li key={sentence}>{lossSentence(sentence)}</li>
        ))}
      </Details>
      {missing.length > 0 && (
        <Callout tone="caution" title={words.missingPictures(missing.length)}>
          <p>{words.missingHint}</p>
        </Callout>
      )}
      <Details title={words.namesOfMissing}>
        {missing.map(({ url }) => (
          <li key={url}>{url}</li>
        ))}
      </Details>
    </>
  );
}

/** A list that may be long; nothing for an empty one. */
function Details({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <details className="rounded-lg border border-line bg-panel">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{title}</summary>
      <ul className="wrap-anywhere grid gap-1.5 border-line border-t p-4 text-note">{children}</ul>
    </details>
  );
}
