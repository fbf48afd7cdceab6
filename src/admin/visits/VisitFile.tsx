import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { fetchVisitFile } from '#data/visits/visits.ts';
import type { Visit } from '#domain/visits/visit.ts';

/** The visit for a calendar. */
export function VisitFile({ visit }: { visit: Visit }) {
  const download = useDataChange<void>({
    run: async () => {
      const file = new Blob([await fetchVisitFile(visit.id)], { type: 'text/calendar' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = 'visit.ics';
      link.click();
      URL.revokeObjectURL(link.href);
    },
    changes: [],
  });
  return (
    <>
      <Button kind="link" isPending={download.isPending} onClick={() => download.mutate()}>
        As .ics
      </Button>
      <ChangeFailed change={download} />
    </>
  );
}
