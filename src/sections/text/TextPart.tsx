import { Prose } from '../edit.tsx';
import { Part } from '../parts/Part.tsx';
import type { ViewProps } from '../place.ts';

/** A text that staff write with marks. */
export function TextPart({ fields, data, place }: ViewProps<'text', { html: string }>) {
  return (
    <Part label={fields.label} ground={fields.ground} place={place}>
      <Prose
        at="text"
        className={`marked-up ${place.page === 'legal' ? 'facts-text' : 'written'}`}
        html={data.html}
      />
    </Part>
  );
}
