import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { galleryList } from '#admin/queries/galleries.ts';
import { asksRatings, testimonials } from '#admin/queries/testimonials.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { $now } from '#admin/ui/RelativeTime.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { saveTable, today } from '#admin/ui/save-file.ts';
import {
  fetchTestimonialRecords,
  setAsksRatings,
  type Testimonial,
} from '#data/testimonials/testimonials.ts';
import {
  stateOfTestimonial,
  type TestimonialState,
} from '#domain/testimonials/testimonial-state.ts';
import { formatSortable } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { RequestTestimonial } from './RequestTestimonial.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';

const groups = (): readonly [title: string, states: readonly TestimonialState[]][] => [
  [staff.testimonials.toLookThrough, ['given']],
  [staff.testimonials.onTheWebsite, ['published']],
  [staff.testimonials.keptBack, ['declined']],
  [staff.testimonials.photographsOnly, ['photographs']],
  [staff.testimonials.asked, ['asked']],
  [staff.testimonials.takenBackByCustomer, ['taken-back']],
  [staff.testimonials.withoutAnAnswer, ['unanswered', 'withdrawn']],
];

/** /admin/testimonials: what customers were asked, gave and allow. */
export function TestimonialsScreen() {
  const words = useQuery(testimonials);
  const areIn = useSettled(words);
  const { data: galleries = [] } = useQuery(galleryList);
  const now = useStore($now);
  const titles = new Map(galleries.map(({ id, title }) => [id, title]));
  const titleOf = (testimonial: Testimonial) => titles.get(testimonial.galleryId ?? '') ?? '';
  const exporting = useDataChange({
    run: () => exportTestimonials(words.data ?? [], titleOf),
    changes: [],
  });
  return (
    <Screen title={staff.shell.whatCustomersSay} className="grid max-w-list gap-10 py-6">
      <Loading what={staff.shell.whatCustomersSay} query={words} />
      {words.data?.length === 0 && (
        <EmptyList title={staff.testimonials.nobodyHasBeenAsked} action={<RequestTestimonial />}>
          {staff.testimonials.shownUnchangedHint}
        </EmptyList>
      )}
      {words.data && words.data.length > 0 && (
        <div className="grid max-w-prose gap-3">
          <p>{staff.testimonials.shownUnchangedHint}</p>
          <RequestTestimonial />
        </div>
      )}
      {groups().map(([title, states]) => {
        const group = (words.data ?? []).filter((testimonial) =>
          states.includes(stateOfTestimonial(testimonial, now)),
        );
        if (group.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            <h2 className="mb-2 font-semibold text-note text-soft">{title}</h2>
            <ul className="divide-y divide-line border-line border-y">
              {group.map((testimonial) => (
                <TestimonialCard
                  key={testimonial.id}
                  testimonial={testimonial}
                  job={titleOf(testimonial)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {areIn && (
        <>
          <Ratings />
          <section
            aria-label={staff.testimonials.record}
            className="grid justify-items-start gap-3"
          >
            <h2 className="font-semibold">{staff.testimonials.record}</h2>
            <p className="max-w-prose text-note text-soft">{staff.testimonials.recordHint}</p>
            <Button isPending={exporting.isPending} onClick={() => exporting.mutate()}>
              {staff.testimonials.exportAsCsv}
            </Button>
            <ChangeFailed change={exporting} />
          </section>
        </>
      )}
    </Screen>
  );
}

function Ratings() {
  const { role } = useStore($session);
  const { data: isOn = false } = useQuery(asksRatings);
  const change = useDataChange({ run: setAsksRatings, changes: ['testimonials'] });
  if (role !== 'admin') return null;
  return (
    <section aria-label={staff.testimonials.points} className="grid gap-1">
      <h2 className="font-semibold">{staff.testimonials.points}</h2>
      <Checkbox checked={isOn} onChange={(asks) => change.mutate(asks)}>
        {staff.testimonials.pointsAllowed}
      </Checkbox>
      <ChangeFailed change={change} />
    </section>
  );
}

const csvColumns = () => [
  ...[
    staff.testimonials.when,
    staff.testimonials.what,
    staff.testimonials.customer,
    staff.testimonials.mailAddress,
    staff.testimonials.job,
    staff.testimonials.text,
    staff.testimonials.nameBelowIt,
    staff.testimonials.points,
  ],
  ...[
    staff.testimonials.photographs,
    staff.testimonials.whatTheyWereTold,
    staff.testimonials.howTheyAreKnown,
  ],
];

/** Downloads all that customers allowed and took back, with the words that they saw. */
async function exportTestimonials(
  words: readonly Testimonial[],
  titleOf: (testimonial: Testimonial) => string,
): Promise<void> {
  const known = new Map(words.map((testimonial) => [testimonial.id, testimonial]));
  const records = (await fetchTestimonialRecords()).map((record) => {
    const testimonial = known.get(record.testimonialId);
    return {
      ...record,
      customerName: testimonial?.customerName ?? '',
      email: testimonial?.email ?? '',
      job: testimonial ? titleOf(testimonial) : '',
      knownBy: testimonial?.knownBy ?? '',
    };
  });
  const rows = records.map((record) => [
    ...[formatSortable(record.at, site.timeZone), record.action, record.customerName],
    ...[record.email, record.job, record.text, record.shownName, `${record.rating ?? ''}`],
    ...[record.mediaIds.join(' '), record.permission, record.knownBy],
  ]);
  saveTable([csvColumns(), ...rows], `customers-words-${today()}`);
}
