import type { ShownService } from '#domain/pages/services.ts';
import { type Words, weeksIn } from '#domain/settings/words.ts';
import type { FieldsOf } from '../kinds.ts';

type Shape = 'wide' | 'tall';

/** Two rows of two, mirrored: wide and tall, tall and wide. */
const SHAPES: readonly Shape[] = ['wide', 'tall', 'tall', 'wide'];

interface Size {
  width: number;
  height: number;
}

/** A job as visitors have it. */
export interface Job<Picture> {
  slug: string;
  path: string;
  title: string;
  summary: string;
  /** Key of a service. */
  service: string | null;
  place: string;
  duration_weeks: number | null;
  cover: Picture | null;
  pictures: readonly { media: Picture }[];
  /** Of one that is there in the main language alone. */
  elsewhere?: { tag: string; mark: string };
}

export interface Tile<File> {
  path: string;
  title: string;
  /** Where it is another than that of the page. */
  lang?: string | undefined;
  note: string;
  shape: Shape;
  media: File;
}

interface Around<Picture, File> {
  /** Key of the page. */
  page: string;
  services: readonly ShownService[];
  words: Words;
  /** About all pictures. */
  note: string;
  /** What is shown of a picture. */
  fileOf: (picture: Picture) => File;
}

/**
 * What the section shows, for builds and for the page in the editor.
 *
 * @param jobs in the order of the portfolio.
 */
export function shownJobs<Picture extends Size, File>(
  jobs: readonly Job<Picture>[],
  fields: Pick<FieldsOf<'work'>, 'show' | 'chosen' | 'look'>,
  { page, services, words, note, fileOf }: Around<Picture, File>,
) {
  const shown = chosenJobs(jobs, fields, page);
  const isForm = (look: typeof fields.look) => fields.look === look;
  const tiled = isForm('tiles') ? shown : [];
  const listed = ({ path, title, place, duration_weeks, cover, elsewhere }: Job<Picture>) => {
    const duration = duration_weeks && weeksIn(words, duration_weeks);
    const about = [place, duration, elsewhere?.mark].filter(Boolean).join(' · ');
    return { path, title, ...langOf({ elsewhere }), note: about, cover: cover && fileOf(cover) };
  };
  const cards = (isForm('cards') ? shown : []).map((job) => ({
    ...listed(job),
    summary: job.summary,
  }));
  const ofServices = (isForm('services') ? shown : []).map((job) => ({
    ...listed(job),
    service: job.service,
  }));
  const tiles = tiled.slice(0, SHAPES.length).flatMap((job, index): Tile<File>[] => {
    const shape = SHAPES[index] ?? 'wide';
    const picture = pictureFor(job, shape);
    if (!picture) return [];
    const { path, title } = job;
    const note = noteOf(job, services, words);
    return [{ path, title, ...langOf(job), note, shape, media: fileOf(picture) }];
  });
  const rest = tiled.slice(SHAPES.length).map((job) => ({
    ...{ path: job.path, title: job.title, ...langOf(job), note: noteOf(job, services, words) },
  }));
  return { tiles, rest, cards, groups: byService(ofServices, services), note };
}

function chosenJobs<One extends { slug: string; service: string | null }>(
  jobs: readonly One[],
  { show, chosen }: Pick<FieldsOf<'work'>, 'show' | 'chosen'>,
  service: string,
): readonly One[] {
  if (show === 'all') return jobs;
  if (show === 'service') return jobs.filter((job) => job.service === service);
  return chosen.flatMap((slug) => jobs.find((job) => job.slug === slug) ?? []);
}

/** The cover or else a picture with the tile’s shape, so that none is cut through. */
function pictureFor<Picture extends Size>(
  { cover, pictures }: Job<Picture>,
  shape: Shape,
): Picture | null {
  const fits = ({ width, height }: Size) => width > height === (shape === 'wide');
  if (cover && fits(cover)) return cover;
  return pictures.find(({ media }) => fits(media))?.media ?? cover;
}

/** Nothing in the language of the page. */
const langOf = ({ elsewhere }: Pick<Job<unknown>, 'elsewhere'>) =>
  elsewhere ? { lang: elsewhere.tag } : {};

/** Its service and duration, as far as known. */
function noteOf(
  { service, duration_weeks, elsewhere }: Job<unknown>,
  services: readonly ShownService[],
  words: Words,
): string {
  const name = services.find(({ key }) => key === service)?.shortName;
  const duration = duration_weeks && weeksIn(words, duration_weeks);
  return [name, duration, elsewhere?.mark].filter(Boolean).join(' · ');
}

interface Service {
  key: string;
  name: string;
  path: string;
}

/** The jobs of each service in the order of the services, then those of none, under an empty name. */
function byService<Job extends { service: string | null }>(
  jobs: readonly Job[],
  services: readonly Service[],
) {
  const known = new Set(services.map(({ key }) => key));
  const ofJobs = Map.groupBy(jobs, ({ service }) =>
    service !== null && known.has(service) ? service : '',
  );
  return [...services, { key: '', name: '', path: '' }].flatMap(({ key, name, path }) => {
    const own = ofJobs.get(key);
    return own ? [{ name, path, jobs: own }] : [];
  });
}
