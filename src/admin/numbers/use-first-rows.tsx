import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff, staffTag } from '#languages/staff.ts';

/** The first rows of a long list, and the button for the others. @param what it is a list of. */
export function useFirstRows<Row>(all: readonly Row[], count: number, what: string) {
  const [isWhole, setWhole] = useState(false);
  const spelled = all.length.toLocaleString(staffTag());
  const more = all.length > count && (
    <Button
      kind="link"
      aria-expanded={isWhole}
      className="justify-self-start print:hidden"
      onClick={() => setWhole(!isWhole)}
    >
      <span>
        {isWhole ? staff.numbers.showFewer : staff.numbers.showAll(spelled)}
        <span className="sr-only"> {what}</span>
      </span>
    </Button>
  );
  return { rows: isWhole ? all : all.slice(0, count), more };
}
