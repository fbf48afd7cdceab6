import { pathsIn, picturesIn } from '#domain/articles/article-body.ts';
import { checkArticle, type DeadPath, type KnownPicture } from '#domain/articles/article-checks.ts';
import { EMPTY_TEXT } from '#domain/articles/article-text.ts';
import type { PictureContent } from '#domain/galleries/gallery-changes.ts';
import { isDescribed } from '#domain/media/media.ts';
import { countHeavy, heavyPictures } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import type { StoredContent } from './content-comparison.ts';

export interface CheckedContent {
  entity: string;
  id: string;
  title: string;
  /** Visitors are to see it already: nothing can keep it back but leaving it out. */
  isApproved: boolean;
  content: StoredContent;
}

/** Something to know before the press: a `must` keeps its article or gallery from going live. */
export interface ReleaseCheck extends Pick<CheckedContent, 'entity' | 'id' | 'title'> {
  level: 'caution' | 'must';
  text: string;
}

/** What is worth knowing before the rest of an article is; the editor tells the rest. */
const TOLD = new Set(['title', 'text', 'pictures', 'sharpness', 'weight', 'links']);
/** A gallery shows pictures across the window, in pixels. */
const GALLERY_WIDTH = 1000;

/** The pictures that this content shows, and the paths of this site that its texts lead to. */
export function factsNeeded(contents: readonly CheckedContent[]) {
  const pictures = new Set<string>();
  const paths = new Set<string>();
  for (const { content } of contents) {
    const body = String(content.body ?? content.story ?? '');
    for (const { mediaId } of picturesIn(body)) pictures.add(mediaId);
    for (const path of pathsIn(body)) paths.add(path);
    if (typeof content.cover_media_id === 'string') pictures.add(content.cover_media_id);
    for (const id of picturesOf(content)) pictures.add(id);
  }
  return { pictures: [...pictures].sort(), paths: [...paths].sort() };
}

/** Looks over what is to go live; `deadPaths` are among the links of its texts. */
export function checkRelease(
  contents: readonly CheckedContent[],
  pictures: ReadonlyMap<string, KnownPicture>,
  deadPaths: readonly DeadPath[],
): ReleaseCheck[] {
  const comingPaths = new Set(contents.map(({ entity, content }) => pathOf(entity, content)));
  const dead = deadPaths.filter(({ path }) => !comingPaths.has(path));
  return contents.flatMap(({ entity, id, title, isApproved, content }) => {
    // Sections are judged where their kinds are known.
    if (entity === 'page') return [];
    const told =
      entity === 'gallery' ? checkGallery(content, pictures) : checkPost(content, pictures, dead);
    return told.map(({ level, text }) => ({
      ...{ entity, id, title, text },
      level: isApproved ? 'caution' : level,
    }));
  });
}

function checkPost(
  content: StoredContent,
  pictures: ReadonlyMap<string, KnownPicture>,
  dead: readonly DeadPath[],
): Pick<ReleaseCheck, 'level' | 'text'>[] {
  const body = String(content.body ?? '');
  const own = new Set(pathsIn(body));
  const article = {
    ...EMPTY_TEXT,
    title: String(content.title ?? ''),
    body,
    coverId: typeof content.cover_media_id === 'string' ? content.cover_media_id : null,
  };
  const deadPaths = dead.filter(({ path }) => own.has(path));
  return checkArticle(article, { pictures, deadPaths }).flatMap(({ id, level, text, part }) =>
    level === 'good' || !TOLD.has(id) || (part === 'cover' && !article.coverId)
      ? []
      : [{ level, text }],
  );
}

function checkGallery(
  content: StoredContent,
  known: ReadonlyMap<string, KnownPicture>,
): Pick<ReleaseCheck, 'level' | 'text'>[] {
  const shown = picturesOf(content);
  if (shown.length === 0) return [{ level: 'must', text: staff.releases.noPictureYet }];
  const all = shown.flatMap((id) => known.get(id) ?? []);
  const mute = all.filter((picture) => !isDescribed(picture)).length;
  const small = all.filter(({ width }) => width < GALLERY_WIDTH).length;
  const heavy = countHeavy(shown, known);
  const { undescribed, tooNarrow } = staff.releases;
  const pictures = staff.screens.pictureCount;
  const texts = [
    mute > 0 && undescribed(pictures(mute), mute === 1),
    small > 0 && tooNarrow(pictures(small), small === 1, GALLERY_WIDTH),
    heavy > 0 && heavyPictures(heavy),
  ];
  return texts.filter((text) => text !== false).map((text) => ({ level: 'caution', text }));
}

function pathOf(entity: string, { slug, kind }: StoredContent): string {
  if (entity === 'page') return `${kind === 'service' ? '/services' : ''}/${String(slug)}`;
  return `${entity === 'post' ? '/blog' : '/portfolio'}/${String(slug)}`;
}

/** Every picture that a gallery shows, the views before the work among them. */
function picturesOf({ pictures }: StoredContent): string[] {
  const places: readonly PictureContent[] = Array.isArray(pictures) ? pictures : [];
  return places.flatMap(({ media_id, before_media_id }) =>
    before_media_id ? [before_media_id, media_id] : [media_id],
  );
}
