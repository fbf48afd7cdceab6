import { visibleSections } from '#domain/pages/overlay.ts';
import type { PictureField } from '#domain/pages/page.ts';
import { findPage } from './pages.ts';
import { perSnapshot } from './snapshot.ts';

/** The card of pages without their own: the headline and the picture with which the first page begins. */
export const businessCardContent = perSnapshot(async () => {
  const home = await findPage('home');
  const [opening] = visibleSections(home);
  const { headline, picture } = (opening?.fields ?? {}) as Opening;
  const title = headline?.join(' ') || home.title;
  const shown = picture ?? null;
  const said = shown && 'alt' in shown ? shown.alt : '';
  return { title, picture: shown, alt: said ? `${title}. ${said}` : title };
});

/** Fields of an opening picture; another section has none of them. */
interface Opening {
  headline?: readonly string[];
  picture?: PictureField | null;
}
