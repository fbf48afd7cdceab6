import { createHash } from 'node:crypto';
import type { AstroIntegration, PathWithRoute } from 'astro';

/** Settings that pages are built with. */
const SETTINGS = ['SITE_URL', 'PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'];

/**
 * Completes the keys under which Astro keeps pages from build to build. Astro covers a page's own
 * code and the page says what it shows (`pageKey`); this adds what is around every page:
 *
 * - the names of the scripts for browsers: a page names them, and a change anywhere (in the staff
 *   area, say) can give a shared one another name;
 * - the middleware, through which every page goes;
 * - the year, which the footer names, and the addresses of site and backend.
 *
 * @param onPaths is told what is about to be rendered, with the keys of the pages alone.
 */
export function incrementalKeys(
  onPaths: (paths: readonly PathWithRoute[]) => void = () => {},
): AstroIntegration {
  const surroundings: Record<string, unknown> = {};
  return {
    name: 'incremental-keys',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'incremental-keys',
                // Astro leaves this to whoever brings both an adapter and a prerenderer.
                config: () => ({
                  environments: {
                    prerender: {
                      build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } },
                    },
                  },
                }),
                writeBundle(_options, bundle) {
                  const files = Object.values(bundle);
                  if (this.environment.name === 'client') {
                    surroundings.scripts = files.map(({ fileName }) => fileName).sort();
                  }
                  // Named by its content, and with that by the content of all that it imports.
                  const middleware = files.find(
                    (file) =>
                      file.type === 'chunk' &&
                      file.moduleIds.some((id) => id.endsWith('/src/middleware.ts')),
                  );
                  if (middleware) surroundings.middleware = middleware.fileName;
                },
              },
            ],
          },
        });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((usual) => ({
          ...usual,
          getStaticPaths: async () => {
            surroundings.year = new Date().getFullYear();
            surroundings.settings = SETTINGS.map((name) => process.env[name]);
            const paths = await usual.getStaticPaths();
            onPaths(paths);
            return paths.map((path) =>
              path.cacheKey === undefined
                ? path
                : { ...path, cacheKey: digestOf([path.cacheKey, surroundings]) },
            );
          },
        }));
      },
    },
  };
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
