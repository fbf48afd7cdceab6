import type { BrowserContext, Locator, Page } from 'playwright';
import type { Random } from '../../support/random.ts';
import type { Author } from './world.ts';

/** What a slow machine may take, in milliseconds. */
const PATIENCE = { short: 8_000, long: 90_000 };

/** One tab of an author's browser, and what the author does there. */
export class WritingPage {
  /** When each word was typed here. */
  readonly typedAt = new Map<string, number>();

  readonly page: Page;
  readonly #author: Author;

  private constructor(page: Page, author: Author) {
    this.page = page;
    this.#author = author;
    page.setDefaultTimeout(PATIENCE.short);
    // A question on the way out is answered with yes.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  }

  static async open(context: BrowserContext, author: Author): Promise<WritingPage> {
    return new WritingPage(await context.newPage(), author);
  }

  /** Opens an article. */
  async show(url: string): Promise<void> {
    await this.page.goto(url, { timeout: PATIENCE.long, waitUntil: 'domcontentloaded' });
    await this.arrive(PATIENCE.long);
  }

  /** Waits for the editor, through sign-in if need be. */
  async arrive(timeout = PATIENCE.short): Promise<void> {
    const page = this.page;
    const author = this.#author;
    const editor = this.field('Title');
    const email = page.getByLabel('Email');
    await editor.or(email).first().waitFor({ timeout });
    if (!(await email.isVisible())) return;
    await email.fill(author.email);
    await page.getByLabel('Password').fill(author.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await editor.waitFor({ timeout: PATIENCE.long });
  }

  /** @returns whether the page has taken the word. */
  async type(word: string, random: Random): Promise<boolean> {
    const field = this.field(random.pick(['Title', 'Summary', 'Text', 'Text', 'Text']));
    await field.click();
    await this.page.keyboard.press(random.pick(['Control+End', 'Control+End', 'Control+Home']));
    if (random.below(3) === 0) await this.page.keyboard.press('Enter');
    await this.page.keyboard.type(` ${word}. `);
    if (!(await this.words()).includes(`${word}.`)) return false;
    this.typedAt.set(word, performance.now());
    return true;
  }

  /** Answers what the page asks or offers, if it does. @returns what was pressed. */
  async answer(random: Random): Promise<string> {
    const { page } = this;
    const choice = page.getByRole('button', { name: 'Compare and choose' });
    if (await choice.isVisible()) {
      await choice.click();
      const dialog = page.getByRole('dialog', { name: 'Two versions' });
      const pressed = random.pick(['Take the other version', 'Keep mine', 'Save as chosen']);
      const button = dialog.getByRole('button', { name: pressed });
      await button.waitFor();
      for (const option of await dialog.getByRole('radio').all()) {
        if (random.below(3) === 0) await option.check();
      }
      await button.click();
      return pressed;
    }
    for (const name of ['Discard it', 'Put it back', 'Try now', 'Try again']) {
      const button = page.getByRole('button', { name, exact: true });
      if (!(await button.isVisible()) || random.below(2)) continue;
      await button.click();
      return name;
    }
    return 'nothing';
  }

  /** To the list and back. */
  async leaveAndReturn(): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
    const leave = page.getByRole('button', { name: 'Leave', exact: true });
    await page.waitForURL(/\/admin\/blog\/?(\?.*)?$/).catch(() => leave.click());
    await page.goBack();
    await this.arrive();
  }

  /** Everything that stands in the fields. */
  words(): Promise<string> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('textarea, [contenteditable="true"]')]
        .map((field) => (field instanceof HTMLTextAreaElement ? field.value : field.innerText))
        .join('\n'),
    );
  }

  /** Whether the page says that the device keeps nothing of it. */
  saysNoRoom(): Promise<boolean> {
    return this.page
      .getByText(/no room for|while this page is open/)
      .first()
      .isVisible();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }
}
