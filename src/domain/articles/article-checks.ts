import { missingPicturesIn, pictureWordsIn } from '#domain/markdown/picture-words.ts';
import { isDescribed } from '#domain/media/media.ts';
import { countHeavy, heavyPictures } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import { type BodyPicture, deadPlacesIn, headingLevelsIn, picturesIn } from './article-body.ts';
import type { ArticleText } from './article-text.ts';

/** Where searches cut a description, in characters. */
export const DESCRIPTION_LIMIT = 160;
/** A picture that is narrower looks blurred where it stands, in pixels. */
const MIN_WIDTHS = { cover: 1000, body: 800 };

export type CheckedPart =
  | ('title' | 'summary' | 'seoDescription')
  | ('body' | 'missing' | 'picture' | 'cover');

type CheckId =
  | ('title' | 'description' | 'text' | 'cover' | 'missing' | 'pictures')
  | ('sharpness' | 'weight' | 'headings' | 'links');

/** Something that readers notice, looked at before an article goes live. */
export interface ArticleCheck {
  id: CheckId;
  /** A caution never stops anybody; a `must` does. */
  level: 'good' | 'caution' | 'must';
  text: string;
  part: CheckedPart;
}

export interface KnownPicture {
  alt: string;
  decorative: boolean;
  /** In pixels. */
  width: number;
  bytes: number;
}

/** A path of this site that leads nowhere now. */
export interface DeadPath {
  path: string;
  /** An article with a time to go live is going to be there. */
  isScheduled: boolean;
}

export interface CheckFacts {
  /** By id; one that is missing is not known yet, or is gone. */
  pictures: ReadonlyMap<string, KnownPicture>;
  deadPaths: readonly DeadPath[];
}

/** Looks an article over as a careful colleague would, in the order in which it is read. */
export function checkArticle(article: ArticleText, facts: CheckFacts): ArticleCheck[] {
  return [
    ...checkTitle(article.title),
    ...checkCover(article.coverId),
    checkDescription(article),
    ...checkText(article.body),
    ...checkMissing(article.body),
    ...checkDescriptions(article, facts),
    ...checkSharpness(article, facts),
    ...checkWeight(article, facts),
    ...checkHeadings(article.body),
    ...checkLinks(article.body, facts.deadPaths),
  ];
}

const must = (id: CheckId, part: CheckedPart, text: string): ArticleCheck => ({
  ...{ id, level: 'must', text, part },
});
const caution = (id: CheckId, part: CheckedPart, text: string): ArticleCheck => ({
  ...{ id, level: 'caution', text, part },
});

function checkTitle(title: string): ArticleCheck[] {
  return title.trim() === '' ? [must('title', 'title', staff.articles.theTitleIsMissing)] : [];
}

function checkCover(coverId: string | null): ArticleCheck[] {
  return coverId ? [] : [caution('cover', 'cover', staff.articles.noCover)];
}

function checkDescription({ summary, seoDescription }: ArticleText): ArticleCheck {
  const isOwn = seoDescription.trim() !== '';
  const description = (isOwn ? seoDescription : summary).trim();
  const name = isOwn ? 'description' : 'summary';
  const part = isOwn ? 'seoDescription' : 'summary';
  if (description === '') return caution('description', part, staff.articles.noSummary);
  if (description.length > DESCRIPTION_LIMIT) {
    const text = staff.articles.isCutBySearches(name, description.length, DESCRIPTION_LIMIT);
    return caution('description', part, text);
  }
  return { id: 'description', level: 'good', text: staff.articles.fitsASearch(name), part };
}

function checkText(body: string): ArticleCheck[] {
  return body.trim() === '' ? [must('text', 'body', staff.articles.noText)] : [];
}

/** The database refuses a text with places of pictures that did not come along; of words for one it knows nothing. */
function checkMissing(body: string): ArticleCheck[] {
  const count = missingPicturesIn(body);
  const [words] = pictureWordsIn(body);
  return [
    ...(count > 0 ? [must('missing', 'missing', staff.screens.picturesAreMissing(count))] : []),
    ...(words ? [caution('missing', 'body', staff.screens.wordsForPicture(words))] : []),
  ];
}

