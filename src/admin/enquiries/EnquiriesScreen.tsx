import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { unsentAnswers } from '#admin/queries/answers.ts';
import { counts } from '#admin/queries/counts.ts';
import { enquiryById, enquiryList } from '#admin/queries/enquiries.ts';
import { useServices } from '#admin/queries/services.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { type ListQuery, ListSearch, useListSearch } from '#admin/ui/lists/ListSearch.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { ENQUIRY_STATES, filterEnquiries } from '#domain/enquiries/enquiries-list.ts';
import { labelsOf, staff } from '#languages/staff.ts';
import { EnquiryList } from './EnquiryList.tsx';
import { EnquirySheet } from './EnquirySheet.tsx';
import { exportEnquiries } from './export-enquiries.ts';
import { QuarantinedEnquiries } from './quarantine/QuarantinedEnquiries.tsx';
import { QuarantineNote } from './quarantine/QuarantineNote.tsx';

const states = () => ({
  open: staff.enquiries.open,
  all: staff.enquiries.allEnquiries,
  ...labelsOf(ENQUIRY_STATES, staff.screens),
});

/** /admin/enquiries and /admin/enquiries/{id}: the list keeps its search and the enquiry opened from it. */
export function EnquiriesScreen() {
  const { id } = useParams();
  const list = useListSearch('open');
  const wanted = JSON.stringify([list.search.words, list.search.state]);
  const [opened, setOpened] = useState({ wanted, ids: [] as string[] });
  if (opened.wanted !== wanted) setOpened({ wanted, ids: id ? [id] : [] });
  else if (id && opened.ids.at(-1) !== id) setOpened({ wanted, ids: [...opened.ids, id] });
  if (id) return <EnquiryScreen key={id} id={id} back={`${STAFF.enquiries}${list.query}`} />;
  return <AllEnquiries list={list} opened={opened.ids} />;
}

interface AllEnquiriesProps {
  list: ListQuery;
  /** Ids of those that were opened from this list, in order. */
  opened: string[];
}

function AllEnquiries({ list, opened }: AllEnquiriesProps) {
  const { nameOf } = useServices();
  const enquiries = useQuery(enquiryList);
  const figures = useQuery(counts);
  const unsent = useQuery(unsentAnswers);
  const areFiguresIn = useSettled(figures, unsent);
  const { newEnquiries: newest, quarantinedEnquiries: quarantined = 0 } = figures.data ?? {};
  const { refetch } = enquiries;
  // Polling the list itself would fetch all of it each time.
  useEffect(() => {
    if (newest !== undefined) void refetch({ cancelRefetch: false });
  }, [newest, refetch]);
  if (list.search.state === 'quarantined')
    return <QuarantinedEnquiries list={list} states={states()} />;
  const shown = filterEnquiries(enquiries.data ?? [], list.search.words, list.search.state, opened);
  return (
    <Screen
      title={staff.enquiries.enquiries}
      note={enquiries.data && summary(enquiries.data)}
      actions={
        <>
          <Link to={STAFF.privacyRequests} className={buttonClass('secondary')}>
            {staff.enquiries.aboutOnePerson}
          </Link>
          <Button isIdle={shown.length === 0} onClick={() => exportEnquiries(shown, nameOf)}>
            {staff.enquiries.exportAsCsv}
          </Button>
        </>
      }
      className="grid max-w-4xl gap-5 py-6"
    >
      <ListSearch
        what={staff.enquiries.enquiriesInSentence}
        placeholder={staff.enquiries.searchHint}
        states={states()}
        list={list}
      />
      {quarantined > 0 && <QuarantineNote count={quarantined} />}
      <Loading
        label={staff.enquiries.fetchingTheEnquiries}
        what={staff.enquiries.theEnquiries}
        query={enquiries}
        isWaiting={!areFiguresIn}
      />
      {enquiries.data && areFiguresIn && (
        <EnquiryList
          enquiries={shown}
          unsent={unsent.data}
          hasAny={enquiries.data.length > 0}
          cameFrom={opened.at(-1)}
          list={list}
        />
      )}
    </Screen>
  );
}

function summary(enquiries: Enquiry[]): string {
  const fresh = enquiries.filter(({ status }) => status === 'new').length;
  const all = staff.screens.enquiryCount(enquiries.length);
  return fresh > 0 ? staff.enquiries.countWithNew(all, fresh) : all;
}

/** /admin/enquiries/{id} */
function EnquiryScreen({ id, back }: { id: string; back: string }) {
  const enquiry = useQuery(enquiryById(useQueryClient(), id));
  if (enquiry.data) return <EnquirySheet enquiry={enquiry.data} back={back} />;
  return (
    <OpeningScreen
      title={staff.enquiries.enquiry}
      back={<BackLink to={back}>{staff.enquiries.enquiries}</BackLink>}
      label={staff.enquiries.openingTheEnquiry}
      what={staff.enquiries.theEnquiry}
      query={enquiry}
    />
  );
}
