import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { articleKind } from '#admin/articles/article-kind.ts';
import { articlePlace, saveStatus } from '#admin/articles/article-saver.ts';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { ArticleDetails } from '#admin/articles/details/ArticleDetails.tsx';
import { type ArticlePart, useArrival } from '#admin/articles/fields.ts';
import { useLeft } from '#admin/articles/translations/use-left.ts';
import { useTranslationPlaces } from '#admin/articles/translations/use-translation-places.ts';
import { DocumentBanner } from '#admin/documents/DocumentBanner.tsx';
import { DocumentBar, DocumentStatusLine } from '#admin/documents/DocumentBar.tsx';
import { DocumentQuestions } from '#admin/documents/DocumentQuestions.tsx';
import { Presence } from '#admin/documents/Presence.tsx';
import { SaveStatusLine } from '#admin/documents/SaveStatusLine.tsx';
import { ScheduleDialog } from '#admin/documents/ScheduleDialog.tsx';
import { useTranslationActions } from '#admin/documents/use-translation-actions.ts';
import { textAtVersion } from '#admin/queries/article-revisions.ts';
import { ConflictDialog } from '#admin/saving/ConflictDialog.tsx';
import { LeftQuestion, stillTheSame } from '#admin/translations/Left.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { translateArticle } from '#data/articles/article-translations.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type ArticleText, findProblems } from '#domain/articles/article-text.ts';
import { missingPicturesIn } from '#domain/markdown/picture-words.ts';
import { staff } from '#languages/staff.ts';
import { ArticleRevisions } from './ArticleRevisions.tsx';
import { type BarProps, useArticleBar } from './use-article-bar.ts';

/** Stays in sight: where the article stands for visitors, whether it is saved, what went wrong, and Publish. */
export function ArticleBar() {
  const bar = useArticleBar();
  const { status, changes, dialog, open, close } = bar;
  const left = useLeft();
  const saving = useArticle(saveStatus);
  const cameFrom = useArrival();
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  const isPublishing =
    changes.isSending ||
    (isUnderWay && saving === 'saved' && !status.publication.isLate && !status.hasNewer);

  function publish() {
    changes.forgetExchange();
    changes.send('publish');
  }

  return (
    <DocumentBar
      label={staff.articles.whereThisArticleStands}
      back={{ to: STAFF.articles, label: staff.articles.articles }}
      line={
        <>
          <DocumentStatusLine
            {...{ status, cameFrom }}
            isSending={changes.isSending}
            address={status.address}
          />
          <SavedLine />
        </>
      }
      tools={<Tools bar={bar} />}
      publish={{
        isPending: isPublishing,
        onClick: () => (left && left.same > 0 ? open('untranslated') : publish()),
      }}
      isUnderWay={isUnderWay || changes.isSending}
    >
      <Banner bar={bar} />
      <Dialog isOpen={dialog === 'details'} title={staff.documents.details} onClose={close}>
        <ArticleDetails onFix={bar.fix} />
        <DialogActions>
          <Button onClick={close}>{staff.documents.close}</Button>
        </DialogActions>
      </Dialog>
      {dialog === 'conflict' && <ArticleConflict onClose={close} />}
      {dialog === 'schedule' && (
        <ScheduleDialog {...{ status, left }} publishing={changes} onClose={close} />
      )}
      {dialog === 'untranslated' && left && (
        <LeftQuestion sentences={[stillTheSame(left)]} onPublish={publish} onClose={close} />
      )}
      {dialog === 'revisions' && <ArticleRevisions bar={bar} />}
      <DocumentQuestions
        dialog={dialog}
        onClose={close}
        discarding={changes.discarding}
        isScheduled={status.status === 'scheduled'}
        isPublished={status.isPublished}
        address={status.path}
        onRemove={() => {
          if (status.status === 'scheduled') changes.unscheduling.mutate();
          else changes.send('remove');
        }}
      />
    </DocumentBar>
  );
}

/** The server forgets old versions: the text that both began with may not be known. */
function ArticleConflict({ onClose }: { onClose: () => void }) {
  const saver = useOpenArticle();
  const { id, base, origin } = useArticle((state) => state);
  const asked = useQuery({ ...textAtVersion(id, base), enabled: origin === null });
  return <ConflictDialog {...{ saver, asked, onClose }} nameOf={articlePlace} hasRevisions />;
}

function SavedLine() {
  const status = useArticle(saveStatus);
  const copy = useArticle((state) => state.copy);
  const updatedAt = useArticle(({ saved }) => saved?.updated_at);
  return <SaveStatusLine {...{ status, copy, updatedAt }} />;
}

/** The one thing that matters most now. */
function Banner({ bar }: BarProps) {
  const saver = useOpenArticle();
  const saving = useArticle(saveStatus);
  const [problem] = findProblems(useArticle(({ typed }) => typed));
  return (
    <DocumentBanner
      kind={articleKind}
      {...{ saver, saving }}
      status={bar.status}
      changes={bar.changes}
      problem={problem?.text ?? ''}
      fix={{
        problem: () => problem && bar.fix(problem.field),
        address: () => bar.fix('slug'),
        publishing: () => bar.fix(partInTheWay(saver.state.get().typed)),
      }}
      onConflict={() => bar.open('conflict')}
      isCopy={bar.status.isCopy}
    />
  );
}

/** What keeps a refused article from going live: a missing part or picture, or one without a description. */
function partInTheWay({ title, body }: ArticleText): ArticlePart {
  if (title.trim() === '') return 'title';
  if (body.trim() === '') return 'body';
  return missingPicturesIn(body) > 0 ? 'missing' : 'picture';
}

/** Beside Publish: what is done to an article often, and the menu of the rest. */
function Tools({ bar: { status, open } }: BarProps) {
  const store = useOpenArticle();
  const { save, saveAll } = store;
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE);
  const saving = useArticle(saveStatus);
  const id = useArticle(({ saved }) => saved?.id);
  const translations = useTranslationActions(articleKind, store, {
    places: useTranslationPlaces(),
    begin: async (saved, language) =>
      STAFF.article((await translateArticle(saved.id, language)).id),
  });
  const words = staff.documents;

  /** What is saved is what the preview shows. */
  async function preview() {
    const article = await saveAll();
    if (article) navigate(STAFF.preview(article.id));
  }

  return (
    <>
      <Presence thing={id ? `post:${id}` : null} />
      {!isWide && (
        <Button aria-haspopup="dialog" onClick={() => open('details')}>
          {words.details}
        </Button>
      )}
      <Button
        className="max-sm:hidden"
        isPending={saving === 'saving'}
        onClick={() => save()}
        title={words.sOrCtrlS}
      >
        {words.saveDraft}
      </Button>
      <Button className="max-xl:hidden" aria-haspopup="dialog" onClick={() => open('schedule')}>
        {words.schedule}
      </Button>
      {id && (
        <ActionMenu
          label={words.more}
          isSign
          actions={[
            { id: 'save', label: words.saveDraft, run: () => void save() },
            { id: 'preview', label: words.preview, run: () => void preview() },
            { id: 'schedule', label: words.schedule, run: () => open('schedule') },
            { id: 'revisions', label: words.revisions, run: () => open('revisions') },
            ...translations,
            status.hasNewer && {
              id: 'discard',
              label: words.discardChanges,
              run: () => open('discard'),
            },
            status.isPublished && {
              id: 'remove',
              label: status.status === 'scheduled' ? words.unschedule : words.takeOffSite,
              isDangerous: true,
              run: () => open('remove'),
            },
          ]}
        >
          ⋯
        </ActionMenu>
      )}
    </>
  );
}
