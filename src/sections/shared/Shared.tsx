import { EditingContext } from '../edit.tsx';
import type { ViewProps } from '../place.ts';
import { Prices } from '../prices/Prices.tsx';
import { Questions } from '../questions/Questions.tsx';
import type { sharedPart } from './shared.ts';

/** What stands on another page too, and is written there. */
export function Shared({ data: part, place }: ViewProps<'shared', ReturnType<typeof sharedPart>>) {
  if (!part) return null;
  return (
    <EditingContext value={{}}>
      {part.kind === 'prices' ? (
        <Prices {...{ place }} fields={part.fields} data={part.data} />
      ) : (
        <Questions {...{ place }} fields={part.fields} data={part.data} />
      )}
    </EditingContext>
  );
}
