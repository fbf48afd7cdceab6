import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { saveFile } from '#admin/ui/save-file.ts';
import { fetchVisitFile } from '#data/visits/visits.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { staff } from '#languages/staff.ts';

/** The visit for a calendar. */
export function VisitFile({ visit }: { visit: Visit }) {
  const download = useDataChange<void>({
    run: async () =>
      saveFile(new Blob([await fetchVisitFile(visit.id)], { type: 'text/calendar' }), 'visit.ics'),
    changes: [],
  });
  return (
    <>
      <Button kind="link" isPending={download.isPending} onClick={() => download.mutate()}>
        {staff.visits.asIcs}
      </Button>
      <ChangeFailed change={download} />
    </>
  );
}
