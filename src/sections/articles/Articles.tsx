import type { ArticleTeaser } from '#build/content/site-content.ts';
import type { Words } from '#domain/settings/words.ts';
import { filled } from '#domain/text/filled.ts';
import { shorten } from '#domain/text/plain-text.ts';
import { Text } from '../edit.tsx';
import { labelId, type ViewProps } from '../place.ts';

type Data = { articles: readonly ArticleTeaser[]; words: Words };

/** Articles; without one there is nothing to see. */
export function Articles({ fields, data, place }: ViewProps<'articles', Data>) {
  if (data.articles.length === 0) return null;
  return (
    <section id={place.key} className="reading wrap no-print" aria-labelledby={labelId(place)}>
      <Text at="label" as="h2" id={labelId(place)} className="subtitle">
        {fields.label}
      </Text>
      <ul className="ruled-below mt-8">
        {data.articles.map(({ path, title, summary, minutes, elsewhere }) => (
          <li key={path}>
            <a className="post ruled block wrap-anywhere" href={path} hrefLang={elsewhere?.tag}>
              <span className="name heading hover-line block" lang={elsewhere?.tag}>
                {shorten(title, 120)}
              </span>
              <span className="text measure my-2 block text-[1rem] text-soft" lang={elsewhere?.tag}>
                {shorten(summary, 160)}
              </span>
              <span className="note block">
                {[filled(data.words.readingTime, { minutes }), elsewhere?.mark]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
