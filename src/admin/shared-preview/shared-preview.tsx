import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ARTICLE_CSS, previewPage } from '#admin/editor/preview/article-page.tsx';
import { PageFrame } from '#admin/editor/preview/PageFrame.tsx';
import { galleryPage } from '#admin/galleries/preview/gallery-page.ts';
import { mediaById, mediaTexts } from '#admin/queries/media.ts';
import { serviceList } from '#admin/queries/services.ts';
import { queryClient } from '#admin/ui/query-client.ts';
import { currentLanguage, pathHere } from '#business/language.ts';
import { previewMessages as messages } from '#business/messages/testimonials.ts';
import { firstLanguage } from '#business/staff-language.ts';
import { type OpenedPreview, openPreview } from '#data/documents/previews.ts';
import { DataError } from '#data/errors.ts';
import type { Gallery, GalleryPicture } from '#data/galleries/galleries.ts';
import { toSummary } from '#data/media/media.ts';
import { fetchLivePages } from '#data/pages/page-links.ts';
import { folderPage } from '#domain/pages/folder-page.ts';
import { type ServicePages, staffServices } from '#domain/pages/services.ts';
import { codeOf } from '#languages/addresses.ts';
import { addStaffMessages, isStaffLanguage, staff } from '#languages/staff.ts';
import { fetchStaffMessages } from '#languages/staff-files.ts';
import { site } from '#site';
import { SharedPage } from './SharedPage.tsx';

/** What the renderers say of pictures that can't be had, and to screen readers. */
const WORDS = ['common', 'editor', 'galleries', 'media', 'pages', 'screens', 'sections'] as const;

/**
 * Shows what belongs to the token of the address, as it is now, in place of the whole page.
 *
 * @param place where it is said that it has ended. @throws while it can't be had.
 */
export async function mountPreview(place: HTMLElement): Promise<void> {
  const code = codeOf(document.documentElement.lang);
  const spoken = isStaffLanguage(code) ? code : firstLanguage;
  addStaffMessages(await fetchStaffMessages(spoken, WORDS));
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, staleTime: Number.POSITIVE_INFINITY } });
  const token = location.hash.slice(1);
  try {
    const shown = await draw(await openPreview(token), token);
    const main = document.createElement('main');
    main.className = 'shared-preview';
    document.body.replaceChildren(main);
    createRoot(main).render(
      <QueryClientProvider client={queryClient}>{shown}</QueryClientProvider>,
    );
  } catch (error) {
    if (!(error instanceof DataError && error.code === 'not-found')) throw error;
    place.textContent = messages.ended;
  }
}

/** A draft by the renderers of the staff area, which are given what only staff may ask for. */
async function draw(preview: OpenedPreview, token: string) {
  for (const { texts, ...media } of preview.pictures) {
    queryClient.setQueryData(mediaById(media.id).queryKey, media);
    queryClient.setQueryData(mediaTexts(media.id).queryKey, texts);
  }
  const live = await fetchLivePages();
  const services = { published: live.filter(({ kind }) => kind === 'service'), working: [] };
  queryClient.setQueryData(serviceList.queryKey, services);
  const { title, view } = await drawn(preview, services);
  const ends = new Date(preview.expires_at).toLocaleDateString(site.language, {
    ...{ timeZone: site.timeZone, dateStyle: 'long' },
  });
  const say = preview.published_at ? messages.changed : messages.draft;
  return (
    <>
      <header>
        <h1 dir="auto">{say(title?.trim() || staff.screens.untitled, ends)}</h1>
        {preview.can_say && (
          <a className="link" href={`${pathHere('/your-word')}#${token}`}>
            {messages.say}
          </a>
        )}
      </header>
      <div className="view" onLoadCapture={({ target }) => makeStill(target as HTMLIFrameElement)}>
        {view ?? <p>{staff.galleries.noPageForPreview}</p>}
      </div>
    </>
  );
}

/** In the frame nothing leads anywhere and nothing is sent; what only unfolds does. */
function makeStill({ contentDocument: inside }: HTMLIFrameElement): void {
  const refuse = (event: Event) => {
    if (!(event.target as Element).closest('a, button, form')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'auxclick', 'submit']) inside?.addEventListener(type, refuse, true);
}

async function drawn({ pictures, ...preview }: OpenedPreview, services: ServicePages) {
  const { kind, document: row, published_at } = preview;
  if (kind === 'page') {
    const folder = folderPage(row.kind, row.key, row.language);
    return { title: row.title ?? folder?.title, view: <SharedPage {...{ row, folder }} /> };
  }
  const { title } = row;
  const frame = (page: Document | null, css = '') =>
    page && <PageFrame {...{ page, css }} title={title || messages.title} width={null} />;
  if (kind === 'post') {
    const page = await previewPage({
      article: row,
      published: published_at ? { published_at } : null,
    });
    return { title, view: frame(page, ARTICLE_CSS) };
  }
  const gallery = row as unknown as Gallery;
  const language = gallery.words[currentLanguage()] ? currentLanguage() : '';
  const byId = new Map(pictures.map((media) => [media.id, toSummary(media)]));
  // A column of JSON.
  const shown = (row.pictures as unknown as ShownPicture[]).flatMap((one): GalleryPicture[] => {
    const { media_id: id, caption, captions = {} } = one;
    const media = byId.get(id);
    const before = byId.get(one.before_media_id ?? '') ?? null;
    return media ? [{ id, galleryId: '', version: 0, caption, captions, media, before }] : [];
  });
  const shownServices = staffServices(services, language).shown;
  const page = await galleryPage({ gallery, pictures: shown }, shownServices, language);
  return { title: gallery.words[language]?.title || title, view: frame(page) };
}

interface ShownPicture extends Pick<GalleryPicture, 'caption'> {
  media_id: string;
  before_media_id: string | null;
  captions?: GalleryPicture['captions'];
}