/** Every picture is described in the text or in the library, or is marked as decorative. */
function checkDescriptions(
  { body, coverId }: ArticleText,
  { pictures }: CheckFacts,
): ArticleCheck[] {
  const shown = picturesIn(body);
  const isMute = (id: string) => {
    const known = pictures.get(id);
    return known !== undefined && !isDescribed(known);
  };
  const mute = shown.filter(({ alt, mediaId }) => alt === '' && isMute(mediaId)).length;
  const isCoverMute = coverId !== null && isMute(coverId);
  const count = shown.length + (coverId ? 1 : 0);
  const missing = mute + (isCoverMute ? 1 : 0);
  if (count === 0) return [];
  const part = mute === 0 && isCoverMute ? 'cover' : 'picture';
  if (missing === 0) {
    const isSeen = ({ alt, mediaId }: BodyPicture) => alt !== '' || pictures.has(mediaId);
    const areSeen = shown.every(isSeen) && (coverId === null || pictures.has(coverId));
    // One that is not known yet, or gone, may be mute.
    if (!areSeen) return [];
    const ids = [...shown.flatMap(({ alt, mediaId }) => (alt ? [] : [mediaId])), coverId ?? ''];
    const decorating = ids.filter((id) => pictures.get(id)?.alt.trim() === '').length;
    const text = staff.articles.picturesAreDescribed(count, decorating);
    return [{ id: 'pictures', level: 'good', text, part }];
  }
  return [must('pictures', part, staff.articles.picturesAreUndescribed(missing, count))];
}

function checkSharpness({ body, coverId }: ArticleText, { pictures }: CheckFacts): ArticleCheck[] {
  const isSmall = (id: string, width: number) =>
    (pictures.get(id)?.width ?? Number.POSITIVE_INFINITY) < width;
  const checks: ArticleCheck[] = [];
  const cover = coverId ? pictures.get(coverId) : undefined;
  if (coverId && cover && isSmall(coverId, MIN_WIDTHS.cover)) {
    const text = staff.articles.coverIsNarrow(cover.width, MIN_WIDTHS.cover);
    checks.push(caution('sharpness', 'cover', text));
  }
  const small = picturesIn(body).filter(({ mediaId }) => isSmall(mediaId, MIN_WIDTHS.body)).length;
  if (small > 0) {
    const text = staff.articles.picturesNarrow(
      staff.screens.pictureCount(small),
      small === 1,
      MIN_WIDTHS.body,
    );
    checks.push(caution('sharpness', 'body', text));
  }
  return checks;
}

/** The title is the first level, so the text starts at the second and skips none. */
function checkHeadings(body: string): ArticleCheck[] {
  const levels = headingLevelsIn(body);
  if (levels.length === 0) return [];
  let previous = 1;
  for (const level of levels) {
    if (level === 1 || level > previous + 1) {
      const wanted = Math.min(previous + 1, 6);
      const text = staff.articles.headingsOutOfOrder(level, Math.max(wanted, 2));
      return [caution('headings', 'body', text)];
    }
    previous = level;
  }
  const text = staff.articles.headingsAreInOrder;
  return [{ id: 'headings', level: 'good', text, part: 'body' }];
}

function checkWeight({ body, coverId }: ArticleText, { pictures }: CheckFacts): ArticleCheck[] {
  const shown = new Set(picturesIn(body).map(({ mediaId }) => mediaId));
  const isCoverHeavy = coverId !== null && countHeavy([coverId], pictures) === 1;
  const heavy = countHeavy([...shown, ...(coverId ? [coverId] : [])], pictures);
  if (heavy === 0) return [];
  const part = isCoverHeavy && heavy === 1 ? 'cover' : 'body';
  return [caution('weight', part, heavyPictures(heavy))];
}

function checkLinks(body: string, deadPaths: readonly DeadPath[]): ArticleCheck[] {
  const gone = deadPaths.filter(({ isScheduled }) => !isScheduled).map(({ path }) => path);
  const nowhere = [...gone, ...deadPlacesIn(body)];
  const early = deadPaths.filter(({ isScheduled }) => isScheduled).map(({ path }) => path);
  const texts = [
    nowhere[0] && staff.articles.linksLeadNowhere(nowhere.length, nowhere[0]),
    early[0] && staff.articles.linksLeadTooEarly(early.length, early[0]),
  ];
  return texts.filter((text) => text !== undefined).map((text) => caution('links', 'body', text));
}
