import { type Context, createContext, use, useCallback, useRef } from 'react';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import type { GallerySaver } from './gallery-saver.ts';
import type { GalleryChanges } from './use-gallery-changes.ts';

interface OpenGalleryContext {
  open: OpenGallery;
  /** Whose words are on the screen; '' for the main one. */
  language: string;
  changes: GalleryChanges;
}

export const GalleryContext = createContext<OpenGalleryContext | null>(null);

/** What can be done with the open gallery; the same from drawing to drawing. */
export interface GalleryActions extends Pick<GalleryChanges, 'apply' | 'remember'> {
  /** As in the context. */
  language: string;
  /** Of everything that is typed here. */
  saver: GallerySaver;
}

export const ActionsContext = createContext<GalleryActions | null>(null);

/** What can be done, for the many parts that are not to be drawn again with every change. */
export const useGalleryActions = () => within(ActionsContext);

/** The gallery that is open, and what can be done with it. */
export const useOpenGallery = () => within(GalleryContext);

/** @throws Error outside of a gallery. */
function within<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (!value) throw new Error('There is no gallery open here.');
  return value;
}

/**
 * The same function at each drawing, which calls the newest one: what is given it is not drawn again
 * because of it. For listeners only, never while drawing.
 */
export function useLatest<Arguments extends unknown[], Answer>(
  newest: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const latest = useRef(newest);
  latest.current = newest;
  return useCallback((...given) => latest.current(...given), []);
}
