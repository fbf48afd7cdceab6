import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { LeftMark } from '#admin/translations/Left.tsx';
import { Marked, OriginalChanged, OriginalPane } from '#admin/translations/OriginalPane.tsx';
import { OriginalLine } from '#admin/translations/OriginalText.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { startFolderPage } from '#data/pages/page-changes.ts';
import { notePageTranslation } from '#data/pages/page-translations.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isRecord } from '#domain/documents/same-value.ts';
import { wordsOf } from '#domain/documents/words-of.ts';
import { allSections, type PageDraft } from '#domain/pages/draft.ts';
import type { Original } from '#domain/pages/original.ts';
import type { PlacedSection } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import { differencesOf } from '#sections/describe-changes.ts';
import { type Field, type Fields, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS } from '#sections/kinds.ts';
import { sectionName } from '#sections/section-names.ts';
import { useOriginal } from './use-original.ts';

const NO_FOLDER = { sections: [] };

/** What a page of another language is made from: the same page of the main one as it is now, with what has changed. */
export function PageOriginal() {
  const { name } = useOpenPage();
  const { main, original, left } = useOriginal();
  const words = staff.translations.beside;
  if (main.data === undefined) {
    return <Loading what={words.theOriginal} query={main} />;
  }
  if (!original || !left) return <p className="text-soft">{words.noOriginalPage}</p>;
  return (
    <OriginalPane
      language={name.language}
      to={STAFF.page(name.key)}
      left={left}
      isUpToDate={!original.isBehind && !main.isError}
      changed={original.isBehind && <Changed original={original} />}
    >
      <PageWords before={original.before} now={original.now} isLeft={left.has} />
    </OriginalPane>
  );
}

function Changed({ original: { before, now } }: { original: Original }) {
  const { name, saver } = useOpenPage();
  const changed = differencesOf(NO_FOLDER, before, now).map((difference) => difference.name);
  const noting = useDataChange({
    // What is on the screen: what a colleague has saved since is still to be read.
    run: async (said: PageDraft) => {
      const row = saver.state.get().saved ?? (await startFolderPage(name, {}));
      return await notePageTranslation(row.id, said);
    },
    changes: ['pages'],
  });
  return (
    <OriginalChanged noting={noting} onNote={() => noting.mutate(now)}>
      <Marked />
      {/* With what has no words, such as a picture. */}
      <p>{changed.join('; ')}</p>
    </OriginalChanged>
  );
}

interface PageWordsProps {
  before: PageDraft;
  now: PageDraft;
  /** Whether the translation still has something of a text. */
  isLeft: (text: string) => boolean;
}

/** Each text of a page under the name of its field, word by word where it has changed. */
function PageWords({ before, now, isLeft }: PageWordsProps) {
  const [old, all] = [allSections(NO_FOLDER, before), allSections(NO_FOLDER, now)];
  const wasOf = ({ key }: PlacedSection) => old.find((one) => one.key === key);
  const gone = old.filter(({ key }) => !all.some((one) => one.key === key));
  return (
    <>
      <OriginalLine
        before={before.title ?? ''}
        now={now.title || staff.screens.untitled}
        className="font-display text-sheet/tight"
      />
      {isLeft(now.title ?? '') && <LeftMark />}
      {all.map((section) => (
        <Part key={section.key} name={sectionName(section, all)}>
          {fieldsIn(section, wasOf(section), isLeft)}
        </Part>
      ))}
      {gone.map((section) => (
        <Part key={section.key} name={sectionName(section, old)}>
          {fieldsIn({ ...section, fields: {} }, section, isLeft)}
        </Part>
      ))}
      <About {...{ before, now, isLeft }} />
    </>
  );
}

/** What stands beside the sections, in the order of its inputs. */
function About({ before, now, isLeft }: PageWordsProps) {
  const { inOneWord, inTheMenu, menuHint: belowItInThe } = staff.pages;
  const { titleForSearches, descriptionForSearches } = staff.articles;
  const parts = [
    { label: inOneWord, before: before.names?.short, now: now.names?.short },
    { label: inTheMenu, before: before.names?.menu, now: now.names?.menu },
    { label: belowItInThe, before: before.names?.hint, now: now.names?.hint },
    { label: titleForSearches, before: before.seoTitle, now: now.seoTitle },
    { label: descriptionForSearches, before: before.seoDescription, now: now.seoDescription },
  ].filter((part) => part.before || part.now);
  if (parts.length === 0) return null;
  return (
    <Part name={staff.pages.aboutThisPage}>
      {parts.map((part) => (
        <Words
          key={part.label}
          label={part.label}
          before={part.before ?? ''}
          now={part.now ?? ''}
          isLeft={isLeft}
        />
      ))}
    </Part>
  );
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section aria-label={name} className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-semibold text-control">{name}</h3>
      {children}
    </section>
  );
}

/** In the order of its inputs, so that both can be read side by side. */
function fieldsIn(
  section: PlacedSection,
  was: PlacedSection | undefined,
  isLeft: PageWordsProps['isLeft'],
) {
  const described: Fields = isKind(section.kind) ? fieldsOf(KINDS[section.kind].schema.shape) : {};
  return Object.entries(described)
    .filter(([, { type }]) => SAID.has(type))
    .map(([name, field]) => (
      <Words
        key={name}
        label={staff.sections[field.label]}
        before={wordsIn(field, was?.fields[name])}
        now={wordsIn(field, section.fields[name])}
        isLeft={isLeft}
      />
    ));
}

/** Of an item each text in the order of its inputs, of a picture what is said of it. */
function wordsIn(field: Field, value: unknown): string {
  if (field.type === 'picture') return isRecord(value) ? wordsOf(value.alt) : '';
  if (field.type !== 'list' || !Array.isArray(value)) return wordsOf(value);
  return value
    .filter(isRecord)
    .map((item) =>
      Object.entries(field.fields)
        .filter(([, { type }]) => SAID.has(type))
        .map(([name, one]) => wordsIn(one, item[name]))
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');
}

/** What is no word stays as it is in a translation. */
const SAID: ReadonlySet<string> = new Set(['line', 'text', 'markdown', 'lines', 'picture', 'list']);

interface WordsProps extends Pick<PageWordsProps, 'isLeft'> {
  label: string;
  before: string;
  now: string;
}

function Words({ label, before, now, isLeft }: WordsProps) {
  if (before === '' && now === '') return null;
  return (
    <div>
      <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-soft">
        {label}
        {/* Of items each line is a text of its own. */}
        {[now, ...now.split('\n')].some(isLeft) && <LeftMark />}
      </p>
      <OriginalLine {...{ before, now }} className="whitespace-pre-line" />
    </div>
  );
}
