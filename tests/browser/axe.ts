import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isStill } from '../support/still-page.ts';

/**
 * What axe finds, each as its rule and the elements: once no colour is on its way to another. By default axe opens
 * another page to put the results of frames together, and describes every element that is right: more than half of its
 * time.
 *
 * @param tags of the rules to go by, without which it is all.
 */
export async function findFaults(page: Page, tags?: string[]): Promise<string[]> {
  await page.waitForFunction(isStill);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
