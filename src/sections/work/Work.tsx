import type { PictureFile } from '#domain/media/media.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { Text, useAttributes } from '../edit.tsx';
import { OnDemand } from '../parts/OnDemand.tsx';
import { Picture } from '../parts/Picture.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { labelId, type ViewProps } from '../place.ts';
import type { Tile } from './jobs.ts';

interface Listed {
  path: string;
  title: string;
  lang?: string;
  note: string;
  cover: PictureFile | null;
}

interface Data {
  tiles: readonly Tile<PictureFile>[];
  rest: readonly { path: string; title: string; lang?: string; note: string }[];
  cards: readonly (Listed & { summary: string })[];
  /** By service; without a name those of none. */
  groups: readonly { name: string; path: string; jobs: readonly Listed[] }[];
  /** About all pictures. */
  note: string;
}
type Props = ViewProps<'work', Data>;

/** Jobs; without one there is nothing to see. */
export function Work(props: Props) {
  const { look } = props.fields;
  if (look === 'services') return <ByService {...props} />;
  return look === 'tiles' ? <Tiles {...props} /> : <Cards {...props} />;
}

const SHAPES = {
  wide: { className: 'aspect-3/2', sizes: '(min-width: 64rem) 51vw, 94vw', displayWidth: 880 },
  tall: { className: 'aspect-4/5', sizes: '(min-width: 64rem) 36vw, 94vw', displayWidth: 620 },
};

function Tiles({ fields, data, place }: Props) {
  const { tiles, rest, note } = data;
  // The menu and buttons may lead to it, before the first job too.
  if (tiles.length === 0) return <section id={place.key} />;
  return (
    <section id={place.key} className="work section" aria-labelledby={labelId(place)}>
      <SectionHead fields={fields} place={place} />
      <OnDemand placeholder={fields.loading} className="mt-group">
        <ul className="tiles grid gap-8">
          {tiles.map(({ path, title, lang, note, shape, media }) => (
            <li key={path} className={shape}>
              <a className="block" href={path} hrefLang={lang}>
                <Picture media={media} alt="" {...SHAPES[shape]} />
                <span className="caption">
                  <span className="name hover-line wrap-anywhere" lang={lang}>
                    {shorten(title, 80)}
                  </span>
                  <span className="note">{note}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <ul className="rest ruled-below mt-12" aria-label={fields.more || undefined}>
            {rest.map(({ path, title, lang, note }) => (
              <li key={path}>
                <a className="ruled" href={path} hrefLang={lang}>
                  <span className="name hover-line wrap-anywhere" lang={lang}>
                    {shorten(title, 80)}
                  </span>
                  <span className="note">{note}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {note && <p className="note mt-6">{note}</p>}
        <WayOn fields={fields} />
      </OnDemand>
    </section>
  );
}

function Cards({ fields, data, place }: Props) {
  const { cards, note } = data;
  if (cards.length === 0) return null;
  return (
    <section id={place.key} className="jobs wrap no-print" aria-labelledby={labelId(place)}>
      <Text at="label" as="h2" id={labelId(place)} className="subtitle">
        {fields.label}
      </Text>
      <ul className={`mt-8 grid${cards.length === 1 ? ' single' : ''}`}>
        {cards.map((gallery) => (
          <li key={gallery.path}>
            <a className="job block" href={gallery.path} hrefLang={gallery.lang}>
              {gallery.cover && (
                <Picture
                  media={gallery.cover}
                  alt=""
                  className="aspect-3/2"
                  sizes="(min-width: 64rem) 58vw, 94vw"
                  displayWidth={900}
                />
              )}
              <span className="words block wrap-anywhere">
                <span className="name heading hover-line block" lang={gallery.lang}>
                  {shorten(gallery.title, 90)}
                </span>
                <span className="measure my-2 block text-[1rem] text-soft" lang={gallery.lang}>
                  {shorten(gallery.summary, 220)}
                </span>
                <span className="note block">{gallery.note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {note && <p className="note mt-7">{note}</p>}
      <WayOn fields={fields} />
    </section>
  );
}

function ByService({ fields, data, place }: Props) {
  const { groups, note } = data;
  if (groups.length === 0) return null;
  return (
    <section id={place.key} className="by-service wrap" aria-labelledby={labelId(place)}>
      <Text at="label" as="h2" id={labelId(place)} className="label">
        {fields.label}
      </Text>
      {groups.map(({ name, path, jobs }) => (
        <div key={path} className="columns ruled service wrap-anywhere">
          {name ? (
            <h3 className="heading lg:col-span-3">
              <a className="hover-line" href={path}>
                {name}
              </a>
            </h3>
          ) : (
            <Text at="more" as="h3" className="heading lg:col-span-3">
              {fields.more}
            </Text>
          )}
          <ul className="grid lg:col-[4/-1]">
            {jobs.map((job) => (
              <li key={job.path}>
                <a className="block" href={job.path} hrefLang={job.lang}>
                  {job.cover && (
                    <Picture
                      media={job.cover}
                      alt=""
                      className="aspect-3/2"
                      sizes="(min-width: 64rem) 35vw, (min-width: 40rem) 46vw, 94vw"
                      displayWidth={560}
                    />
                  )}
                  <span className="name heading hover-line block" lang={job.lang}>
                    {shorten(job.title, 90)}
                  </span>
                  <span className="note block">{job.note}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {note && <p className="note mt-7">{note}</p>}
      <WayOn fields={fields} />
    </section>
  );
}

/** A link below the jobs, as to the page of all of them. */
function WayOn({ fields }: Pick<Props, 'fields'>) {
  const attributes = useAttributes('link');
  if (!fields.button) return null;
  return (
    <a className="link tap mt-6" href={fields.link} {...attributes}>
      <Text at="button">{fields.button}</Text>
    </a>
  );
}
