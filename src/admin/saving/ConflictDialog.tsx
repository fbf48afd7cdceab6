import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { Differences } from '#admin/ui/text/ChangedWords.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { type Choice, type Choices, leavesOutMine, type Place } from '#domain/documents/merge.ts';
import { wordsOf } from '#domain/documents/words-of.ts';
import { staff } from '#languages/staff.ts';
import type { Saver } from './saver.ts';
import { useOtherAuthor, type Version } from './use-other-author.ts';

interface ConflictDialogProps<Value, Saved extends Version> {
  saver: Saver<Value, Saved>;
  /** A path of the merge in words: 'Opening picture, Headline'. */
  nameOf: (path: readonly string[]) => string;
  /** A value in words, where it has none of its own. */
  inWords?: (value: unknown, path: readonly string[]) => string;
  /** Where every save stays, if it does: 'Revisions'. */
  revisions?: string;
  /** In place of a plain save, once it is chosen. */
  onChosen?: () => void;
  onClose: () => void;
}

/** Two versions of one thing: the differences marked, and the choice between them. */
export function ConflictDialog<Value, Saved extends Version>(
  props: ConflictDialogProps<Value, Saved>,
) {
  const { theirs } = useStore(props.saver.state);
  if (!theirs) return null;
  return (
    <Dialog isOpen title={staff.saving.twoVersions} width="wide" onClose={props.onClose}>
      <Versions key={theirs.version} {...props} theirs={theirs} />
    </Dialog>
  );
}

/** What both began with tells whose change is whose. */
export function Versions<Value, Saved extends Version>({
  saver,
  theirs,
  nameOf,
  inWords = wordsOf,
  revisions = '',
  onChosen = () => void saver.save(),
  onClose,
}: ConflictDialogProps<Value, Saved> & { theirs: Saved }) {
  const { typed, copy, origin } = useStore(saver.state);
  const other = useOtherAuthor(theirs);
  const [choices, setChoices] = useState<Choices>({});
  const { merge, read } = saver.rules;
  const merged = merge(origin, typed, read(theirs), choices);
  const fields = Map.groupBy(merged.places, ({ path }) => path.join('.'));

  function saveOnTop(value: Value, isKept = false) {
    saver.dispatch({ type: 'merged', value, ...(isKept && { keptAt: Date.now() }) });
    onChosen();
    onClose();
  }

  return (
    <>
      <p>
        {other.sentence}{' '}
        {theirs.updated_at && (
          <RichText
            text={staff.saving.itWasSaved}
            parts={{ time: <RelativeTime at={theirs.updated_at} /> }}
          />
        )}{' '}
        {staff.saving.mergeExplained}
      </p>
      <p className="text-note text-soft">
        <RichText
          text={staff.saving.mergeMarksExplained}
          parts={{
            del: (words) => <del className="bg-bad-shade text-bad">{words}</del>,
            ins: (words) => <ins className="bg-good-shade text-good">{words}</ins>,
          }}
        />
      </p>
      {[...fields].map(([field, places]) => (
        <section key={field} className="grid gap-3">
          <h3 className="font-semibold">{nameOf(places[0]?.path ?? [])}</h3>
          {places.map((place) => (
            <DifferingPlace
              key={place.id}
              {...{ place, inWords }}
              theirName={other.theirs}
              onChoose={(choice) => setChoices({ ...choices, [place.id]: choice })}
            />
          ))}
        </section>
      ))}
      <DialogActions>
        <Button
          onClick={() => {
            saver.dispatch({ type: 'yielded', at: Date.now() });
            onClose();
          }}
        >
          {staff.saving.takeTheOtherVersion}
        </Button>
        <Button onClick={() => saveOnTop(typed)}>{staff.saving.keepMine}</Button>
        <Button kind="primary" onClick={() => saveOnTop(merged.value, leavesOutMine(merged))}>
          {staff.saving.saveAsChosen}
        </Button>
      </DialogActions>
      <p className="text-note text-soft">
        {revisions && staff.saving.otherStaysUnder(revisions)}{' '}
        {copy === 'refused' ? staff.saving.noRoomForYours : staff.saving.yoursStaysOnDevice}
      </p>
    </>
  );
}

interface DifferingPlaceProps {
  place: Place;
  inWords: (value: unknown, path: readonly string[]) => string;
  /** 'Anna’s version'. */
  theirName: string;
  onChoose: (choice: Choice) => void;
}

/** One place in which two versions differ, and which of them is to stand there. */
function DifferingPlace({ place, inWords, theirName, onChoose }: DifferingPlaceProps) {
  const { id, path, mine, theirs, both, choice } = place;
  const [before, after] = [theirs, mine].map((value) => inWords(value, path).trim()) as [
    string,
    string,
  ];
  const options: [Choice, string][] = [
    ['mine', staff.saving.mine],
    ['theirs', theirName],
  ];
  if (both !== null) options.push(['both', staff.saving.bothTogether]);
  return (
    <fieldset className="grid gap-2 rounded-lg border border-line bg-paper p-3.5">
      <legend className="sr-only">{staff.saving.whichWordsStandHere}</legend>
      {before !== after && (
        <div className="max-h-60 overflow-y-auto border-line border-b pb-2">
          <Differences before={before} after={after} />
        </div>
      )}
      <div className="flex flex-wrap gap-x-5">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={id}
              checked={choice === value}
              onChange={() => onChoose(value)}
              className="size-4.5 accent-(--accent)"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
