import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { $now } from '#admin/ui/now.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import {
  type CustomerWord,
  deleteWordRequest,
  withdrawWordLink,
} from '#data/customer-words/customer-words.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { stateOfWord, WORD_STATES, type WordState } from '#domain/customer-words/word-state.ts';
import { staff } from '#languages/staff.ts';
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
        <Chip tone={TONES[state]}>{staff.customerWords[WORD_STATES[state]]}</Chip>
        {word.galleryId && (
          <Link
            className="wrap-anywhere text-note underline underline-offset-4"
            to={STAFF.gallery(word.galleryId)}
          >
            {job || staff.customerWords.theJob}
          </Link>
        )}
        {word.enquiryId && (
          <Link
            className="text-note underline underline-offset-4"
            to={STAFF.enquiry(word.enquiryId)}
          >
            {staff.customerWords.enquiry}
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
            {word.rating !== null && staff.customerWords.ofFive(word.rating)}
          </figcaption>
        </figure>
      )}
      <p className="text-note text-soft">
        <RichText
          text={staff.customerWords.askedWhen}
          parts={{
            time: <RelativeTime at={word.createdAt} />,
            part: word.givenAt && (
              <RichText
                text={staff.customerWords.answeredWhen(
                  staff.screens.photographCount(word.mediaIds.length),
                )}
                parts={{ time: <RelativeTime at={word.givenAt} /> }}
              />
            ),
            part2: word.takenBackAt && (
              <RichText
                text={staff.customerWords.takenBackWhen}
                parts={{ time: <RelativeTime at={word.takenBackAt} /> }}
              />
            ),
          }}
        />
      </p>
      {word.knownBy !== '' && (
        <p className="wrap-anywhere text-note text-soft">
          {staff.customerWords.knownBy(word.knownBy)}
        </p>
      )}
      {state === 'taken-back' && (
        <p className="text-note">{staff.customerWords.leavesWithNextRelease}</p>
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
  const { id, customerName } = word;
  return (
    <>
      {word.linkWithdrawnAt === null && (
        <AskedFirst
          label={staff.customerWords.withdrawTheLink}
          name={staff.customerWords.withdrawLinkOf(customerName)}
          question={staff.customerWords.askWithdrawLinkOf(customerName)}
          hint={staff.customerWords.withdrawLinkHint}
          run={() => withdrawWordLink(id)}
        />
      )}
      {(state === 'withdrawn' || state === 'unanswered') && (
        <AskedFirst
          label={staff.customerWords.delete}
          name={staff.customerWords.deleteRequestTo(customerName)}
          question={staff.customerWords.askDeleteRequestTo(customerName)}
          hint={staff.customerWords.deleteRequestHint}
          run={() => deleteWordRequest(id)}
        />
      )}
    </>
  );
}

interface AskedFirstProps {
  label: string;
  /** What the button is called among those of other customers. */
  name: string;
  question: string;
  hint: string;
  run: () => Promise<void>;
}

/** A button for what can't be undone. */
function AskedFirst({ label, name, question, hint, run }: AskedFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const change = useDataChange<void>({
    run,
    changes: ['words'],
    leave: () => setAsking(false),
  });
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        onCancel={() => setAsking(false)}
        confirm={label}
        onConfirm={() => change.mutate()}
        change={change}
      >
        <p>{hint}</p>
      </ConfirmDialog>
    </>
  );
}
