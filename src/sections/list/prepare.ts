import { shownSite } from '#build/content/shown-site.ts';
import type { FieldsOf } from '../kinds.ts';
import { listedServices } from './listed-services.ts';

export async function prepareList(fields: FieldsOf<'list'>) {
  return listedServices(fields, (await shownSite()).services);
}
