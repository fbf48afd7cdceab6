import { sectionHtml } from '#sections/parts/kept-body.ts';

/** A text of a page as visitors read it; its links lead nowhere here. */
export default function ProseAsRead({ markdown }: { markdown: string }) {
  const html = sectionHtml(markdown).replace(/<a [^>]*>/g, '<a>');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the rules of Markdown.
  return <div className="grid gap-3" dangerouslySetInnerHTML={{ __html: html }} />;
}
