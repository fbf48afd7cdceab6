import type { APIRoute } from 'astro';
import { shownSite } from '#build/content/shown-site.ts';
import { color } from '#build/theme.ts';

/** For visitors who open the feed in a browser: RSS as a page. */
const css = (hint: string) => `rss {
  display: block;
  max-width: 42rem;
  padding: 3rem 1.5rem;
  margin-inline: auto;
  font: 1.0625rem / 1.6 Georgia, serif;
  color: ${color('ink')};
  background: ${color('bone')};
}

channel::before {
  display: block;
  margin-bottom: 2rem;
  font: 0.9375rem / 1.6 sans-serif;
  color: ${color('clay')};
  content: ${JSON.stringify(hint)};
}

channel > title,
item > title,
description,
pubDate {
  display: block;
}

channel > title {
  font-size: 2rem;
  line-height: 1.2;
}

item {
  display: block;
  padding-top: 1.5rem;
  margin-top: 1.5rem;
  border-top: 1px solid ${color('linen')};
}

item > title {
  font-size: 1.25rem;
}

pubDate {
  font: 0.8125rem / 1.6 sans-serif;
  color: ${color('brass-deep')};
}

link,
guid,
category,
author,
language,
*|encoded {
  display: none;
}
`;

export const GET: APIRoute = async () => {
  const { words } = await shownSite();
  const headers = { 'content-type': 'text/css; charset=utf-8' };
  return new Response(css(words.feedHint), { headers });
};
