import { Text, useAttributes } from '../edit.tsx';
import { OnDemand } from '../parts/OnDemand.tsx';
import { Part } from '../parts/Part.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { labelId, type ViewProps } from '../place.ts';

type Props = ViewProps<'steps'>;

export function Steps(props: Props) {
  return props.fields.form === 'line' ? <InLine {...props} /> : <InTable {...props} />;
}

function InLine({ fields, place }: Props) {
  return (
    <section id={place.key} className="process section ruled" aria-labelledby={labelId(place)}>
      <SectionHead fields={fields} place={place} />
      <OnDemand placeholder={fields.loading} className="mt-list">
        <ol>
          {fields.items.map(({ key, when, name, text }) => (
            <li key={key}>
              <span className="line drawn" aria-hidden="true" />
              <Text at={`items.${key}.when`} as="p" className="text-[0.875rem] text-accent">
                {when}
              </Text>
              <Text at={`items.${key}.name`} as="h3" className="heading">
                {name}
              </Text>
              <Text at={`items.${key}.text`} as="p" className="text">
                {text}
              </Text>
            </li>
          ))}
        </ol>
        <Next fields={fields} />
      </OnDemand>
    </section>
  );
}

function InTable({ fields, place }: Props) {
  return (
    <Part label={fields.label} ground={fields.ground} place={place}>
      <ol className="timetable">
        {fields.items.map(({ key, when, name, text }) => (
          <li key={key} className="ruled">
            <Text at={`items.${key}.when`} className="text-[0.875rem] text-accent">
              {when}
            </Text>
            <Text at={`items.${key}.name`} as="h3" className="heading">
              {name}
            </Text>
            <Text at={`items.${key}.text`} as="p" className="measure">
              {text}
            </Text>
          </li>
        ))}
      </ol>
      <Next fields={fields} />
    </Part>
  );
}

function Next({ fields: { note, button, link } }: Pick<Props, 'fields'>) {
  const attributes = useAttributes('link');
  if (note === '' && button === '') return null;
  return (
    <div className="next">
      <Text at="note" as="p" className="note">
        {note}
      </Text>
      {button && (
        <a className="button" href={link} {...attributes}>
          <Text at="button">{button}</Text>
        </a>
      )}
    </div>
  );
}
