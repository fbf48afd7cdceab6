import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { textAtVersion } from '#admin/queries/article-revisions.ts';
import { useNames } from '#admin/queries/people.ts';
import { Differences } from '#admin/releases/ChangedWords.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { type Article, textOf } from '#data/articles/articles.ts';
import type { ChangedPart } from '#domain/articles/article-merge.ts';
import { mergeChoices } from '#domain/articles/article-merge-parts.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { type Choice, chosenArticle, compareFields, placeOf } from './chosen-article.ts';

/** Two versions of one article: the differences marked, and the choice between them. */
export function ConflictDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const theirs = useArticle((state) => state.theirs);
  return (
    <Dialog
      isOpen={isOpen && theirs !== null}
      title={staff.articles.twoVersions}
      width="wide"
      onClose={onClose}
    >
      {theirs && <Versions key={theirs.version} theirs={theirs} onClose={onClose} />}
    </Dialog>
  );
}

/** The text that both began with tells whose change is whose; the server forgets old versions. */
export function Versions({ theirs, onClose }: { theirs: Article; onClose: () => void }) {
  const base = useArticle((state) => state.base);
  const known = useArticle((state) => state.origin);
  const asked = useQuery({ ...textAtVersion(theirs.id, base), enabled: known === null });
  const origin = known ?? asked.data;
  if (origin === undefined) {
    return (
      <Loading
        label={staff.articles.comparingTheVersions}
        what={staff.articles.theDifferences}
        query={asked}
      />
    );
  }
  return <Choices theirs={theirs} origin={origin} onClose={onClose} />;
}

interface ChoicesProps {
  theirs: Article;
  /** The text that both versions began with; null when it is not known any more. */
  origin: ArticleText | null;
  onClose: () => void;
}

function Choices({ theirs, origin, onClose }: ChoicesProps) {
  const store = useOpenArticle();
  const typed = useArticle((state) => state.typed);
  const hasRoom = useArticle((state) => state.copy !== 'refused');
  const other = useOtherAuthor();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const otherText = textOf(theirs);
  const fields = compareFields(origin, typed, otherText);
  const { notes } = mergeChoices(origin, typed, otherText);

  function saveOnTop(text: ArticleText, isKept = false) {
    store.dispatch({ type: 'merged', value: text, ...(isKept && { keptAt: Date.now() }) });
    void store.save();
    onClose();
  }

  function saveAsChosen() {
    const { text, leavesOutMine } = chosenArticle(origin, typed, otherText, choices);
    saveOnTop(text, leavesOutMine);
  }

  return (
    <>
      <p>
        <RichText
          text={staff.articles.mergeExplained(other.sentence)}
          parts={{ time: <RelativeTime at={theirs.updated_at} /> }}
        />
      </p>
      <p className="text-note text-soft">
        <RichText
          text={staff.articles.mergeMarksExplained}
          parts={{
            del: (words) => <del className="bg-bad-shade text-bad">{words}</del>,
            ins: (words) => <ins className="bg-good-shade text-good">{words}</ins>,
          }}
        />
      </p>
      {fields.map(({ field, label, parts }) =>
        parts.some(({ kind }) => kind === 'changed') ? (
          <section key={field} className="grid gap-3">
            <h3 className="font-semibold">{label}</h3>
            {parts.map((part, index) => {
              const key = placeOf(field, index);
              return part.kind === 'same' ? null : (
                <DifferingPart
                  key={key}
                  name={key}
                  part={part}
                  theirName={other.theirs}
                  choice={choices[key]}
                  onChoose={(choice) => setChoices({ ...choices, [key]: choice })}
                />
              );
            })}
          </section>
        ) : null,
      )}
      {notes.length > 0 && (
        <section className="grid gap-1">
          <h3 className="font-semibold">{staff.articles.besideTheText}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <DialogActions>
        <Button
          onClick={() => {
            store.dispatch({ type: 'yielded', at: Date.now() });
            onClose();
          }}
        >
          {staff.articles.takeTheOtherVersion}
        </Button>
        <Button onClick={() => saveOnTop(typed)}>{staff.articles.keepMine}</Button>
        <Button kind="primary" onClick={saveAsChosen}>
          {staff.articles.saveAsChosen}
        </Button>
      </DialogActions>
      <p className="text-note text-soft">
        {hasRoom ? staff.articles.bothVersionsKept : staff.articles.otherVersionKeptOnly}
      </p>
    </>
  );
}

function suggestion({ by, both }: ChangedPart): Choice {
  if (both !== null) return 'both';
  return by === 'them' ? 'theirs' : 'mine';
}

interface DifferingPartProps {
  /** Tells it from the other parts. */
  name: string;
  part: ChangedPart;
  /** 'Anna’s version'. */
  theirName: string;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** One place in which two versions differ, and which of them is to stand there. */
function DifferingPart({ name, part, theirName, choice, onChoose }: DifferingPartProps) {
  const current = choice ?? suggestion(part);
  const options: [Choice, string][] = [
    ['mine', staff.articles.mine],
    ['theirs', theirName],
  ];
  if (part.both !== null) options.push(['both', staff.articles.bothTogether]);
  return (
    <fieldset className="grid gap-2 rounded-lg border border-line bg-paper p-3.5">
      <legend className="sr-only">{staff.articles.whichWordsStandHere}</legend>
      <div className="max-h-60 overflow-y-auto">
        <Differences before={part.theirs.trim()} after={part.mine.trim()} />
      </div>
      <div className="flex flex-wrap gap-x-5 border-line border-t pt-1">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={current === value}
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

/** Who saved the version that stands in the way of one's own text. */
export function useOtherAuthor() {
  const nameOf = useNames();
  const userId = useStore($session).user?.id;
  const by = useArticle(({ theirs }) => theirs?.updated_by);
  const isOneself = by !== undefined && by === userId;
  return {
    sentence: isOneself
      ? staff.articles.changedByYouElsewhere
      : staff.articles.changedByWhileWriting(nameOf(by) ?? staff.articles.somebody),
    /** For a label: 'Anna’s', 'The other one’s'. */
    theirs: isOneself
      ? staff.articles.theOtherVersion
      : staff.articles.versionOf(nameOf(by)?.split(' ')[0] ?? staff.articles.theirFallback),
  };
}
