import { createContext, use } from 'react';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import type { OpenFields } from './open-fields.ts';
import type { GalleryChanges } from './use-gallery-changes.ts';

interface OpenGalleryContext {
  open: OpenGallery;
  changes: GalleryChanges;
  /** Everything that is typed here. */
  fields: OpenFields;
}

export const GalleryContext = createContext<OpenGalleryContext | null>(null);

/** What can be done with the open gallery; the same from drawing to drawing. */
export interface GalleryActions extends Pick<GalleryChanges, 'apply' | 'remember'> {
  register: OpenFields['register'];
}

export const ActionsContext = createContext<GalleryActions | null>(null);

/** What can be done, for the many parts that are not to be drawn again with every change. */
export function useGalleryActions(): GalleryActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useGalleryActions belongs inside of a gallery.');
  return actions;
}

/** The gallery that is open, and what can be done with it. */
export function useOpenGallery(): OpenGalleryContext {
  const gallery = use(GalleryContext);
  if (!gallery) throw new Error('useOpenGallery belongs inside of a gallery.');
  return gallery;
}
