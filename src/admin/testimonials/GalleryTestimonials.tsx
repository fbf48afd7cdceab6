import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { testimonials } from '#admin/queries/testimonials.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { $now } from '#admin/ui/RelativeTime.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import {
  notAllowed,
  stateOfTestimonial,
  TESTIMONIAL_STATES,
} from '#domain/testimonials/testimonial-state.ts';
import { staff } from '#languages/staff.ts';
import { RequestTestimonial } from './RequestTestimonial.tsx';

interface GalleryTestimonialsProps {
  galleryId: string;
  /** In their order, those from before the work too, with the place among the pictures. */
  pictures: readonly { id: string; title: string; place: number }[];
  /** Those that are approved for visitors. */
  approved: ReadonlySet<string>;
  onTakeOut: (refused: ReadonlySet<string>) => void;
}

/** Whether the customer was asked, and which photographs they have not allowed. Nothing is taken off by force. */
export function GalleryTestimonials({
  galleryId,
  pictures,
  approved,
  onTakeOut,
}: GalleryTestimonialsProps) {
  const { data: all = [] } = useQuery(testimonials);
  const now = useStore($now);
  const words = all.filter((testimonial) => testimonial.galleryId === galleryId);
  const ids = useNotAllowed(galleryId, pictures);
  const refused = pictures.filter(({ id }) => ids.has(id));
  return (
    <section className="grid gap-3">
      <h2 className="font-medium">{staff.testimonials.theCustomer}</h2>
      {refused.length > 0 && (
        <Callout
          tone="caution"
          title={staff.testimonials.notAllowedByCustomer(
            staff.screens.photographCount(refused.length),
          )}
        >
          <p className="text-note">
            {whatIsApproved(refused.filter(({ id }) => approved.has(id)).length, refused.length)}
          </p>
          <ul className="wrap-anywhere mt-1 list-disc ps-5 text-note">
            {refused.map(({ id, title, place }) => (
              <li key={id}>{`${place}: ${title}`}</li>
            ))}
          </ul>
          <Button className="mt-3" onClick={() => onTakeOut(ids)}>
            {staff.testimonials.takeTheseOut}
          </Button>
        </Callout>
      )}
      {words.length > 0 && (
        <ul className="wrap-anywhere grid gap-1 text-note">
          {words.map((testimonial) => (
            <li key={testimonial.id}>
              {staff.testimonials.nameAndState(
                testimonial.customerName,
                staff.testimonials[TESTIMONIAL_STATES[stateOfTestimonial(testimonial, now)]],
              )}
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <Link className="text-note underline underline-offset-4" to={STAFF.testimonials}>
          {staff.shell.whatCustomersSay}
        </Link>
      )}
      <RequestTestimonial galleryId={galleryId} />
    </section>
  );
}

function whatIsApproved(approved: number, all: number): string {
  if (approved === 0) return staff.testimonials.noneApproved;
  return approved === all ? staff.testimonials.allApproved : staff.testimonials.someApproved;
}

/** Which photographs of a job its customer has not allowed, by their ids. */
export function useNotAllowed(
  galleryId: string,
  pictures: readonly { id: string }[],
): ReadonlySet<string> {
  const { data: all = [] } = useQuery(testimonials);
  const words = all.filter((testimonial) => testimonial.galleryId === galleryId);
  return new Set(notAllowed(pictures, words).map(({ id }) => id));
}
