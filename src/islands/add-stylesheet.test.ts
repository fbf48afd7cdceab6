import { afterAll, expect, test, vi } from 'vitest';
import { addStylesheet } from './add-stylesheet.ts';

const links: { href?: string; onload?: () => void; onerror?: () => void; remove: () => void }[] =
  [];
vi.stubGlobal('document', {
  createElement: () => ({ remove: () => {} }),
  head: { append: (link: (typeof links)[number]) => links.push(link) },
});
afterAll(() => vi.unstubAllGlobals());

test('island: whoever asks for a stylesheet that is loading waits for it too', async () => {
  const first = addStylesheet('/slow.css');
  let isThere = false;
  const second = addStylesheet('/slow.css').then(() => {
    isThere = true;
  });
  await Promise.resolve();
  expect(links).toHaveLength(1);
  expect(isThere).toBe(false);
  links[0]?.onload?.();
  await Promise.all([first, second]);
});

test('island: one that failed is fetched again the next time', async () => {
  links.length = 0;
  const failing = addStylesheet('/lost.css');
  links[0]?.onerror?.();
  await expect(failing).rejects.toThrow('/lost.css');
  const again = addStylesheet('/lost.css');
  links[1]?.onload?.();
  await again;
  expect(links).toHaveLength(2);
});
