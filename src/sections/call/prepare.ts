import { shownSite } from '#build/content/shown-site.ts';

export async function prepareCall() {
  return { site: await shownSite() };
}
