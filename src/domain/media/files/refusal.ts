/** The limit of the buckets (25 MiB). */
export const MOST_BYTES = 26_214_400;
/** No camera takes more; decoding needs 440 MB. */
export const MOST_PIXELS = 110_000_000;
export const LONGEST_SIDE = 20_000;

const SENTENCES = {
  empty: 'This file is empty. Choose it again.',
  'not-a-picture':
    'This is neither a picture nor a PDF, whatever its name says. JPEG, PNG, WebP, AVIF, GIF, HEIC, SVG and PDF are taken.',
  document:
    'This is a PDF. Only pictures can stand here: upload it under Media, and let a link lead to it.',
  'no-pdf':
    'This is no PDF, whatever its name says. Save it as PDF, of at most 25 MB, and choose that.',
  video: 'This is a video. Only pictures are taken.',
  drawing: 'This drawing (SVG) can’t be made a picture here. Save it as PNG and choose that.',
  'other-format': 'Websites can’t show this kind of picture. Save it as JPEG and choose that.',
  'no-heic': 'This browser can’t read pictures of the kind HEIC. Save it as JPEG and choose that.',
  'too-large': 'The limit is 25 MB. Save it smaller and choose that.',
  'too-many-pixels':
    'It is too large to be worked on. Save it with at most 110 million pixels and choose that.',
  truncated: 'Only part of this file is there. Choose it again.',
  unreadable: 'This picture is damaged: it can’t be read. Choose another copy of it.',
};

export type RefusalReason = keyof typeof SENTENCES;

/** A refused file, with a message for the editor who chose it. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
  readonly reason: RefusalReason;
  readonly facts: string;

  /** @param facts what was found, put before the sentence: "It has 31 MB." */
  constructor(reason: RefusalReason, facts = '') {
    super([facts, SENTENCES[reason]].filter(Boolean).join(' '));
    this.reason = reason;
    this.facts = facts;
  }
}

export function megabytes(bytes: number): string {
  const value = bytes / 1_000_000;
  return `${value < 9.95 ? Math.max(0.1, value).toFixed(1).replace(/\.0$/, '') : Math.round(value)} MB`;
}
