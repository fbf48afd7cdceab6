import { badRequest } from '#server/embedded/storage/checks.ts';

/** Hosted Supabase knows the first three. */
const FORMATS = ['origin', 'avif', 'webp', 'jpeg', 'png'] as const;
const RESIZES = ['cover', 'contain', 'fill'] as const;

type ImageFormat = (typeof FORMATS)[number];

/** Width and height in pixels. */
export interface ImageParameters {
  width: number | null;
  height: number | null;
  resize: (typeof RESIZES)[number];
  quality: number;
  /** `null`: the best that the browser accepts. */
  format: ImageFormat | null;
}

const DEFAULT_QUALITY = 80;
const MAX_SIDE = 2500;
/** Smaller differences are invisible, and each would fill the cache. */
const QUALITY_STEP = 5;

/**
 * Reads the parameters as hosted Supabase does: limits sizes to 1 to 2500 and refuses all other invalid
 * values.
 *
 * @throws StorageFailure with status 400.
 */
export function readImageParameters(query: URLSearchParams): ImageParameters {
  return {
    width: readSize(query, 'width'),
    height: readSize(query, 'height'),
    resize: readWord(query, 'resize', RESIZES) ?? 'cover',
    quality: inSteps(readInteger(query, 'quality', 20, 100) ?? DEFAULT_QUALITY),
    format: readWord(query, 'format', FORMATS),
  };
}

function inSteps(quality: number): number {
  return Math.round(quality / QUALITY_STEP) * QUALITY_STEP;
}

/** 0 means "not given", as on hosted Supabase. */
function readSize(query: URLSearchParams, name: string): number | null {
  const size = readInteger(query, name, 0, Number.MAX_SAFE_INTEGER);
  return size ? Math.min(size, MAX_SIDE) : null;
}

function readInteger(
  query: URLSearchParams,
  name: string,
  least: number,
  most: number,
): number | null {
  const text = query.get(name);
  if (text === null) return null;
  if (!/^-?\d+$/.test(text)) throw invalid(`querystring/${name} must be integer`);
  const value = Number(text);
  if (value < least) throw invalid(`querystring/${name} must be >= ${least}`);
  if (value > most) throw invalid(`querystring/${name} must be <= ${most}`);
  return value;
}

function readWord<Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | null {
  const text = query.get(name);
  if (text === null) return null;
  const word = words.find((candidate) => candidate === text);
  if (word) return word;
  throw invalid(`querystring/${name} must be equal to one of the allowed values`);
}

const invalid = (message: string) => badRequest('InvalidRequest', message, 'Error');
