import type { Loader } from 'astro/loaders';
import { isContentUnwanted, openContent } from './version.ts';

/** A collection of one entry that says which state of the content a build was made from. */
export function originLoader(): Loader {
  return {
    name: 'origin',
    load: async ({ store, parseData, refreshContextData }) => {
      if (isContentUnwanted()) return;
      const { version } = await openContent(refreshContextData);
      const data = await parseData({ id: 'backend', data: { contentVersion: version } });
      store.clear();
      store.set({ id: 'backend', data });
    },
  };
}
