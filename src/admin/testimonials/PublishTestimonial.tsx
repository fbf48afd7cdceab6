import { useState } from 'react';
import { AskedChange } from '#admin/queries/AskedChange.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import {
  publishTestimonial,
  type Testimonial,
  takeOffTestimonial,
} from '#data/testimonials/testimonials.ts';
import type { TestimonialState } from '#domain/testimonials/testimonial-state.ts';
import { staff } from '#languages/staff.ts';
import { releaseNoted } from './release-noted.ts';

/** As the database has it. */
const LIMIT = 500;

/** Publishes a testimonial, once staff have noted how they know the customer. */
export function PublishTestimonial({
  testimonial,
  job,
}: {
  testimonial: Testimonial;
  job: string;
}) {
  const [knownBy, setKnownBy] = useState(testimonial.knownBy || suggestion(testimonial, job));
  return (
    <AskedChange
      isForm
      label={staff.testimonials.publish}
      name={staff.testimonials.publishWordOf(testimonial.customerName)}
      kind="primary"
      question={staff.testimonials.askPublishWordOf(testimonial.customerName)}
      run={async () => {
        await publishTestimonial(testimonial, knownBy);
        await releaseNoted();
      }}
      changes={['testimonials', 'releases']}
    >
      <blockquote dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {testimonial.text}
      </blockquote>
      <TextAreaField
        label={staff.testimonials.howKnown}
        hint={staff.testimonials.howKnownHint}
        value={knownBy}
        onChange={setKnownBy}
        limit={LIMIT}
        rows={3}
      />
    </AskedChange>
  );
}

function suggestion({ enquiryId, email }: Testimonial, job: string): string {
  return [
    job && staff.testimonials.knownByJob(job),
    enquiryId && staff.testimonials.knownByEnquiry,
    email && staff.testimonials.knownByLink(email),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Takes a testimonial off the website or keeps it back, for the customer or by the staff's own choice. */
export function TakeOffTestimonial({
  testimonial,
  state,
}: {
  testimonial: Testimonial;
  state: TestimonialState;
}) {
  const isKept = state === 'declined' || state === 'photographs';
  const [isForCustomer, setForCustomer] = useState(isKept);
  const label =
    state === 'published' ? staff.testimonials.takeOffSite : staff.testimonials.doNotShow;
  const words = isKept ? staff.testimonials.customerTakesItBack : label;
  return (
    <AskedChange
      label={words}
      name={staff.testimonials.actionOnWordOf(words, testimonial.customerName)}
      kind="secondary"
      question={staff.testimonials.askActionOnWordOf(
        isKept ? staff.testimonials.takeBack : label,
        testimonial.customerName,
      )}
      confirm={isForCustomer ? staff.testimonials.takeItBack : staff.testimonials.keepItBack}
      run={async () => {
        await takeOffTestimonial(testimonial, isForCustomer);
        await releaseNoted();
      }}
      changes={['testimonials', 'releases']}
    >
      {!isKept && (
        <Checkbox checked={isForCustomer} onChange={setForCustomer}>
          {staff.testimonials.customerAskedForIt}
        </Checkbox>
      )}
      <p>{isForCustomer ? staff.testimonials.takeBackHint : staff.testimonials.keepBackHint}</p>
    </AskedChange>
  );
}
