import { useState } from 'react';
import { useNavigate } from 'react-router';
import { firstFields } from '#admin/pages/first-fields.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { TitleDialog } from '#admin/ui/dialogs/TitleDialog.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { createPage, type PageFields } from '#data/pages/page-changes.ts';
import { fetchSettings } from '#data/settings/business-settings.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { Section } from '#domain/pages/page.ts';
import { type BusinessSettings, withSettings } from '#domain/settings/business-settings.ts';
import { addressLines } from '#domain/site/address.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

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

/** Where one goes on once there is a title. */
const FIRST_WORDS = { section: 'text', field: 'text.text' };

/** A title is enough to begin. */
export function NewPageDialog({ kind, onClose }: { kind: NewKind; onClose: () => void }) {
  const navigate = useNavigate();
  const [isLegal, setLegal] = useState(false);
  const [isImprint, setImprint] = useState(false);
  const creating = useDataChange({
    async run(title: string) {
      const text = isImprint ? imprintOf((await fetchSettings()).settings) : undefined;
      const content = firstContent(kind, text);
      return await createPage(isLegal || isImprint ? 'legal' : kind, { title, content });
    },
    changes: ['pages'],
  });
  return (
    <TitleDialog
      {...newPageWords()[kind]}
      isRequired
      hint={staff.pages.titleHint}
      change={creating}
      onConfirm={(title) =>
        creating.mutate(title, {
          onSuccess: ({ key }) => navigate(STAFF.page(key), { state: FIRST_WORDS }),
        })
      }
      onClose={onClose}
    >
      {kind === 'page' && (
        <>
          <Checkbox checked={isLegal || isImprint} disabled={isImprint} onChange={setLegal}>
            {staff.pages.lawAsksForIt}
          </Checkbox>
          <Checkbox checked={isImprint} onChange={setImprint}>
            {staff.pages.imprintFromSettings}
          </Checkbox>
        </>
      )}
    </TitleDialog>
  );
}

/** What a page begins with: a head, which has its title, a text and, of a service, the next step that the others end with. */
function firstContent(kind: NewKind, text?: string): PageFields['content'] {
  const sections: Section[] = [
    // The services of the folder begin on a dark ground.
    { key: 'head', kind: 'head', fields: kind === 'service' ? { look: 'dark' } : {} },
    { key: 'text', kind: 'text', fields: text === undefined ? {} : { text } },
    ...(kind === 'service' ? [{ key: 'call', kind: 'call', fields: firstFields('call') }] : []),
  ];
  return {
    order: sections.map(({ key, kind }) => ({ key, kind })),
    known: [],
    fields: Object.fromEntries(sections.map(({ key, fields }) => [key, fields])),
  } as PageFields['content'];
}

/** What Settings say, in Markdown; what they do not say is a name in braces, which the checks of the page ask for. */
function imprintOf(settings: BusinessSettings): string {
  const { legalName, name, address, email, legalLine, language } = withSettings(site, settings);
  const gap = (words: string) => `{${words}}`;
  return [
    [`**${legalName || name}**`, ...addressLines(address, language)].join('\\\n'),
    gap(staff.pages.representedBy),
    ['{phone}', `[{email}](mailto:${email})`].join('\\\n'),
    legalLine || gap(staff.pages.numberOfTheCompany),
  ].join('\n\n');
}
