import type { ShownService } from '#domain/pages/services.ts';
import type { FieldsOf } from '../kinds.ts';

/** The services that a list shows, for builds and for the page in the editor. */
export function listedServices(
  { services }: Pick<FieldsOf<'list'>, 'services'>,
  shown: readonly ShownService[],
) {
  if (services !== 'behind') return { services: [] };
  return {
    services: shown.map(({ key, path, name, hint }) => ({ key, name, text: hint, link: path })),
  };
}
