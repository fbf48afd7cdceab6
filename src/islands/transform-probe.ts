import {
  PROBE_TIMEOUT,
  type StoredFile,
  type Transforms,
  transformedUrl,
} from '#domain/media/images.ts';

const STORAGE_KEY = 'image-transforms';
const ANSWERS: readonly Transforms[] = ['webp', 'negotiated', 'none'];

let answer: Promise<Transforms> | undefined;

/**
 * Asks the backend once a visit for a picture at 2 × 2 pixels as WebP (docs/behaviour.md, section 7),
 * and keeps the answer until the tab is closed.
 *
 * @param file any picture that exists.
 */
export function probeTransforms(backend: string, file: StoredFile): Promise<Transforms> {
  answer ??= Promise.resolve(recall() ?? probe(backend, file).then(remember));
  return answer;
}

async function probe(backend: string, file: StoredFile): Promise<Transforms> {
  const deadline = new Promise<'none'>((end) => setTimeout(() => end('none'), PROBE_TIMEOUT));
  return Promise.race([deadline, ask(backend, file)]);
}

async function ask(backend: string, file: StoredFile): Promise<Transforms> {
  // Hosted Supabase answers 400 to `format=webp`: it reads the format from the Accept header.
  for (const transforms of ['webp', 'negotiated'] as const) {
    const url = transformedUrl(backend, file, { width: 2, height: 2, transforms });
    if (await isTiny(url)) return transforms;
  }
  return 'none';
}

/** Whether a picture loads small: a backend without transforms sends the original. */
function isTiny(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth <= 2);
    image.onerror = () => resolve(false);
    image.src = url;
  });
}

// Storage can be forbidden (private windows, strict settings). Then each page asks again.

function recall(): Transforms | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return ANSWERS.find((known) => known === stored);
  } catch {
    return undefined;
  }
}

function remember(found: Transforms): Transforms {
  try {
    sessionStorage.setItem(STORAGE_KEY, found);
  } catch {
    // The answer still holds for this page.
  }
  return found;
}
