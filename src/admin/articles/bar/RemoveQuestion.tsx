import { useArticle } from '#admin/articles/article-store.ts';
import type { ArticleStatus } from '#admin/articles/use-publication-status.ts';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import type { Article } from '#data/articles/articles.ts';

interface RemoveQuestionProps {
  isOpen: boolean;
  status: ArticleStatus;
  onRemove: (article: Article) => void;
  onClose: () => void;
}

/** Before an article is taken off the site: what happens to it, and when. */
export function RemoveQuestion({ isOpen, status, onRemove, onClose }: RemoveQuestionProps) {
  const article = useArticle(({ saved }) => saved);
  const isScheduled = status.status === 'scheduled';
  return (
    <ConfirmDialog
      isOpen={isOpen && article !== null}
      title={isScheduled ? 'Take it off the schedule?' : 'Take this article off the site?'}
      onCancel={onClose}
      confirm={isScheduled ? 'Take it off the schedule' : 'Take it off the site'}
      onConfirm={() => {
        if (article) onRemove(article);
        onClose();
      }}
    >
      {isScheduled ? (
        <p>It does not go live. The text stays here as a draft, and you can publish it any time.</p>
      ) : (
        <p>
          The site is built again without it; until that is done visitors still have it. After that{' '}
          <span className="wrap-anywhere font-medium">/blog/{status.published?.slug}</span> says
          that the page is not there. The text stays here as a draft, and you can publish it again
          any time.
        </p>
      )}
    </ConfirmDialog>
  );
}
