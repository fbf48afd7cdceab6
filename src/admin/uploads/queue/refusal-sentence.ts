import type { PictureRefusal } from '#domain/media/files/refusal.ts';
import { megabytes } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import type { PictureRemark } from '#pictures/messages.ts';

/** Why a file was not taken, and what to do instead, for whoever chose it. */
export function refusalSentence({ reason, facts }: PictureRefusal): string {
  const { bytes = 0, width = 0, height = 0 } = facts;
  const words = staff.uploads.refusals;
  const sentences = {
    empty: words.empty,
    'not-a-picture': words.notAPicture,
    document: words.document,
    'no-pdf': words.noPdf,
    video: words.video,
    drawing: words.drawing,
    'other-format': words.otherFormat,
    'no-heic': words.noHeic,
    'too-large': words.tooLarge(megabytes(bytes)),
    'too-many-pixels': words.tooManyPixels(width, height),
    'too-long': words.tooLong(width, height),
    'no-canvas': words.noCanvas,
    'no-room': words.noRoom,
    gone: words.gone,
    truncated: words.truncated,
    unreadable: words.unreadable,
  };
  return sentences[reason];
}

/** What is said of a picture besides that it arrived. */
export function remarkSentence(remark: PictureRemark): string {
  const words = staff.uploads;
  const sentences = {
    'as-it-is': words.pictureAsItIs,
    'first-picture': words.firstPictureReady,
    'for-print': words.printReady,
    protected: words.fileProtected,
  };
  return sentences[remark];
}
