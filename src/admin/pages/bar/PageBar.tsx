import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { UndoButton } from '#admin/documents/DocumentBar.tsx';
import { DocumentEditorBar, type OpenDialog } from '#admin/documents/DocumentEditorBar.tsx';
import { pageKind } from '#admin/documents/document-kind.ts';
import { useDocumentChanges } from '#admin/documents/use-document-changes.ts';
import { useDocumentStatus } from '#admin/documents/use-document-status.ts';
import { useTranslationActions } from '#admin/documents/use-translation-actions.ts';
import { PublishQuestion } from '#admin/pages/checks/PublishQuestion.tsx';
import { listedPages } from '#admin/pages/folder-pages.ts';
import { focusField, useOpenPage } from '#admin/pages/open/page-context.ts';
import { draftProblem, thingOf } from '#admin/pages/page-saver.ts';
import { isSamePage } from '#admin/pages/translations/page-languages.ts';
import { useOriginal } from '#admin/pages/translations/use-original.ts';
import { useCopyPage } from '#admin/pages/use-copy-page.ts';
import { openPage, pageStates } from '#admin/queries/pages.ts';
import { ConflictDialog } from '#admin/saving/ConflictDialog.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import type { Action } from '#admin/ui/dialogs/ActionMenu.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { useUndoKey } from '#admin/ui/use-undo-key.ts';
import { translateDocument } from '#data/documents/translations.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';
import { staff } from '#languages/staff.ts';
import { pathInWords, valueInWords } from '#sections/describe-changes.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { $session } from '#stores/session.ts';
import { PageRevisions } from './PageRevisions.tsx';

interface PageBarProps {
  onPreview: () => void;
  children: ReactNode;
}

/** Stays in sight: where the page stands for visitors, whether it is saved, what went wrong, and Publish. */
export function PageBar({ onPreview, children }: PageBarProps) {
  const editor = useOpenPage();
  const { name, state, saver, page, isOfFolder, problems, lookAgain, setOpenKey } = editor;
  const [isChecking, setChecking] = useState(false);
  const [found, setFound] = useState<readonly PageProblem[]>([]);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const status = usePageStatus();
  const changes = useDocumentChanges(pageKind, saver, {
    refusal: (row) => refusal(row !== null || saver.hasChanges(), problems),
    forget: editor.forget,
  });
  const { left } = useOriginal();
  const copyOf = useCopyPage(saver);
  const isAdmin = useStore($session).role === 'admin';
  const mayPublish = name.kind !== 'legal' || isAdmin;
  useUndoKey(editor.undo);
  const words = staff.documents;

  function publish() {
    setFound([]);
    changes.send('publish');
  }

  /** Publishes at once where there is nothing to mend. */
  async function askToPublish() {
    setChecking(true);
    const all = await lookAgain().finally(() => setChecking(false));
    if (all.length > 0) setFound(all);
    else publish();
  }

  function fix(problem = problems[0]) {
    if (!problem) return;
    if (problem.key) setOpenKey(problem.key);
    focusField(problem.at ?? problem.key);
  }

  return (
    <DocumentEditorBar
      kind={pageKind}
      {...{ saver, status, changes, left, dialog, mayPublish, isChecking }}
      label={staff.pages.whereThisPageStands}
      back={{ to: STAFF.pages, label: staff.pages.pages }}
      thing={thingOf(name)}
      onPublish={() => void askToPublish()}
      onOpen={setDialog}
      canBin={!isOfFolder}
      name={
        <>
          <span aria-hidden="true" className="font-semibold">
            {page.title || staff.screens.untitled}
          </span>
          {name.language !== '' && <Chip tone="plain">{languageName(name.language)}</Chip>}
          {status.isHidden && <Chip tone="empty">{staff.pages.hidden}</Chip>}
        </>
      }
      isUnwritten={status.isAsItCame && saver.saveStatus(state) === 'blank'}
      tools={
        <>
          <UndoButton what={editor.undoLabel} onClick={editor.undo} />
          <Button className="max-xl:hidden" aria-haspopup="dialog" onClick={onPreview}>
            {words.preview}
          </Button>
        </>
      }
      first={[
        { id: 'preview', label: words.preview, run: onPreview },
        copyOf(name),
        ...useLanguages(),
      ]}
      others={useFolderActions(status)}
      removeHint={isOfFolder ? staff.pages.takeOffSiteHint : undefined}
      problem={draftProblem(state.typed, name.kind)}
      fix={{ problem: fix, address: () => focusField('page.slug'), publishing: fix }}
    >
      {children}
      {!mayPublish && (
        <p className="border-line border-t px-4 py-2 text-note text-soft sm:px-8">
          {staff.pages.administratorPublishes}
        </p>
      )}
      {found.length > 0 && (
        <PublishQuestion problems={found} onPublish={publish} onClose={() => setFound([])} />
      )}
      {dialog === 'revisions' && <PageRevisions changes={changes} onClose={close} />}
      {dialog === 'conflict' && (
        <ConflictDialog
          saver={saver}
          nameOf={(path) => pathInWords(editor.folder, state.typed, path)}
          inWords={(value, path) => valueInWords(editor.folder, state.typed, value, path)}
          onClose={close}
        />
      )}
    </DocumentEditorBar>
  );
}

