import type { Service } from '#build/content/site-content.ts';
import type { PageMetadata } from '#domain/metadata.ts';
import { breadcrumbs, faqPage, service as serviceData } from '#domain/structured-data.ts';
import { site } from '#site';

/** What a service page says about itself. */
export function serviceMetadata(service: Service): PageMetadata {
  const { title, description, keywords, path } = service;
  return {
    title,
    description,
    keywords,
    structuredData: [
      serviceData(site, { name: title, description, path }),
      faqPage(service.questions),
      breadcrumbs(site, [{ name: title, path }]),
    ],
  };
}
