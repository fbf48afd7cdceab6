import { beforeEach, describe, expect, test } from 'vitest';
import { quickProof } from './enquiry-sending.ts';
import { openDatabase, type Person } from './harness.ts';
import { PNG } from './rows.ts';

const database = openDatabase();
beforeEach(async () => {
  await database.sql(`set storage.allow_delete_query = 'true'`);
  await database.sql('delete from public.enquiries');
  await database.sql('delete from private.enquiry_tickets');
  await database.sql(`delete from storage.objects where bucket_id = 'enquiry-pictures'`);
});

const BUCKET = 'enquiry-pictures';
async function ask(path: string, body: unknown, address = '203.0.113.7', headers = {}) {
  const { publishableKey: key } = database.backend;
  const isFile = body instanceof Uint8Array;
  const response = await database.backend.fetch(
    new Request(`http://localhost:4321${path}`, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        'cf-connecting-ip': address,
        'content-type': isFile ? 'image/png' : 'application/json',
        ...headers,
      },
      body: isFile ? new Uint8Array(body) : JSON.stringify(body),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

const begin = async (address?: string): Promise<string> =>
  (await ask('/rest/v1/rpc/begin_enquiry_pictures', {}, address)).body;
const put = (path: string, body: Uint8Array = PNG, headers = {}) =>
  ask(`/storage/v1/object/${BUCKET}/${path}`, body, undefined, headers);
/** Whether it was taken. */
const isPut = async (...given: Parameters<typeof put>) => (await put(...given)).status === 200;
const withdraw = (ticket: string, place: number) =>
  ask('/rest/v1/rpc/withdraw_enquiry_picture', { ticket, place });
const send = (ticket: string | null) =>
  ask('/rest/v1/rpc/submit_enquiry', {
    ...{ name: 'Ann Lee', email: 'ann@example.com', phone: '', service: null, consent: true },
    ...{ message: 'A kitchen in ash, please.', website: '', ticket },
    started_at: new Date(Date.now() - 60_000).toISOString(),
  });
const age = (ticket: string, by: string) =>
  database.sql`
    update private.enquiry_tickets set created_at = created_at - ${by}::interval
    where id = ${ticket}`;
const pictures = () => database.sql('select * from public.enquiry_pictures order by position');
const files = async (person: Person) => (await database.client(person)).storage.from(BUCKET);
const loose = () => database.column('select public.files_without_enquiry()');

test('photographs: six come with the enquiry, without those that were taken away', async () => {
  const ticket = await begin();
  for (const place of [1, 2, 3, 4, 5, 6, 7, 12]) {
    expect(await isPut(`${ticket}/${place}`), `${place}`).toBe(true);
  }
  expect((await withdraw(ticket, 2)).status).toBe(204);
  expect(await loose()).toEqual([`${ticket}/2`]);
  expect(await send(ticket)).toEqual({ status: 200, body: 6 });
  expect(await pictures()).toMatchObject(
    [1, 3, 4, 5, 6, 7].map((place, nth) => ({
      ...{ position: nth + 1, path: `${ticket}/${place}`, mime_type: 'image/png' },
      bytes: PNG.length,
    })),
  );
  expect(await database.sql('select pictures, has_lost_pictures from public.enquiries')).toEqual([
    { pictures: 6, has_lost_pictures: false },
  ]);
  const notice = database.value`
    select (private.notice_of_enquiry(enquiries, 'link', 'en')).body from public.enquiries`;
  expect(await notice).toContain('6 photographs or sketches are with it');
  // Only what belongs to it stays, and it goes with it.
  expect(await loose()).toEqual([`${ticket}/2`, `${ticket}/12`]);
  await database.sql('delete from public.enquiries');
  expect(await loose()).toHaveLength(8);
});

describe('photographs: a ticket', () => {
  test('has twelve places, and cannot be guessed or written otherwise', async () => {
    const ticket = await begin();
    const places = ['13', '0', '1/2', '1.png', ''].map((place) => `${ticket}/${place}`);
    const others = [`${crypto.randomUUID()}/1`, `${ticket.toUpperCase()}/1`, '1'];
    for (const path of [...places, ...others]) expect(await isPut(path), path).toBe(false);
  });

  test('is good for an hour, and what came in time may be sent for another', async () => {
    const ticket = await begin();
    await age(ticket, '59 minutes');
    expect(await isPut(`${ticket}/1`)).toBe(true);
    await age(ticket, '2 minutes');
    expect(await isPut(`${ticket}/2`)).toBe(false);
    expect(await loose()).toEqual([]);
    expect(await send(ticket)).toEqual({ status: 200, body: 1 });
  });

  test('that is spent, unknown or too old does not cost the enquiry', async () => {
    const spent = await begin();
    await put(`${spent}/1`);
    const old = await begin();
    await put(`${old}/1`);
    await age(old, '2 hours');
    expect((await send(spent)).body).toBe(1);
    for (const ticket of [spent, old, crypto.randomUUID()]) {
      expect(await send(ticket)).toEqual({ status: 200, body: 0 });
    }
    expect(
      await database.sql`
        select has_lost_pictures as lost from public.enquiries order by created_at`,
    ).toEqual([{ lost: false }, { lost: true }, { lost: true }, { lost: true }]);
    expect(await isPut(`${spent}/2`)).toBe(false);
    expect(await pictures()).toHaveLength(1);
    expect(await loose()).toEqual([`${old}/1`]);
  });

  test('of two enquiries at once brings its files to one', async () => {
    const ticket = await begin();
    await put(`${ticket}/1`);
    const answers = await Promise.all([send(ticket), send(ticket)]);
    expect(answers.map(({ body }) => body).sort()).toEqual([0, 1]);
  });

  test('is refused after six an hour from one sender, and to no other', async () => {
    for (let nth = 1; nth <= 6; nth++) expect(await begin()).toMatch(/-/);
    const refused = await ask('/rest/v1/rpc/begin_enquiry_pictures', {});
    expect(refused).toMatchObject({ status: 429, body: { hint: 'sender' } });
    expect(await begin('203.0.113.8')).toMatch(/-/);
    await database.sql`
      insert into private.enquiry_tickets (sender_hash) select 'x' || nth from generate_series(1,
      493) as nth`;
    const full = await ask('/rest/v1/rpc/begin_enquiry_pictures', {}, '203.0.113.9');
    expect(full).toMatchObject({ status: 429, body: { hint: 'everybody' } });
    // The enquiry itself still comes.
    expect((await send(null)).status).toBe(200);
  });

  test('takes 15 MB, and all of a day 1 GB', async () => {
    const [ticket, other] = [await begin(), await begin()];
    await put(`${ticket}/1`);
    const weigh = (path: string, size: number) =>
      database.sql`
        update storage.objects set metadata = metadata || jsonb_build_object('size',
        ${size}::bigint) where name = ${path}`;
    await weigh(`${ticket}/1`, 15_000_000);
    expect(await isPut(`${ticket}/2`)).toBe(false);
    expect(await isPut(`${other}/1`)).toBe(true);
    await weigh(`${ticket}/1`, 1_000_000_000);
    expect(await isPut(`${other}/2`)).toBe(false);
  });
});

describe('photographs: a flood', () => {
  const beginProved = async (address: string) =>
    await ask(
      '/rest/v1/rpc/begin_enquiry_pictures',
      { proof: await quickProof(database) },
      address,
    );

  test('of tickets without a proof ends after ten an hour, and not for who calculates', async () => {
    for (let nth = 0; nth < 10; nth++) expect(await begin(`203.0.113.${nth}`)).toMatch(/-/);
    const refused = await ask('/rest/v1/rpc/begin_enquiry_pictures', {}, '203.0.113.20');
    expect(refused).toMatchObject({ status: 429, body: { hint: 'everybody' } });
    const again = { proof: await quickProof(database) };
    const spend = (address: string) => ask('/rest/v1/rpc/begin_enquiry_pictures', again, address);
    expect((await spend('203.0.113.21')).status).toBe(200);
    expect(await spend('203.0.113.22'), 'a proof is good once').toMatchObject({ status: 429 });
  });

  test('takes no more than 1 GB of a day, whatever becomes of its tickets', async () => {
    let given = 0;
    while ((await beginProved(`203.0.113.${given}`)).status === 200) given += 1;
    // Twelve files of 5 MiB each.
    expect(given).toBe(Math.floor(1_000_000_000 / (12 * 5_242_880)));
    await database.sql`
      update private.enquiry_tickets set created_at = now() - interval '61 minutes'`;
    const later = await beginProved('203.0.113.99');
    expect(later.status).toBe(200);
    await put(`${later.body}/1`);
    await database.sql(
      `update storage.objects set metadata = metadata || '{"size": 970000000}' where name = $1`,
      `${later.body}/1`,
    );
    await age(later.body, '2 hours');
    expect(await beginProved('203.0.113.98')).toMatchObject({ status: 429 });
    expect((await send(null)).status).toBe(200);
  });

  test('gets no signed address, and no file in pieces', async () => {
    const ticket = await begin();
    const sign = `/storage/v1/object/upload/sign/${BUCKET}/${ticket}/1`;
    expect((await ask(sign, {})).status).not.toBe(200);
    const metadata = Object.entries({
      ...{ bucketName: BUCKET, objectName: `${ticket}/1`, contentType: 'image/png' },
    }).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
    const pieces = await ask('/storage/v1/upload/resumable', new Uint8Array(), undefined, {
      ...{ 'tus-resumable': '1.0.0', 'upload-length': String(PNG.length) },
      ...{
        'upload-metadata': metadata.join(','),
        'content-type': 'application/offset+octet-stream',
      },
    }).catch(() => ({ status: 0 }));
    expect(pieces.status).not.toBe(201);
    expect(await isPut(`${ticket}/1`)).toBe(true);
  });
});

test('photographs: the bucket is written once, and nothing else by visitors', async () => {
  const ticket = await begin();
  await put(`${ticket}/1`);
  const again = await put(`${ticket}/1`);
  expect(again.status === 409 || again.body.statusCode === '409').toBe(true);
  const over = await put(`${ticket}/1`, PNG, { 'x-upsert': 'true' });
  expect(over.status).not.toBe(200);
  const visitor = await files('nobody');
  const [one, two] = [`${ticket}/1`, `${ticket}/2`];
  for (const folder of [ticket, '']) expect((await visitor.list(folder)).data ?? []).toEqual([]);
  for (const attempt of [
    ...[visitor.download(one), visitor.createSignedUrl(one, 60), visitor.copy(one, two)],
    ...[visitor.move(one, two), visitor.update(one, PNG)],
  ]) {
    expect((await attempt).error).not.toBeNull();
  }
  expect((await visitor.remove([one])).data ?? []).toEqual([]);
  const url = `http://localhost:4321/storage/v1/object/public/${BUCKET}/${ticket}/1`;
  expect((await database.backend.fetch(new Request(url))).status).not.toBe(200);
  expect((await send(ticket)).body).toBe(1);
});

test('photographs: the bucket refuses what is too large or not what it says', async () => {
  const ticket = await begin();
  const large = Buffer.concat([PNG, Buffer.alloc(5_242_881 - PNG.length)]);
  expect(await isPut(`${ticket}/1`, large)).toBe(false);
  for (const type of ['text/html', 'image/svg+xml', 'video/mp4', 'image/gif']) {
    expect(await isPut(`${ticket}/1`, PNG, { 'content-type': type }), type).toBe(false);
  }
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  for (const type of ['image/png', 'image/jpeg', 'application/pdf']) {
    expect(await isPut(`${ticket}/1`, page, { 'content-type': type }), type).toBe(false);
  }
  expect(await isPut(`${ticket}/1`, PNG, { 'content-type': 'image/jpeg' })).toBe(false);
  expect(await isPut(`${ticket}/1`)).toBe(true);
});

test('photographs: staff see what came, and delete what belongs to nothing', async () => {
  const ticket = await begin();
  await put(`${ticket}/1`);
  await send(ticket);
  for (const person of ['viewer', 'deactivated', 'aal1'] as const) {
    expect((await (await files(person)).download(`${ticket}/1`)).error, person).not.toBeNull();
  }
  const staff = await files('editor');
  expect((await staff.createSignedUrl(`${ticket}/1`, 60)).error).toBeNull();
  expect(
    (await staff.upload(`${ticket}/2`, PNG, { contentType: 'image/png' })).error,
  ).not.toBeNull();
  expect((await staff.remove([`${ticket}/1`])).data ?? []).toEqual([]);
  await database.sql('delete from public.enquiries');
  expect((await staff.remove([`${ticket}/1`])).data).toHaveLength(1);
  expect(await loose()).toEqual([]);
});

test('photographs: the customer’s permission is noted with who and when, and taken back', async () => {
  const ticket = await begin();
  await put(`${ticket}/1`);
  await send(ticket);
  const id = await database.value('select id from public.enquiries');
  const note = (permitted: boolean) =>
    database.answer('editor', 'record_picture_permission', [id, permitted]);
  await note(true);
  const [first] = await pictures();
  expect(first).toMatchObject({
    permitted_by: expect.any(String),
    permitted_at: expect.anything(),
  });
  await note(true);
  expect(await pictures()).toEqual([first]);
  await note(false);
  expect(await pictures()).toMatchObject([{ permitted_at: null, permitted_by: null }]);
});
