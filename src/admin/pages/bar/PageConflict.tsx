import { useState } from 'react';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { draftOf } from '#data/pages/page-drafts.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { mergeDrafts } from '#domain/pages/merge.ts';
import { staff } from '#languages/staff.ts';
import { pathInWords, wordsOf } from '#sections/describe-changes.ts';

/** What two people wrote in the same fields: the choice between them. Everything else goes together. */
export function PageConflict({ theirs, onClose }: { theirs: PageRow; onClose: () => void }) {
  const { folder, state, saver } = useOpenPage();
  const [isMine, setMine] = useState(true);
  const origin = state.origin ?? DEFAULTS;
  const other = draftOf(theirs);
  const mine = mergeDrafts(folder, origin, state.typed, other);
  const { clashes } = mine;

  function save() {
    const value = isMine ? mine.value : mergeDrafts(folder, origin, other, state.typed).value;
    saver.dispatch({ type: 'merged', value, ...(!isMine && { keptAt: Date.now() }) });
    void saver.save();
    onClose();
  }

  return (
    <Dialog isOpen title={staff.pages.sameWordsTitle} width="wide" onClose={onClose}>
      <p>{staff.pages.mergeExplained}</p>
      {clashes.map(({ path, mine: own, theirs: their }) => (
        <section key={path.join('.')} className="grid gap-2 rounded-lg border border-line p-3.5">
          <h3 className="font-semibold">{pathInWords(folder, state.typed, path)}</h3>
          <dl className="grid gap-2 sm:grid-cols-2">
            {[
              [staff.pages.yours, own],
              [staff.pages.theirs, their],
            ].map(([name, value]) => (
              <div key={String(name)} className="min-w-0">
                <dt className="text-note text-soft">{String(name)}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">
                  {wordsOf(value) || staff.pages.asTheSiteCameInSentence}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">{staff.pages.whichStand}</legend>
        {[true, false].map((value) => (
          <label key={String(value)} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="clash"
              checked={isMine === value}
              onChange={() => setMine(value)}
              className="size-4.5 accent-(--accent)"
            />
            {value ? staff.pages.mine : staff.pages.theirs}
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <Button onClick={onClose}>{staff.pages.cancel}</Button>
        <Button kind="primary" onClick={save}>
          {staff.pages.saveAsChosen}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
