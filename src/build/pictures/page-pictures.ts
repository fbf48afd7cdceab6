import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The header under which a rendered page names the pictures that were made for it, by file name with
 * spaces between. Astro keeps headers with the page, also when a later build takes the page over.
 */
export const PICTURES_HEADER = 'x-built-pictures';

const used = new AsyncLocalStorage<Set<string>>();

/** Notes that the page that is being rendered shows the picture of this name. */
export function recordPicture(name: string): void {
  used.getStore()?.add(name);
}

/** Renders a page, and adds the names of its pictures to the headers of the answer. */
export async function withPictureNames(render: () => Promise<Response>): Promise<Response> {
  const names = new Set<string>();
  const response = await used.run(names, render);
  if (names.size > 0) response.headers.set(PICTURES_HEADER, [...names].join(' '));
  return response;
}

/** Names of the pictures that a rendered page shows. */
export function picturesOf(headers: Headers): string[] {
  return headers.get(PICTURES_HEADER)?.split(' ') ?? [];
}
