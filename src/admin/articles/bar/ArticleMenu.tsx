import { useNavigate } from 'react-router';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { BarProps } from './use-article-bar.ts';

/** What is done to an article now and then. */
export function ArticleMenu({ bar: { status, open } }: BarProps) {
  const { save, saveAll } = useOpenArticle();
  const navigate = useNavigate();
  const isStored = useArticle(({ saved }) => saved !== null);
  const { published, hasNewer } = status;
  if (!isStored) return null;

  /** What is saved is what the preview shows. */
  async function preview() {
    const article = await saveAll();
    if (article) navigate(STAFF.preview(article.id));
  }

  return (
    <ActionMenu
      label="More"
      isSign
      actions={[
        { id: 'save', label: 'Save draft', run: () => void save() },
        { id: 'preview', label: 'Preview', run: () => void preview() },
        { id: 'schedule', label: 'Schedule', run: () => open('schedule') },
        { id: 'revisions', label: 'Revisions', run: () => open('revisions') },
        hasNewer && {
          id: 'discard',
          label: 'Discard the waiting changes',
          run: () => open('discard'),
        },
        published && {
          id: 'remove',
          label: status.status === 'scheduled' ? 'Take off the schedule' : 'Take off the site',
          isDangerous: true,
          run: () => open('remove'),
        },
      ]}
    >
      ⋯
    </ActionMenu>
  );
}
