import { textHtml } from '#admin/editor/preview/text-html.ts';
import { pictureAddresses } from '#admin/media/StoredPicture.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { speaking } from '#business/language.ts';
import { portfolioMessages } from '#business/messages/portfolio.ts';
import { weeks } from '#business/messages/times.ts';
import type { GalleryPicture, OpenGallery } from '#data/galleries/galleries.ts';
import type { MediaSummary } from '#data/media/media.ts';
import { arrange, MANY } from '#domain/galleries/arrange-pictures.ts';
import { factsOf } from '#domain/galleries/facts.ts';
import { inWordsOf } from '#domain/galleries/gallery-words.ts';
import { focalPosition } from '#domain/media/images.ts';
import { creditsOf } from '#domain/media/media.ts';
import type { Services } from '#domain/pages/services.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

interface Borrowed {
  page: Document;
  samples: Samples;
}

/** A live job's page with this gallery's words and pictures, without a server; null when none is live. */
export async function galleryPage(
  { gallery: open, pictures: all }: Pick<OpenGallery, 'gallery' | 'pictures'>,
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
  setText(page, '.job h1', gallery.title || staff.screens.untitled);
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
    setText(page, '.job .label > a', portfolioMessages.label);
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
  const facts = factsOf(gallery, {}, weeks, services).flatMap((fact) => [
    filled(name, fact.name),
    filled(value, `${fact.value}`),
  ]);
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

/** Elements of a real page, whose marks its styles go by. */
interface Samples {
  figure: Element;
  link: Element;
  caption: Element | null;
  /** Null when no job of the site compares two pictures. */
  comparison: Element | null;
}

/** @returns null when the page shows no picture. */
function samplesOf(page: Document, comparison: Element | null): Samples | null {
  const link = page.querySelector('.job figure > a.photo');
  const figure = link?.parentElement;
  if (!link || !figure) return null;
  return { figure, link, caption: page.querySelector('.job figure > figcaption'), comparison };
}

/** Pixels that are fetched of a picture. */
const WIDTH = 1280;

/** A picture of a job as `Photo.astro` shows it. */
function figureOf(page: Document, picture: GalleryPicture, samples: Samples): Element {
  const { media, before } = picture;
  const figure = page.importNode(samples.figure, false);
  figure.removeAttribute('id');
  figure.className = media.height > media.width ? 'upright' : '';
  if (before) figure.append(compared(page, media, before, samples));
  else {
    const link = page.importNode(samples.link, false);
    link.append(framed(page, media));
    figure.append(link);
  }
  const words = picture.caption || media.caption;
  const credit = creditsOf(media, before);
  if (!words && !credit) return figure;
  const caption = page.importNode(samples.caption ?? page.createElement('figcaption'), false);
  caption.append(words);
  if (credit) {
    const small = page.createElement('small');
    // As its own line, whatever page this is.
    small.style.display = 'block';
    small.textContent = credit;
    caption.append(small);
  }
  figure.append(caption);
  return figure;
}

function compared(
  page: Document,
  after: MediaSummary,
  before: MediaSummary,
  { comparison }: Samples,
): Element {
  if (!comparison) {
    const sides = page.createElement('div');
    sides.style.cssText = 'display: grid; grid-template-columns: 1fr 1fr; gap: 1rem';
    sides.append(framed(page, before), framed(page, after));
    return sides;
  }
  const copy = page.importNode(comparison, true);
  const pair = copy.querySelector<HTMLElement>('.pair');
  pair?.style.setProperty('--picture-ratio', `${after.width} / ${after.height}`);
  for (const [nth, media] of [after, before].entries()) {
    const shown = framed(page, media);
    shown.classList.add('compared');
    copy.querySelectorAll('.side')[nth]?.firstElementChild?.replaceWith(shown);
  }
  return copy;
}

function framed(page: Document, media: MediaSummary): HTMLElement {
  return pictureElement(page, media, media.decorative ? '' : media.alt, WIDTH);
}

/** A page as visitors get it; null for no page. */
async function readPage(address: string): Promise<Document | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

function setText(page: Document, selector: string, text: string): void {
  const element = page.querySelector(selector);
  if (element) element.textContent = text;
}

/** A picture as `Picture.astro` frames it, `width` pixels wide, without its script. */
function pictureElement(
  page: Document,
  media: MediaSummary,
  alt: string,
  width: number,
): HTMLElement {
  const frame = page.createElement('picture');
  frame.className = 'picture';
  frame.style.setProperty('--picture-ratio', `${media.width} / ${media.height}`);
  frame.style.setProperty('--picture-focal', focalPosition(media));
  const image = page.createElement('img');
  const { smaller, original } = pictureAddresses(media, width);
  // The frame falls back to the original (`tryOriginal`).
  image.srcset = smaller;
  image.src = original;
  image.alt = alt;
  frame.append(image);
  return frame;
}
