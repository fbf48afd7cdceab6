import { Button } from '#admin/ui/Button.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import type { ArticleAction, ArticleState } from '#data/articles/article-list.ts';
import { staff } from '#languages/staff.ts';
import { ACTIONS } from './article-actions.ts';

interface ChosenBarProps {
  shown: readonly ArticleState[];
  chosen: readonly ArticleState[];
  onChoose: (ids: readonly string[]) => void;
  actions: readonly ArticleAction[];
  isPending: boolean;
  onAct: (action: ArticleAction) => void;
}

/** Above the rows: chooses all of them, and does something to all that are chosen. */
export function ChosenBar({ shown, chosen, onChoose, actions, isPending, onAct }: ChosenBarProps) {
  const isAll = shown.length > 0 && chosen.length === shown.length;
  return (
    <div className="sticky top-18 z-10 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 bg-paper py-1">
      <Checkbox
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        onChange={(isChecked) => onChoose(isChecked ? shown.map(({ id }) => id) : [])}
        className="ps-3.5 text-note"
      >
        {chosen.length > 0 ? staff.articles.chosen(chosen.length) : staff.articles.chooseAllShown}
      </Checkbox>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              kind={action === 'delete' ? 'danger' : 'secondary'}
              isPending={isPending}
              onClick={() => onAct(action)}
            >
              {staff.articles[ACTIONS[action].label]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
