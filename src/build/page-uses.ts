import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page, or a list that pages share, was made of. */
export interface Uses {
  pictures: Set<string>;
  /** Whether a picture of the site’s own could not be made: the next release tries again. */
  lacksPicture: boolean;
  /** Whether it shows content besides the owner’s settings. */
  content: boolean;
}

const noting = new AsyncLocalStorage<Uses>();

/** Records what `work` uses; its caller adds that to its own with `noteUses`. */
export async function noted<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; uses: Uses }> {
  const uses = { pictures: new Set<string>(), lacksPicture: false, content: false };
  return { result: await noting.run(uses, work), uses };
}

export function notePicture(name: string): void {
  noting.getStore()?.pictures.add(name);
}

export function noteLackingPicture(): void {
  const uses = noting.getStore();
  if (uses) uses.lacksPicture = true;
}

export function noteContent(): void {
  const uses = noting.getStore();
  if (uses) uses.content = true;
}

export function noteUses({ pictures, lacksPicture, content }: Uses): void {
  for (const name of pictures) notePicture(name);
  if (lacksPicture) noteLackingPicture();
  if (content) noteContent();
}
