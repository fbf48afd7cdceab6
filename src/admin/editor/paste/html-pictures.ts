import { mediaId } from '#domain/markdown/addresses.ts';
import { picturesInRtf } from './rtf-pictures.ts';

/**
 * Takes the pictures of a text, null for each that did not come along.
 *
 * @returns for each the attributes of the box in its place; null for no box.
 */
export type TakePictures = (
  pictures: readonly (File | null)[],
) => readonly (Readonly<Record<string, string>> | null)[];

const LOCAL = 'img:is([src^="file:" i], [src^="cid:" i])';

/** The pictures that came along: in the HTML, or in the same text as RTF, of which the HTML only has names. */
export function filesOfPictures(page: Document, rtf: string): Map<Element, File> {
  const files = new Map<Element, File>();
  for (const picture of page.querySelectorAll('img')) {
    const file = fileFrom(picture.getAttribute('src') ?? '');
    if (file) files.set(picture, file);
  }
  const local = page.querySelectorAll(LOCAL);
  const inRtf = local.length > 0 ? picturesInRtf(rtf) : [];
  // Otherwise nothing says which is which.
  if (local.length === inRtf.length) {
    for (const [nth, picture] of local.entries()) {
      const file = inRtf[nth];
      if (file) files.set(picture, file);
    }
  }
  return files;
}

/** Puts a box in the place of each picture: one that is sent, or one that is missing. */
export function placePictures(
  body: HTMLElement,
  files: ReadonlyMap<Element, File>,
  take: TakePictures,
): void {
  const pictures = [...body.querySelectorAll('img')].filter(
    (picture) => !isSmallMatter(picture, files.has(picture)),
  );
  const places = take(pictures.map((picture) => files.get(picture) ?? null));
  pictures.forEach((picture, nth) => {
    const box = body.ownerDocument.createElement('div');
    for (const [name, value] of Object.entries(places[nth] ?? {})) box.setAttribute(name, value);
    if (places[nth]) picture.replaceWith(box);
    else picture.remove();
  });
  liftBoxes(body);
  joinMissing(body);
}

const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d)+$/u;
/** Pixels across up to which a picture that did not come along is an icon of the other page. */
const ICON = 48;

/** Whether it is no picture of the text: an emoji becomes a letter, an icon goes. */
function isSmallMatter(picture: HTMLImageElement, isHere: boolean): boolean {
  const source = picture.getAttribute('src') ?? '';
  if (mediaId(source)) return true;
  if (isHere) return false;
  const size = Math.max(picture.width, picture.height);
  const isPoint = picture.width === 1 || picture.height === 1;
  const isIcon = isPoint || (size > 0 && size <= ICON);
  const alt = picture.alt.trim();
  if (EMOJI.test(alt)) picture.replaceWith(alt);
  else if (isIcon || (!source && !alt)) picture.remove();
  else return false;
  return true;
}

const BOX = '[data-upload-id], [data-missing-pictures]';

/** Boxes stand between paragraphs and tables. */
function liftBoxes(body: HTMLElement): void {
  for (const around of body.querySelectorAll('table, p, h1, h2, h3, h4, h5, h6')) {
    const boxes = around.querySelectorAll(BOX);
    const isEmpty = (around.textContent ?? '').trim() === '';
    if (boxes.length === 0 || (!isEmpty && !around.matches('table'))) continue;
    around.after(...boxes);
    if (isEmpty) around.remove();
  }
}

/** Missing pictures one behind the other are one box. */
function joinMissing(body: HTMLElement): void {
  for (const box of body.querySelectorAll<HTMLElement>('[data-missing-pictures]')) {
    let next = box.nextSibling;
    while (next?.nodeType === Node.TEXT_NODE && !next.nodeValue?.trim()) next = next.nextSibling;
    if (!(next instanceof HTMLElement) || !next.dataset.missingPictures) continue;
    const count = Number(box.dataset.missingPictures) + Number(next.dataset.missingPictures);
    next.dataset.missingPictures = `${count}`;
    box.remove();
  }
}

function fileFrom(source: string): File | null {
  const match = /^data:(image\/(?:png|jpeg|webp|gif|avif));base64,([\s\S]+)$/.exec(source);
  if (!match) return null;
  const [, type = '', base64 = ''] = match;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], `pasted.${type.slice(6)}`, { type });
  } catch {
    return null;
  }
}
