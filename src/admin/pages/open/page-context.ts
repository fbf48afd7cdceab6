import { useStore } from '@nanostores/react';
import { createContext, use, useRef, useState } from 'react';
import { afterDrawing } from '#admin/documents/after-drawing.ts';
import { draftProblem, type PageSaver } from '#admin/pages/page-saver.ts';
import type { PageName } from '#admin/queries/pages.ts';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { isRecord, isSameValue } from '#domain/documents/same-value.ts';
import { type Folder, type PageDraft, withField } from '#domain/pages/draft.ts';
import { EMPTY_PAGE } from '#domain/pages/folder-page.ts';
import { withoutStep } from '#domain/pages/merge.ts';
import { overlaidPage, visibleSections } from '#domain/pages/overlay.ts';
import type { FolderPage, MergedPage, PlacedSection } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import { type Field, fieldAt, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind } from '#sections/kinds.ts';
import { type PageProblem, pageProblems } from '#sections/page-problems.ts';

/** What was done, until it is taken back. */
interface Step {
  what: string;
  /** Typing goes on in the same field: one step. */
  field: string | null;
  before: PageDraft;
  after: PageDraft;
}

interface EditorOptions {
  name: PageName;
  folder: FolderPage | null;
  saver: PageSaver;
}

const MOST_STEPS = 100;

/** Looks at the page as it is drawn now. */
type Look = () => Promise<readonly PageProblem[]>;

/** What was found on the drawn page, and of which draft that is all; null while something is not known. */
interface Seen {
  problems: readonly PageProblem[];
  of: PageDraft | null;
}

/** The page as it is typed, and every way to change it. */
export function useEditor({ name, folder, saver }: EditorOptions) {
  const state = useStore(saver.state);
  const draft = state.typed;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [seen, setSeen] = useState<Seen>({ problems: [], of: null });
  const [unread, setUnread] = useState<readonly PageProblem[]>([]);
  const looking = useRef(Promise.withResolvers<Look>());
  const { kind, key } = name;
  const base: FolderPage = folder ?? { ...EMPTY_PAGE, kind, key };
  const page: MergedPage = overlaidPage(
    name.kind === 'service' && !base.names ? { ...base, names: NO_NAMES } : base,
    draft,
    isKind,
  );

  const refused = draftProblem(draft, name.kind);
  const unsaved = { level: 'must', key: null, at: 'page.slug', text: refused } as const;
  const written = [...(refused ? [unsaved] : []), ...unread, ...pageProblems(page)];

  function put(next: PageDraft): void {
    saver.dispatch({ type: 'typed', value: next });
  }

  function change(
    what: string,
    update: (draft: PageDraft) => PageDraft,
    field: string | null = null,
  ) {
    const before = saver.state.get().typed;
    const after = update(before);
    if (isSameValue(before, after)) return;
    const last = steps.at(-1);
    const isSameField = field !== null && last?.field === field && isSameValue(last.after, before);
    const step = { what, field, before: isSameField ? last.before : before, after };
    setSteps([...(isSameField ? steps.slice(0, -1) : steps).slice(-MOST_STEPS), step]);
    put(after);
  }

  return {
    ...{ name, folder: base, isOfFolder: folder !== null, saver, state, draft, page, change },
    /** The section whose fields are unfolded. */
    ...{ openKey, setOpenKey },
    /** All that is to mend before it goes live, as far as it has been looked at. */
    problems: [...written, ...seen.problems],
    /** Whether all of the page has been looked at as it is typed now. */
    isLookedAt: seen.of === draft,
    setSeen,
    /** What is typed in a field, and is not in the draft: it must not look published. @param text '' for nothing. */
    noteUnread(at: string, text: string) {
      const [key = null] = at.split('.');
      const now: PageProblem[] = text ? [{ level: 'must', key, at, text }] : [];
      setUnread((all) => [...all.filter((one) => one.at !== at), ...now]);
    },
    /** What can look at the drawn page says so here. */
    canLook: (look: Look) => looking.current.resolve(look),
    /** The same of the page as it is now. */
    async lookAgain(): Promise<readonly PageProblem[]> {
      const look = await looking.current.promise;
      return [...written, ...(await look())];
    },
    setField(key: string, field: string, value: unknown, label: string) {
      change(
        staff.pages.whatWasTypedIn(label),
        (now) => withField(now, base, key, field, value),
        `${key}.${field}`,
      );
    },
    undoLabel: steps.at(-1)?.what ?? null,
    /** Takes back the last change, and nothing that a colleague has done since. */
    undo() {
      const last = steps.at(-1);
      if (!last) return;
      const now = saver.state.get().typed;
      setSteps(steps.slice(0, -1));
      put(withoutStep(base, last, now));
    },
    forget: () => setSteps([]),
  };
}

const NO_NAMES = { short: '', menu: '', hint: '' };

export type PageEditorState = ReturnType<typeof useEditor>;

export const EditorContext = createContext<PageEditorState | null>(null);

/** @throws Error outside of an editor of pages. */
export function useOpenPage(): PageEditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error('There is no page open here.');
  return editor;
}

/** The language in which the page is written, as `lang` wants it. */
export function usePageTag(): string {
  return tagOf(useOpenPage().name.language);
}

/** What the folder has of a section; undefined for one of staff's own. */
export function folderSection(folder: Folder, { key, kind }: Pick<PlacedSection, 'key' | 'kind'>) {
  return folder.sections.find((section) => section.key === key && section.kind === kind);
}

/** What lies at a path, such as `hero.picture` or `questions.items.a1.answer`; null where no field does. */
export function fieldInPage(page: MergedPage, at: string): { field: Field; value: unknown } | null {
  const [key = '', ...path] = at.split('.');
  const section = visibleSections(page).find((one) => one.key === key);
  if (!section || !isKind(section.kind)) return null;
  const { schema }: Kind = KINDS[section.kind];
  const field = fieldAt(fieldsOf(schema.shape), path);
  return field ? { field, value: path.reduce(stepInto, section.fields as unknown) } : null;
}

/** Items are found by their keys. */
function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value.find((item) => item.key === step);
  return isRecord(value) ? value[step] : undefined;
}

/** Focuses what is wrong in a field of a section or of the page, or what is first in it, once it is drawn. @param at its path, or null for none. */
export function focusField(at: string | null): void {
  if (!at) return;
  afterDrawing(() => {
    const field = document.querySelector(`[data-field="${CSS.escape(at)}"]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.scrollIntoView({ block: 'center' });
    const asked = field?.querySelector<HTMLElement>('[aria-invalid=true]');
    const first = field?.querySelector<HTMLElement>('input, textarea, select, button');
    (asked ?? first)?.focus({ preventScroll: true });
  });
}
