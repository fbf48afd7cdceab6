/**
 * Writes supabase/database.types.ts from the catalog of a fresh embedded database, in the shape of
 * `supabase gen types typescript`. With --check it writes nothing and exits 1 when the file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBackend } from '#local/backend/open.ts';

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

interface Relationship {
  name: string;
  relation: string;
  columns: string[];
  target: string;
  target_columns: string[];
  one_to_one: boolean;
}

interface Routine {
  name: string;
  arguments: { name: string; type: string; mode: string }[];
  /** The number of optional last arguments. */
  defaults: number;
  returns: string;
  is_set: boolean;
}

interface EnumType {
  name: string;
  values: string[];
}

interface Catalog {
  columns: Column[];
  relationships: Relationship[];
  routines: Routine[];
  enums: EnumType[];
}

const QUERIES: Record<keyof Catalog, string> = {
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
    select k.conname as name, c.relname as relation, target.relname as target,
      array(select attname::text from unnest(k.conkey) with ordinality as n (num, nth)
        join pg_attribute on attrelid = k.conrelid and attnum = num order by nth) as columns,
      array(select attname::text from unnest(k.confkey) with ordinality as n (num, nth)
        join pg_attribute on attrelid = k.confrelid and attnum = num order by nth) as target_columns,
      exists (
        select from pg_constraint u
        where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey = k.conkey
      ) as one_to_one
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

async function readCatalog(): Promise<Catalog> {
  const backend = await openBackend({ folder: null });
  try {
    return {
      columns: await backend.sql<Column>(QUERIES.columns),
      relationships: await backend.sql<Relationship>(QUERIES.relationships),
      routines: await backend.sql<Routine>(QUERIES.routines),
      enums: await backend.sql<EnumType>(QUERIES.enums),
    };
  } finally {
    await backend.close();
  }
}

function render(catalog: Catalog): string {
  const enums = new Set(catalog.enums.map(({ name }) => name));
  const relations = Map.groupBy(catalog.columns, (column) => column.relation);

  const typeOf = (type: string): string => {
    if (type.startsWith('_')) return `${typeOf(type.slice(1))}[]`;
    if (enums.has(type)) return `Database["public"]["Enums"]["${type}"]`;
    if (relations.has(type)) return row(relations.get(type) ?? []);
    return SCALARS[type] ?? 'string';
  };
  const row = (columns: Column[]): string =>
    block(
      columns.map((c) => `${c.name}: ${typeOf(c.type)}${c.is_view || c.nullable ? ' | null' : ''}`),
    );
  const written = (columns: Column[], optional: (column: Column) => boolean): string =>
    block(
      columns.map((c) =>
        c.always
          ? `${c.name}?: never`
          : `${c.name}${optional(c) ? '?' : ''}: ${typeOf(c.type)}${c.nullable ? ' | null' : ''}`,
      ),
    );
  const relationship = (r: Relationship): string =>
    block([
      `foreignKeyName: "${r.name}"`,
      `columns: ${JSON.stringify(r.columns)}`,
      `isOneToOne: ${r.one_to_one}`,
      `referencedRelation: "${r.target}"`,
      `referencedColumns: ${JSON.stringify(r.target_columns)}`,
    ]);
  const relationships = (relation: string): string => {
    const own = catalog.relationships.filter((r) => r.relation === relation).map(relationship);
    return own.length === 0 ? '[]' : `[\n${indent(own.join(',\n'))},\n]`;
  };

  const table = ([name, columns]: [string, Column[]]): string =>
    `${name}: ${block([
      `Row: ${row(columns)}`,
      `Insert: ${written(columns, (c) => c.nullable || c.has_default)}`,
      `Update: ${written(columns, () => true)}`,
      `Relationships: ${relationships(name)}`,
    ])}`;
  const view = ([name, columns]: [string, Column[]]): string =>
    `${name}: ${block([`Row: ${row(columns)}`, 'Relationships: []'])}`;

  const routine = (r: Routine): string => {
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
    const lines = [
      `Args: ${args.length === 0 ? 'never' : block(args)}`,
      `Returns: ${returns}${r.is_set ? '[]' : ''}`,
    ];
    if (relations.has(r.returns)) {
      lines.push(
        `SetofOptions: ${block([
          'from: "*"',
          `to: "${r.returns}"`,
          `isOneToOne: ${!r.is_set}`,
          `isSetofReturn: ${r.is_set}`,
        ])}`,
      );
    }
    return `${r.name}: ${block(lines)}`;
  };

  const entries = [...relations];
  const schema = block([
    `Tables: ${block(entries.filter(([, c]) => !c[0]?.is_view).map(table))}`,
    `Views: ${block(entries.filter(([, c]) => c[0]?.is_view).map(view))}`,
    `Functions: ${block(catalog.routines.map(routine))}`,
    `Enums: ${block(catalog.enums.map((e) => `${e.name}: ${e.values.map((v) => `"${v}"`).join(' | ')}`))}`,
    'CompositeTypes: {\n  [_ in never]: never\n}',
  ]);
  return `${HEAD}export type Database = ${block([`public: ${schema}`])}\n${TAIL}`;
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

const types = render(await readCatalog());
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
