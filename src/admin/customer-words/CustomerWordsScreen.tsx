import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { asksRatings, customerWords } from '#admin/queries/customer-words.ts';
import { galleryList } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { $now } from '#admin/ui/now.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { type CustomerWord, setAsksRatings } from '#data/customer-words/customer-words.ts';
import { stateOfWord, type WordState } from '#domain/customer-words/word-state.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { AskForWord } from './AskForWord.tsx';
import { exportWords } from './export-words.ts';
import { WordCard } from './WordCard.tsx';

const groups = (): readonly [title: string, states: readonly WordState[]][] => [
  [staff.customerWords.toLookThrough, ['given']],
  [staff.customerWords.onTheWebsite, ['published']],
  [staff.customerWords.keptBack, ['declined']],
  [staff.customerWords.photographsOnly, ['photographs']],
  [staff.customerWords.asked, ['asked']],
  [staff.customerWords.takenBackByCustomer, ['taken-back']],
  [staff.customerWords.withoutAnAnswer, ['unanswered', 'withdrawn']],
];

/** /admin/customer-words: what customers were asked, gave and allow. */
export function CustomerWordsScreen() {
  const words = useQuery(customerWords);
  const areIn = useSettled(words);
  const { data: galleries = [] } = useQuery(galleryList);
  const now = useStore($now);
  const titles = new Map(galleries.map(({ id, title }) => [id, title]));
  const titleOf = (word: CustomerWord) => titles.get(word.galleryId ?? '') ?? '';
  const exporting = useDataChange<'csv' | 'json'>({
    run: (format) => exportWords(words.data ?? [], titleOf, format),
    changes: [],
  });
  return (
    <Screen title={staff.customerWords.whatCustomersSay} className="grid max-w-4xl gap-10 py-6">
      <div className="grid max-w-prose gap-3">
        <p>{staff.customerWords.shownUnchangedHint}</p>
        <AskForWord />
      </div>
      <Loading
        label={staff.customerWords.fetchingWhatCustomersSay}
        what={staff.customerWords.whatCustomersSay}
        query={words}
      />
      {words.data?.length === 0 && (
        <p className="text-soft">{staff.customerWords.nobodyHasBeenAsked}</p>
      )}
      {groups().map(([title, states]) => {
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
      {areIn && (
        <>
          <Ratings />
          <section
            aria-label={staff.customerWords.record}
            className="grid justify-items-start gap-3"
          >
            <h2 className="font-semibold">{staff.customerWords.record}</h2>
            <p className="max-w-prose text-note text-soft">{staff.customerWords.recordHint}</p>
            <div className="flex flex-wrap gap-3">
              <Button isPending={exporting.isPending} onClick={() => exporting.mutate('csv')}>
                {staff.customerWords.exportAsCsv}
              </Button>
              <Button isPending={exporting.isPending} onClick={() => exporting.mutate('json')}>
                {staff.customerWords.exportAsJson}
              </Button>
            </div>
            <ChangeFailed change={exporting} />
          </section>
        </>
      )}
    </Screen>
  );
}

function Ratings() {
  const { role } = useStore($session);
  const { data: isOn = false } = useQuery(asksRatings);
  const change = useDataChange({ run: setAsksRatings, changes: ['words'] });
  if (role !== 'admin') return null;
  return (
    <section aria-label={staff.customerWords.points} className="grid gap-1">
      <h2 className="font-semibold">{staff.customerWords.points}</h2>
      <Checkbox checked={isOn} onChange={(asks) => change.mutate(asks)}>
        {staff.customerWords.pointsAllowed}
      </Checkbox>
      <ChangeFailed change={change} />
    </section>
  );
}
