import { useNavigate } from 'react-router';
import { firstFields } from '#admin/pages/first-fields.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { TitleDialog } from '#admin/ui/dialogs/TitleDialog.tsx';
import { createPage, type PageFields } from '#data/pages/page-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { Section } from '#domain/pages/page.ts';

type NewKind = 'page' | 'service';

const WORDS = {
  page: { title: 'New page', label: 'Title of the page', confirm: 'Make the page' },
  service: { title: 'New service', label: 'Name of the service', confirm: 'Make the service' },
};

/** A title is enough to begin. */
export function NewPageDialog({ kind, onClose }: { kind: NewKind; onClose: () => void }) {
  const navigate = useNavigate();
  const creating = useDataChange({
    run: (title: string) => createPage(kind, { title, content: firstContent(kind) }),
    changes: ['pages'],
  });
  return (
    <TitleDialog
      {...WORDS[kind]}
      isRequired
      hint="Visitors read it. You can change it any time, and staff alone see the page until you publish it."
      change={creating}
      onConfirm={(title) =>
        creating.mutate(title, { onSuccess: ({ key }) => navigate(STAFF.page(key)) })
      }
      onClose={onClose}
    />
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
