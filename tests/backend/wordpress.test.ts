/** @module-tag slow */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { DataError } from '#data/errors.ts';
import type { StorePicture } from '#data/wordpress/bring-pictures.ts';
import { carryOut } from '#data/wordpress/carry-out.ts';
import { fetchPagesHere } from '#data/wordpress/what-is-here.ts';
import { importExport } from '#scripts/wordpress/import-export.ts';
import { planImport } from '#wordpress/plan/plan-import.ts';
import type { SiteLanguages } from '#wordpress/site-languages.ts';
import { fileFolder } from '../support/own-folder.ts';
import { siteBackend } from './support.ts';

const backend = siteBackend();
const other = siteBackend();
const staff = siteBackend();
const uploads = fileFolder();
let xml: string;
let imported: Awaited<ReturnType<typeof run>>;

const run = async (
  text: string | string[] = xml,
  project = backend.project,
  languages?: SiteLanguages,
) => {
  const { articles, pages, pictures, ...report } = await importExport(
    ...([project, [text].flat(), uploads, languages] as const),
  );
  const files = pictures.filter(({ kind }) => kind === 'PDF').length;
  return {
    ...{ articles: articles.length, pages: pages.length, files },
    ...{ pictures: pictures.length - files, ...report },
  };
};

beforeAll(async () => {
  await mkdir(path.join(uploads, '2019/05'), { recursive: true });
  const oak = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a07040' } });
  const taken = oak.withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } });
  await writeFile(path.join(uploads, '2019/05/oak.png'), await taken.png().toBuffer());
  xml = await readFile(path.join(import.meta.dirname, 'wordpress/export.xml'), 'utf8');
  imported = await run();
});

