import { speaking } from '#business/language.ts';
import { renderBody } from '#domain/markdown/body.ts';
import { proseHtml } from '#sections/parts/article/prose-html.tsx';
import { htmlOf } from './html-of.ts';
import { previewSegments } from './preview-pictures.ts';

/**
 * What stands in the `.prose` of a page: a text as visitors will get it, by the same code.
 *
 * @param language its code, '' for the main one.
 */
export async function textHtml(markdown: string, language: string): Promise<string> {
  const { segments } = speaking(language, () => renderBody(markdown));
  const shown = await previewSegments(segments, language);
  return speaking(language, () => proseHtml(shown, htmlOf));
}
