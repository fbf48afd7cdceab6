import { enquiryPhotoProblems } from '#business/messages/enquiry-photos.ts';
import { MOST_BYTES, PictureRefusal, type RefusalReason } from '#domain/media/files/refusal.ts';
import type { PictureRemark } from '#pictures/messages.ts';

/** As many come with a message. */
export const MOST_PHOTOS = 6;
/** The limit of the bucket. */
const MOST_SENT_BYTES = 5_242_880;

/** `refused` for good; `failed` can be tried again; `waiting` for its turn, or for the line. */
export type PhotoState = 'preparing' | 'waiting' | 'sending' | 'done' | 'refused' | 'failed';

/** One of the chosen files, as it is shown. */
export interface Photo {
  id: number;
  name: string;
  state: PhotoState;
  /** Of what is sent, from 0 to 1. */
  progress: number;
  /** A data address; '' for none. */
  preview: string;
  chosenBytes: number;
  /** 0 until it is known. */
  sentBytes: number;
  remark?: PictureRemark | undefined;
  /** What is wrong, in a sentence; '' for nothing. */
  problem: string;
}

/** Whether it will not change by itself. */
export function isSettled({ state }: Pick<Photo, 'state'>): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}

/** Why a file can't be taken, before it is read; '' if it can. */
export function problemOfFile({ size }: Pick<File, 'size'>): string {
  return size > MOST_BYTES ? enquiryPhotoProblems.tooLarge : '';
}

/** The same of one that is ready to be sent. */
export function problemOfResult({ size }: Pick<Blob, 'size'>): string {
  return size > MOST_SENT_BYTES ? enquiryPhotoProblems.tooLargeAsItIs : '';
}

const SENTENCES: Partial<Record<RefusalReason, keyof typeof enquiryPhotoProblems>> = {
  video: 'video',
  'too-large': 'tooLarge',
  'too-many-pixels': 'tooManyPixels',
  'too-long': 'tooManyPixels',
  'no-canvas': 'noCanvas',
  'no-room': 'refused',
  gone: 'refused',
  'no-heic': 'noHeic',
  'not-a-picture': 'notAPicture',
  'other-format': 'notAPicture',
  drawing: 'notAPicture',
};

/** What made it impossible to read a file, in the site's language. */
export function problemOfReading(error: unknown): string {
  // Nobody has looked into it: a part of the site could not be fetched.
  if (!(error instanceof PictureRefusal)) return enquiryPhotoProblems.refused;
  return enquiryPhotoProblems[SENTENCES[error.reason] ?? 'unreadable'];
}
