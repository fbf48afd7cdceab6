import { isUntranslated } from '#domain/text/untranslated.ts';
import { staff } from '#languages/staff.ts';

/** Below a field of another language, where it still says what the main one says. */
export const sameAsOriginal = (original: string, text: string): string | undefined =>
  isUntranslated(original, text) ? staff.screens.sameAsOriginal : undefined;
