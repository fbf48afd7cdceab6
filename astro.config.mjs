import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { CHUNKS } from './src/build/output/chunks.ts';
import { contentSecurityPolicy } from './src/build/output/content-security-policy.ts';
import {
  builtPictures,
  languageRoutes,
  pageRecords,
  staticHost,
} from './src/build/output/integrations.ts';
import { mirrorStyles } from './src/build/output/right-to-left.ts';
import { PICTURES_FOLDER } from './src/build/pictures/cache.ts';
import { site } from './src/business/site.ts';
import { shownLanguages, unfinishedLanguages } from './src/domain/pages/shown-languages.ts';
import { BUILD_TARGET } from './src/domain/site/browsers.ts';
import { placeOfPictures } from './src/environment.ts';

const { SITE_URL, OUT_DIR, ASTRO_CACHE_DIR, WORK_FOLDER, PUBLIC_SUPABASE_URL } = process.env;
// Where a server keeps what it needs to render releases itself.
const { RENDERER_DIR, PAGE_RECORDS } = process.env;

export default defineConfig({
  site: SITE_URL || 'http://localhost:4321',
  output: 'static',
  // Two builds may run at the same time (a release while somebody tests): each has folders of its own.
  outDir: OUT_DIR || './dist',
  cacheDir: ASTRO_CACHE_DIR || './node_modules/.astro',
  // `/blog` is the file blog.html: addresses have no trailing slash and need no redirect.
  trailingSlash: 'never',
  build: {
    format: 'file',
    inlineStylesheets: 'always',
    concurrency: 2,
    // Compiled pages, which Astro removes when it has rendered them.
    ...(WORK_FOLDER ? { server: WORK_FOLDER } : {}),
  },
  integrations: [
    react(),
    clientDirectives(),
    staticHost(),
    languageRoutes(shownLanguages()),
    builtPictures(PICTURES_FOLDER),
    pageRecords({ folder: RENDERER_DIR, file: PAGE_RECORDS }),
  ],
  vite: {
    plugins: [tailwindcss()],
    css: { postcss: { plugins: mirrorStyles(site.language) } },
    // For scripts of pages, which then have the code of one place alone, and for the staff area.
    define: {
      'import.meta.env.PICTURES': JSON.stringify(placeOfPictures()),
      'import.meta.env.UNFINISHED': JSON.stringify(unfinishedLanguages()),
    },
    build: { target: BUILD_TARGET },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
  },
  // Nothing here is code, and Shiki's colours are styles that the policy below refuses.
  markdown: { syntaxHighlight: false },
  security: { csp: contentSecurityPolicy(PUBLIC_SUPABASE_URL, placeOfPictures()) },
  devToolbar: { enabled: false },
});

/** When the staff area starts: see src/directives. */
function clientDirectives() {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const entrypoint = './src/directives/sign-in-first.ts';
        addClientDirective({ name: 'sign-in-first', entrypoint });
      },
    },
  };
}
