import { renderBody } from '#domain/markdown/body.ts';
import { proseHtml } from '#sections/parts/article/prose-html.tsx';
import { htmlOf } from './html-of.ts';
import { previewSegments } from './preview-pictures.ts';

/** What stands in the `.prose` of a page: a text as visitors will get it, by the same code. */
export async function textHtml(markdown: string): Promise<string> {
  return proseHtml(await previewSegments(renderBody(markdown).segments), htmlOf);
}
