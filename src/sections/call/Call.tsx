import type { Site } from '#business/types.ts';
import { Text, useAttributes } from '../edit.tsx';
import { labelId, type ViewProps } from '../place.ts';

type Data = { site: Pick<Site, 'name' | 'address' | 'phone' | 'email'> };

/** The next step, on a dark ground; on paper how to reach the business. */
export function Call({ fields, data: { site }, place }: ViewProps<'call', Data>) {
  const attributes = useAttributes('link');
  const { street, city, postcode } = site.address;
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
            {`${site.name}, ${street}, ${city} ${postcode} · ${site.phone.display} · ${site.email}`}
          </p>
        </div>
      </div>
    </section>
  );
}
