import { shownSite } from '#build/content/shown-site.ts';
import type { Gallery } from '#build/content/site-content.ts';
import { largeFile } from '#build/pictures/large-file.ts';
import { socialCard } from '#build/pictures/social-card.ts';
import type { PageMetadata } from '#domain/site/metadata.ts';
import { breadcrumbs, imageGallery } from '#domain/site/structured-data.ts';

/** How the first picture is shown; the page’s `<head>` preloads it with the same sizes. */
export const FIRST_PHOTO = {
  sizes: '(max-width: 1680px) calc(100vw - 2.5rem), 1520px',
  displayWidth: 1280,
} as const;

/** @param jobList the page that lists all jobs. */
export async function galleryMetadata(
  gallery: Gallery,
  jobList: { name: string; path: string },
): Promise<PageMetadata> {
  const site = await shownSite();
  const service = site.services.find(({ key }) => key === gallery.service);
  return {
    title: [gallery.title, gallery.place].filter(Boolean).join(', '),
    description: gallery.summary,
    keywords: [service?.name ?? '', ...gallery.materials, gallery.place].filter(Boolean),
    noindex: gallery.noindex,
    image: await socialCard({
      ...{ business: site.name, title: gallery.title, picture: gallery.cover },
    }),
    structuredData: [
      imageGallery(site, {
        ...gallery,
        images: await Promise.all(
          gallery.pictures.map(async ({ media, caption }) => ({
            ...(await largeFile(media)),
            caption,
            credit: media.credit,
          })),
        ),
      }),
      breadcrumbs(site, [jobList, { name: gallery.title, path: gallery.path }]),
    ],
  };
}
