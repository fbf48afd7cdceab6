import { useQuery } from '@tanstack/react-query';
import { binnedPages } from '#admin/queries/pages.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Bin } from '#admin/ui/lists/Bin.tsx';
import { binPage, deletePage } from '#data/pages/page-changes.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';
import { staff } from '#languages/staff.ts';

/** Binned pages, until an editor deletes them. */
export function PageBin() {
  const { data = [] } = useQuery(binnedPages);
  const restoring = useDataChange({
    run: (id: string) => binPage(id, false),
    changes: ['pages'],
  });
  const deleting = useDataChange({ run: deletePage, changes: ['pages'] });
  return (
    <Bin
      what={staff.pages.pages}
      summary={staff.lists.bin(staff.screens.pageCount(data.length))}
      items={data.map(({ id, title, kind, language, slug, deletedAt }) => ({
        ...{ id, title: title || staff.pages.untitled, deletedAt },
        note: pathOfPage(language, { kind, slug: slug ?? '' }),
      }))}
      {...{ restoring, deleting }}
    >
      <p>{staff.pages.deleteForGoodHint}</p>
    </Bin>
  );
}
