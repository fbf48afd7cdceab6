/** Adds a stylesheet that most visitors never need; a failed one is fetched again the next time. */
export async function addStylesheet(href: string): Promise<void> {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
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
    throw error;
  });
}
