/** What tests do in a browser, by standards that several of them speak. */
export interface Browser {
  /** The window that it starts with. */
  first: Tab;
  /** Another window, which draws as well as the first one; both share cookies and storage. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  /** Calls a function with values in the page. */
  call(source: string, values: readonly unknown[]): Promise<unknown>;
  /** Moves the pointer and presses keys: the W3C's "actions", which both protocols have. */
  act(sources: readonly ActionSource[]): Promise<void>;
  /** Chooses files in the field that a selector names. */
  choose(selector: string, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
}

export interface ActionSource {
  id: string;
  type: 'key' | 'pointer';
  actions: readonly Record<string, string | number>[];
}

/** What ends the programs of a browser, last one first. */
export type CleanUp = (() => unknown)[];

export async function cleanUp(steps: CleanUp): Promise<void> {
  for (const step of steps.reverse()) await step();
}

/** Starts a browser; its programs end with it, and when it does not start. */
export async function startBrowser(start: (atEnd: CleanUp) => Promise<Browser>): Promise<Browser> {
  const atEnd: CleanUp = [];
  try {
    const browser = await start(atEnd);
    const close = async () => {
      await browser.close();
      await cleanUp(atEnd);
    };
    return { ...browser, close };
  } catch (error) {
    await cleanUp(atEnd);
    throw error;
  }
}
