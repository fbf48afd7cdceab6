import type { AstroIntegration } from 'astro';

/**
 * Writes `_headers` and `_redirects`, the two files that static hosts read (Netlify, Cloudflare
 * Pages, our local server). They are injected as routes because Astro leaves files in `src/pages`
 * alone whose name starts with an underscore.
 */
export function hostFiles(): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: '/_headers', entrypoint: './src/hosting/headers.ts' });
        injectRoute({ pattern: '/_redirects', entrypoint: './src/hosting/redirects.ts' });
      },
    },
  };
}
