import { AsyncLocalStorage } from 'node:async_hooks';

/** What was used to make a page, or a list that pages share. */
export interface Uses {
  /** Names of the pictures that were made for it. */
  pictures: ReadonlySet<string>;
  /** Whether it shows anything of the content but the owner's settings. */
  content: boolean;
}

const noting = new AsyncLocalStorage<{ pictures: Set<string>; content: boolean }>();

/** Notes what is used by all that `work` does; what it was started by hears of it from `noteUses`. */
export async function noted<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; uses: Uses }> {
  const uses = { pictures: new Set<string>(), content: false };
  return { result: await noting.run(uses, work), uses };
}

/** Notes that the page that is being made shows the picture of this name. */
export function notePicture(name: string): void {
  noting.getStore()?.pictures.add(name);
}

/** Notes that the page that is being made shows content. */
export function noteContent(): void {
  const uses = noting.getStore();
  if (uses) uses.content = true;
}

/** Notes what was used to make something that the page shows. */
export function noteUses({ pictures, content }: Uses): void {
  for (const name of pictures) notePicture(name);
  if (content) noteContent();
}
