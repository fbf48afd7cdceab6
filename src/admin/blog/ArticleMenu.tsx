import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { buttonClass } from '#admin/ui/button-class.ts';
import { STAFF } from '#domain/staff-paths.ts';
import { useArticle, useOpenArticle } from './article-store.ts';
import type { StandingFound } from './use-standing.ts';

/** What opens from the bar of an article. */
export type ArticleDialog =
  | 'details'
  | 'conflict'
  | 'schedule'
  | 'revisions'
  | 'discard'
  | 'remove';

const ITEM =
  'block min-h-11 cursor-pointer rounded-md px-3 py-2.5 outline-none data-focused:bg-shade';

interface ArticleMenuProps {
  standing: StandingFound;
  onOpen: (dialog: ArticleDialog) => void;
}

/** What is done to an article now and then. */
export function ArticleMenu({ standing, onOpen }: ArticleMenuProps) {
  const { save, saveAll } = useOpenArticle();
  const navigate = useNavigate();
  const isStored = useArticle(({ saved }) => saved !== null);
  const { published, hasNewer } = standing;
  if (!isStored) return null;

  /** What is saved is what the preview shows. */
  async function preview() {
    const post = await saveAll();
    if (post) navigate(STAFF.preview(post.id));
  }

  return (
    <MenuTrigger>
      <Button aria-label="More" className={buttonClass('secondary', 'w-11 px-0')}>
        <span aria-hidden="true">⋯</span>
      </Button>
      <Popover
        placement="bottom end"
        className="w-64 rounded-lg border border-line bg-panel p-1.5 shadow-lg"
      >
        <Menu aria-label="More" className="outline-none">
          <MenuItem onAction={() => void save()} className={ITEM}>
            Save draft
          </MenuItem>
          <MenuItem onAction={() => void preview()} className={ITEM}>
            Preview
          </MenuItem>
          <MenuItem onAction={() => onOpen('schedule')} className={ITEM}>
            Schedule
          </MenuItem>
          <MenuItem onAction={() => onOpen('revisions')} className={ITEM}>
            Revisions
          </MenuItem>
          {published && hasNewer && (
            <MenuItem onAction={() => onOpen('discard')} className={ITEM}>
              Discard the waiting changes
            </MenuItem>
          )}
          {published && (
            <MenuItem onAction={() => onOpen('remove')} className={`${ITEM} text-bad`}>
              Take off the site
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
