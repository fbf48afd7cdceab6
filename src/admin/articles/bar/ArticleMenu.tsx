import { useNavigate } from 'react-router';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { useTranslationActions } from '#admin/articles/translations/use-translation-actions.ts';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import type { BarProps } from './use-article-bar.ts';

/** What is done to an article now and then. */
export function ArticleMenu({ bar: { status, open } }: BarProps) {
  const { save, saveAll } = useOpenArticle();
  const navigate = useNavigate();
  const isStored = useArticle(({ saved }) => saved !== null);
  const translations = useTranslationActions();
  const { published, hasNewer } = status;
  if (!isStored) return null;

  /** What is saved is what the preview shows. */
  async function preview() {
    const article = await saveAll();
    if (article) navigate(STAFF.preview(article.id));
  }

  return (
    <ActionMenu
      label={staff.articles.more}
      isSign
      actions={[
        { id: 'save', label: staff.articles.saveDraft, run: () => void save() },
        { id: 'preview', label: staff.articles.preview, run: () => void preview() },
        { id: 'schedule', label: staff.articles.schedule, run: () => open('schedule') },
        { id: 'revisions', label: staff.articles.revisions, run: () => open('revisions') },
        ...translations,
        hasNewer && {
          id: 'discard',
          label: staff.articles.discardTheWaitingChanges,
          run: () => open('discard'),
        },
        published && {
          id: 'remove',
          label:
            status.status === 'scheduled'
              ? staff.articles.takeOffTheSchedule
              : staff.articles.takeOffTheSite,
          isDangerous: true,
          run: () => open('remove'),
        },
      ]}
    >
      ⋯
    </ActionMenu>
  );
}
