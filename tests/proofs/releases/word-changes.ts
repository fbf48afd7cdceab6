import { type Client, done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import type { Random } from '../../support/random.ts';
import type { Change } from './change.ts';

export const wordChanges: Record<string, Change> = {
  'a customer’s word published': async (client, random) => {
    const galleries = client.from('published_galleries').select('gallery_id').order('gallery_id');
    const { gallery_id } = random.pick(await rowsOf(galleries));
    const { id } = await giveTestimonial(client, random, gallery_id);
    await publish(client, id);
  },
  'a customer’s word kept back': async (client, random) => {
    const { id } = await giveTestimonial(client, random, null);
    const { version } = await stateOf(client, id);
    await done(client.rpc('take_off_testimonial', { id, version, customer_asked: false }));
  },
  'a customer’s word taken off': async (client, random) => {
    const ids = await rowsOf(
      client.from('published_testimonials').select('testimonial_id').order('testimonial_id'),
    );
    if (ids.length === 0) return;
    const { testimonial_id: id } = random.pick(ids);
    const { version } = await stateOf(client, id);
    await done(
      client.rpc('take_off_testimonial', { id, version, customer_asked: random.below(2) === 0 }),
    );
  },
  'points shown, or not': (client, random) =>
    done(client.rpc('set_testimonial_ratings', { asks_ratings: random.below(2) === 0 })),
};

/** As if a customer had written by their link. */
async function giveTestimonial(client: Client, random: Random, gallery_id: string | null) {
  const number = random.below(9999);
  return rowOf(
    client
      .from('testimonials')
      .insert({
        ...{ gallery_id, customer_name: `Customer ${number}`, text: `Proof ${number}.` },
        ...{ shown_name: `C. ${number}`, rating: 1 + random.below(5), known_by: 'A proof.' },
        given_at: new Date().toISOString(),
        expires_at: new Date().toISOString(),
        token_hash: Array.from({ length: 64 }, () => random.below(10)).join(''),
      })
      .select('id'),
  );
}

const stateOf = (client: Client, id: string) =>
  rowOf(client.from('testimonials').select('version').eq('id', id));

async function publish(client: Client, id: string): Promise<void> {
  const { version } = await stateOf(client, id);
  await done(client.rpc('publish_testimonial', { id, version, known_by: 'A proof.' }));
}
