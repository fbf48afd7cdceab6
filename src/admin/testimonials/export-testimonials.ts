import { saveFile } from '#admin/ui/save-file.ts';
import { fetchTestimonialRecords, type Testimonial } from '#data/testimonials/testimonials.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatSortable } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

const columns = () => [
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
export async function exportTestimonials(
  words: readonly Testimonial[],
  titleOf: (testimonial: Testimonial) => string,
  format: 'csv' | 'json',
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
  const content = format === 'csv' ? toCsv([columns(), ...rows]) : JSON.stringify(records, null, 2);
  const type = format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
  const day = new Date().toISOString().slice(0, 10);
  saveFile(new Blob([content], { type }), `customers-words-${day}.${format}`);
}
