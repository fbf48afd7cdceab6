import { shownSite } from '#build/content/shown-site.ts';
import type { FieldsOf } from '../kinds.ts';

export async function prepareList({ services }: FieldsOf<'list'>) {
  const shown = services === 'behind' ? (await shownSite()).services : [];
  return {
    services: shown.map(({ key, path, name, hint }) => ({ key, name, text: hint, link: path })),
  };
}
