import { expect, type Page, test } from '@playwright/test';
import { changeScripts } from './changed-scripts.ts';
import { createPerson, enter, expectAccessible, PHONE, signedIn } from './staff.ts';

const SCREENS = {
  dashboard: 'Übersicht',
  blog: 'Artikel',
  media: 'Mediathek',
  enquiries: 'Anfragen',
};

/** German as if it were written from right to left: a language has its direction from its tag, which sign-in knows. */
function mirrorGerman(page: Page): Promise<void> {
  return changeScripts(page, '**/_astro/sign-in.*.js', (code) => code.replaceAll('de-DE', 'ar-EG'));
}

test('a language that runs from right to left mirrors the staff area', async ({ page }) => {
  const person = await createPerson('editor', `Layla ${Date.now()}`);
  const theirs = await signedIn(person.email);
  const { error } = await theirs.auth.updateUser({ data: { language: 'de' } });
  if (error) throw error;
  await mirrorGerman(page);
  // Another test's release has a bar that runs out of its frame, which hides it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, person.email, '/admin/dashboard', signedIn(person.email));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const side = await page.locator('header').first().boundingBox();
  expect(side && side.x + side.width).toBe(page.viewportSize()?.width);

  for (const [path, title] of Object.entries(SCREENS)) {
    await page.setViewportSize(PHONE);
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page, [PHONE]);
    // What sticks out at the left is not scrolled to.
    const reach = () =>
      Math.min(
        ...[...document.querySelectorAll('main *')].map((one) => one.getBoundingClientRect().left),
      );
    expect(await page.evaluate(reach)).toBeGreaterThanOrEqual(-1);
  }
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const box = await menu.boundingBox();
  expect(box && box.x + box.width).toBe(PHONE.width);
});
