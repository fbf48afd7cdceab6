import { useIsNear } from '#admin/galleries/use-is-near.ts';
import { PageView } from '#admin/pages/frame/PageView.tsx';
import { EditorContext, useOpenPage } from '#admin/pages/open/page-context.ts';
import { useSharedChoices } from '#admin/pages/open/use-other-pages.ts';
import { pages } from '#business/pages.ts';
import { staff } from '#languages/staff.ts';
import { type Field, type Fields, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS } from '#sections/kinds.ts';
import { emptyValue } from '#sections/problems.ts';

/** A window in which what stands side by side does so, in CSS pixels. */
const WIDTH = 1200;

/** What a kind of section looks like: the page's own view of it, small, and out of everybody's way. */
export function SectionSketch({ kind }: { kind: string }) {
  const editor = useOpenPage();
  const [isNear, watch] = useIsNear();
  const [shared] = useSharedChoices(kind === 'shared') ?? [];
  if (!isKind(kind)) return null;
  const shown = {
    key: 'sketch',
    kind,
    fields: { ...sampleOf(kind), ...(kind === 'shared' && shared && { chosen: [shared.slug] }) },
    origin: 'staff',
    isHidden: false,
  } as const;
  return (
    <div ref={watch} aria-hidden="true" inert className="h-full">
      {isNear && (
        <EditorContext value={{ ...editor, page: { ...editor.page, sections: [shown] } }}>
          <PageView title={staff.sections[KINDS[kind].name]} width={WIDTH} isEdited={false} />
        </EditorContext>
      )}
    </div>
  );
}

/** What is there, of the kinds that choose what they show. */
const ALL: Readonly<Record<string, string>> = {
  work: 'all',
  testimonials: 'all',
  articles: 'latest',
};

/** What the folder's pages say in such a section, or the names of its fields. */
function sampleOf(kind: keyof typeof KINDS): Record<string, unknown> {
  const fields = fieldsOf(KINDS[kind].schema.shape);
  const found = pages.flatMap(({ sections }) => sections).find((one) => one.kind === kind);
  return { ...(found?.fields ?? namesIn(fields)), ...(ALL[kind] && { show: ALL[kind] }) };
}

const namesIn = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, nameIn(field)]));

function nameIn(field: Field): unknown {
  if (field.type === 'line' || field.type === 'text' || field.type === 'markdown') {
    return staff.sections[field.label];
  }
  if (field.type !== 'list') return emptyValue(field);
  return ['a', 'b', 'c'].map((key) => ({ key, ...namesIn(field.fields) }));
}
