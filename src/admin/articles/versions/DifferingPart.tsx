import type { ChangedPart } from '#domain/articles/article-merge.ts';
import { staff } from '#languages/staff.ts';
import type { Choice } from './chosen-article.ts';
import { Differences } from './Differences.tsx';

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
export function DifferingPart({ name, part, theirName, choice, onChoose }: DifferingPartProps) {
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
