import { Text } from '../edit.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { labelId, type ViewProps } from '../place.ts';

const NUMERALS = ['i', 'ii', 'iii', 'iv'];

export function Promises({ fields, place }: ViewProps<'promises'>) {
  return (
    <section id={place.key} className="section" aria-labelledby={labelId(place)}>
      <SectionHead fields={fields} place={place} />
      <ol className="promises mt-list">
        {fields.items.map(({ key, name, text }, nth) => (
          <li key={key} className="relative pt-6">
            <span className="text-small text-accent" aria-hidden="true">
              {NUMERALS[nth]}
            </span>
            <Text at={`items.${key}.name`} as="h3" className="heading">
              {name}
            </Text>
            <Text at={`items.${key}.text`} as="p" className="measure">
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
