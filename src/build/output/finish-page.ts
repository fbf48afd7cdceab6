import { optimizeHtml } from './optimize-html.ts';

/** A page that is ready to be served, in UTF-8. */
export interface FinishedPage {
  bytes: Uint8Array<ArrayBuffer>;
  /** The policy that is in it; `null` when none was given (the dev server enforces none). */
  policy: string | null;
}

/**
 * Does to a rendered page what `optimizeHtml` says.
 *
 * @param bytes the page as Astro rendered it, in UTF-8.
 * @param policy Astro's policy with the hashes of the whole site, or `null`.
 */
export type FinishPage = (
  bytes: Uint8Array<ArrayBuffer>,
  policy: string | null,
) => FinishedPage | Promise<FinishedPage>;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** @throws Error when there is a policy, and no `<head>` to hold it. */
export function finishPage(bytes: Uint8Array<ArrayBuffer>, policy: string | null): FinishedPage {
  const page = optimizeHtml(decoder.decode(bytes), policy);
  return { bytes: encoder.encode(page.html), policy: page.policy };
}

let finish: FinishPage = finishPage;

/** From now on rendered pages are finished by this, which another thread may do. */
export function finishPagesBy(other: FinishPage): void {
  finish = other;
}

/** For the middleware: finishes a page in whatever thread does it here. */
export const finishRendered: FinishPage = (bytes, policy) => finish(bytes, policy);
