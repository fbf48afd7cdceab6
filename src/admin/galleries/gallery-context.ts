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
  /** Makes a field known for as long as it is there. @returns ends that. */
  register: (field: OpenField) => () => void;
  /** Saves everything that is typed. @returns whether nothing is left. */
  flush: () => Promise<boolean>;
}

export const GalleryContext = createContext<GalleryDesk | null>(null);

/** The gallery that is open, and what can be done with it. */
export function useDesk(): GalleryDesk {
  const desk = use(GalleryContext);
  if (!desk) throw new Error('useDesk belongs inside of a gallery.');
  return desk;
}
