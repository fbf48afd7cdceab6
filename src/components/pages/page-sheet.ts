import { listPages } from '#build/content/pages.ts';
import { hashOf } from '#build/output/content-security-policy.ts';
import { type RenderedPage, renderedPage } from '#sections/rendered-page.ts';
import { sheetOf } from '#sections/views.ts';

/**
 * The styles of a page's sections, and their hash for the policy. The services share one sheet with what
 * any of them needs: their policies are one header, which would hold a hash for each.
 */
export async function pageSheet({ page, classes }: RenderedPage) {
  const css = sheetOf(page.kind === 'service' ? await classesOfServices() : classes);
  return { css, hash: hashOf(css) };
}

async function classesOfServices(): Promise<Set<string>> {
  const services = (await listPages()).filter(({ kind }) => kind === 'service');
  const rendered = await Promise.all(services.map(({ key }) => renderedPage(key)));
  return new Set(rendered.flatMap(({ classes }) => [...classes]));
}
