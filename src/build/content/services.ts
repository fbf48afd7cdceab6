import type { MarkdownInstance } from 'astro';
import { z } from 'astro/zod';
import { prices } from '#business/prices.ts';
import type { Price } from '#business/types.ts';
import type { Media } from '#domain/media/media.ts';
import { withAmounts } from '#domain/settings/business-settings.ts';
import { site } from '#site';
import { nameAmounts } from './name-amounts.ts';
import { type ServiceTexts, serviceSchema } from './schemas.ts';
import { findMediaByFile } from './site-content.ts';
import { perSnapshot } from './snapshot.ts';

export type Service = ServiceTexts & {
  slug: string;
  name: string;
  path: string;
  picture: Media | null;
  prices: Price[];
  html: string;
};

const FILES = import.meta.glob<MarkdownInstance<Record<string, unknown>>>(
  '/src/business/services/*.md',
  { eager: true },
);

/**
 * The services, in their order.
 *
 * @throws Error when services.ts and the texts beside it name different ones, or a text is incomplete.
 */
export const listServices = perSnapshot(async ({ settings }): Promise<Service[]> => {
  const files = new Map(Object.entries(FILES));
  const listed = site.services.map(async ({ slug, name }) => {
    const address = `src/business/services/${slug}.md`;
    const file = files.get(`/${address}`);
    if (!file) throw new Error(`${address} is missing: services.ts lists it.`);
    files.delete(`/${address}`);
    const { data, error } = serviceSchema.safeParse(file.frontmatter);
    if (!data) throw new Error(`${address}: ${z.prettifyError(error)}`);
    const picture = await findMediaByFile(data.image);
    const ownPrices = withAmounts(prices[slug] ?? [], slug, settings);
    const path = `/services/${slug}`;
    const html = await file.compiledContent();
    return { ...nameAmounts(data, ownPrices), slug, name, path, picture, prices: ownPrices, html };
  });
  const services = await Promise.all(listed);
  const [unlisted] = files.keys();
  if (unlisted) throw new Error(`src/business/services.ts does not list ${unlisted.slice(1)}.`);
  return services;
});
