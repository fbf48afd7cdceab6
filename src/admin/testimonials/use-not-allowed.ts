import { useQuery } from '@tanstack/react-query';
import { testimonials } from '#admin/queries/testimonials.ts';
import { notAllowed } from '#domain/testimonials/testimonial-state.ts';

/** Which photographs of a job its customer has not allowed, by their ids. */
export function useNotAllowed(
  galleryId: string,
  pictures: readonly { id: string }[],
): ReadonlySet<string> {
  const { data: all = [] } = useQuery(testimonials);
  const words = all.filter((testimonial) => testimonial.galleryId === galleryId);
  return new Set(notAllowed(pictures, words).map(({ id }) => id));
}
