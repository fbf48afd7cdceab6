import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { unsentAnswers } from '#admin/queries/answers.ts';
import { counts } from '#admin/queries/counts.ts';
import { enquiryById, enquiryList } from '#admin/queries/enquiries.ts';
import { useServices } from '#admin/queries/services.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { ListSearch, useListSearch } from '#admin/ui/lists/ListSearch.tsx';
import type { ListQuery } from '#admin/ui/lists/use-address-search.ts';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { saveTable, today } from '#admin/ui/save-file.ts';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { CAMPAIGN_WORDS } from '#domain/enquiries/campaign.ts';
import { ENQUIRY_STATES, filterEnquiries } from '#domain/enquiries/enquiries-list.ts';
import type { Services } from '#domain/pages/services.ts';
import { formatSortable } from '#domain/text/when.ts';
import { labelsOf, type MessageKey, staff } from '#languages/staff.ts';
import { site } from '#site';
import { EnquiryList } from './EnquiryList.tsx';
import { EnquirySheet } from './EnquirySheet.tsx';
import { QuarantinedEnquiries } from './quarantine/QuarantinedEnquiries.tsx';

const states = () => ({
  open: staff.enquiries.open,
  all: staff.lists.all(staff.lists.things.enquiries),
  ...labelsOf(ENQUIRY_STATES, staff.screens),
});

/** /admin/enquiries and /admin/enquiries/{id}: the list keeps its search and the enquiry opened from it. */
export function EnquiriesScreen() {
  const { id } = useParams();
  const list = useListSearch('open');
  const wanted = JSON.stringify([list.search.words, list.search.filter]);
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
  if (list.search.filter === 'quarantined')
    return <QuarantinedEnquiries list={list} filters={states()} />;
  const shown = filterEnquiries(
    enquiries.data ?? [],
    list.search.words,
    list.search.filter,
    opened,
  );
  return (
    <Screen
      title={staff.shell.enquiries}
      hint={enquiries.data && summary(enquiries.data)}
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
      className="grid max-w-list gap-5 py-6"
    >
      <ListSearch
        things={staff.lists.things.enquiries}
        placeholder={staff.enquiries.searchHint}
        filters={states()}
        list={list}
      />
      {quarantined > 0 && <QuarantineNote count={quarantined} />}
      <Loading
        what={staff.lists.the(staff.lists.things.enquiries)}
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
      back={<BackLink to={back}>{staff.shell.enquiries}</BackLink>}
      what={staff.enquiries.theEnquiry}
      query={enquiry}
    />
  );
}

/** Above the inbox: that some wait apart from it. */
function QuarantineNote({ count }: { count: number }) {
  return (
    <Callout
      tone="caution"
      title={staff.enquiries.quarantineCounted(staff.screens.enquiryIsCount(count))}
      actions={
        <Link to={STAFF.quarantinedEnquiries} className={buttonClass('secondary')}>
          {staff.enquiries.lookThrough}
        </Link>
      }
    >
      {staff.enquiries.quarantineHint}
    </Callout>
  );
}

type NameOf = Services['nameOf'];
type CsvColumn = [name: string, read: (enquiry: Enquiry, nameOf: NameOf) => string];

const ANSWER_WAYS = {
  mail: 'mail',
  phone: 'telephone',
  whatsapp: 'whatsapp',
  other: 'other',
} as const satisfies Record<string, MessageKey<'enquiries'>>;

const csvColumns = (): CsvColumn[] => [
  [staff.enquiries.received, ({ created_at }) => formatSortable(created_at, site.timeZone)],
  [staff.enquiries.state, ({ status }) => staff.screens[ENQUIRY_STATES[status]]],
  [staff.enquiries.name, ({ name }) => name],
  [staff.signIn.email, ({ email }) => email],
  [staff.enquiries.telephone, ({ phone }) => phone],
  [staff.enquiries.service, ({ service }, nameOf) => nameOf(service)],
  ...(otherLanguages().length > 0
    ? [[staff.enquiries.language, ({ language }) => languageName(language)] satisfies CsvColumn]
    : []),
  [staff.enquiries.message, ({ message }) => message],
  [staff.enquiries.note, ({ note }) => note],
  [
    staff.enquiries.firstAnswered,
    ({ first_answered_at: at }) => (at ? formatSortable(at, site.timeZone) : ''),
  ],
  [
    staff.enquiries.answeredBy,
    ({ first_answered_way: way }) => (way ? staff.enquiries[ANSWER_WAYS[way]] : ''),
  ],
  [staff.enquiries.cameFrom, ({ page }) => page],
  ...CAMPAIGN_WORDS.map(
    (word): CsvColumn => [`utm_${word}`, ({ campaign }) => campaign[word] ?? ''],
  ),
];

/** @param nameOf names a service. */
function exportEnquiries(enquiries: readonly Enquiry[], nameOf: NameOf): void {
  const header = csvColumns().map(([name]) => name);
  const rows = enquiries.map((enquiry) => csvColumns().map(([, read]) => read(enquiry, nameOf)));
  saveTable([header, ...rows], `enquiries-${today()}`);
}
