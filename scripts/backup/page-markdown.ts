import { stringify } from 'yaml';
import { isRecord, isSameValue } from '#domain/documents/same-value.ts';
import type { MergedPage, PictureField, PlacedSection } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import { type Field, type Fields, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind } from '#sections/kinds.ts';
import { sectionName } from '#sections/section-names.ts';
import { type Pictures, placeOf, withPlaces } from './articles.ts';

/**
 * A page for other systems: front matter, then the texts of its sections in their order.
 *
 * @param facts that the page itself does not say.
 */
export function pageAsMarkdown(
  page: MergedPage,
  facts: Readonly<Record<string, unknown>>,
  pictures: Pictures,
): string {
  const { title, kind, slug, seoTitle, description, noindex, names } = page;
  const head = {
    ...{ title, kind, address: kind === 'service' ? `/services/${slug}` : `/${slug}` },
    ...facts,
    seoTitle: seoTitle === title ? undefined : seoTitle,
    seoDescription: description || undefined,
    noindex: noindex || undefined,
    names,
  };
  const sections = page.sections.map((section) => sectionAsMarkdown(section, page, pictures));
  return `---\n${stringify(head)}---\n\n${[`# ${oneLine(title)}`, ...sections].join('\n\n')}\n`;
}

function sectionAsMarkdown(section: PlacedSection, page: MergedPage, pictures: Pictures): string {
  const { kind, fields, isHidden } = section;
  const heading = `## ${oneLine(sectionName(section, page.sections))}${isHidden ? ' (hidden)' : ''}`;
  // What the code does not know any more is the owner's all the same.
  if (!isKind(kind)) return `${heading}\n\n\`\`\`yaml\n${stringify(fields)}\`\`\``;
  const { schema }: Kind = KINDS[kind];
  return [heading, ...blocksOf(fieldsOf(schema.shape), fields, pictures, 3)].join('\n\n');
}

type Values = Readonly<Record<string, unknown>>;

/** @param level of a heading above an item of a list. */
function blocksOf(described: Fields, values: Values, pictures: Pictures, level: number): string[] {
  return Object.entries(described).flatMap(([name, field]) => {
    const value = values[name];
    if (value === undefined || value === null || value === '' || isSameValue(value, [])) return [];
    // A row that breaks its rules must not keep the rest from being backed up.
    if (!fits(field, value))
      return [`**${staff.sections[field.label]}:** ${JSON.stringify(value)}`];
    if (field.type !== 'list') return blockOf(field, value, pictures, level > 3);
    return (value as readonly unknown[])
      .filter(isRecord)
      .flatMap((item, nth) => [
        `${'#'.repeat(level)} ${oneLine(staff.sections[field.item])} ${nth + 1}`,
        ...blocksOf(field.fields, item, pictures, level + 1),
      ]);
  });
}

function fits({ type }: Field, value: unknown): boolean {
  if (type === 'list' || type === 'lines' || type === 'chosen') return Array.isArray(value);
  return isRecord(value) === (type === 'picture');
}

/** @param isItem how a list's item looks says something; how a section looks does not. */
function blockOf(field: Field, value: unknown, pictures: Pictures, isItem: boolean): string[] {
  const label = staff.sections[field.label];
  switch (field.type) {
    case 'markdown':
      return [withPlaces(String(value), pictures)];
    case 'text':
      return [String(value)];
    case 'lines':
    case 'chosen':
      return [
        `**${label}:** ${(value as readonly unknown[]).map((one) => oneLine(String(one))).join(' / ')}`,
      ];
    case 'picture':
      return [`**${label}:** ${pictureAsMarkdown(value as PictureField, pictures)}`];
    case 'choice': {
      const option = field.options[String(value)];
      return isItem ? [`**${label}:** ${option ? staff.sections[option] : value}`] : [];
    }
    case 'link': {
      const [, id = ''] = /^media:(.*)$/i.exec(String(value)) ?? [];
      return [`**${label}:** <${placeOf(pictures.get(id.toLowerCase())) ?? value}>`];
    }
    default:
      return [`**${label}:** ${oneLine(String(value))}`];
  }
}

function pictureAsMarkdown(picture: PictureField, pictures: Pictures): string {
  if ('file' in picture)
    return `${oneLine(String(picture.alt))} (${picture.file}, which is of the code)`;
  const file =
    'media' in picture
      ? pictures.get(String(picture.media).toLowerCase())
      : [...pictures.values()].find(({ path }) => path.split('/').at(-1) === picture.library);
  const alt = 'alt' in picture ? oneLine(String(picture.alt)).replace(/[\\[\]]/g, '\\$&') : '';
  return file ? `![${alt}](<${placeOf(file)}>)` : `${alt} (gone from the library)`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
