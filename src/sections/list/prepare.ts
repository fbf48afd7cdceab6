import { site } from '#site';
import type { FieldsOf } from '../kinds.ts';

export async function prepareList({ services }: FieldsOf<'list'>) {
  const shown = services === 'behind' ? site.services : [];
  return {
    services: shown.map(({ slug, name, hint }) => ({
      ...{ key: slug, name, text: hint },
      link: `/services/${slug}`,
    })),
  };
}
