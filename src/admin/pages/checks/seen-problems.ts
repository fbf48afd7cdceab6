import type { MergedPage } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { pageTexts } from '#sections/page-texts.ts';
import { sectionName } from '#sections/section-names.ts';
import { lowContrast } from './contrast.ts';
import { strayHeadings, tooWide } from './measure.ts';
import { estimatedWeight, FIRST_PACKETS, isHeavy } from './weight.ts';

/** Below this nothing over a picture can be read. */
const LEAST_CONTRAST = 3;

/**
 * What only the drawn page shows.
 *
 * @param setWidth draws it in a window of this width.
 */
export async function seenIn(
  inside: Document,
  page: MergedPage,
  path: string,
  widths: readonly number[],
  setWidth: (width: number) => void,
): Promise<PageProblem[]> {
  const texts = pageTexts(page);
  const nameOf = (at: string | null) => texts.find((one) => one.at === at)?.where;
  const problem = (level: PageProblem['level'], at: string | null, text: string): PageProblem => ({
    ...{
      level,
      key: at?.split('.')[0] ?? null,
      at,
      text: `${nameOf(at) ?? staff.pages.thePage}: ${text}`,
    },
  });
  for (const folded of inside.querySelectorAll('details')) folded.open = true;
  const found: PageProblem[] = [];
  const add = (one: PageProblem) => {
    if (!found.some(({ at, level }) => at === one.at && level === one.level)) found.push(one);
  };
  for (const width of widths) {
    setWidth(width);
    await inside.fonts.ready;
    for (const { at, key, word } of tooWide(inside)) {
      const section = page.sections.find((one) => one.key === key);
      const room = width < 768 ? staff.pages.onAPhone : staff.pages.inWindowOf(width);
      const text = staff.pages.tooWide(shortened(word), room);
      add(
        at || !section
          ? problem('must', at, text)
          : { level: 'must', key, at, text: `${sectionName(section, page.sections)}: ${text}` },
      );
    }
    for (const { at, ratio, wanted } of await lowContrast(inside)) {
      const level = ratio < LEAST_CONTRAST ? 'must' : 'caution';
      const text = staff.pages.tooLittleContrast(ratio.toFixed(1), wanted);
      const pictures = problem(level, at, text);
      add({
        ...pictures,
        at: width < 768 ? pictureOf(page, pictures.key) : `${pictures.key}.picture`,
      });
    }
  }
  for (const { at, text } of strayHeadings(inside)) {
    found.push(problem('caution', at, staff.pages.headingHasNoneAbove(shortened(text))));
  }
  const weight = await estimatedWeight(inside, path);
  if (weight !== null && isHeavy(weight)) {
    const kB = (bytes: number) => (bytes / 1000).toFixed(1);
    const text = staff.pages.pageIsHeavy(kB(weight), kB(FIRST_PACKETS));
    found.push(problem('caution', null, text));
  }
  return found;
}

/** The picture that phones get. */
function pictureOf(page: MergedPage, key: string | null): string {
  const hero = page.sections.find((one) => one.key === key);
  return hero?.fields.tall ? `${key}.tall` : `${key}.picture`;
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
