import { expect, type Page } from '@playwright/test';

export const ENDPOINT = '**/rest/v1/rpc/submit_enquiry';
export const MESSAGE = 'A wall of shelves for two thousand books, in oak, before Easter.';

const REACT = '**/_astro/react*.js';

export const form = (page: Page) => page.getByRole('form', { name: 'Enquiry' });
export const send = (page: Page) => form(page).getByRole('button', { name: 'START YOUR PROJECT' });

/** Every enquiry is taken from now on. @returns what was sent. */
export async function takeAll(page: Page): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(ENDPOINT, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return bodies;
}

/** The form's code is on its way. @returns lets it arrive. */
export async function hold(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(REACT, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Opens the form and waits until it is at work. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/#contact');
  await wake(page);
}

/** The first touch of the page sets the form to work. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('contact-form[data-state]')).toBeVisible();
}

export async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Name').fill('Ada Wren');
  await form(page).getByLabel('Phone or email').fill('ada@example.com');
  await form(page).getByLabel('What are you planning?').selectOption({ index: 2 });
  await form(page).getByLabel('About the room').fill(MESSAGE);
  await form(page).getByLabel('You may keep this message').check();
}
