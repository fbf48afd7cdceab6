import { saveFile } from '#admin/ui/save-file.ts';
import { type CustomerWord, fetchWordRecords } from '#data/customer-words/customer-words.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatSortable } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

const columns = () => [
  ...[
    staff.customerWords.when,
    staff.customerWords.what,
    staff.customerWords.customer,
    staff.customerWords.mailAddress,
    staff.customerWords.job,
    staff.customerWords.text,
    staff.customerWords.nameBelowIt,
    staff.customerWords.points,
  ],
  ...[
    staff.customerWords.photographs,
    staff.customerWords.whatTheyWereTold,
    staff.customerWords.howTheyAreKnown,
  ],
];

/** Downloads all that customers allowed and took back, with the words that they saw. */
export async function exportWords(
  words: readonly CustomerWord[],
  titleOf: (word: CustomerWord) => string,
  format: 'csv' | 'json',
): Promise<void> {
  const known = new Map(words.map((word) => [word.id, word]));
  const records = (await fetchWordRecords()).map((record) => {
    const word = known.get(record.wordId);
    return {
      ...record,
      customerName: word?.customerName ?? '',
      email: word?.email ?? '',
      job: word ? titleOf(word) : '',
      knownBy: word?.knownBy ?? '',
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