/** An export of such items, as WordPress writes them. */
function exportOf(...items: string[]): string {
  const [head = ''] = xml.split('<item>');
  return `${head}${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;
}

async function article(slug: string) {
  const [row] = await backend.sql<Record<string, unknown>>(
    `select posts.title, posts.summary, posts.body, posts.author_name, posts.tags, published_at::text,
      (select title from media where id = posts.cover_media_id) as cover
    from posts left join published_posts on post_id = posts.id where posts.slug = $1`,
    [slug],
  );
  return row;
}

/** The text with `oak` in place of the picture's id. */
const readable = (body: unknown) => String(body).replace(/media:[0-9a-f-]{36}/g, 'media:oak');

describe('import: an export of WordPress', () => {
  test('comes with its words, author, tags, date and cover', async () => {
    expect([imported.articles, imported.pictures]).toEqual([3, 1]);
    const { body, published_at, ...facts } = (await article('choosing-oak')) ?? {};
    expect(facts).toEqual({
      ...{ title: 'Choosing oak & ash', summary: 'Which timber for what.' },
      ...{ author_name: 'Anna Harrow', tags: ['Timber', 'oak'], cover: 'Oak boards' },
    });
    expect(new Date(String(published_at)).toISOString()).toBe('2019-05-04T08:30:00.000Z');
    expect(readable(body)).toBe(`## Where it grows

Oak is **heavy**. See [the other text](/blog/second).

![Boards](media:oak "In the yard")

![One](media:oak)

[Two](https://elsewhere.example/ash.jpg)

- dense
- hard

| Wood | Weight |
| ---- | ------ |
| Oak  | 720    |

[video.example](https://video.example/1)`);
  });

  test('keeps the lines and captions of classic texts, and what only looks like a shortcode', async () => {
    expect(readable((await article('second'))?.body)).toBe(`A classic text \\[sic] of two lines\\
that stand together.

![Boards again](media:oak "Seen from above")

![A stack of oak boards](media:oak "Drying in the yard")

The end.`);
  });

  test('leaves drafts as drafts', async () => {
    expect(await article('not-ready')).toMatchObject({ title: 'Not ready', published_at: null });
  });

  test('comes with pictures that tell nothing of place and device', async () => {
    const [{ path: name } = { path: '' }] = await backend.sql<{ path: string }>(
      `select path from media where path like 'wordpress/%'`,
    );
    const url = `http://localhost/storage/v1/object/public/media/${name}`;
    const answer = await backend.fetch(new Request(url));
    const { width, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, exif]).toEqual([640, undefined]);
  });

  test('leads the old addresses on, and leaves those that staff have led elsewhere', async () => {
    const path = '/2018/01/second/';
    await backend.sql('update old_addresses set leads_to = $2 where path = $1', [path, '/blog']);
    await run();
    const rows = 'select path, leads_to from old_addresses order by path';
    expect(await backend.sql(rows)).toEqual([
      { path, leads_to: '/blog' },
      { path: '/2019/05/choosing-oak/', leads_to: '/blog/choosing-oak' },
    ]);
    expect(imported.redirects.get(path)).toBe('/blog/second');
  });

  test('says in words what it could not take', () => {
    expect(imported.lost).toEqual([
      'The picture file:///etc/wp-content/uploads/../../lost.png: it has no address.',
      'In “Choosing oak & ash”: the block “latest-posts”.',
      'In “Choosing oak & ash”: the shortcode [contact-form-7].',
      'In “Choosing oak & ash”: the picture https://elsewhere.example/ash.jpg.',
      'In “Choosing oak & ash”: what was embedded from https://video.example/1.',
      'In “About us”: it has no text: only its title came.',
    ]);
  });

  test('that was cut off is brought to its end by the next run, and what staff took off stays off', async () => {
    let isCut = true;
    const cutting: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      if (isCut && request.url.endsWith('/rpc/publish_document')) throw new Error('cut off');
      return other.fetch(request);
    };
    const runThere = () => run(xml, { ...other.project, fetch: cutting });
    const published = async () => {
      const found = `select posts.slug from published_posts join posts on id = post_id order by posts.slug`;
      return (await other.sql<{ slug: string }>(found)).map(({ slug }) => slug);
    };
    // Supabase's client makes an answer of what its `fetch` throws.
    expect((await runThere()).lost.join()).toContain('cut off');
    expect(await published()).toEqual([]);
    isCut = false;
    const { articles, lost } = await runThere();
    expect(articles).toBe(0);
    expect(lost.join()).not.toContain('draft for now');
    expect(await published()).toEqual(['choosing-oak', 'second']);
    await other.sql(
      `delete from published_posts using posts where id = post_id and posts.slug = 'second'`,
    );
    await runThere();
    expect(await published()).toEqual(['choosing-oak']);
  });

  test('brings nothing twice, and leaves alone what staff have changed since', async () => {
    await backend.sql(`update posts set title = 'Ours now' where slug = 'second'`);
    const state = () =>
      backend.sql(`select (select jsonb_agg(to_jsonb(posts) order by id) from posts) as posts,
        (select count(*) from media) as media, (select max(version) from content_changes) as version`);
    const before = await state();
    expect(await run()).toMatchObject({ articles: 0, pages: 0, pictures: 0, known: 4 });
    expect(await state()).toEqual(before);
  });

  test('comes the same with the rights of an administrator, and is known to the command then', async () => {
    const client = await staff.signedUp('owner@example.com');
    await staff.sql(`update user_roles set role = 'admin'`);
    const planned = await planImport([xml], await fetchPagesHere(client));
    if (!planned) throw new Error('It is an export.');
    const store: StorePicture = async ({ url }) => {
      if (!url.endsWith('/oak.png')) throw new Error('it is not in the folder.');
      const file = await readFile(path.join(uploads, '2019/05/oak.png'));
      const place = { bucket: 'media', path: 'oak.png' };
      await client.storage.from('media').upload('oak.png', file, { contentType: 'image/png' });
      const facts = { mime_type: 'image/png', bytes: file.length, width: 640, height: 480 };
      return { ...place, ...facts, thumbhash: null, sha256: null };
    };
    // Without an answer for a picture no text comes that would stay without it.
    const away: StorePicture = () => Promise.reject(new DataError('offline'));
    const cutOff = carryOut(client, planned.plan, { convert: planned.convert, store: away });
    await expect(cutOff).rejects.toThrow(DataError);
    expect(await staff.sql(`select id from posts where slug = 'second'`)).toEqual([]);
    const report = await carryOut(client, planned.plan, { convert: planned.convert, store });
    const names = (texts: { name: string }[]) => texts.map(({ name }) => name);
    expect([names(report.articles), names(report.pages)]).toEqual([
      ['Choosing oak & ash', 'Second', 'Not ready'],
      ['About us'],
    ]);
    const said = (lines: string[]) => lines.filter((line) => line.startsWith('In')).sort();
    expect(said(report.lost)).toEqual(said(imported.lost));
    const state = `select posts.slug, posts.body, published_at from posts
      left join published_posts on post_id = posts.id
      where posts.slug in ('choosing-oak', 'second', 'not-ready') order by posts.slug`;
    const here = await staff.sql(state);
    expect(here).toEqual(await backend.sql(state));
    expect(await run(xml, staff.project)).toMatchObject({ articles: 0, pages: 0, known: 4 });
    expect(await staff.sql(state)).toEqual(here);
  });

  test('shortens what is too long, counted as the database counts it, and says so', async () => {
    const tag = (name: string) =>
      `<category domain="post_tag" nicename="x"><![CDATA[${name}]]></category>`;
    const item = (
      id: number,
      title: string,
      tags: string[],
    ) => `<title>${title}</title><link>https://old.example/long-${id}/</link>
      <content:encoded><![CDATA[<p>Text</p>]]></content:encoded>
      <excerpt:encoded><![CDATA[${'😀'.repeat(501)}]]></excerpt:encoded>
      <wp:post_id>${id}</wp:post_id><wp:post_name>long-${id}</wp:post_name>
      <wp:status>draft</wp:status><wp:post_type>post</wp:post_type>
      ${tags.map(tag).join('')}`;
    const tags = Array.from({ length: 22 }, (_, number) => `tag ${number}`);
    const fits = '😀'.repeat(200);
    const long = `${'x'.repeat(199)}😀😀`;
    const first = item(901, fits, ['w'.repeat(41), 'oak']);
    const { articles, lost } = await run(exportOf(first, item(902, long, tags)));
    expect(articles).toBe(2);
    const kept = { title: fits, summary: '😀'.repeat(500), tags: ['oak'] };
    expect(await article('long-901')).toMatchObject(kept);
    const title = `${'x'.repeat(199)}😀`;
    expect(await article('long-902')).toMatchObject({ title, tags: tags.slice(0, 20) });
    const summary = 'the end of the summary, which has more than 500 characters.';
    const limit = 'an article has at most 20, of 40 characters at most.';
    expect(lost).toEqual([
      `In “${fits}”: ${summary}`,
      `In “${fits}”: the tags ${'w'.repeat(41)}: ${limit}`,
      `In “${title}”: the end of the title, which has more than 200 characters.`,
      `In “${title}”: ${summary}`,
      `In “${title}”: the tags tag 20, tag 21: ${limit}`,
    ]);
  });

  test('leads no address of this site away', async () => {
    const links = ['/*', '/admin/*', '/admin/login', '/?p=910', '/old-oak/'];
    const { redirects, lost } = await run(
      exportOf(
        ...links.map(
          (link, nth) => `<title>Evil ${nth}</title><link>https://old.example${link}</link>
            <content:encoded>Words.</content:encoded><wp:post_id>91${nth}</wp:post_id>
            <wp:post_name>evil-${nth}</wp:post_name><wp:status>publish</wp:status>
            <wp:post_date_gmt>2019-05-04 08:30:00</wp:post_date_gmt><wp:post_type>post</wp:post_type>`,
        ),
      ),
    );
    expect([...redirects]).toEqual([['/old-oak/', '/blog/evil-4']]);
    const refused = (link: string) => `The old address ${link}: one of this form can’t lead on.`;
    expect(lost).toEqual(links.slice(0, 4).map(refused));
  });

  const named = (kind: string, id: number, slug: string, path: string, more: string) =>
    `<title>${slug}</title><link>https://old.example${path}</link><wp:post_id>${id}</wp:post_id>
    <wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${kind}</wp:post_type>
    <wp:post_date_gmt>2021-05-04 08:30:00</wp:post_date_gmt>${more}`;
  const words = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`;
  const spoken = (code: string, group: string, link = '') =>
    `${words(`<p>Words. ${link}</p>`)}<category domain="language" nicename="${code}"><![CDATA[x]]></category>
    <category domain="post_translations" nicename="${group}"><![CDATA[x]]></category>`;

  test('comes with each text in its language, joined with its original, and leaves out those that the site has not', async () => {
    const link = '<a href="https://old.example/preise/">p</a>';
    const text = exportOf(
      named('post', 701, 'eiche', '/eiche/', spoken('de', 'g1', link)),
      named('post', 702, 'oak-wood', '/en/oak-wood/', spoken('en', 'g1')),
      named('post', 703, 'chene', '/fr/chene/', spoken('fr', 'g1')),
      named('page', 711, 'preise', '/preise/', spoken('de', 'g2')),
      named('page', 712, 'costs', '/en/costs/', spoken('en', 'g2')),
    );
    const languages = { main: 'en', others: ['de'] };
    const { redirects, lost, pages, articles } = await run(text, backend.project, languages);
    expect([articles, pages]).toEqual([2, 2]);
    expect(lost.filter((line) => line.includes('another language'))).toEqual([
      '1 article and 0 pages in another language, Français (fr): this site has not got it. Add it (npm run language fr), then import again.',
    ]);
    expect([...redirects]).toEqual([
      ['/en/oak-wood/', '/blog/oak-wood'],
      ['/eiche/', '/de/blog/eiche'],
      ['/en/costs/', '/costs'],
      ['/preise/', '/de/preise'],
    ]);
    const posts = `select posts.slug, posts.language, posts.body, original.slug as original,
      (select count(*)::int from published_posts where post_id = posts.id) as live
      from posts left join posts as original on original.id = posts.translation_of
      where posts.slug in ('eiche', 'oak-wood', 'chene') order by posts.slug`;
    expect(await backend.sql(posts)).toEqual([
      {
        ...{ slug: 'eiche', language: 'de', original: 'oak-wood', live: 1 },
        body: 'Words. [p](/de/preise)',
      },
      { slug: 'oak-wood', language: '', original: null, live: 1, body: 'Words.' },
    ]);
    const both = `select own.slug, own.language from pages as main
      join pages as own on own.key = main.key and own.kind = main.kind
      where main.slug = 'costs' order by own.language`;
    expect(await backend.sql(both)).toEqual([
      { slug: 'costs', language: '' },
      { slug: 'preise', language: 'de' },
    ]);
  });

  test('comes with PDFs, which links lead to, and with a scaled picture once', async () => {
    const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n';
    await writeFile(path.join(uploads, '2019/05/care.pdf'), pdf);
    const at = (name: string) => `https://cdn.example/wp-content/uploads/2019/05/${name}`;
    const file = (name: string) => `<wp:attachment_url>${at(name)}</wp:attachment_url>`;
    const { lost, pictures, files } = await run(
      exportOf(
        named('attachment', 720, 'care', '/care/', file('care.pdf')),
        named('attachment', 721, 'oak', '/oak-1/', file('oak.png')),
        named('attachment', 722, 'oak', '/oak-2/', file('oak-scaled.png')),
        named('attachment', 723, 'saw', '/saw/', file('saw.mp4')),
        named(
          ...(['post', 724, 'care-of-oak', '/care-of-oak/'] as const),
          words(`<p><a href="${at('care.pdf')}">Care</a></p>
          <img src="https://old.example/wp-content/uploads/2019/05/oak-1024x683.png?w=9" alt="Boards">`),
        ),
      ),
    );
    expect([lost, pictures, files]).toEqual([
      [`The file ${at('saw.mp4')}: it is neither a picture nor a PDF.`],
      ...[1, 1],
    ]);
    const body = String((await article('care-of-oak'))?.body);
    expect(readable(body)).toBe('[Care](media:oak)\n\n![Boards](media:oak)');
    const [, id] = /media:([\da-f-]+)/.exec(body) ?? [];
    expect(await backend.sql('select mime_type, slug from media where id = $1', [id])).toEqual([
      { mime_type: 'application/pdf', slug: 'care' },
    ]);
  });

  test('of several files is one: texts show pictures of another file and lead there', async () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
    const oak = `${meta('_wp_attachment_image_alt', 'Boards')}
      <wp:attachment_url>https://cdn.example/wp-content/uploads/2019/05/oak.png</wp:attachment_url>`;
    const text = words('[gallery ids="741"]\n\n<a href="/2024/rails/">Rails</a>');
    const own = named('post', 744, 'own', '/2024/own/', words('<p>Ours.</p>'));
    const price = meta('price', '900') + meta('_price', 'field_5f');
    const { lost } = await run([
      exportOf(named('attachment', 741, 'oak', '/oak/', oak)),
      exportOf(named('post', 742, 'stairs', '/2024/stairs/', meta('_thumbnail_id', '741') + text)),
      exportOf(
        named('post', 743, 'rails', '/2024/rails/', meta('_thumbnail_id', '799') + words('Ash.')),
        named('page', 745, 'tables', '/tables/', price + words('<p>Of oak.</p>')),
        own
          .replace('publish', 'private')
          .replace('<wp:post_id>', '<wp:is_sticky>1</wp:is_sticky>$&'),
      ),
    ]);
    expect(lost).toEqual([
      'In “rails”: the picture above it.',
      'In “own”: it stood above newer ones. Here the newest stands first.',
      'In “own”: not everybody could read it. Published, it is for all.',
      'In “tables”: fields of its own (price).',
    ]);
    const { body, cover } = (await article('stairs')) ?? {};
    expect(readable(body)).toBe('![Boards](media:oak)\n\n[Rails](/blog/rails)');
    expect(cover).not.toBeNull();
  });

  test('of which one text can’t be read comes with the others, and never ends half-way', async () => {
    const { articles, lost, redirects } = await run(
      exportOf(
        named('post', 731, 'deep', '/deep/', words(`<svg>${'<td>'.repeat(20_000)}`)),
        named('post', 732, 'after', '/after/', words('<p>Words.</p>')),
        named('post', 732, 'again', '/after/', words('<p>Others.</p>')),
        named('post', 733, 'beside', '/after/', words('<p>More.</p>')),
      ),
    );
    expect(articles).toBe(2);
    expect([...redirects.keys()]).toEqual(['/after/']);
    expect(lost).toEqual([
      '“again” has the address and number of “after”: only that came.',
      'In “deep”: it did not come: it is nested too deeply.',
    ]);
  });

  test('is refused when it is something else', async () => {
    for (const text of ['<html></html>', 'no XML at all', '<rss><channel></channel></rss>']) {
      await expect(run(text)).rejects.toThrow('This is not an export of WordPress.');
    }
  });
});
