import type { Manifest } from './manifest.ts';
import { fileOfTable } from './tables.ts';

/** From this version of the tables on they have the names of now. */
const RENAMED = '20261128';

const TABLES: Readonly<Record<string, string>> = {
  'public.customer_words': 'public.testimonials',
  'public.published_words': 'public.published_testimonials',
  'public.word_records': 'public.testimonial_records',
  'public.word_settings': 'public.testimonial_settings',
  'public.visits': 'public.appointments',
};

/** Values of columns and of keys in their JSON. */
const VALUES = new Map<string, (value: string) => string>([
  ['status', (value) => (value === 'held' ? 'quarantined' : value)],
  ['entity', (value) => (value === 'word' ? 'testimonial' : nameOfNow(value, 'public.'))],
  [
    'kind',
    (value) =>
      value === 'customer-words'
        ? 'testimonials'
        : value.replace(/^visit_/, 'appointment_').replace(/^word_/, 'testimonial_'),
  ],
]);

interface Backup {
  manifest: Manifest;
  lines(name: string): AsyncIterable<string>;
}

const nameOfNow = (table: string, schema = ''): string =>
  (TABLES[schema + table] ?? schema + table).slice(schema.length);

/** A backup that a draft of 1.0.0 wrote, with the names that tables, columns and values have now. */
export function withNamesOfNow<Read extends Backup>(backup: Read): Read {
  const { manifest } = backup;
  if (manifest.schema >= RENAMED) return backup;
  const counts = Object.entries(manifest.tables).map(([table, rows]) => [nameOfNow(table), rows]);
  const earlier = Object.entries(TABLES).map(([was, is]) => [fileOfTable(is), fileOfTable(was)]);
  const fileOf = new Map<string, string>(earlier as [string, string][]);
  return {
    ...backup,
    manifest: { ...manifest, tables: Object.fromEntries(counts) },
    async *lines(name) {
      for await (const line of backup.lines(fileOf.get(name) ?? name))
        yield name.startsWith('tables/') ? lineOfNow(line) : line;
    },
  };
}

function lineOfNow(line: string): string {
  const { word_id: testimonial_id, ...row }: Record<string, unknown> = JSON.parse(
    line,
    (key, value) => (typeof value === 'string' ? (VALUES.get(key)?.(value) ?? value) : value),
  );
  return JSON.stringify(testimonial_id === undefined ? row : { ...row, testimonial_id });
}
