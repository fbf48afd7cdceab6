import { backend } from '#data/client.ts';
import { type CamelCased, camelCased, unwrap, unwrapAll, unwrapRow } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';

/** A customer who was asked for a testimonial, and what they gave. */
export type Testimonial = CamelCased<Omit<Tables<'testimonials'>, 'token_hash' | 'offered_ids'>> & {
  isPublished: boolean;
};

/** Each thing that a customer allowed or took back. */
export type TestimonialRecord = CamelCased<Tables<'testimonial_records'>>;

const COLUMNS =
  'id, gallery_id, enquiry_id, customer_name, email, expires_at, link_withdrawn_at, known_by, text, shown_name, rating, media_ids, permission, given_at, declined_at, taken_back_at, version, created_at, created_by';

/** The newest first. */
export async function fetchTestimonials(): Promise<Testimonial[]> {
  const shown = await unwrapAll(() =>
    backend().from('published_testimonials').select('testimonial_id').order('testimonial_id'),
  );
  const published = new Set(shown.map(({ testimonial_id }) => testimonial_id));
  const rows = await unwrapAll(() =>
    backend()
      .from('testimonials')
      .select(COLUMNS)
      .order('created_at', { ascending: false })
      .order('id'),
  );
  return rows.map((row) => ({ ...camelCased(row), isPublished: published.has(row.id) }));
}

/** Words that nobody has decided about, the oldest first, and where visitors see photographs that no customer allows: live galleries, and what stands elsewhere. */
export async function fetchWaitingTestimonials() {
  const [testimonials, refused] = await Promise.all([
    unwrap(backend().rpc('waiting_testimonials')),
    unwrap(backend().rpc('refused_photographs')),
  ]);
  return { testimonials: testimonials.map(camelCased), refused: refused.map(camelCased) };
}

/** What each customer allowed, in the order in which it happened. */
export async function fetchTestimonialRecords(): Promise<TestimonialRecord[]> {
  const rows = await unwrapAll(() => backend().from('testimonial_records').select('*').order('id'));
  return rows.map(camelCased);
}

/** As visitors have them, the newest first. */
export async function fetchPublishedTestimonials() {
  const rows = await unwrap(
    backend()
      .from('published_testimonials')
      .select('testimonial_id, gallery_id, text, shown_name, rating, of_selection')
      .order('given_at', { ascending: false })
      .order('testimonial_id'),
  );
  return rows.map(({ testimonial_id: id, gallery_id: galleryId, shown_name: name, ...row }) => ({
    ...{ id, galleryId, name, text: row.text, rating: row.rating },
    ofSelection: row.of_selection,
  }));
}

export interface Asked {
  galleryId: string | null;
  enquiryId: string | null;
  customerName: string;
  email: string;
  /** Sent with the link below it; null for a link alone. */
  mail: { subject: string; text: string; sender_name: string; reply_to: string } | null;
}

/** Makes a link. @returns its token, which is told this once. */
export async function requestTestimonial(asked: Asked): Promise<string> {
  const { token } = await unwrapRow(
    backend()
      .rpc('request_testimonial', {
        // Null, where the generated types know of no null.
        gallery_id: asked.galleryId as string,
        enquiry_id: asked.enquiryId as string,
        customer_name: asked.customerName,
        email: asked.email,
        ...(asked.mail && { mail: asked.mail }),
      })
      .maybeSingle(),
    'denied',
  );
  return token;
}

export async function withdrawTestimonialLink(id: string): Promise<void> {
  await unwrap(backend().rpc('withdraw_testimonial_link', { id }));
}

type Seen = Pick<Testimonial, 'id' | 'version'>;

/** @param knownBy how it is known that this is a customer. @throws DataError 'conflict' when they changed it. */
export async function publishTestimonial({ id, version }: Seen, knownBy: string): Promise<void> {
  await unwrap(backend().rpc('publish_testimonial', { id, version, known_by: knownBy }));
}

/** @param customerAsked takes back what they allowed; otherwise it is kept back. */
export async function takeOffTestimonial(
  { id, version }: Seen,
  customerAsked: boolean,
): Promise<void> {
  await unwrap(
    backend().rpc('take_off_testimonial', { id, version, customer_asked: customerAsked }),
  );
}

/** Of a customer who never answered; the database refuses any other. */
export async function deleteTestimonialRequest(id: string): Promise<void> {
  await unwrapRow(
    backend().from('testimonials').delete().eq('id', id).select('id').maybeSingle(),
    'denied',
  );
}

export async function fetchAsksRatings(): Promise<boolean> {
  const row = await unwrap(backend().from('testimonial_settings').select('asks_ratings').single());
  return row.asks_ratings;
}

export async function setAsksRatings(asksRatings: boolean): Promise<void> {
  await unwrap(backend().rpc('set_testimonial_ratings', { asks_ratings: asksRatings }));
}
