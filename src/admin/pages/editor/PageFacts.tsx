import { useOpenPage, usePageTag } from '#admin/pages/open/page-context.ts';
import { PAGE_LIMITS } from '#admin/pages/page-saver.ts';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import type { PageDraft } from '#domain/pages/draft.ts';
import type { ServiceNames } from '#domain/pages/page.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';
import { isPageSlug } from '#domain/pages/page-slugs.ts';
import { type MessageKey, staff } from '#languages/staff.ts';

/** What a page is called, where it is, and what search engines are told. */
export function PageFacts() {
  const { page, draft, folder, isOfFolder, name, change } = useOpenPage();
  const tag = usePageTag();
  const hasAddress = name.kind !== 'home' && name.kind !== 'not-found';
  const set = (part: keyof PageDraft, value: unknown, label: string) =>
    change(staff.pages.whatWasTypedIn(label), (now) => ({ ...now, [part]: value }), part);
  /** What says what the folder says follows it. */
  const own = (text: string, ofFolder: string | undefined) =>
    isOfFolder && text === ofFolder ? null : text;
  return (
    <details className="rounded-lg border border-line bg-panel">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">
        {staff.pages.aboutThisPage}
      </summary>
      <div className="grid gap-5 border-line border-t p-4">
        <div data-field="page.title">
          <TextField
            label={staff.pages.title}
            lang={tag}
            limit={PAGE_LIMITS.title}
            value={draft.title ?? (isOfFolder ? folder.title : '')}
            onChange={({ target }) =>
              set('title', own(target.value, folder.title), staff.pages.title)
            }
          />
        </div>
        {hasAddress && (
          <div data-field="page.slug">
            <TextField
              label={staff.pages.address}
              hint={staff.pages.addressHint(pathOfPage(name.language, page))}
              error={
                draft.slug !== null && !isPageSlug(name.kind, draft.slug)
                  ? staff.pages.addressRule
                  : undefined
              }
              autoCapitalize="none"
              value={draft.slug ?? folder.slug}
              onChange={({ target }) =>
                set('slug', own(target.value, folder.slug), staff.pages.address)
              }
            />
          </div>
        )}
        {name.kind === 'service' && <Names />}
        <TextField
          label={staff.articles.titleForSearches}
          lang={tag}
          limit={PAGE_LIMITS.seoTitle}
          placeholder={page.seoTitle}
          value={draft.seoTitle ?? ''}
          onChange={({ target }) =>
            set('seoTitle', target.value || null, staff.articles.titleForSearches)
          }
        />
        <TextAreaField
          label={staff.articles.descriptionForSearches}
          lang={tag}
          limit={PAGE_LIMITS.seoDescription}
          rows={3}
          value={page.description}
          onChange={(text) =>
            set(
              'seoDescription',
              own(text, folder.description),
              staff.articles.descriptionForSearches,
            )
          }
        />
        <Checkbox
          checked={page.noindex}
          onChange={(isOn) => set('noindex', isOn || null, staff.pages.keepOutOfSearch)}
        >
          {staff.pages.keepOutOfSearch}
        </Checkbox>
      </div>
    </details>
  );
}

const NAMES: Readonly<Record<keyof ServiceNames, { name: MessageKey<'pages'>; limit: number }>> = {
  short: { name: 'inOneWord', limit: 40 },
  menu: { name: 'inTheMenu', limit: 60 },
  hint: { name: 'menuHint', limit: 160 },
};

/** What a service is called where there is little room. */
function Names() {
  const { page, draft, folder, change } = useOpenPage();
  const tag = usePageTag();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-medium">{staff.sections.namesOfTheService}</legend>
      {Object.entries(NAMES).map(([part, { name, limit }]) => {
        const label = staff.pages[name];
        const key = part as keyof ServiceNames;
        const ofFolder = folder.names?.[key] ?? '';
        return (
          <TextField
            key={part}
            {...{ label, limit }}
            lang={tag}
            placeholder={ofFolder || page.title}
            value={draft.names?.[key] ?? ''}
            onChange={({ target }) =>
              change(
                staff.pages.whatWasTypedIn(label),
                (now) => {
                  const { [key]: _, ...others } = now.names ?? {};
                  const names =
                    target.value === '' || target.value === ofFolder
                      ? others
                      : { ...others, [key]: target.value };
                  return { ...now, names: Object.keys(names).length > 0 ? names : null };
                },
                `names.${key}`,
              )
            }
          />
        );
      })}
    </fieldset>
  );
}
