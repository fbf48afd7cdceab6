import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { enquiryStaff } from '#admin/queries/answers.ts';
import { enquiryById, enquiryList, showEnquiry } from '#admin/queries/enquiries.ts';
import { useNames } from '#admin/queries/people.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { assignEnquiry } from '#data/enquiries/answers.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';

/** Who looks after an enquiry: chosen, or taken with one press. */
export function LookedAfterBy({ enquiry: { id, assigned_to: before } }: { enquiry: Enquiry }) {
  const { data: people = [] } = useQuery(enquiryStaff);
  const nameOf = useNames();
  const select = useRef<HTMLSelectElement>(null);
  const me = useStore($session).user?.id;
  const change = useDataChange({
    run: (to: string | null) => assignEnquiry(id, to),
    changes: ['enquiries'],
    inOrder: `enquiry-people:${id}`,
    showAtOnce: async (queries, to) => {
      await queries.cancelQueries({ queryKey: enquiryList.queryKey });
      await queries.cancelQueries({ queryKey: enquiryById(queries, id).queryKey });
      showEnquiry(queries, id, { assigned_to: to });
      return () => showEnquiry(queries, id, { assigned_to: before });
    },
  });
  const isKnown = people.some((one) => one.id === before);
  const options: Record<string, string> = {
    '': staff.enquiries.nobodyYet,
    ...Object.fromEntries(people.map((one) => [one.id, one.name || staff.enquiries.withoutAName])),
    ...(before && !isKnown && { [before]: nameOf(before) ?? staff.enquiries.formerColleagueTitle }),
  };
  const canTakeIt = !before && people.some((one) => one.id === me);
  return (
    <div className="grid w-full justify-items-start gap-2">
      <Select
        ref={select}
        label={staff.enquiries.lookedAfterBy}
        isLabelHidden
        className="w-full"
        value={before ?? ''}
        options={options}
        onChange={(to) => change.mutate(to || null)}
      />
      {canTakeIt && me && (
        <Button
          onClick={() => {
            change.mutate(me);
            // The button goes.
            select.current?.focus();
          }}
        >
          {staff.enquiries.iLookAfterIt}
        </Button>
      )}
      <ChangeFailed change={change} />
    </div>
  );
}
