import type { Service } from '#build/content/services.ts';
import type { PageMetadata } from '#domain/site/metadata.ts';
import { breadcrumbs, faqPage, service as serviceData } from '#domain/site/structured-data.ts';
import { site } from '#site';

export function serviceMetadata(service: Service): PageMetadata {
  const { name, description, keywords, path } = service;
  return {
    title: name,
    description,
    keywords,
    structuredData: [
      serviceData(site, { name, description, path }),
      faqPage(service.questions),
      breadcrumbs(site, [{ name, path }]),
    ],
  };
}
