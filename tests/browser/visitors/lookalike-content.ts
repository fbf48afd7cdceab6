import { randomUUID } from 'node:crypto';
import type { Backend } from '#server/embedded/open.ts';

/** A page on which this is set has run stored text. */
const SCRIPT = '<script>globalThis.stored=1</script>';

/** What Astro, Vite, a host or code of ours writes or looks for, each as somebody could type it. */
export const LOOKALIKES: readonly string[] = [
  'Oak <script>(()=>{/*astro:.lazy=*/})()</script>',
  '<script>(()=>{customElements.define("astro-island",class{})})()</script>',
  '<astro-island uid="x" component-url="/x.js" renderer-url="/y.js" client="load" ssr opts="{}">',
  '<style>astro-island,astro-slot{display:contents}</style>',
  '<script type="text/plain" data-islands="/_astro/islands.x.js"></script>',
  '</noscript></on-demand><on-demand><noscript>',
  '<astro-slot></astro-slot><astro-static-slot><slot name="head" />',
  '<!--astro:end--><!-- --!> <![CDATA[ ]]>',
  '</title></style></script></textarea></template></svg>',
  '</head><head></body></html><!doctype html><html><body>',
  '<meta http-equiv="content-security-policy" content="script-src *">',
  `'unsafe-inline' 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='; script-src *`,
  '"><base href="https://elsewhere.example/"><link rel=stylesheet href=//elsewhere.example>',
  `' onfocus=globalThis.stored=1 autofocus x='`,
  '" onfocus="globalThis.stored=1" autofocus data-title="',
  "$& $1 $2 $$ $` $' $<text>",
  '/pictures/0123456789abcdef-640-1.avif, "/pictures/card-0123456789abcdef.jpg" /pictures/x.webp',
  '__VITE_ASSET__abc__ __VITE_PRELOAD__ @@ASTRO_MANIFEST_REPLACE@@ import.meta.env.SSR %SITE_URL%',
  `a{title} $\{title} {{title}} <%= title %> <Fragment set:html={title} /> #{title}`,
  '<before-after><photo-gallery><template shadowrootmode="open"><search-articles>',
  '&quot;&gt;&lt;script&gt;globalThis.stored=1&lt;/script&gt; &#34; &#x22; &amp;lt;',
  '<svg><style><!--</style><img title="--><img src onerror=globalThis.stored=1>">',
];

/** Text without meaning, to compare with: it must make the same elements as all others. */
const PLAIN = 'Oak and walnut';

export const textOf = (lookalike: string) => `${lookalike}${SCRIPT}`;

/** One article and one gallery whose every field holds a text. */
async function fillOne(backend: Backend, name: string, text: string): Promise<void> {
  const upTo = (length: number) => text.slice(0, length);
  const picture = randomUUID();
  await backend.sql(
    `insert into media (id, bucket, path, title, mime_type, bytes, width, height, alt, caption)
     values ($1, 'media', $2, $3, 'image/jpeg', 1, 1500, 1000, $4, $4)`,
    [picture, `${name}.jpg`, upTo(200), text],
  );
  const body = `## Heading\n\n~~~~\n${text}\n~~~~\n\n![](media:${picture})\n`;
  await backend.sql(
    `insert into posts
       (slug, title, summary, body, author_name, tags, seo_title, seo_description, cover_media_id)
     values ($1, $2, $3, $4, $5, $6, $2, $3, $7)`,
    [name, upTo(200), text, body, upTo(120), ['Common', `${name} ${upTo(25)}`.trim()], picture],
  );
  await backend.sql("select publish_document('post', id, version) from posts where slug = $1", [
    name,
  ]);
  await backend.sql(
    `insert into galleries
       (slug, title, summary, story, place, year, materials, cover_media_id, service)
     values ($1, $2, $3, $4, $5, 2026, $6, $7, 'kitchen-carpentry')`,
    [name, upTo(200), text, body, upTo(120), [`m ${upTo(70)}`.trim()], picture],
  );
  await backend.sql(
    `insert into portfolio_images (gallery_id, media_id, caption)
     select id, $1, $2 from galleries where slug = $3`,
    [picture, text, name],
  );
  await backend.sql(
    "select publish_document('gallery', id, version, pictures_version => pictures_version) from galleries where slug = $1",
    [name],
  );
}

/** Articles and galleries whose texts look like our own markup. */
export async function addLookalikes(backend: Backend): Promise<void> {
  await fillOne(backend, 'first', PLAIN);
  await fillOne(backend, 'plain', PLAIN);
  for (const [n, lookalike] of LOOKALIKES.entries()) {
    await fillOne(backend, `text-${n}`, textOf(lookalike));
  }
  await fillOne(backend, 'last', PLAIN);
}
