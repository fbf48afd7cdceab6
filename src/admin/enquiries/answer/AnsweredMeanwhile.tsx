import { useNames } from '#admin/queries/people.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { staff } from '#languages/staff.ts';
import type { Answering } from './use-answering.ts';

/** Before a second answer goes out: what a colleague has written since this one was begun. */
export function AnsweredMeanwhile({ answering }: { answering: Answering }) {
  const nameOf = useNames();
  const { between, send } = answering;
  if (!between) return null;
  return (
    <Callout
      tone="caution"
      title={staff.enquiries.hasAnsweredMeanwhile(
        nameOf(between.actor) ?? staff.enquiries.aColleague,
      )}
      actions={
        <>
          <Button isPending={send.isPending} onClick={() => answering.sendNow(between)}>
            {staff.enquiries.sendMineAnyway}
          </Button>
          <Button kind="quiet" onClick={answering.discard}>
            {staff.enquiries.discardMine}
          </Button>
        </>
      }
    >
      <p>{staff.enquiries.yoursIsAbove(Boolean(between.words))}</p>
      {between.words && (
        <p className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-md bg-panel p-3">
          {between.words}
        </p>
      )}
    </Callout>
  );
}
