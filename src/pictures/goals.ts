import type { Goal } from './messages.ts';

/** Twice what the widest page shows. */
export const FOR_PAGES: Goal = {
  side: 2560,
  webp: [0.85],
  jpeg: [0.9],
  mostBytes: Number.POSITIVE_INFINITY,
  keepsMotion: true,
  storable: ['jpeg', 'png', 'webp', 'avif', 'gif'],
};

/** Fills the screen of whoever looks at it, and six of them are sent over a slow line in seconds. */
export const FOR_ENQUIRIES: Goal = {
  side: 1600,
  webp: [0.8, 0.65, 0.5, 0.35],
  jpeg: [0.8, 0.65, 0.5, 0.35],
  mostBytes: 320_000,
  keepsMotion: false,
  storable: ['jpeg', 'png', 'webp'],
};
