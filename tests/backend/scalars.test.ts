import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Database } from '#server/embedded/database.ts';
import { databaseTemplate } from '#server/embedded/template.ts';
import { siteBackend } from './support.ts';

/** What is no array, in an address. */
const SCALARS = ['1', 'true', '%7B%22a%22:1%7D'];
/** The same and more in JSON; `toString` is what the library would have called. */
const VALUES = [1, { toString: 1 }, [[true], 2]];
const OPERATORS = ['eq', 'cs', 'cd', 'ov', 'in', 'not.cs', 'isdistinct'];

interface Column {
  relation: string;
  name: string;
  isArray: boolean;
  isOfTable: boolean;
  /** Of its type, among tables or among views. */
  isFirst: boolean;
}

interface Routine {
  name: string;
  parameters: { name: string; isArray: boolean }[];
}

const backend = siteBackend();
let columns: Column[];
let routines: Routine[];
/** Answers that are no refusal. */
let faults: string[] = [];

beforeAll(async () => {
  columns = await backend.sql(`
    select c.relname as relation, a.attname as name, t.typcategory = 'A' as "isArray", c.relkind = 'r' as "isOfTable",
      row_number() over (partition by c.relkind, t.oid order by c.relname, a.attnum) = 1 as "isFirst"
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      and a.attnum > 0 and not a.attisdropped order by c.relkind, 1, a.attnum`);
  routines = await backend.sql(`
    select p.proname as name, jsonb_agg(jsonb_build_object('name', p.proargnames[i.at],
      'isArray', t.typcategory = 'A') order by i.at) as parameters
    from pg_proc p cross join generate_series(1, p.pronargs) i(at)
    join pg_type t on t.oid = p.proargtypes[i.at - 1]
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    group by p.oid, 1 order by 1`);
});
afterEach(() => {
  expect(faults).toEqual([]);
  faults = [];
});

async function send(path: string, method = 'GET', apikey = backend.secretKey, body?: object) {
  const asked = { headers: { apikey }, ...(body && { body }) };
  const { status } = await backend.ask(method, `rest/v1/${path}`, asked);
  if (status >= 500) faults.push(`${status} ${method} ${path} ${JSON.stringify(body)}`);
  return status;
}

/** A line of the server's own log; the library prints every refusal, and outside of tests is silenced. */
const isReport = ([line]: unknown[]) => typeof line === 'string' && line.includes(' failed: ');

async function withoutReport(work: () => Promise<void>): Promise<void> {
  const log = vi.spyOn(console, 'error');
  await work();
  expect(log.mock.calls.filter(isReport)).toEqual([]);
  log.mockRestore();
}

/** Operators with a scalar, as a filter has them. */
const scalars = (operators: readonly string[]) =>
  operators.map((operator) => `${operator}.${operator === 'in' ? '(1)' : '1'}`);

test('scalar: for an array column it is refused in every form of a filter', async () => {
  const arrays = columns.filter(({ isArray }) => isArray);
  expect(arrays.length).toBeGreaterThan(3);
  for (const { relation, name, isFirst } of arrays) {
    for (const filter of scalars(isFirst ? OPERATORS : ['cs'])) {
      for (const asked of [`${name}=${filter}`, `or=(${name}.${filter},${name}.is.null)`]) {
        const path = `${relation}?select=${name}&${asked}`;
        expect([path, await send(path)]).toEqual([path, 400]);
      }
    }
  }
});

test('scalar: in rows that are embedded, too', { tags: ['slow'] }, async () => {
  const embeds = await backend.sql<{ outer: string; inner: string; column: string }>(`
    select distinct r.relname as outer, f.relname as inner, a.attname as column
    from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    join pg_attribute a on a.attrelid = f.oid join pg_type t on t.oid = a.atttypid
    where k.contype = 'f' and t.typcategory = 'A' and a.attnum > 0
      and r.relnamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace`);
  expect(embeds.length).toBeGreaterThan(0);
  for (const { outer, inner, column } of embeds) {
    for (const filter of scalars(OPERATORS)) {
      await send(`${outer}?select=*,${inner}(*)&${inner}.${column}=${filter}`);
      await send(`${outer}?select=*,${inner}!inner(*)&${inner}.or=(${column}.${filter})`);
    }
  }
});

test('scalar: no filter and no wrong value does harm', { tags: ['slow'] }, () =>
  withoutReport(async () => {
    const key = backend.publishableKey;
    for (const { relation, name, isOfTable } of columns.filter(({ isFirst }) => isFirst)) {
      const path = `${relation}?${name}=is.null`;
      for (const scalar of SCALARS) {
        await send(`${relation}?select=${name}&limit=1&${name}=eq.${scalar}`);
      }
      // A view takes no writes, whatever they bring.
      if (!isOfTable) continue;
      await send(`${relation}?${name}=cs.1`, 'DELETE', key);
      for (const value of VALUES) {
        await send(relation, 'POST', key, { [name]: value });
        await send(path, 'PATCH', key, { [name]: value });
      }
    }
  }),
);

test('scalar: a wrong type for a function is refused or cast', { tags: ['slow'] }, () =>
  withoutReport(async () => {
    const key = backend.publishableKey;
    expect(routines.some(({ parameters }) => parameters.some(({ isArray }) => isArray))).toBe(true);
    for (const { name, parameters } of routines) {
      const query = parameters.map((parameter) => `${parameter.name}=1`).join('&');
      await send(`rpc/${name}?${query}`, 'GET', key);
      for (const value of VALUES.slice(1)) {
        const body = Object.fromEntries(parameters.map((parameter) => [parameter.name, value]));
        await send(`rpc/${name}`, 'POST', key, body);
      }
    }
  }),
);

test('scalar: what is left of a transaction is ended before the next task', async () => {
  await backend.sql('begin');
  await expect(backend.sql('savepoint kept')).rejects.toThrow(/only be used in transaction blocks/);
  expect(await send('published_posts?select=slug&limit=1')).toBe(200);
});

test('scalar: a session that can’t be set right is told of once it is', async () => {
  const broken = vi.fn();
  const database = await Database.open(null, await (await databaseTemplate()).read(), broken);
  await expect(database.sql('select 1 / 0')).rejects.toThrow('division by zero');
  await database.exec('begin');
  expect(broken).not.toHaveBeenCalled();
  const { driver } = database.connection;
  vi.spyOn(driver, 'execProtocolRaw').mockRejectedValue(new Error('memory access out of bounds'));
  await database.sql('select 1').catch(() => undefined);
  expect(broken).toHaveBeenCalled();
  vi.restoreAllMocks();
  await database.close();
});
