import type { Check } from '#admin/documents/ChecksList.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { type OpenGallery, viewsOf } from '#data/galleries/galleries.ts';
import { inWordsOf } from '#domain/galleries/gallery-words.ts';
import { missingPicturesIn, pictureWordsIn } from '#domain/markdown/picture-words.ts';
import { isDescribed } from '#domain/media/media.ts';
import { staff } from '#languages/staff.ts';

/** Pixels across that fill the widest place on the page. */
const LARGE_ENOUGH = 1280;

/** A part of the screen that *Fix* can lead to. */
export type GalleryPart = 'title' | 'summary' | 'pictures' | 'story';

/** What is looked at before a gallery goes live. */
export interface GalleryCheck extends Pick<Check, 'level' | 'text'> {
  /** Null for what another language says. */
  part: GalleryPart | null;
}

/** Looks a gallery over as a careful colleague would. @param language '' for the main one. */
export function checkGallery(
  { gallery: all, pictures, cover }: Pick<OpenGallery, 'gallery' | 'pictures' | 'cover'>,
  language: string,
): GalleryCheck[] {
  const gallery = inWordsOf(all, language);
  const { galleries, screens } = staff;
  const views = pictures.flatMap(viewsOf);
  const undescribed = views.filter((media) => !isDescribed(media)).length;
  const decorates = views.some(({ alt }) => alt.trim() === '');
  const small = pictures.filter(
    ({ media }) => Math.max(media.width, media.height) < LARGE_ENOUGH,
  ).length;
  const count = pictures.length;
  const check = (part: GalleryPart, isGood: boolean, done: string, toDo = '') =>
    ({ level: isGood ? 'good' : 'caution', text: isGood ? done : toDo, part }) as const;
  return [
    check('title', gallery.title.trim() !== '', galleries.titleGiven, galleries.noTitleYet),
    check('pictures', count > 0, screens.pictureCount(count), galleries.noPictureYet),
    check('summary', gallery.summary.trim() !== '', galleries.summaryGiven, galleries.noSummaryYet),
    ...checkStories(all, language),
    ...(cover ? [check('pictures', true, galleries.coverChosen)] : []),
    ...(!cover && count > 0 ? [check('pictures', true, galleries.firstPictureIsCover)] : []),
    ...(count === 0
      ? []
      : [
          check(
            'pictures',
            small === 0,
            galleries.everyPictureLargeEnough,
            galleries.picturesTooSmall(screens.pictureCount(small)),
          ),
          check(
            'pictures',
            undescribed === 0,
            galleries.everyPictureDescribed(decorates),
            galleries.withoutADescription(screens.pictureCount(undescribed)),
          ),
        ]),
  ];
}

/** The database refuses stories with places of pictures that did not come along, in whatever language. */
function checkStories({ story, words }: OpenGallery['gallery'], language: string): GalleryCheck[] {
  const others = Object.entries(words).map(([code, said]) => [code, said.story] as const);
  return [['', story] as const, ...others].flatMap(([code, text]) => {
    const isShown = code === language;
    const part = isShown ? 'story' : null;
    const say = (sentence: string) => (isShown ? sentence : `${languageName(code)}: ${sentence}`);
    const missing = missingPicturesIn(text);
    const [stands] = pictureWordsIn(text);
    const { picturesAreMissing, wordsForPicture } = staff.screens;
    return [
      ...(missing > 0
        ? [{ level: 'must', text: say(picturesAreMissing(missing)), part } as const]
        : []),
      ...(stands ? [{ level: 'caution', text: say(wordsForPicture(stands)), part } as const] : []),
    ];
  });
}

/** Focuses a part that is in sight: its field, or what adds pictures. @returns whether there is one. */
export function focusPart(part: string): boolean {
  const places = [...document.querySelectorAll(`[data-part="${part}"]`)];
  const field = places
    .map((place) => place.querySelector<HTMLElement>('textarea, [contenteditable="true"], button'))
    .find((one) => one?.checkVisibility());
  field?.focus();
  return field !== undefined;
}
