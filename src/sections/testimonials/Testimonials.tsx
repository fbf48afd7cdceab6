import { Part } from '../parts/Part.tsx';
import type { ViewProps } from '../place.ts';
import type { shownSaid } from './said.ts';

type Data = ReturnType<typeof shownSaid>;

/** What customers said, and whether that is all of it; without a testimonial there is nothing to see. */
export function Testimonials({ fields, data, place }: ViewProps<'testimonials', Data>) {
  if (data.said.length === 0) return null;
  return (
    <Part label={fields.label} ground={fields.ground} place={place}>
      <ul className="testimonials">
        {data.said.map(({ id, paragraphs, name, points, job }) => (
          <li key={id}>
            <figure>
              <blockquote dir="auto">
                {paragraphs.map((paragraph, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name.
                  <p key={nth}>{paragraph}</p>
                ))}
              </blockquote>
              <figcaption className="note">
                <span dir="auto">{name}</span>
                {points !== '' && <span>{points}</span>}
                {job && (
                  <a className="link" href={job.path}>
                    {job.title}
                  </a>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="note mt-8">{data.note}</p>
    </Part>
  );
}
