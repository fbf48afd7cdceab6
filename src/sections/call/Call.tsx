import { Text, useAttributes } from '../edit.tsx';
import { labelId, type ViewProps } from '../place.ts';

/** The next step, on a dark ground; paper says at its head how to reach the business. */
export function Call({ fields, place }: ViewProps<'call'>) {
  const attributes = useAttributes('link');
  return (
    <section id={place.key} className="section on-dark no-print" aria-labelledby={labelId(place)}>
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
        </div>
      </div>
    </section>
  );
}
