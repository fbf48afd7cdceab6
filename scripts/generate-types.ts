/**
 * Writes supabase/database.types.ts from the catalog of a fresh embedded database, in the shape of
 * `supabase gen types typescript`. With --check it writes nothing and exits 1 when the file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBackend } from '#server/embedded/open.ts';

const TARGET = path.resolve(import.meta.dirname, '../supabase/database.types.ts');

interface Column {
  relation: string;
  is_view: boolean;
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  /** Identity or generated: only the database writes it. */
  always: boolean;
}

interface Routine {
  name: string;
  arguments: { name: string; type: string; mode: string }[];
  /** The number of optional last arguments. */
  defaults: number;
  returns: string;
  is_set: boolean;
}

const QUERIES = {
  columns: `
    select c.relname as relation, c.relkind = 'v' as is_view, a.attname as name, t.typname as type,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as has_default,
      a.attidentity = 'a' or a.attgenerated <> '' as always
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attname`,
  relationships: `
    select c.relname as relation, array[
      format('foreignKeyName: "%s"', k.conname),
      format('columns: %s', (select json_agg(attname order by nth)
        from unnest(k.conkey) with ordinality as n (num, nth)
        join pg_attribute on attrelid = k.conrelid and attnum = num)),
      format('isOneToOne: %s', case when exists (
        select from pg_constraint u
        where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey = k.conkey
      ) then 'true' else 'false' end),
      format('referencedRelation: "%s"', target.relname),
      format('referencedColumns: %s', (select json_agg(attname order by nth)
        from unnest(k.confkey) with ordinality as n (num, nth)
        join pg_attribute on attrelid = k.confrelid and attnum = num))
    ] as lines
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class target on target.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and target.relnamespace = 'public'::regnamespace
    order by c.relname, k.conname`,
  routines: `
    select p.proname as name, r.typname as returns, p.proretset as is_set, p.pronargdefaults as defaults,
      coalesce((
        select json_agg(json_build_object(
          'name', p.proargnames[nth], 'type', t.typname, 'mode', coalesce(p.proargmodes[nth], 'i')
        ) order by nth)
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a (type, nth)
        join pg_type t on t.oid = a.type
      ), '[]') as arguments
    from pg_proc p
    join pg_type r on r.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
    order by p.proname`,
  enums: `
    select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace
    group by t.typname order by t.typname`,
};

const SCALARS: Record<string, string> = {
  bool: 'boolean',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  record: 'Record<string, unknown>',
  void: 'undefined',
};

const backend = await openBackend({ folder: null });
const columns = await backend.sql<Column>(QUERIES.columns);
const relationships = await backend.sql<{ relation: string; lines: string[] }>(
  QUERIES.relationships,
);
const routines = await backend.sql<Routine>(QUERIES.routines);
const enums = await backend.sql<{ name: string; values: string[] }>(QUERIES.enums);
await backend.close();
const relations = Map.groupBy(columns, ({ relation }) => relation);

function render(): string {
  const [views, tables] = [true, false].map((isView) =>
    [...relations].filter(([, [first]]) => first?.is_view === isView).map(renderRelation),
  );
  const schema = block([
    `Tables: ${block(tables ?? [])}`,
    `Views: ${block(views ?? [])}`,
    `Functions: ${block(routines.map(renderRoutine))}`,
    `Enums: ${block(enums.map((e) => `${e.name}: ${e.values.map((v) => `"${v}"`).join(' | ')}`))}`,
    `CompositeTypes: ${block([])}`,
  ]);
  return `${HEAD}export type Database = ${block([`public: ${schema}`])}\n${TAIL}`;
}

function renderRelation([name, fields]: [string, Column[]]): string {
  const written = (isOptional: (column: Column) => boolean) =>
    block(fields.map((c) => (c.always ? `${c.name}?: never` : field(c, isOptional(c)))));
  const own = relationships.filter(({ relation }) => relation === name);
  const list = indent(own.map(({ lines }) => block(lines)).join(',\n'));
  const lines = [
    `Row: ${row(fields)}`,
    `Insert: ${written((c) => c.nullable || c.has_default)}`,
    `Update: ${written(() => true)}`,
    `Relationships: ${own.length === 0 ? '[]' : `[\n${list},\n]`}`,
  ];
  const isRead = (line: string) => /^(Row|Relationships):/.test(line);
  return `${name}: ${block(fields[0]?.is_view ? lines.filter(isRead) : lines)}`;
}

function renderRoutine(r: Routine): string {
  const inputs = r.arguments.filter(({ mode }) => mode === 'i');
  const results = r.arguments.filter(({ mode }) => mode === 't');
  const args = inputs
    .map((a, index) => ({ ...a, optional: index >= inputs.length - r.defaults }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((a) => `${a.name}${a.optional ? '?' : ''}: ${typeOf(a.type)}`);
  const returns =
    results.length > 0
      ? block(results.map((a) => `${a.name}: ${typeOf(a.type)}`))
      : typeOf(r.returns);
  const isOneToOne = `isOneToOne: ${!r.is_set}`;
  const setOf = ['from: "*"', `to: "${r.returns}"`, isOneToOne, `isSetofReturn: ${r.is_set}`];
  return `${r.name}: ${block([
    `Args: ${args.length === 0 ? 'never' : block(args)}`,
    `Returns: ${returns}${r.is_set ? '[]' : ''}`,
    ...(relations.has(r.returns) ? [`SetofOptions: ${block(setOf)}`] : []),
  ])}`;
}

function typeOf(type: string): string {
  if (type.startsWith('_')) return `${typeOf(type.slice(1))}[]`;
  if (enums.some(({ name }) => name === type)) return `Database["public"]["Enums"]["${type}"]`;
  const fields = relations.get(type);
  return fields ? row(fields) : (SCALARS[type] ?? 'string');
}

function row(fields: Column[]): string {
  return block(fields.map((column) => field(column, false)));
}

function field({ name, type, is_view, nullable }: Column, isOptional: boolean): string {
  return `${name}${isOptional ? '?' : ''}: ${typeOf(type)}${is_view || nullable ? ' | null' : ''}`;
}

function block(lines: string[]): string {
  return lines.length === 0
    ? '{\n  [_ in never]: never\n}'
    : `{\n${lines.map(indent).join('\n')}\n}`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

const HEAD = `// Written by \`npm run types\` from supabase/migrations. Change those, not this.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

`;

const TAIL = `
type Public = Database["public"]

/** A row as it is read. */
export type Tables<Name extends keyof (Public["Tables"] & Public["Views"])> =
  (Public["Tables"] & Public["Views"])[Name]["Row"]

/** A row as it is inserted. */
export type TablesInsert<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Insert"]

/** The columns of an update. */
export type TablesUpdate<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Update"]

/** The values of an enum. */
export type Enums<Name extends keyof Public["Enums"]> = Public["Enums"][Name]
`;

const types = render();
if (process.argv.includes('--check')) {
  const present = await readFile(TARGET, 'utf8').catch(() => '');
  if (present !== types) {
    console.error(
      'supabase/database.types.ts is not what the migrations say: run `npm run types`.',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(TARGET, types);
  console.log('Wrote supabase/database.types.ts.');
}
