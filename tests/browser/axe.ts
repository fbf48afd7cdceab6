import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe for a page. By default it opens another page to put the results of frames together: half of its time. */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
}
