import { changePost } from './article-changes.ts';
import { changeGallery } from './gallery-changes.ts';
import type { Change } from './rows.ts';

export const redirectChanges: Record<string, Change> = {
  'another address': (client, random) =>
    changePost(client, random, ({ slug }) => ({
      slug: `${slug.slice(0, 60)}-${random.below(999)}`,
    })),
  'the address of a gallery': (client, random) =>
    changeGallery(client, random, { slug: `proof-${random.below(9999)}` }),
};
