import type { Site } from '#business/types.ts';
import { addressLines } from '#domain/site/address.ts';
import { Text, useAttributes } from '../edit.tsx';
import { labelId, type ViewProps } from '../place.ts';

type Data = { site: Pick<Site, 'name' | 'address' | 'language' | 'phone' | 'email'> };

/** The next step, on a dark ground; on paper how to reach the business. */
export function Call({ fields, data: { site }, place }: ViewProps<'call', Data>) {
  const attributes = useAttributes('link');
  return (
    <section id={place.key} className="section on-dark" aria-labelledby={labelId(place)}>
      <div className="columns lg:items-end">
        <Text at="title" as="h2" id={labelId(place)} className="title lg:col-span-6">
          {fields.title}
        </Text>
        <div className="call">
          <Text at="text" as="p">
            {fields.text}
          </Text>
          <a className="button no-print" href={fields.link} {...attributes}>
            <Text at="button">{fields.button}</Text>
          </a>
          <p className="print-only">
            {`${[site.name, ...addressLines(site.address, site.language)].join(', ')} · ${site.phone.display} · ${site.email}`}
          </p>
        </div>
      </div>
    </section>
  );
}
