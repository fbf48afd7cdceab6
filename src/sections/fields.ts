import * as z from 'zod/mini';
import type { PageKind } from '#business/types.ts';
import { safeAddress } from '#domain/markdown/addresses.ts';
import { isAmount } from '#domain/settings/amounts.ts';
import type { MessageKey } from '#languages/staff.ts';

/** Of what staff read: whoever shows a field looks it up, for words come after this module. */
type Label = MessageKey<'sections'>;

/**
 * What an editor needs to know of a field, beside what its schema refuses: everything here is words and
 * numbers, so that a form of plain inputs can be made of it.
 */
export type Field =
  | { type: 'line' | 'text' | 'markdown'; label: Label; limit: number; least: number }
  /** Short texts, each on a line of its own. */
  | { type: 'lines'; label: Label; limit: number; least: number; most: number }
  | { type: 'link'; label: Label; limit: number; least: number }
  /** `limit` is that of its description, which may be needed, or left to another picture. */
  | {
      type: 'picture';
      label: Label;
      limit: number;
      isOptional: boolean;
      words: 'needed' | 'asked' | 'elsewhere';
    }
  | { type: 'amount'; label: Label }
  | { type: 'choice'; label: Label; options: Readonly<Record<string, Label>> }
  /** Addresses of galleries or articles, in the order in which they are shown. */
  | { type: 'chosen'; label: Label; from: 'galleries' | 'articles' | 'pages'; most: number }
  | { type: 'list'; label: Label; item: Label; least: number; most: number; fields: Fields };
export type Fields = Readonly<Record<string, Field>>;

/** What staff can choose from, and what a page may hold. */
export interface Kind<Schema = z.ZodMiniObject> {
  /** For staff, who add one by it. */
  name: MessageKey<'sections'>;
  hint: MessageKey<'sections'>;
  schema: Schema;
  /** Where it may stand. */
  pages: readonly PageKind[];
  /** At most one on a page. */
  isSingle?: true;
  /** Has the page's title, and stands first. */
  isOpening?: true;
}

const known = new WeakMap<z.core.$ZodType, Field>();
const ALT = 300;
const ADDRESS = 300;

/** The fields of a schema's shape in their order; keys of items are none. */
export function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Fields {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, one]) => {
      const field = known.get(one);
      return field ? [[name, field]] : [];
    }),
  );
}

/** The field at a path: `items.a1.question`. */
export function fieldAt(
  fields: Fields,
  [name = '', , ...rest]: readonly string[],
): Field | undefined {
  const field = fields[name];
  return field?.type === 'list' && rest.length > 0 ? fieldAt(field.fields, rest) : field;
}

interface TextOptions {
  /** May stay empty: then it is not shown. */
  isOptional?: boolean;
}

/** Text without line breaks. */
export function line(label: Label, limit: number, options: TextOptions = {}) {
  return text('line', label, limit, options, z.regex(/^[^\p{Cc}]*$/u, 'has no line breaks'));
}

/** A paragraph. */
export const paragraph = (label: Label, limit: number, options: TextOptions = {}) =>
  text('text', label, limit, options);

export const markdown = (label: Label, limit: number, options: TextOptions = {}) =>
  text('markdown', label, limit, options);

export function link(label: Label, options: TextOptions = {}) {
  const isAddress = z.refine<string>(
    (value) => value === '' || safeAddress(value) !== null,
    'is no address',
  );
  return text('link', label, ADDRESS, options, isAddress);
}

function text(
  type: 'line' | 'text' | 'markdown' | 'link',
  label: Label,
  limit: number,
  { isOptional = false }: TextOptions,
  ...checks: z.core.$ZodCheck<string>[]
) {
  const least = isOptional ? 0 : 1;
  const plain = z.string().check(z.maxLength(limit), z.minLength(least), ...checks);
  return described(z._default(plain, ''), { type, label, limit, least });
}

export function lines(label: Label, limit: number, least: number, most: number) {
  const one = z.string().check(z.minLength(1), z.maxLength(limit), z.regex(/^[^\p{Cc}]*$/u));
  const all = z.array(one).check(z.minLength(least), z.maxLength(most));
  return described(z._default(all, []), { type: 'lines', label, limit, least, most });
}

const alt = z.string().check(z.maxLength(ALT));
const pictureValue = z.union([
  z.strictObject({ file: z.string().check(z.regex(/^[\w.-]+$/)), alt }),
  z.strictObject({ media: z.uuid(), alt: z.optional(alt) }),
  z.strictObject({ library: z.string().check(z.regex(/^[\w.-]+$/)) }),
]);

interface PictureOptions extends TextOptions {
  /** `asked` where it may decorate. */
  words?: 'needed' | 'asked' | 'elsewhere';
}

export function picture(label: Label, options: PictureOptions = {}) {
  const { isOptional = false, words = 'asked' } = options;
  // Null: staff took out the one that the folder has.
  const value = z.optional(isOptional ? z.nullable(pictureValue) : pictureValue);
  return described(value, { type: 'picture', label, limit: ALT, isOptional, words });
}

/** In the site's currency, with cents or without. */
export function amount(label: Label) {
  const isFine = z.refine<number>(isAmount, 'is no amount with at most two decimals');
  return described(z.number().check(isFine), { type: 'amount', label });
}

/** @param options labels by value; the first is the default. */
export function choice<const Options extends Readonly<Record<string, Label>>>(
  label: Label,
  options: Options,
) {
  const values = Object.keys(options) as (keyof Options & string)[];
  return described(
    z._default(z.enum(values), () => values[0] as never),
    { type: 'choice', label, options },
  );
}

type Chosen = Extract<Field, { type: 'chosen' }>;

export function chosen(label: Label, from: Chosen['from'], most: number) {
  const slugs = z.array(z.string().check(z.minLength(1))).check(z.maxLength(most));
  return described(z._default(slugs, []), { type: 'chosen', label, from, most });
}

interface ListOptions<Shape> {
  label: Label;
  /** What one of them is called, as in `Add a question`. */
  item: Label;
  least: number;
  most: number;
  shape: Shape;
}

/** Items with keys, unique in their list. */
export function list<const Shape extends z.core.$ZodLooseShape>(options: ListOptions<Shape>) {
  const { shape, ...field } = options;
  const { least, most } = field;
  const key = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64));
  const one = z.strictObject({ key, ...shape });
  const haveOwnKeys = z.refine<unknown[]>(
    (items) => new Set(items.map(keyOf)).size === items.length,
    'has a key twice',
  );
  const all = z.array(one).check(z.minLength(least), z.maxLength(most), haveOwnKeys);
  const fields = fieldsOf(shape);
  return described(z._default(all, []), { type: 'list', ...field, fields });
}

const keyOf = (item: unknown) => (item as { key: string }).key;

function described<Schema extends z.core.$ZodType>(schema: Schema, field: Field): Schema {
  known.set(schema, field);
  return schema;
}
