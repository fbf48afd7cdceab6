import { createContext, use } from 'react';
import type { OpenGallery } from '#data/galleries.ts';
import type { GalleryChanges } from './use-gallery-changes.ts';

/** A field that saves itself, as far as others need to know. */
export interface OpenField {
  /** @returns whether everything that was typed is saved then. */
  flush: () => Promise<boolean>;
  isUnsaved: () => boolean;
}

interface GalleryDesk {
  open: OpenGallery;
  changes: GalleryChanges;
  /** Saves everything that is typed. @returns whether nothing is left. */
  flush: () => Promise<boolean>;
}

export const GalleryContext = createContext<GalleryDesk | null>(null);

/** What can be done with the open gallery; the same from drawing to drawing. */
export interface GalleryActions extends Pick<GalleryChanges, 'apply' | 'remember'> {
  galleryId: string;
  /** Makes a field known for as long as it is there. @returns ends that. */
  register: (field: OpenField) => () => void;
}

export const ActionsContext = createContext<GalleryActions | null>(null);

/** What can be done, for the many parts that are not to be drawn again with every change. */
export function useGalleryActions(): GalleryActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useGalleryActions belongs inside of a gallery.');
  return actions;
}

/** The gallery that is open, and what can be done with it. */
export function useDesk(): GalleryDesk {
  const desk = use(GalleryContext);
  if (!desk) throw new Error('useDesk belongs inside of a gallery.');
  return desk;
}
