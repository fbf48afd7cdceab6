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
