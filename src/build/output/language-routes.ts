import { readdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { codeOf } from '../../languages/addresses.ts';

/** What is for staff, for machines, or the same in all languages. */
const ONCE = /^(?:admin|build\.json|decoders|files|robots|search|sitemap)/;

/** The pages for visitors once more for each other language: `/pt/blog` is the file of `/blog`. @param tags as in `<html lang>`. */
export function languageRoutes(tags: readonly string[]): AstroIntegration {
  return {
    name: 'language-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (tags.length === 0) return;
        const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => /\.(?:astro|ts)$/.test(file) && !ONCE.test(file));
        for (const code of tags.map(codeOf)) {
          for (const file of files) {
            const path = file.replace(/\.(?:astro|ts)$/, '').replace(/(?:^|\/)index$/, '');
            const pattern = path === '' ? `/${code}` : `/${code}/${path}`;
            injectRoute({ pattern, entrypoint: `./src/pages/${file}` });
          }
        }
      },
    },
  };
}
