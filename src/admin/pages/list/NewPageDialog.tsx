import { useState } from 'react';
import { useNavigate } from 'react-router';
import { firstFields } from '#admin/pages/first-fields.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { TitleDialog } from '#admin/ui/dialogs/TitleDialog.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { createPage, type PageFields } from '#data/pages/page-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { Section } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';

type NewKind = 'page' | 'service';

const newPageWords = () => ({
  page: {
    title: staff.pages.newPage,
    label: staff.pages.titleOfThePage,
    confirm: staff.pages.makeThePage,
  },
  service: {
    title: staff.pages.newService,
    label: staff.pages.nameOfTheService,
    confirm: staff.pages.makeTheService,
  },
});

/** A title is enough to begin. */
export function NewPageDialog({ kind, onClose }: { kind: NewKind; onClose: () => void }) {
  const navigate = useNavigate();
  const [isLegal, setLegal] = useState(false);
  const creating = useDataChange({
    run: (title: string) =>
      createPage(isLegal ? 'legal' : kind, { title, content: firstContent(kind) }),
    changes: ['pages'],
  });
  return (
    <TitleDialog
      {...newPageWords()[kind]}
      isRequired
      hint={staff.pages.titleHint}
      change={creating}
      onConfirm={(title) =>
        creating.mutate(title, { onSuccess: ({ key }) => navigate(STAFF.page(key)) })
      }
      onClose={onClose}
    >
      {kind === 'page' && (
        <Checkbox checked={isLegal} onChange={setLegal}>
          {staff.pages.lawAsksForIt}
        </Checkbox>
      )}
    </TitleDialog>
  );
}

/** What a page begins with: a head, which has its title, a text and, of a service, the next step that the others end with. */
function firstContent(kind: NewKind): PageFields['content'] {
  const sections: Section[] = [
    // The services of the folder begin on a dark ground.
    { key: 'head', kind: 'head', fields: kind === 'service' ? { look: 'dark' } : {} },
    { key: 'text', kind: 'text', fields: {} },
    ...(kind === 'service' ? [{ key: 'call', kind: 'call', fields: firstFields('call') }] : []),
  ];
  return {
    order: sections.map(({ key, kind }) => ({ key, kind })),
    known: [],
    fields: Object.fromEntries(sections.map(({ key, fields }) => [key, fields])),
  } as PageFields['content'];
}
