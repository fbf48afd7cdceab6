import { vi } from 'vitest';
import type { ActionSource, Tab } from './browser.ts';

/** Ends what hangs. */
const WAIT = { timeout: 120_000, interval: 100 };

const KEYS: Record<string, string> = {
  ...{ ArrowRight: '\uE014', Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' },
};

/** What is looked for: a selector, and the words that name it to a reader of the screen. */
export interface Wanted {
  selector: string;
  name?: string;
}

export const button = (name: string): Wanted => ({ selector: 'button, [role=button]', name });
export const link = (name: string): Wanted => ({ selector: 'a[href]', name });
export const heading = (name: string): Wanted => ({ selector: 'h1, h2, h3', name });
export const field = (name: string): Wanted => ({
  selector: 'input, textarea, select, [contenteditable]',
  name,
});

export type Page = ReturnType<typeof pageOf>;

/** A tab as a person uses it, who waits for what there is to see. */
export function pageOf(tab: Tab, site: string) {
  const run = <Values extends unknown[], Result>(
    work: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ) => {
    const source = `(...values) => { ${found}; return (${work})(...values); }`;
    return tab.call(source, values) as Promise<Awaited<Result>>;
  };

  const until = <Result>(look: () => Promise<Result>) => vi.waitFor(look, WAIT);

  const press = async (...names: string[]) => {
    const keys = names.map((name) => KEYS[name] ?? name);
    await tab.act([
      {
        id: 'keys',
        type: 'key',
        actions: [
          ...keys.map((value) => ({ type: 'keyDown', value })),
          ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      },
    ]);
  };

  const click = async (wanted: Wanted) => {
    const [x, y] = await until(() => run(middleOf, wanted));
    const actions: ActionSource['actions'] = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await tab.act([{ id: 'mouse', type: 'pointer', actions }]);
  };

  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await tab.act([{ id: 'keys', type: 'key', actions }]);
  };

  /** Whether these words are shown now, in whatever letters a style makes of them. */
  const shows = (words: string) =>
    run((text) => {
      const shown = document.body.innerText.replace(/\s+/g, ' ').toLowerCase();
      return shown.includes(text.toLowerCase());
    }, words);

  return {
    ...{ run, until, press, click, type },
    open: (path: string) => tab.open(`${site}${path}`),
    resize: tab.resize,
    choose: tab.choose,
    screenshot: tab.screenshot,
    address: () => run(() => location.pathname),
    /** Waits until it is there; what has no name is found by its selector alone. */
    sees: (wanted: Wanted) => until(() => run(middleOf, wanted)),
    shows,
    /** Waits until these words are shown. */
    reads: (words: string) =>
      until(async () => {
        if (!(await shows(words))) throw new Error(`Not shown: ${words}`);
      }),
    fill: async (name: string, text: string) => {
      await click(field(name));
      await press('Control', 'a');
      await type(text);
    },
    /** Waits until a field holds this. */
    holds: async (name: string, text: string) => {
      await until(() => run(middleOf, field(name)));
      await until(async () => {
        const held = await run(heldBy, field(name));
        if (held !== text) throw new Error(`${name} holds ${held}`);
      });
    },
    /** Scrolls through, so that everything that loads in view has loaded. */
    readThrough: () =>
      run(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
          scrollTo({ top, behavior: 'instant' });
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        }
      }),
  };
}

/** What a field holds. Runs in the page, with `found` below. */
function heldBy(wanted: Wanted): string | undefined {
  const element = found(wanted);
  return 'value' in element ? String(element.value) : (element as HTMLElement).innerText.trim();
}

/** The middle of what is wanted, brought into view, once it lies still and uncovered. Runs in the page. */
async function middleOf(wanted: Wanted): Promise<[x: number, y: number]> {
  const element = found(wanted);
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)] as [number, number];
  };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = place();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const [x, y] = place();
  if (x !== before[0] || y !== before[1]) throw new Error(`Still moving: ${wanted.name}`);
  const top = document.elementFromPoint(x, y);
  if (!top || !(element.contains(top) || top.contains(element))) {
    throw new Error(`Covered by ${top?.outerHTML.slice(0, 200)}: ${wanted.name}`);
  }
  return [x, y];
}

/** Runs in the page, as part of the two above. */
function found({ selector, name }: Wanted): Element {
  const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const isNamed = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels ?? []) as HTMLElement[])] : [];
    // A label may have a hint behind its name.
    if (labels.some(({ textContent }) => words(textContent).startsWith(name ?? ''))) return true;
    return words(element.getAttribute('aria-label') ?? element.textContent) === name;
  };
  const all = [...document.querySelectorAll(selector)];
  const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const element = shown.find((one) => name === undefined || isNamed(one));
  if (!element) throw new Error(`Not there: ${name ?? selector}`);
  return element;
}
