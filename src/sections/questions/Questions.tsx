import { Prose, Text } from '../edit.tsx';
import { Part } from '../parts/Part.tsx';
import type { ViewProps } from '../place.ts';

/** HTML of the answers, by the key of their question. */
interface Data {
  answers: Readonly<Record<string, string>>;
}

/** Each answer unfolds; print shows all. */
export function Questions({ fields, data, place }: ViewProps<'questions', Data>) {
  return (
    <Part label={fields.label} ground={fields.ground} place={place}>
      {fields.items.map(({ key, question }) => (
        <details key={key} className="question ruled">
          <summary className="flex min-h-11 items-center justify-between">
            <Text at={`items.${key}.question`} as="h3" className="heading">
              {question}
            </Text>
            <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden="true">
              <path d="M0 7.5h15" />
              <path className="upright" d="M7.5 0v15" />
            </svg>
          </summary>
          <Prose
            at={`items.${key}.answer`}
            className="marked-up max-w-152 text-soft"
            html={data.answers[key] ?? ''}
          />
        </details>
      ))}
    </Part>
  );
}
