import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { pageNames } from '#admin/queries/pages.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { toFailure } from '#admin/ui/feedback/failure.ts';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import type { Site } from '#business/types.ts';
import type { SavedSettings } from '#data/settings/business-settings.ts';
import {
  type ChangedFact,
  changeOldTexts,
  findOldTexts,
  type OldText,
} from '#data/settings/old-facts.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { CONTENT } from '#domain/releases/waiting-changes.ts';
import { type BusinessSettings, withSettings } from '#domain/settings/business-settings.ts';
import { FACTS } from '#domain/settings/fields.ts';
import { settingName } from '#domain/settings/settings-merge.ts';
import { dialled } from '#domain/text/dialled.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

interface OldFactsProps {
  /** The settings before each save that this is about, the oldest first. */
  before: readonly BusinessSettings[];
  after: SavedSettings;
  onDone: () => void;
}

/** After a save: texts that still say what the business was before, and what else has to know. Nothing where there is none. */
export function OldFacts({ before, after, onDone }: OldFactsProps) {
  const now = withSettings(site, after.settings);
  const earlier = before.map((one) => withSettings(site, one));
  const facts = distinct(earlier.flatMap((was) => changedFacts(was, now)));
  const hours = linesOf(now).join('\n');
  const isOfHours = earlier.some((was) => linesOf(was).join('\n') !== hours);
  const found = useQuery({
    queryKey: ['settings', 'old-facts', facts],
    queryFn: async () => (await Promise.all(facts.map(findOldTexts))).flat(),
    enabled: facts.length > 0,
    staleTime: 0,
  });
  const all = [...chatOfFolder(earlier, now, after), ...(found.data ?? [])];
  const drafts = new Set(all.filter(({ isLive }) => !isLive).map(documentOf));
  const texts = all.filter((one) => !one.isLive || !drafts.has(documentOf(one)));
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const isTicked = (one: OldText) => mayChange(one) && (choices[keyOf(one)] ?? isSure(one));
  const chosen = texts.filter(isTicked);
  const changing = useDataChange({
    run: changeAll,
    changes: ['posts', 'pages', 'galleries', 'menu', 'settings', 'answer-settings', 'notices'],
  });
  const left = changing.data?.filter(({ error }) => error) ?? [];
  const done = changing.data?.filter(({ error }) => !error).length ?? 0;
  if (texts.length === 0 && !isOfHours && !changing.data && !found.isError) return null;

  return (
    <section
      aria-label={staff.settings.oldFacts}
      className="mx-4 my-4 grid max-w-3xl gap-4 rounded-lg border border-line bg-panel p-4 sm:mx-8"
    >
      {found.isError && <LoadingFailed what={staff.settings.oldFacts} query={found} />}
      {texts.length > 0 && (
        <>
          <div>
            <h2 className="font-semibold text-control">{staff.settings.stillStands}</h2>
            <p className="text-note text-soft">{staff.settings.stillStandsHint}</p>
          </div>
          <ul className="grid max-h-96 divide-y divide-line overflow-y-auto">
            {texts.map((one) => (
              <li key={keyOf(one)}>
                {mayChange(one) ? (
                  <Checkbox
                    checked={isTicked(one)}
                    onChange={(isOn) => setChoices({ ...choices, [keyOf(one)]: isOn })}
                  >
                    <Place text={one} />
                  </Checkbox>
                ) : (
                  <p className="py-2.5 ps-7.5">
                    <Place text={one} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <div role="status" className="grid gap-1 empty:hidden">
        {changing.data && <p>{staff.settings.textsChanged(done)}</p>}
        {left.map(({ name, error }) => (
          <p key={name} className="text-bad">
            {staff.settings.textNotChanged(name, error)}
          </p>
        ))}
      </div>
      {isOfHours && <HoursElsewhere hours={hours} />}
      <div className="flex flex-wrap gap-3">
        {texts.some(mayChange) && (
          <Button
            kind="primary"
            isPending={changing.isPending || chosen.length === 0}
            onClick={() => changing.mutate(chosen)}
          >
            {staff.settings.changeTicked(chosen.length)}
          </Button>
        )}
        <Button onClick={onDone}>{staff.common.close}</Button>
      </div>
    </section>
  );
}

/** Where it stands, and the words around it. */
function Place({ text }: { text: OldText }) {
  const [before, old, behind] = text.passage;
  const { next } = text.fact;
  return (
    <>
      <PlaceLink text={text} />
      {text.isLive && <span className="text-soft"> · {staff.settings.untilPublished}</span>}
      <span lang={site.language} className="wrap-anywhere block text-note text-soft">
        {before}
        <mark className="bg-transparent font-semibold text-text underline decoration-brass decoration-2 underline-offset-4">
          {old}
        </mark>
        {behind}
        {mayChange(text) && <span lang=""> → {next}</span>}
      </span>
    </>
  );
}

function PlaceLink({ text }: { text: OldText }) {
  const pageTitle = useQuery(pageNames).data;
  const { kind, id, about } = text;
  const { key, language, gallery_id: gallery } = about;
  const called = kind === 'page' && key ? pageTitle?.({ ...about, key } as never) : about.title;
  const name = nameOf(text, called);
  const { screen } = CONTENT[kind === 'caption' ? 'gallery' : kind] ?? {};
  const to =
    {
      ...{ answers: STAFF.answers, notices: STAFF.notifications, settings: '' },
      page: STAFF.page(key ?? '', language ?? ''),
    }[kind] ?? screen?.(gallery ?? id);
  if (!to) return name;
  return (
    <Link to={to} className="font-medium underline underline-offset-4">
      {name}
    </Link>
  );
}

/** What somebody calls the place. @param title of the page, article or gallery. */
function nameOf({ kind, path: [column = ''], about }: OldText, title = about.title): string {
  if (kind === 'settings') return settingName([column]);
  if (kind === 'answers') return staff.settings.answersToEnquiries;
  const noun = CONTENT[kind === 'caption' ? 'gallery' : kind]?.noun;
  if (!noun) return staff.shell.notifications;
  return [staff.goingLive[noun], title && staff.screens.quoted(title)].filter(Boolean).join(' ');
}

/** The hours in words, for where no website can change them: a press marks them all. */
function HoursElsewhere({ hours }: { hours: string }) {
  return (
    <div className="grid gap-2">
      <p className="max-w-prose">{staff.settings.hoursElsewhere}</p>
      <p lang={site.language} className="select-all whitespace-pre-line rounded-md bg-shade p-3">
        {hours}
      </p>
    </div>
  );
}

/** Text by text, each on the version that the one before has made of its draft. */
async function changeAll(texts: readonly OldText[]) {
  const versions = new Map<string, number>();
  const results: { name: string; error: string }[] = [];
  for (const text of texts) {
    const document = documentOf(text);
    const version = versions.get(document) ?? text.version;
    const error = await changeOldTexts({ ...text, version }, [text.path]).then(
      (next) => {
        versions.set(document, next);
        return '';
      },
      (failure) => toFailure(failure).message,
    );
    results.push({ name: nameOf(text), error });
  }
  return results;
}

const documentOf = ({ kind, id }: OldText) => `${kind} ${id}`;
const keyOf = (text: OldText) => [documentOf(text), ...text.path, text.fact.old].join(' ');
const mayChange = ({ isLive, fact }: OldText) => !isLive && fact.next !== '';
/** A name of one word may be a word: somebody has to look at it. */
const isSure = ({ fact }: OldText) => fact.how !== 'name' || /\s/.test(fact.old);

const linesOf = (business: Site) =>
  FACTS.hours.text?.(FACTS.hours.folder(business), business, staff.settings).split('\n') ?? [];

/** What was said before and is something else now. */
function changedFacts(was: Site, now: Site): ChangedFact[] {
  const [old, next] = [linesOf(was), linesOf(now)];
  const lines = old.map((line, nth) => ['line', line, old.length === next.length ? next[nth] : '']);
  const facts = [
    ['phone', was.phone.display, now.phone.display],
    ['phone', was.secondPhone?.display, now.secondPhone?.display],
    ['phone', was.whatsapp && `+${was.whatsapp.number}`, now.whatsapp && `+${now.whatsapp.number}`],
    ['mail', was.email, now.email],
    ['line', was.address.street, now.address.street],
    ['name', was.name, now.name],
    ...lines,
  ] as [ChangedFact['how'], string | null | undefined, string | null | undefined][];
  const changed = facts.flatMap(([how, said, says]): ChangedFact[] =>
    said && signs(how, said) !== signs(how, says ?? '')
      ? [{ how, old: said, next: says ?? '' }]
      : [],
  );
  return changed;
}

const signs = (how: ChangedFact['how'], text: string) => (how === 'phone' ? dialled(text) : text);

/** A chat by the number that the telephone has is one fact with it, and so is what two saves have changed. */
function distinct(facts: readonly ChangedFact[]): ChangedFact[] {
  const sameAs = ({ how, old }: ChangedFact) =>
    facts.find((one) => one.how === how && signs(how, one.old) === signs(how, old));
  return facts.filter((one) => sameAs(one) === one);
}

/** The folder's number for chats, which does not follow the telephone. */
function chatOfFolder(earlier: readonly Site[], now: Site, after: SavedSettings): OldText[] {
  const next = now.phone.display;
  const number = `+${now.whatsapp?.number}`;
  const old = earlier.map(({ phone }) => phone.display).find((one) => dialled(one) === number);
  if (after.settings.whatsapp !== null || !old || old === next) return [];
  const fact: ChangedFact = { how: 'phone', old, next };
  return [
    {
      ...{ fact, kind: 'settings', id: 'true', version: after.version, isLive: false },
      ...{ about: {}, path: ['whatsapp'], passage: ['', number, ''] },
    },
  ];
}
