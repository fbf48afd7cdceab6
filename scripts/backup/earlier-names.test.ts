import { expect, test } from 'vitest';
import { withNamesOfNow } from './earlier-names.ts';
import type { BackupFile } from './read-backup.ts';

const ROWS: Readonly<Record<string, object>> = {
  'tables/customer_words.jsonl': {
    id: 1,
    text: 'A word, held back after a visit_.',
    constructor: 'x',
  },
  'tables/word_records.jsonl': { word_id: 1 },
  'tables/visits.jsonl': { id: 2 },
  'tables/enquiries.jsonl': { status: 'held' },
  'tables/enquiry_events.jsonl': { kind: 'word_asked' },
  'tables/pages.jsonl': {
    kind: 'page',
    content: { order: [{ key: 'a', kind: 'customer-words' }] },
  },
  'tables/content_changes.jsonl': { entity: 'word' },
  'tables/audit_log.jsonl': { entity: 'published_words' },
};

const backup = {
  manifest: { schema: '20261126110100', tables: { 'public.visits': 1, 'public.posts': 3 } },
  async *lines(name: string) {
    if (ROWS[name]) yield JSON.stringify(ROWS[name]);
  },
} as unknown as BackupFile;

test('backup: what a draft wrote is read by the names of now', async () => {
  const { manifest, lines } = withNamesOfNow(backup);
  expect(manifest.tables).toEqual({ 'public.appointments': 1, 'public.posts': 3 });
  const read = async (table: string) => {
    for await (const line of lines(`tables/${table}.jsonl`)) return JSON.parse(line) as unknown;
    return null;
  };
  expect(await read('testimonials')).toEqual(ROWS['tables/customer_words.jsonl']);
  expect(await read('testimonial_records')).toEqual({ testimonial_id: 1 });
  expect(await read('appointments')).toEqual({ id: 2 });
  expect(await read('enquiries')).toEqual({ status: 'quarantined' });
  expect(await read('enquiry_events')).toEqual({ kind: 'testimonial_asked' });
  expect(await read('pages')).toMatchObject({ content: { order: [{ kind: 'testimonials' }] } });
  expect(await read('content_changes')).toEqual({ entity: 'testimonial' });
  expect(await read('audit_log')).toEqual({ entity: 'published_testimonials' });
});

test('backup: one of now is read as it is', () => {
  const now = { ...backup, manifest: { ...backup.manifest, schema: '20261128005600' } };
  expect(withNamesOfNow(now)).toBe(now);
});
