import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { asksRatings, customerWords } from '#admin/queries/customer-words.ts';
import { galleryList } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { $now } from '#admin/ui/now.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { type CustomerWord, setAsksRatings } from '#data/customer-words/customer-words.ts';
import { stateOfWord, type WordState } from '#domain/customer-words/word-state.ts';
import { $session } from '#stores/session.ts';
import { AskForWord } from './AskForWord.tsx';
import { exportWords } from './export-words.ts';
import { WordCard } from './WordCard.tsx';

const GROUPS: readonly [title: string, states: readonly WordState[]][] = [
  ['To look through', ['given']],
  ['On the website', ['published']],
  ['Kept back', ['declined']],
  ['Photographs only', ['photographs']],
  ['Asked', ['asked']],
  ['Taken back by the customer', ['taken-back']],
  ['Without an answer', ['unanswered', 'withdrawn']],
];

/** /admin/customer-words: what customers were asked, gave and allow. */
export function CustomerWordsScreen() {
  const words = useQuery(customerWords);
  const { data: galleries = [] } = useQuery(galleryList);
  const now = useStore($now);
  const titles = new Map(galleries.map(({ id, title }) => [id, title]));
  const titleOf = (word: CustomerWord) => titles.get(word.galleryId ?? '') ?? '';
  const exporting = useDataChange<'csv' | 'json'>({
    run: (format) => exportWords(words.data ?? [], titleOf, format),
    changes: [],
  });
  return (
    <Screen title="What customers say" className="grid max-w-4xl gap-10 py-6">
      <div className="grid max-w-prose gap-3">
        <p>
          A word is shown as the customer wrote it, or not at all. To publish only the good ones
          misleads people, and in the United Kingdom the law forbids it: while you keep one back,
          the website says that it shows a selection.
        </p>
        <AskForWord />
      </div>
      <Loading label="Fetching what customers say" what="What customers say" query={words} />
      {words.data?.length === 0 && <p className="text-soft">Nobody has been asked yet.</p>}
      {GROUPS.map(([title, states]) => {
        const group = (words.data ?? []).filter((word) => states.includes(stateOfWord(word, now)));
        if (group.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            <h2 className="mb-2 font-semibold text-note text-soft">{title}</h2>
            <ul className="divide-y divide-line border-line border-y">
              {group.map((word) => (
                <WordCard key={word.id} word={word} job={titleOf(word)} />
              ))}
            </ul>
          </section>
        );
      })}
      <Ratings />
      <section aria-label="Record" className="grid justify-items-start gap-3">
        <h2 className="font-semibold">Record</h2>
        <p className="max-w-prose text-note text-soft">
          What each customer allowed and when, what they were told, and how you know them.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button isPending={exporting.isPending} onClick={() => exporting.mutate('csv')}>
            Export as CSV
          </Button>
          <Button isPending={exporting.isPending} onClick={() => exporting.mutate('json')}>
            Export as JSON
          </Button>
        </div>
        <ChangeFailed change={exporting} />
      </section>
    </Screen>
  );
}

function Ratings() {
  const { role } = useStore($session);
  const { data: isOn = false } = useQuery(asksRatings);
  const change = useDataChange({ run: setAsksRatings, changes: ['words'] });
  if (role !== 'admin') return null;
  return (
    <section aria-label="Points" className="grid gap-1">
      <h2 className="font-semibold">Points</h2>
      <Checkbox checked={isOn} onChange={(asks) => change.mutate(asks)}>
        Customers may give one to five points, and the website shows them
      </Checkbox>
      <ChangeFailed change={change} />
    </section>
  );
}
