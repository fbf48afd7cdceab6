import type { Page } from '@playwright/test';
import { changeScripts } from './changed-scripts.ts';

/** The business of the tests has one language: the page hears that it has a second one, as the database may. */
export function withPortuguese(page: Page): Promise<void> {
  return changeScripts(page, /\/_astro\/.*\.js$/, (code) =>
    code.replace(/otherLanguages:\[\]/, "otherLanguages:['pt-PT']"),
  );
}
