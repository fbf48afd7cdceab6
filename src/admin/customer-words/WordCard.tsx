import { useStore } from '@nanostores/react';
import { Link } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { $now } from '#admin/ui/now.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import {
  type CustomerWord,
  deleteWordRequest,
  withdrawWordLink,
} from '#data/customer-words/customer-words.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { stateOfWord, WORD_STATES, type WordState } from '#domain/customer-words/word-state.ts';
import { pluralize } from '#domain/text/when.ts';
import { PublishWord } from './PublishWord.tsx';
import { TakeOffWord } from './TakeOffWord.tsx';

const TONES: Readonly<Record<WordState, Tone>> = {
  ...{ asked: 'waiting', unanswered: 'empty', withdrawn: 'empty', given: 'waiting' },
  ...{ photographs: 'plain', published: 'good', declined: 'plain', 'taken-back': 'bad' },
};

/** What a customer gave, unchanged, and what can be done about it. */
export function WordCard({ word, job }: { word: CustomerWord; job: string }) {
  const state = stateOfWord(word, useStore($now));
  const isAnswered = word.givenAt !== null;
  return (
    <li className="grid gap-3 py-5" aria-label={word.customerName}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="wrap-anywhere font-semibold">{word.customerName}</h3>
        <Chip tone={TONES[state]}>{WORD_STATES[state]}</Chip>
        {word.galleryId && (
          <Link
            className="wrap-anywhere text-note underline underline-offset-4"
            to={STAFF.gallery(word.galleryId)}
          >
            {job || 'The job'}
          </Link>
        )}
        {word.enquiryId && (
          <Link
            className="text-note underline underline-offset-4"
            to={STAFF.enquiry(word.enquiryId)}
          >
            Enquiry
          </Link>
        )}
      </div>
      {word.text !== '' && (
        <figure>
          <blockquote
            dir="auto"
            className="wrap-anywhere max-w-prose whitespace-pre-wrap text-reading/relaxed"
          >
            {word.text}
          </blockquote>
          <figcaption className="mt-1 text-note text-soft">
            {word.shownName}
            {word.rating !== null && `, ${word.rating} of 5`}
          </figcaption>
        </figure>
      )}
      <p className="text-note text-soft">
        Asked <RelativeTime at={word.createdAt} />
        {word.givenAt && (
          <>
            , answered <RelativeTime at={word.givenAt} />,{' '}
            {pluralize(word.mediaIds.length, 'photograph')} allowed
          </>
        )}
        {word.takenBackAt && (
          <>
            , taken back <RelativeTime at={word.takenBackAt} />
          </>
        )}
      </p>
      {word.knownBy !== '' && (
        <p className="wrap-anywhere text-note text-soft">Known by: {word.knownBy}</p>
      )}
      {state === 'taken-back' && (
        <p className="text-note">
          Their word goes from the website with the next release, which has been asked for. Please
          take their photographs out of the gallery too.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {(state === 'given' || state === 'declined') && <PublishWord word={word} job={job} />}
        {isAnswered && state !== 'taken-back' && <TakeOffWord word={word} state={state} />}
        <LinkActions word={word} state={state} />
      </div>
    </li>
  );
}

function LinkActions({ word, state }: { word: CustomerWord; state: WordState }) {
  const withdrawal = useDataChange<void>({
    run: () => withdrawWordLink(word.id),
    changes: ['words'],
  });
  const deletion = useDataChange<void>({
    run: () => deleteWordRequest(word.id),
    changes: ['words'],
  });
  return (
    <>
      {word.linkWithdrawnAt === null && (
        <Button
          kind="quiet"
          isPending={withdrawal.isPending}
          aria-label={`Withdraw the link of ${word.customerName}`}
          onClick={() => withdrawal.mutate()}
        >
          Withdraw the link
        </Button>
      )}
      {(state === 'withdrawn' || state === 'unanswered') && (
        <Button
          kind="quiet"
          isPending={deletion.isPending}
          aria-label={`Delete the request to ${word.customerName}`}
          onClick={() => deletion.mutate()}
        >
          Delete
        </Button>
      )}
      <ChangeFailed change={withdrawal.error ? withdrawal : deletion} />
    </>
  );
}
