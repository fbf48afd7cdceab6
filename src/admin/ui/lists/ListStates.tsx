import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { EmptyList, type EmptyListProps } from './List.tsx';
import type { ListQuery } from './use-address-search.ts';

interface NoneListedProps extends Pick<EmptyListProps, 'children' | 'action'> {
  /** 'articles' */
  things: string;
  list: Pick<ListQuery, 'showAll'> & { settled: { filter: string } };
  /** Whether there are any that are left out. */
  hasOthers: boolean;
}

/** In place of a list without rows: why there are none. @param children what will stand there, and how it comes there. */
export function NoneListed({ things, list, hasOthers, ...first }: NoneListedProps) {
  if (!hasOthers) return <EmptyList title={staff.lists.noneYet(things)} {...first} />;
  const isBin = list.settled.filter === 'bin';
  return (
    <EmptyList
      title={isBin ? staff.lists.nothingInTheBin : staff.lists.nothingFound}
      action={<Button onClick={list.showAll}>{staff.lists.showAll(things)}</Button>}
    >
      {isBin ? staff.lists.emptyBinHint : staff.lists.nothingFoundHint}
    </EmptyList>
  );
}
