/** What localStorage holds; null where the browser refuses storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the browser keeps anything of this website. */
export function keepsData(): boolean {
  const key = 'is-kept';
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(key, 'yes');
      storage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}

/** Keeps a text for the next page, or with null removes it; does nothing where the browser refuses storage. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // This page goes on without.
  }
}
