import { expect, type Page, test } from '@playwright/test';
import { isStill } from '../../support/still-page.ts';
import { expectAccessible, expectAccessibleEverywhere, readThrough, WINDOWS } from './visit.ts';

const JOB = '/portfolio/walnut-kitchen';

test('jobs are listed by service, and lead back there', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await readThrough(page);
  await page.getByRole('link', { name: 'All our work' }).click();
  await expect(page).toHaveURL('/portfolio');
  const list = page.getByRole('region', { name: 'BY SERVICE' });
  const services = list.getByRole('heading', { level: 3 });
  await expect(services).toHaveText([
    'Kitchen Carpentry',
    'Custom Carpentry',
    'Interior Design',
    'Office Furniture',
  ]);
  const kitchens = list.locator('.service').first();
  const kitchen = kitchens.getByRole('link', { name: 'Kitchen Carpentry' });
  await expect(kitchen).toHaveAttribute('href', '/services/kitchen-carpentry');
  await kitchens.getByRole('link', { name: /^Walnut kitchen/ }).click();
  await expect(page).toHaveURL(JOB);
  await page.getByRole('main').getByRole('link', { name: 'WORK', exact: true }).click();
  await expect(page).toHaveURL('/portfolio');
});

test('the list of jobs has no fault that axe finds', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/portfolio');
  await expectAccessibleEverywhere(page, () => readThrough(page));
});

test('a job has its story, facts and captioned pictures', { tag: '@journey' }, async ({ page }) => {
  await page.goto(JOB);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walnut kitchen');
  const facts = page.locator('dl').first();
  for (const fact of ['Place', 'Year', 'Materials', 'Duration', 'Service']) {
    await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(facts).toContainText('14 weeks');
  await expect(page.getByText('We drew this kitchen to answer one question')).toBeVisible();
  await expect(page.getByText('They are not client projects.')).toBeVisible();
  const captions = await page.locator('main figcaption').allTextContents();
  expect(captions).toHaveLength(3);
  expect(captions.at(1)).toContain('The island');
});

test('leads to the jobs before and after', async ({ page }) => {
  await page.goto('/portfolio/loft-library');
  const more = page.getByRole('navigation', { name: 'More jobs' });
  await expect(more.getByRole('link')).toHaveCount(2);
  await more.getByRole('link', { name: /^Next job/ }).click();
  await expect(page).toHaveURL('/portfolio/coastal-residence');
});

test.describe('before and after', () => {
  const split = (page: Page) =>
    page
      .locator('before-after .above')
      .evaluate((side) => getComputedStyle(side).clipPath.replace(/\s+/g, ' '));

  test('are compared by keyboard', { tag: '@journey' }, async ({ page }) => {
    await page.goto(JOB);
    const slider = page.getByRole('slider', { name: /before the work/ });
    await expect(slider).toHaveValue('50');
    const middle = await split(page);
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('100');
    expect(await split(page)).not.toBe(middle);
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
  });

  test('are compared by pointer', async ({ page }) => {
    await page.goto(JOB);
    const slider = page.getByRole('slider', { name: /before the work/ });
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider has no place on the page.');
    await page.mouse.click(box.x + box.width * 0.8, box.y + 40);
    expect(Number(await slider.inputValue())).toBeGreaterThan(70);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stand side by side', async ({ page }) => {
      await page.goto(JOB);
      await expect(page.getByRole('slider')).toBeHidden();
      for (const label of ['Before', 'After']) {
        await expect(page.getByText(label, { exact: true })).toBeVisible();
      }
      const boxes = await page
        .locator('before-after .side')
        .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().left));
      expect(new Set(boxes).size).toBe(2);
      // And a picture leads to its file.
      const larger = page.getByRole('link', { name: /Larger view/ }).last();
      const answer = await page.request.get((await larger.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('image/jpeg');
    });
  });
});

test.describe('the lightbox', () => {
  const open = async (page: Page, index = 0) => {
    const link = page.locator('a.photo').nth(index);
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Pictures of this job' })).toBeVisible();
    return link;
  };
  const counter = (page: Page) => page.locator('.pswp__counter');
  const openingEnded = async (page: Page) => {
    await expect(page.locator('.pswp--ui-visible')).toBeVisible();
    await page.waitForFunction(isStill);
  };

  test('has picture, caption, count, keys and address', { tag: '@journey' }, async ({ page }) => {
    await page.goto(JOB);
    await open(page);
    await expect(counter(page)).toHaveText('2 / 3');
    await expect(page.locator('.pswp__caption')).toContainText('The island');
    await expect(page).toHaveURL(`${JOB}#photo-2`);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('3 / 3');
    await expect(page).toHaveURL(`${JOB}#photo-3`);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(counter(page)).toHaveText('1 / 3');
  });

  test('is loaded when it is used, and gives back the focus and the page’s address', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(JOB);
    await readThrough(page);
    expect(loaded.filter((url) => url.includes('lightbox'))).toEqual([]);
    const link = await open(page);
    expect(loaded.filter((url) => url.includes('lightbox'))).not.toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('a.photo').nth(1)).toBeFocused();
    await expect(page).toHaveURL(JOB);
    await link.click();
    await openingEnded(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('closes on Back', { tag: '@journey' }, async ({ page }) => {
    await page.goto(JOB);
    await open(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(JOB);
  });

  test('is one, of the picture that was pressed last, however slow it is', async ({ page }) => {
    const wait = Promise.withResolvers<void>();
    await page.route(/lightbox\.[^/]*css/, async (route) => {
      await wait.promise;
      await route.continue();
    });
    await page.goto(JOB);
    const asked = page.waitForRequest(/lightbox\.[^/]*css/);
    await page.locator('a.photo').nth(0).click();
    await asked;
    await page.locator('a.photo').nth(1).click();
    wait.resolve();
    await openingEnded(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(counter(page)).toHaveText('3 / 3');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(JOB);
  });

  test('opens from a shared address', async ({ page }) => {
    await page.goto(`${JOB}#photo-3`);
    await expect(counter(page)).toHaveText('3 / 3');
  });

  test('keeps the focus out of the page behind it', { tag: '@journey' }, async ({ page }) => {
    await page.goto(JOB);
    await open(page);
    await openingEnded(page);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('body > :not(.pswp) :focus')).toHaveCount(0);
    }
  });

  for (const viewport of WINDOWS) {
    test(`has no fault that axe finds at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(JOB);
      await readThrough(page);
      await expectAccessible(page);
      await open(page);
      await openingEnded(page);
      await expectAccessible(page);
    });
  }

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('turns on a swipe', async ({ page }) => {
      await page.goto(JOB);
      const link = page.locator('a.photo').first();
      await link.scrollIntoViewIfNeeded();
      await link.tap();
      await expect(counter(page)).toHaveText('2 / 3');
      await openingEnded(page);
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }],
        });
      await touch('touchStart', 330);
      for (let x = 300; x >= 60; x -= 40) await touch('touchMove', x);
      await touch('touchEnd', 60);
      await expect(counter(page)).toHaveText('3 / 3');
    });
  });
});
