import { type ComponentProps, createContext, use } from 'react';
import { brokenLines, type Editing } from '#sections/edit.tsx';

/** The key of the section around. */
export const MarkedContext = createContext('');

function MarkedText({
  at,
  as: Element = 'span',
  children,
  ...rest
}: ComponentProps<Editing['Text']>) {
  const key = use(MarkedContext);
  if (children === '') return null;
  return (
    <Element {...rest} data-edit={`${key}.${at}`}>
      {children}
    </Element>
  );
}

function MarkedLines({
  at,
  as: Element = 'span',
  lines,
  ...rest
}: ComponentProps<Editing['Lines']>) {
  const key = use(MarkedContext);
  return (
    <Element {...rest} data-edit={`${key}.${at}`}>
      {brokenLines(lines)}
    </Element>
  );
}

function MarkedProse({ at, html, ...rest }: ComponentProps<Editing['Prose']>) {
  const key = use(MarkedContext);
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the Markdown rules.
  return <div {...rest} data-edit={`${key}.${at}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Visitors' elements that say where each text is written, for what looks at the page. */
export const MARKING: Editing = {
  ...{ Text: MarkedText, Lines: MarkedLines, Prose: MarkedProse },
  attributes: () => ({}),
};
