import { Text } from '../edit.tsx';
import { labelId, type Place } from '../place.ts';

interface Props {
  fields: { label: string; statement: string };
  place: Place;
  /** The statement in the wide column at the right, or all in one column. */
  layout?: 'beside' | 'above';
  size?: 'title' | 'subtitle';
}

/** A section’s number, name and statement. */
export function SectionHead({ fields, place, layout = 'beside', size = 'title' }: Props) {
  return (
    <hgroup className={layout === 'beside' ? 'columns beside' : undefined}>
      <h2 className="label">
        {place.number && <span aria-hidden="true">{`${place.number} — `}</span>}
        <Text at="label" id={labelId(place)}>
          {fields.label}
        </Text>
      </h2>
      <Text at="statement" as="p" className={`statement ${size}`}>
        {fields.statement}
      </Text>
    </hgroup>
  );
}
