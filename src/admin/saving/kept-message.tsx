import type { Message } from '#admin/ui/feedback/StatusBanner.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
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
    title: `${what} is kept ${copy === 'refused' ? 'while this page is open' : 'on this device'}.`,
    text: (
      <>
        It was set aside <RelativeTime at={first.at} />.
      </>
    ),
    actions: [
      {
        label: 'Put it back',
        onClick: () => dispatch({ type: 'put-back', kept: first, at: Date.now() }),
      },
      {
        label: 'Delete it',
        kind: 'quiet',
        onClick: () => dispatch({ type: 'kept', kept: others }),
      },
    ],
  };
}
