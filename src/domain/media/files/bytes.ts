import { PictureRefusal } from './refusal.ts';

/** Bytes as characters, as far as there are any. */
export function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** @throws PictureRefusal (truncated) where `read` goes past the end of the file. */
export function reading<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? new PictureRefusal('truncated') : error;
  }
}

/** More than any film has pictures: a file of nothing but heads would fill the memory. */
const MOST_PARTS = 100_000;

/** @throws PictureRefusal (unreadable) for a file of too many parts. */
export function limitParts(parts: readonly unknown[]): void {
  if (parts.length > MOST_PARTS) throw new PictureRefusal('unreadable');
}

export function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
