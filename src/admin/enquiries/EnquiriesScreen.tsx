import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enquiryList } from '#admin/queries/enquiries.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ListSearch } from '#admin/ui/ListSearch.tsx';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { useListSearch } from '#admin/ui/use-list-search.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { Enquiry } from '#data/enquiry-inbox.ts';
import { ENQUIRY_STATES, filterEnquiries } from '#domain/enquiries-list.ts';
import { pluralize } from '#domain/when.ts';
import { EnquiryItem } from './EnquiryItem.tsx';
import { exportEnquiries } from './export-enquiries.ts';

const STATES = { open: 'Not put away', ...ENQUIRY_STATES };

/** /admin/enquiries: what visitors asked, and what was done about it. */
export function EnquiriesScreen() {
  useScreenTitle('Enquiries');
  const enquiries = useQuery(enquiryList);
  const list = useListSearch('open');
  // What was opened stays until something else is looked for, whatever its state is by then.
  const wanted = JSON.stringify([list.words, list.state]);
  const [opened, setOpened] = useState({ wanted, ids: [] as string[] });
  const held = opened.wanted === wanted ? opened.ids : [];
  const shown = filterEnquiries(enquiries.data ?? [], list.words, list.state, held);

  return (
    <>
      <ScreenBar
        actions={
          shown.length > 0 && <Button onClick={() => exportEnquiries(shown)}>Export as CSV</Button>
        }
      >
        <ScreenName title="Enquiries" note={enquiries.data && summary(enquiries.data)} />
      </ScreenBar>
      <div className="grid max-w-4xl gap-5 px-4 py-6 sm:px-8">
        <ListSearch
          what="enquiries"
          placeholder="Search by name, address or words"
          states={STATES}
          list={list}
        />
        {enquiries.isPending && <Spinner label="Fetching the enquiries" />}
        {enquiries.isError && <LoadingFailed what="The enquiries" query={enquiries} />}
        {enquiries.isSuccess && (
          <>
            <p role="status" className="sr-only">
              {pluralize(shown.length, 'enquiry', 'enquiries')} shown
            </p>
            {shown.length > 0 ? (
              <ul className="divide-y divide-line border-line border-y">
                {shown.map((enquiry) => (
                  <EnquiryItem
                    key={enquiry.id}
                    enquiry={enquiry}
                    onOpen={() => setOpened({ wanted, ids: [...held, enquiry.id] })}
                  />
                ))}
              </ul>
            ) : (
              <NoEnquiries hasAny={enquiries.data.length > 0} onClear={list.clear} />
            )}
          </>
        )}
      </div>
    </>
  );
}

function NoEnquiries({ hasAny, onClear }: { hasAny: boolean; onClear: () => void }) {
  return (
    <div className="grid max-w-xl gap-4 py-10">
      <h2 className="font-display text-screen">{hasAny ? 'Nothing found' : 'No enquiries yet'}</h2>
      <p className="text-control text-soft">
        {hasAny
          ? 'No enquiry has these words and this state.'
          : 'What visitors write in the contact form of the website arrives here. You answer by mail or telephone and note here what was said.'}
      </p>
      {hasAny && (
        <Button className="justify-self-start" onClick={onClear}>
          Show what is not put away
        </Button>
      )}
    </div>
  );
}

function summary(enquiries: Enquiry[]): string {
  const fresh = enquiries.filter(({ status }) => status === 'new').length;
  const all = pluralize(enquiries.length, 'enquiry', 'enquiries');
  return fresh > 0 ? `${all}, ${fresh} new` : all;
}
