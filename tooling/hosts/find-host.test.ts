import { expect, test } from 'vitest';
import { findHost, hostThatAnswered } from './find-host.ts';

test.each([
  [{}, null],
  [{ PUBLISH_TO: 'folder:/srv/site' }, 'own-server'],
  [{ PUBLISH_TO: 'rsync:site@example.com:/srv/site' }, 'own-server'],
  [{ PUBLISH_TO: 's3:bucket/site' }, 's3'],
  [
    { PUBLISH_TO: 'command:npx wrangler@4 pages deploy "$SITE_FOLDER" --project-name=site' },
    'cloudflare-pages',
  ],
  [{ PUBLISH_TO: 'command:npx wrangler deploy --assets="$SITE_FOLDER"' }, 'cloudflare-workers'],
  [{ PUBLISH_TO: 'command:netlify deploy --prod' }, 'netlify'],
  [{ PUBLISH_TO: 'command:vercel deploy --prebuilt' }, 'vercel'],
  [{ PUBLISH_TO: 'command:./send.sh' }, null],
  [{ CF_PAGES: '1' }, 'cloudflare-pages'],
  [{ CF_PAGES: '1', PAGES_WRANGLER_MAJOR_VERSION: '4' }, 'cloudflare-pages-paid'],
  [{ CF_PAGES: '1', PAGES_WRANGLER_MAJOR_VERSION: '3' }, 'cloudflare-pages'],
  [{ WORKERS_CI: '1' }, 'cloudflare-workers'],
  [{ NETLIFY: 'true' }, 'netlify'],
  [{ VERCEL: '1' }, 'vercel'],
  [{ GITHUB_ACTIONS: 'true' }, null],
  // The word of the owner counts for more, and the target for more than the machine.
  [{ SITE_HOST: 'netlify-paid', PUBLISH_TO: 'folder:/srv/site', NETLIFY: '1' }, 'netlify-paid'],
  [{ PUBLISH_TO: 's3:bucket', GITHUB_ACTIONS: 'true', CF_PAGES: '1' }, 's3'],
  [{ PUBLISH_TO: 'command:./send.sh', NETLIFY: 'true' }, null],
])('host: %j is %s', (environment, host) => {
  expect(findHost(environment)).toBe(host);
});

test.each(['Netlify', 'toString', 'heroku'])('host: %s is refused in words', (name) => {
  expect(() => findHost({ SITE_HOST: name })).toThrow(
    /^SITE_HOST is ".+", which is none of cloudflare-pages, .*own-server\.$/,
  );
});

test.each([
  [{ server: 'Netlify', 'x-nf-request-id': '01' }, 'netlify'],
  [{ server: 'Vercel', 'x-vercel-id': 'lhr1::x' }, 'vercel'],
  [{ server: 'GitHub.com', 'x-github-request-id': '1' }, 'github-pages'],
  [{ server: 'cloudflare', 'cf-ray': '1' }, 'cloudflare'],
  // Cloudflare’s network in front of Netlify.
  [{ server: 'cloudflare', 'x-nf-request-id': '01' }, 'netlify'],
  [{ server: 'Caddy' }, null],
])('host: answers with %j: %s', (headers, host) => {
  expect(hostThatAnswered(new Headers(headers))).toBe(host);
});
