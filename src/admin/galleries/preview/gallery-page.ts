import { textHtml } from '#admin/editor/preview/text-html.ts';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { speaking } from '#business/language.ts';
import { portfolioWords } from '#business/words/portfolio.ts';
import { weeks } from '#business/words/times.ts';
import type { GalleryPicture, OpenGallery } from '#data/galleries/galleries.ts';
import { arrange, MANY } from '#domain/galleries/arrange-pictures.ts';
import { inWordsOf } from '#domain/galleries/gallery-words.ts';
import type { Services } from '#domain/pages/services.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { figureOf, type Samples, samplesOf } from './gallery-figure.ts';
import { readPage, setText } from './page-parts.ts';

interface Borrowed {
  page: Document;
  samples: Samples;
}

/** A live job's page with this gallery's words and pictures, without a server; null when none is live. */
export async function galleryPage(
  { gallery: open, pictures: all }: OpenGallery,
  services: Services['shown'],
  language: string,
): Promise<Document | null> {
  // Before the first gallery of a language is live, a page of the main one is all that there is.
  const borrowed =
    (await borrowPage(language)) ?? (language && (await inFrameOf(language, await borrowPage(''))));
  if (!borrowed) return null;
  const { page, samples } = borrowed;
  const gallery = inWordsOf(open, language);
  const pictures = all.map((picture) => ({
    ...picture,
    caption: (language && picture.captions[language]) || picture.caption,
  }));
  if (language) page.documentElement.lang = tagOf(language);
  setText(page, '.job h1', gallery.title || staff.galleries.untitled);
  setText(page, '.job .lead', gallery.summary);
  speaking(language, () => fillFacts(page, gallery, services));
  const story = page.querySelector('.job .story');
  if (!gallery.story.trim()) story?.parentElement?.remove();
  else {
    const prose = story?.querySelector('.prose');
    if (prose) prose.innerHTML = await textHtml(gallery.story, language);
  }
  fillPictures(page, pictures, samples);
  page.querySelector('.others')?.remove();
  return page;
}

/** A page that has everything that a job may have, and a comparison from whichever has one. */
async function borrowPage(language: string): Promise<Borrowed | null> {
  const home = await readPage(pathIn(language, '/'));
  const jobs = `main a[href^="${pathIn(language, '/portfolio/')}"]`;
  const links = [...(home?.querySelectorAll(jobs) ?? [])];
  const addresses = [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
  let page: Document | null = null;
  let comparison: Element | null = null;
  for (const address of addresses) {
    const read = await readPage(address);
    comparison ??= read?.querySelector('.job before-after') ?? null;
    if (read?.querySelector('.job .photos li') && read.querySelector('.job .story')) page ??= read;
    if (page && comparison) break;
  }
  const samples = page && samplesOf(page, comparison);
  return page && samples && { page, samples };
}

/** A page of the main language within what stands around every page of another. */
async function inFrameOf(language: string, borrowed: Borrowed | null): Promise<Borrowed | null> {
  if (!borrowed) return null;
  const { page } = borrowed;
  // The list of articles is there in each language, and has the same header as a job.
  const list = await readPage(pathIn(language, '/blog'));
  for (const part of ['.skip-link', 'body > header', 'body > footer']) {
    const inLanguage = list?.querySelector(part);
    if (inLanguage) page.querySelector(part)?.replaceWith(inLanguage);
  }
  speaking(language, () => {
    setText(page, '.job .label > a', portfolioWords.label);
    setText(page, '.job > .note', site.pictureNote);
  });
  return borrowed;
}

function fillFacts(
  page: Document,
  gallery: OpenGallery['gallery'],
  services: Services['shown'],
): void {
  const list = page.querySelector('.job .facts');
  const name = list?.querySelector('dt');
  const value = list?.querySelector('dd');
  if (!list || !name || !value) return;
  const service = services.find(({ key }) => key === gallery.service);
  const facts = [
    [portfolioWords.place, gallery.place],
    [portfolioWords.year, gallery.year?.toString()],
    [portfolioWords.materials, gallery.materials.join(', ')],
    [portfolioWords.duration, gallery.duration_weeks && weeks(gallery.duration_weeks)],
    [portfolioWords.service, service?.name],
  ].flatMap(([term, words]) => (words ? [filled(name, `${term}`), filled(value, `${words}`)] : []));
  if (facts.length > 0) list.replaceChildren(...facts);
  else list.remove();
}

function filled(sample: Element, words: string): Node {
  const copy = sample.cloneNode();
  copy.textContent = words;
  return copy;
}

function fillPictures(page: Document, pictures: readonly GalleryPicture[], samples: Samples): void {
  const [first, ...others] = pictures;
  const large = page.querySelector('.job > figure');
  if (first) large?.replaceWith(figureOf(page, first, samples));
  else large?.remove();
  const list = page.querySelector('.job .photos');
  const sample = list?.querySelector('li');
  if (!list || !sample) return;
  if (others.length === 0) list.remove();
  const places = arrange(
    others.map(({ media, before }) => ({ ...media, isCompared: before !== null })),
  );
  list.classList.toggle('many', others.length >= MANY);
  list.replaceChildren(
    ...others.map((picture, nth) => {
      const entry = sample.cloneNode() as Element;
      entry.className = places[nth] ?? 'wide';
      entry.append(figureOf(page, picture, samples));
      return entry;
    }),
  );
}
