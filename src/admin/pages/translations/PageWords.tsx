import { OriginalLine } from '#admin/articles/translations/OriginalText.tsx';
import { allSections, type PageDraft } from '#domain/pages/draft.ts';
import type { PlacedSection } from '#domain/pages/page.ts';
import { isSameValue } from '#domain/pages/same-value.ts';
import { staff } from '#languages/staff.ts';
import { wordsOf } from '#sections/describe-changes.ts';
import { type Fields, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS } from '#sections/kinds.ts';
import { sectionName } from '#sections/section-names.ts';

const NO_FOLDER = { sections: [] };

/** Each text of a page under the name of its field, word by word where it has changed. */
export function PageWords({ before, now }: { before: PageDraft; now: PageDraft }) {
  const [old, all] = [allSections(NO_FOLDER, before), allSections(NO_FOLDER, now)];
  const wasOf = ({ key }: PlacedSection) => old.find((one) => one.key === key);
  const gone = old.filter(({ key }) => !all.some((one) => one.key === key));
  return (
    <>
      <OriginalLine
        before={before.title ?? ''}
        now={now.title || staff.translations.beside.noTitle}
        className="font-display text-sheet/tight"
      />
      {all.map((section) => (
        <Part key={section.key} name={sectionName(section, all)}>
          {fieldsIn(section, wasOf(section))}
        </Part>
      ))}
      {gone.map((section) => (
        <Part key={section.key} name={sectionName(section, old)}>
          {fieldsIn({ ...section, fields: {} }, section)}
        </Part>
      ))}
      <Part name={staff.pages.aboutThisPage}>
        <Words
          label={staff.pages.titleForSearches}
          {...{ before: before.seoTitle, now: now.seoTitle }}
        />
        <Words
          label={staff.pages.descriptionForSearches}
          {...{ before: before.seoDescription, now: now.seoDescription }}
        />
        <Words
          label={staff.pages.namesOfTheService}
          {...{ before: before.names, now: now.names }}
        />
      </Part>
    </>
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
function fieldsIn(section: PlacedSection, was: PlacedSection | undefined) {
  const described: Fields = isKind(section.kind) ? fieldsOf(KINDS[section.kind].schema.shape) : {};
  return Object.entries(described)
    .filter(([, { type }]) => SAID.has(type))
    .map(([name, { label }]) => (
      <Words key={name} {...{ label, before: was?.fields[name], now: section.fields[name] }} />
    ));
}

/** What is no word stays as it is in a translation. */
const SAID: ReadonlySet<string> = new Set(['line', 'text', 'markdown', 'lines', 'picture', 'list']);

function Words({ label, before, now }: { label: string; before: unknown; now: unknown }) {
  const [said, says] = [wordsOf(before), wordsOf(now)];
  if (said === '' && says === '') return null;
  return (
    <div>
      <p className="text-note text-soft">{label}</p>
      <OriginalLine
        before={isSameValue(before, now) ? says : said}
        now={says}
        className="whitespace-pre-line"
      />
    </div>
  );
}
