import type { Message } from '#admin/ui/feedback/StatusBanner.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';
import type { SaverAction, SaverState } from './saver-state.ts';

/** Offers what had to make way. @param what it is: 'Another text of yours'. */
export function keptMessage<Value, Saved>(
  what: string,
  { kept, copy }: Pick<SaverState<Value, Saved>, 'kept' | 'copy'>,
  dispatch: (action: SaverAction<Value, Saved>) => void,
): Message | null {
  const [first, ...others] = kept;
  if (!first) return null;
  return {
    tone: 'plain',
    title: staff.saving.isKept(what, copy === 'refused'),
    text: (
      <RichText text={staff.saving.setAsideWhen} parts={{ time: <RelativeTime at={first.at} /> }} />
    ),
    actions: [
      {
        label: staff.saving.putItBack,
        onClick: () => dispatch({ type: 'put-back', kept: first, at: Date.now() }),
      },
      {
        label: staff.saving.deleteIt,
        kind: 'quiet',
        onClick: () => dispatch({ type: 'kept', kept: others }),
      },
    ],
  };
}
