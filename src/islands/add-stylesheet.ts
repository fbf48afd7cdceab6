const added = new Map<string, Promise<void>>();

/** Adds a stylesheet that most visitors never need; a failed one is fetched again the next time. @returns ends when it is there. */
export function addStylesheet(href: string): Promise<void> {
  const adding = added.get(href) ?? add(href);
  added.set(href, adding);
  return adding;
}

async function add(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} could not be loaded.`));
  });
  document.head.append(link);
  await loaded.catch((error: unknown) => {
    link.remove();
    added.delete(href);
    throw error;
  });
}
