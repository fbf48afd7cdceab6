import { Fragment } from 'react';
import { Text, useAttributes } from '../edit.tsx';
import { OnDemand } from '../parts/OnDemand.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import type { ViewProps } from '../place.ts';

interface Data {
  picture: {
    avif: string;
    src: string;
    width: number;
    height: number;
    alt: string;
    lang?: string | undefined;
  } | null;
}

const SIZES = '(width >= 64rem) 57vw, 100vw';

export function PictureAndText({ fields, data, place }: ViewProps<'picture', Data>) {
  const attributes = useAttributes('picture');
  const { picture } = data;
  const names = [
    'craft',
    fields.look === 'dark' && 'on-dark',
    fields.side === 'right' && 'reversed',
  ];
  return (
    <section id={place.key} className={names.filter(Boolean).join(' ')} aria-label={fields.label}>
      <OnDemand placeholder={fields.loading}>
        <div className="columns">
          <div className="frame settle" {...attributes}>
            {picture && (
              <picture>
                <source type="image/avif" srcSet={picture.avif} sizes={SIZES} />
                <img
                  className="fades"
                  src={picture.src}
                  alt={picture.alt}
                  lang={picture.lang}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            )}
          </div>
          <div className="words">
            <SectionHead fields={fields} place={place} layout="above" size="subtitle" />
            <Text at="text" as="p" className="mt-5 mb-8 max-w-128 text-soft">
              {fields.text}
            </Text>
            {fields.facts.length > 0 && (
              <dl className="facts">
                {fields.facts.map(({ key, name, text }) => (
                  <Fragment key={key}>
                    <Text at={`facts.${key}.name`} as="dt">
                      {name}
                    </Text>
                    <Text at={`facts.${key}.text`} as="dd">
                      {text}
                    </Text>
                  </Fragment>
                ))}
              </dl>
            )}
          </div>
        </div>
      </OnDemand>
    </section>
  );
}
