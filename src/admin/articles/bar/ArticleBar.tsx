import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  articlePlace,
  saveStatus,
  useArticle,
  useOpenArticle,
} from '#admin/articles/article-saver.ts';
import { ArticleDetails } from '#admin/articles/details/ArticleDetails.tsx';
import { type ArticlePart, useArrival } from '#admin/articles/fields.ts';
import { useLeft } from '#admin/articles/translations/use-left.ts';
import { DocumentEditorBar } from '#admin/documents/DocumentEditorBar.tsx';
import { articleKind } from '#admin/documents/document-kind.ts';
import { useTranslationActions } from '#admin/documents/use-translation-actions.ts';
import { articleTranslations } from '#admin/queries/translations.ts';
import { ConflictDialog } from '#admin/saving/ConflictDialog.tsx';
import { LeftQuestion, stillTheSame } from '#admin/translations/Left.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { translateDocument } from '#data/documents/translations.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type ArticleText, findProblems } from '#domain/articles/article-text.ts';
import { missingPicturesIn } from '#domain/markdown/picture-words.ts';
import { staff } from '#languages/staff.ts';
import { ArticleRevisions } from './ArticleRevisions.tsx';
import { useArticleBar } from './use-article-bar.ts';

/** Stays in sight: where the article stands for visitors, whether it is saved, what went wrong, and Publish. */
export function ArticleBar() {
  const bar = useArticleBar();
  const { status, changes, dialog, open, close } = bar;
  const saver = useOpenArticle();
  const saving = useArticle(saveStatus);
  const id = useArticle(({ saved }) => saved?.id);
  const [problem] = findProblems(useArticle(({ typed }) => typed));
  const left = useLeft();
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE);
  const translations = useTranslationActions(articleKind, saver, {
    places: useTranslationPlaces(),
    begin: async (saved, language) =>
      STAFF.article((await translateDocument('post', saved.id, language)).id),
  });
  useArrival();
  const publish = () => changes.send('publish');
  const save = () => void saver.save();
  const words = staff.documents;

  /** What is saved is what the preview shows. */
  async function preview() {
    const article = await saver.saveAll();
    if (article) navigate(STAFF.preview(article.id));
  }

  return (
    <DocumentEditorBar
      kind={articleKind}
      {...{ saver, status, changes, left, dialog }}
      label={staff.articles.whereThisArticleStands}
      back={{ to: STAFF.articles, label: staff.shell.articles }}
      thing={id ? `post:${id}` : null}
      onPublish={() => (left && left.same > 0 ? open('untranslated') : publish())}
      onOpen={open}
      tools={
        <>
          {!isWide && (
            <Button aria-haspopup="dialog" onClick={() => open('details')}>
              {words.details}
            </Button>
          )}
          <Button
            className="max-sm:hidden"
            isPending={saving === 'saving'}
            onClick={save}
            title={words.sOrCtrlS}
          >
            {words.saveDraft}
          </Button>
        </>
      }
      first={[
        { id: 'save', label: words.saveDraft, run: save },
        { id: 'preview', label: words.preview, run: () => void preview() },
        ...translations,
      ]}
      problem={problem?.text ?? ''}
      fix={{
        problem: () => problem && bar.fix(problem.field),
        address: () => bar.fix('slug'),
        publishing: () => bar.fix(partInTheWay(saver.state.get().typed)),
      }}
    >
      <Dialog isOpen={dialog === 'details'} title={words.details} onClose={close}>
        <ArticleDetails onFix={bar.fix} />
        <DialogActions>
          <Button onClick={close}>{staff.common.close}</Button>
        </DialogActions>
      </Dialog>
      {dialog === 'conflict' && (
        <ConflictDialog
          {...{ saver, onClose: close }}
          nameOf={articlePlace}
          revisions={words.revisions}
        />
      )}
      {dialog === 'untranslated' && left && (
        <LeftQuestion sentences={[stillTheSame(left)]} onPublish={publish} onClose={close} />
      )}
      {dialog === 'revisions' && <ArticleRevisions bar={bar} />}
    </DocumentEditorBar>
  );
}

/** What keeps a refused article from going live: a missing part or picture, or one without a description. */
function partInTheWay({ title, body }: ArticleText): ArticlePart {
  if (title.trim() === '') return 'title';
  if (body.trim() === '') return 'body';
  return missingPicturesIn(body) > 0 ? 'missing' : 'picture';
}

/** Where the open article is written in other languages; null for those in which it could be. */
export function useTranslationPlaces(): Record<string, string | null> {
  const id = useArticle(({ saved }) => saved?.id ?? '');
  const language = useArticle(({ saved }) => saved?.language ?? '');
  const originalId = useArticle(({ saved }) => saved?.translation_of ?? null);
  const others = otherLanguages();
  const isOriginal = id !== '' && language === '' && others.length > 0;
  const { data } = useQuery({ ...articleTranslations([id]), enabled: isOriginal });
  if (originalId !== null) return { '': STAFF.article(originalId) };
  if (!isOriginal || !data) return {};
  const idIn = (code: string) => data.find((one) => one.language === code)?.postId;
  return Object.fromEntries(
    others.map((code) => {
      const there = idIn(code);
      return [code, there ? STAFF.article(there) : null];
    }),
  );
}
