import { randomUUID } from 'node:crypto';
import type { Backend } from '#server/embedded/open.ts';

/** Every attack sets this; a page on which it is set has run stored text. */
const MARK = 'globalThis.stored = 1';
export const SCRIPT = `<script>${MARK}</script>`;
const HANDLER = `<img src=x onerror="${MARK}">`;
const TURNED = 'safe \u202Eesrever\u2066 🪵';

const BODY = `---
title: not front matter
---

${SCRIPT} ${HANDLER} <svg onload="${MARK}"></svg>

# <b onclick="${MARK}">Heading ${TURNED}</b>

## Heading

## Heading

[one](javascript:${MARK}) [two](%zz) [three](data:text/html,${encodeURIComponent(SCRIPT)}) [kept](/blog)

![four](%zz) ![five](media:${randomUUID()} "gone") ![six](https://elsewhere.example/x.jpg)

<iframe srcdoc="${SCRIPT}"></iframe><form action="https://elsewhere.example"><input autofocus onfocus="${MARK}"></form>

| ${HANDLER} | b |
|---|---|
| ${'wide'.repeat(200)} | ${SCRIPT} |

${'x'.repeat(10_000)}

<div style="position:fixed;inset:0" class="hidden" id="main">unclosed **bold

\`\`\`
never closed ${SCRIPT}
`;

/** Articles and a gallery whose texts mean harm. */
export async function addHostile(backend: Backend): Promise<void> {
  const picture = randomUUID();
  // A row without a file: the picture can't be had.
  await backend.sql(
    `insert into media (id, bucket, path, title, mime_type, bytes, width, height, alt, caption)
     values ($1, 'media', 'gone.jpg', $2, 'image/jpeg', 1, 1500, 1000, $2, $2)`,
    [picture, `"><${TURNED}${SCRIPT}`],
  );
  const article = async (slug: string, title: string, body: string, tags: string[] = []) => {
    await backend.sql(
      `insert into posts (slug, title, summary, body, author_name, tags, cover_media_id)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [slug, title, `${title} ${HANDLER}`, body, `${SCRIPT}`, tags, picture],
    );
    await backend.sql("select publish_document('post', id, version) from posts where slug = $1", [
      slug,
    ]);
  };
  await article('hostile', `${SCRIPT} ${TURNED} "%zz" & more`, BODY, [
    '<img src=x onerror=1>',
    'javascript:alert(1)',
    '%zz',
    '🪵',
    'עץ אלון',
    TURNED,
  ]);
  await article('endless', 'x'.repeat(200), 'word', ['y'.repeat(40)]);
  await article('too-deep', 'Too deep', '> '.repeat(10_000));
  await article('moved', 'Moved', 'Here now.');
  await backend.sql("update posts set slug = 'moved-on' where slug = 'moved'");
  await backend.sql(
    "select publish_document('post', id, version) from posts where slug = 'moved-on'",
  );

  await backend.sql(
    `insert into galleries (slug, title, summary, story, place, year, materials)
     values ('hostile', $1, $1, $2, $1, 2026, $3)`,
    [`${SCRIPT} ${TURNED}`, BODY, [HANDLER.slice(0, 80), '%zz']],
  );
  await backend.sql(
    `insert into portfolio_images (gallery_id, media_id, caption)
     select id, $1, $2 from galleries where slug = 'hostile'`,
    [picture, `${SCRIPT}${HANDLER} ${'z'.repeat(300)}`],
  );
  await backend.sql(
    "select publish_document('gallery', id, version, pictures_version => pictures_version) from galleries where slug = 'hostile'",
  );
}
