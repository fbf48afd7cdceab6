/** The limit of the buckets (25 MiB). */
export const MOST_BYTES = 26_214_400;
/** No camera takes more; decoding needs 440 MB. */
export const MOST_PIXELS = 110_000_000;
export const LONGEST_SIDE = 20_000;

/** Why a file is not taken; who shows it says so in the words of whoever chose it. */
export type RefusalReason =
  | ('empty' | 'gone' | 'truncated' | 'unreadable')
  | ('not-a-picture' | 'document' | 'no-pdf' | 'video' | 'drawing' | 'other-format' | 'no-heic')
  | ('too-large' | 'too-many-pixels' | 'too-long')
  /** Of the browser: it draws none of what a page decodes, or has no memory left. */
  | ('no-canvas' | 'no-room');

/** What was found: the size of the file, or of the picture in pixels. */
export interface RefusalFacts {
  bytes?: number;
  width?: number;
  height?: number;
}

/** A refused file. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
  readonly reason: RefusalReason;
  readonly facts: RefusalFacts;

  constructor(reason: RefusalReason, facts: RefusalFacts = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}
