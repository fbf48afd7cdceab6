import type { Backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import { Losses } from '#wordpress/losses.ts';
import type { ConvertedTexts } from '#wordpress/plan/convert-texts.ts';
import type { ImportPlan } from '#wordpress/plan/plan-import.ts';
import type { PlannedPicture } from '#wordpress/plan/planned-pictures.ts';
import { addressOf, type PlannedArticle, type PlannedPage } from '#wordpress/plan/planned-texts.ts';
import { bringPictures, type StorePicture } from './bring-pictures.ts';
import { endsImport, reasonOf } from './refusals.ts';
import { fetchWhatIsHere, textsIn, type WhatIsHere } from './what-is-here.ts';
import { addArticle, addPage, publishArticle, type RowOf, wasPublished } from './write-texts.ts';

export interface ImportTools {
  /** See `PlannedImport`. */
  convert(
    libraryIds: ReadonlyMap<string, string>,
    known: ReadonlySet<string>,
  ): ConvertedTexts | Promise<ConvertedTexts>;
  store: StorePicture;
  /** Ends it between two things. */
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
}

/** How many are done, of how many. */
export interface ImportProgress {
  pictures: number;
  texts: number;
}

/** What a run has done. */
export interface ImportReport {
  pictures: PlannedPicture[];
  articles: PlannedArticle[];
  pages: PlannedPage[];
  /** Articles and pages of an earlier run. */
  known: number;
  /** New addresses by old ones, from the next release on. */
  redirects: Map<string, string>;
  /** A sentence each. */
  lost: string[];
}

/**
 * Brings what an export has and this site has not. Cut off at any point, the next run goes on; what is here already
 * stays as it is.
 *
 * @throws DataError; what the signal was aborted with.
 */
export async function carryOut(
  client: Backend,
  plan: ImportPlan,
  { convert, store, signal, onProgress }: ImportTools,
): Promise<ImportReport> {
  const here = await fetchWhatIsHere(client, plan);
  const losses = new Losses();
  for (const sentence of plan.lost) losses.say(sentence);
  const report: ImportReport = {
    ...{ pictures: [], articles: [], pages: [], known: 0 },
    redirects: new Map(),
    lost: [],
  };
  const done: ImportProgress = { pictures: 0, texts: 0 };
  const step = (what: keyof ImportProgress) => {
    done[what] += 1;
    onProgress?.({ ...done });
    signal?.throwIfAborted();
  };
  const libraryIds = await bringPictures(client, plan.pictures, here.pictures, store, {
    say: losses.say,
    seen: (came) => {
      if (came) report.pictures.push(came);
      step('pictures');
    },
  });
  const known = textsIn(here);
  const texts = await convert(libraryIds, known);
  const run: Run = { client, here, report, ids: known };
  const attempt = async (name: string, work: (say: (what: string) => void) => Promise<void>) => {
    const say = losses.of(name);
    try {
      await work(say);
    } catch (error) {
      if (endsImport(error)) throw error;
      say(`it did not come: ${reasonOf(error)}`);
    }
    step('texts');
  };
  for (const article of plan.articles) {
    const text = texts.articles.get(article.id);
    text?.lost.forEach(losses.say);
    await attempt(article.name, (say) => bringArticle(run, article, text?.row ?? null, say));
  }
  for (const page of plan.pages) {
    const text = texts.pages.get(page.id);
    text?.lost.forEach(losses.say);
    await attempt(page.name, () => bringPage(run, page, text?.row ?? null));
  }
  await leadOn(client, report.redirects);
  report.lost = losses.list();
  return report;
}

/** Staff may have led one elsewhere since an earlier run: that stays. */
async function leadOn(client: Backend, redirects: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...redirects].map(([path, leads_to]) => ({ path, leads_to }));
  const options = { onConflict: 'path', ignoreDuplicates: true };
  if (rows.length > 0) await unwrap(client.from('old_addresses').upsert(rows, options));
}

interface Run {
  client: Backend;
  here: WhatIsHere;
  report: ImportReport;
  /** Of texts that are here by now: a translation of one that did not come stands by itself. */
  ids: Set<string>;
}

/** @param row null for one that is here, or that can't be read. */
async function bringArticle(
  { client, here, report, ids }: Run,
  article: PlannedArticle,
  row: RowOf<'articles'> | null,
  say: (what: string) => void,
): Promise<void> {
  const { id, isPublished, oldPath } = article;
  const there = here.articles.get(id);
  let slug = there?.slug ?? '';
  if (there) report.known += 1;
  else if (row) {
    slug = await addArticle(client, article, row, originalIn(ids, article), say);
    report.articles.push(article);
    ids.add(id);
  } else return;
  const isCutOff = there?.isUntouched && !(await wasPublished(client, id));
  if (isPublished && (!there || isCutOff)) await publishArticle(client, article, say);
  if (oldPath) report.redirects.set(oldPath, addressOf({ ...article, slug }));
}

async function bringPage(
  { client, here, report, ids }: Run,
  page: PlannedPage,
  row: RowOf<'pages'> | null,
): Promise<void> {
  const { id, oldPath } = page;
  if (here.pages.has(id)) report.known += 1;
  else if (row) {
    await addPage(client, row, originalIn(ids, page));
    report.pages.push(page);
    ids.add(id);
  } else return;
  if (oldPath) report.redirects.set(oldPath, addressOf(page));
}

function originalIn(ids: ReadonlySet<string>, { original }: PlannedArticle | PlannedPage) {
  return original && ids.has(original) ? original : null;
}
