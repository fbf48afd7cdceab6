import { useQuery } from '@tanstack/react-query';
import { outbox } from '#admin/queries/notices.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/ChangeFailed.tsx';
import { type Notice, sendTestNotice } from '#data/notices.ts';

interface TestNoticeProps {
  /** Nothing leaves this machine: mails stay in the outbox. */
  isKept: boolean;
}

export function TestNotice({ isKept }: TestNoticeProps) {
  const test = useDataChange({ run: () => sendTestNotice(), changes: ['notices'] });
  const { data: notices = [] } = useQuery(outbox);
  const sent = notices.filter(({ id }) => test.data?.includes(id));
  return (
    <div className="grid justify-items-start gap-2">
      <Button isPending={test.isPending} onClick={() => test.mutate()}>
        Send a test notice
      </Button>
      <div role="status" className="wrap-anywhere grid max-w-prose gap-1">
        {test.data && sent.length === 0 && <p>The test is on its way.</p>}
        {sent.map((notice) => (
          <p key={notice.id} className={notice.problem ? 'text-bad' : undefined}>
            {describeResult(notice, isKept)}
          </p>
        ))}
      </div>
      <ChangeFailed change={test} />
    </div>
  );
}

function describeResult({ recipient, state, problem }: Notice, isKept: boolean): string {
  if (state === 'sent')
    return `The test for ${recipient} ${isKept ? 'is in the outbox' : 'was sent'}.`;
  if (problem) return `The test for ${recipient} could not be sent. ${problem}`;
  return `The test for ${recipient} is on its way.`;
}