/** Where the open page stands for its visitors, counting what is typed but not saved yet. */
function usePageStatus() {
  const { name, state, draft, saver, page, isOfFolder } = useOpenPage();
  const { data } = useQuery(openPage(name));
  const { published = null, scheduled = null, change = null } = data ?? {};
  const isAsItCame = isOfFolder && published === null && isSameValue(draft, DEFAULTS);
  const typed = (state.saved?.version ?? 0) + (saver.hasChanges() ? 1 : 0);
  const version = isAsItCame ? 0 : typed;
  const overFolder = version > 0 ? 'live_with_changes' : 'live';
  const status = useDocumentStatus({
    ...{ version, published, scheduled, change },
    unpublished: isOfFolder ? overFolder : undefined,
    isKnown: data !== undefined,
  });
  const slug = published?.slug ?? (isOfFolder ? page.slug : '');
  const isHidden = published?.hidden ?? false;
  const isThere = !isHidden && name.kind !== 'not-found';
  return {
    ...status,
    ...{ isAsItCame, isHidden },
    path: isThere ? pathOfPage(name.language, { kind: name.kind, slug }) : null,
  };
}

/** Why a page can't go live. @param isThere whether staff have changed anything. */
function refusal(isThere: boolean, problems: readonly PageProblem[]): string {
  if (!isThere) return staff.pages.nothingToPublish;
  const [problem, ...others] = problems.filter(({ level }) => level === 'must');
  if (!problem) return '';
  return `${problem.text}${others.length > 0 ? staff.pages.moreToFix(others.length) : ''}`;
}

/** What only pages of the folder have. */
function useFolderActions({ isAsItCame }: ReturnType<typeof usePageStatus>): (Action | false)[] {
  const { name, isOfFolder, draft, change } = useOpenPage();
  const words = staff.pages;
  const canHide = isOfFolder && (name.kind === 'service' || name.kind === 'page');
  return [
    canHide && {
      id: 'hide',
      label: draft.hidden ? words.showThePage : words.hideThePage,
      hint: words.whenPublished,
      run: () =>
        change(draft.hidden ? words.showingThePage : words.hidingThePage, (now) => ({
          ...now,
          hidden: !now.hidden,
        })),
    },
    isOfFolder &&
      !isAsItCame && {
        id: 'came',
        label: words.asTheSiteCame,
        hint: words.wholePage,
        run: () => change(words.wholePageAsTheSiteCame, () => DEFAULTS),
      },
  ];
}

/** What the menu of a page says of other languages; nothing in a site of one. */
function useLanguages(): Action[] {
  const { name, state, saver, isOfFolder } = useOpenPage();
  const others = otherLanguages();
  const { data: states } = useQuery({ ...pageStates, enabled: others.length > 0 });
  const isThere = (language: string) =>
    listedPages(states ?? [], language).some((page) => isSamePage(page, name));
  // A page of the folder is in another language by the folder alone.
  const canBegin = name.language === '' && !isOfFolder && state.saved !== null;
  const elsewhere = ['', ...others].filter((code) => code !== name.language);
  const shown = states ? elsewhere.filter((code) => isThere(code) || canBegin) : [];
  return useTranslationActions(pageKind, saver, {
    places: Object.fromEntries(
      shown.map((code) => [code, isThere(code) ? STAFF.page(name.key, code) : null]),
    ),
    begin: async (saved, wanted) => {
      const { key, language } = await translateDocument('page', saved.id, wanted);
      return STAFF.page(key, language);
    },
  });
}
