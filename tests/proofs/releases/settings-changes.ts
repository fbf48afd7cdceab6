import { type Client, done, rowOf } from '#scripts/test-project/rows.ts';
import type { TablesUpdate } from '#supabase/database.types.ts';
import type { Change } from './change.ts';

export const settingsChanges: Record<string, Change> = {
  'another telephone number': (client, random) =>
    changeSettings(client, { phone: `+44 20 7946 0${100 + random.below(900)}` }),
  'other hours, prices and days closed': (client, random) =>
    changeSettings(client, {
      hours: [[{ opens: `0${random.below(10)}:30`, closes: '16:00' }], ...Array(6).fill([])],
      prices: { 'kitchen-carpentry/galley': 20_000 + random.below(9_000) },
      closures: [{ from: '2099-12-24', to: '2100-01-02', reason: `Proof ${random.below(99)}` }],
    }),
  'another foot of every page': (client, random) =>
    changeSettings(client, {
      second: { label: 'Emergencies', number: `+44 20 7946 0${100 + random.below(900)}` },
      socials: [{ label: 'Instagram', href: `https://instagram.com/oak${random.below(99)}` }],
      words: { feed: `Feed ${random.below(99)}`, formSend: `Send ${random.below(99)}` },
      legal: `Registered, ${random.below(99)}`,
    }),
  'another name of the business, and an icon or none': async (client, random) => {
    const { id } = await rowOf(client.from('media').select('id').order('id').limit(1));
    const icon = random.below(2) === 0 ? id : null;
    await changeSettings(client, { name: `Oak ${random.below(99)}`, icon });
  },
  'a logo, or none': async (client, random) => {
    const { id } = await rowOf(client.from('media').select('id').order('id').limit(1));
    await changeSettings(client, {
      logo: random.below(2) === 0 ? { media: id, dark: null } : null,
    });
  },
  'no WhatsApp, or the usual': (client, random) =>
    changeSettings(client, { whatsapp: random.below(2) === 0 ? '' : null }),
};

async function changeSettings(
  client: Client,
  change: TablesUpdate<'business_settings'>,
): Promise<void> {
  const { version } = await rowOf(client.from('business_settings').select('version'));
  const row = client.from('business_settings').update({ ...change, version });
  await done(row.eq('id', true));
}
