import { useStore } from '@nanostores/react';
import { Link } from 'react-router';
import { AskedChange } from '#admin/queries/AskedChange.tsx';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { $now, RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import {
  deleteTestimonialRequest,
  type Testimonial,
  withdrawTestimonialLink,
} from '#data/testimonials/testimonials.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import {
  stateOfTestimonial,
  TESTIMONIAL_STATES,
  type TestimonialState,
} from '#domain/testimonials/testimonial-state.ts';
import { staff } from '#languages/staff.ts';
import { PublishTestimonial, TakeOffTestimonial } from './PublishTestimonial.tsx';

const TONES: Readonly<Record<TestimonialState, Tone>> = {
  ...{ asked: 'waiting', unanswered: 'empty', withdrawn: 'empty', given: 'waiting' },
  ...{ photographs: 'plain', published: 'good', declined: 'plain', 'taken-back': 'bad' },
};

/** What a customer gave, unchanged, and what can be done about it. */
export function TestimonialCard({ testimonial, job }: { testimonial: Testimonial; job: string }) {
  const state = stateOfTestimonial(testimonial, useStore($now));
  const isAnswered = testimonial.givenAt !== null;
  return (
    <li className="grid gap-3 py-5" aria-label={testimonial.customerName}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="wrap-anywhere font-semibold">{testimonial.customerName}</h3>
        <Chip tone={TONES[state]}>{staff.testimonials[TESTIMONIAL_STATES[state]]}</Chip>
        {testimonial.galleryId && (
          <Link
            className="wrap-anywhere text-note underline underline-offset-4"
            to={STAFF.gallery(testimonial.galleryId)}
          >
            {job || staff.testimonials.theJob}
          </Link>
        )}
        {testimonial.enquiryId && (
          <Link
            className="text-note underline underline-offset-4"
            to={STAFF.enquiry(testimonial.enquiryId)}
          >
            {staff.testimonials.enquiry}
          </Link>
        )}
      </div>
      {testimonial.text !== '' && (
        <figure>
          <blockquote
            dir="auto"
            className="wrap-anywhere max-w-prose whitespace-pre-wrap text-reading/relaxed"
          >
            {testimonial.text}
          </blockquote>
          <figcaption className="mt-1 text-note text-soft">
            {testimonial.shownName}
            {testimonial.rating !== null && staff.testimonials.ofFive(testimonial.rating)}
          </figcaption>
        </figure>
      )}
      <p className="text-note text-soft">
        <RichText
          text={staff.testimonials.askedWhen}
          parts={{
            time: <RelativeTime at={testimonial.createdAt} />,
            part: testimonial.givenAt && (
              <RichText
                text={staff.testimonials.answeredWhen(
                  staff.screens.photographCount(testimonial.mediaIds.length),
                )}
                parts={{ time: <RelativeTime at={testimonial.givenAt} /> }}
              />
            ),
            part2: testimonial.takenBackAt && (
              <RichText
                text={staff.testimonials.takenBackWhen}
                parts={{ time: <RelativeTime at={testimonial.takenBackAt} /> }}
              />
            ),
          }}
        />
      </p>
      {testimonial.knownBy !== '' && (
        <p className="wrap-anywhere text-note text-soft">
          {staff.testimonials.knownBy(testimonial.knownBy)}
        </p>
      )}
      {state === 'taken-back' && (
        <p className="text-note">{staff.testimonials.leavesWithNextRelease}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {(state === 'given' || state === 'declined') && (
          <PublishTestimonial testimonial={testimonial} job={job} />
        )}
        {isAnswered && state !== 'taken-back' && (
          <TakeOffTestimonial testimonial={testimonial} state={state} />
        )}
        <LinkActions testimonial={testimonial} state={state} />
      </div>
    </li>
  );
}

function LinkActions({
  testimonial,
  state,
}: {
  testimonial: Testimonial;
  state: TestimonialState;
}) {
  const { id, customerName } = testimonial;
  return (
    <>
      {testimonial.linkWithdrawnAt === null && (
        <AskedChange
          label={staff.testimonials.withdrawTheLink}
          name={staff.testimonials.withdrawLinkOf(customerName)}
          question={staff.testimonials.askWithdrawLinkOf(customerName)}
          kind="quiet"
          run={() => withdrawTestimonialLink(id)}
          changes={['testimonials']}
        >
          <p>{staff.testimonials.withdrawLinkHint}</p>
        </AskedChange>
      )}
      {(state === 'withdrawn' || state === 'unanswered') && (
        <AskedChange
          label={staff.testimonials.delete}
          name={staff.testimonials.deleteRequestTo(customerName)}
          question={staff.testimonials.askDeleteRequestTo(customerName)}
          kind="quiet"
          run={() => deleteTestimonialRequest(id)}
          changes={['testimonials']}
        >
          <p>{staff.testimonials.deleteRequestHint}</p>
        </AskedChange>
      )}
    </>
  );
}
