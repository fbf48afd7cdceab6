import { hashOf, policyFor } from './content-security-policy.ts';
import { type CodeElement, type PageParts, type Range, readPageParts } from './page-parts.ts';

type Edit = Range & { text: string };

/**
 * Completes a page that Astro has rendered, by an HTML tokenizer, so that text that looks like markup
 * stays text. Everything else stays character for character:
 *
 * - the policy becomes the third element of the `<head>`, before stored text, with this page’s hashes
 *   alone;
 * - styles that Astro puts before the first island move to the `<head>`, where HTML allows them, and with a
 *   policy become one: each costs some 90 bytes, and 54 of its hash;
 * - scripts leave the `<noscript>` of a part that arrives on demand, where they would not run before it
 *   does;
 * - `<` and `>` in attributes are encoded: browsers with scripts look for the end of a `<noscript>` in
 *   them.
 *
 * @param policy Astro’s policy with the hashes of the whole site, or `null`, as by the dev server.
 * @throws Error when there is a policy, and no `<head>` to hold it.
 */
export function optimizeHtml(source: string, policy: string | null) {
  const parts = readPageParts(source);
  const joined = policy === null ? null : joinedStyle(source, parts, policy);
  const own = policy && policyFor(policy, parts.code.flatMap(digestsIn(source)), joined?.digests);
  const edits = [
    ...policyEdits(parts, own),
    ...(joined?.edits ?? []),
    ...parts.code
      .filter(({ name }) => !joined || name !== 'style')
      .flatMap((element) => moveEdits(source, parts, element)),
    ...endEdits(source, parts),
    ...parts.angles.map((at) => ({
      ...{ start: at, end: at + 1 },
      text: source[at] === '<' ? '&lt;' : '&gt;',
    })),
  ];
  return { html: apply(source, edits), policy: own };
}

/** The policy’s source expression of an inline script or style. */
function digestsIn(source: string): (element: CodeElement) => string[] {
  return ({ text }) => {
    if (!text) return [];
    return [digestOf(source.slice(text.start, text.end))];
  };
}

/** All styles as one, at the end of the `<head>`; none when the policy would refuse one of them. */
function joinedStyle(source: string, { code, head }: PageParts, policy: string) {
  const styles = code.filter(({ name }) => name === 'style');
  const isPlain = styles.every(
    ({ start, text, noscript }) =>
      noscript === null && text && text.start - start === '<style>'.length,
  );
  const digests = styles.flatMap(digestsIn(source));
  const areKnown = digests.every((digest) => policy.includes(digest));
  if (!head || styles.length < 2 || !isPlain || !areKnown) return null;
  const css = styles.map(({ text }) => source.slice(text?.start, text?.end)).join('');
  return {
    digests: { replaced: digests, by: digestOf(css) },
    edits: [
      { start: head.end, end: head.end, text: `<style>${css}</style>` },
      ...styles.map(({ start, end }) => ({ start, end, text: '' })),
    ],
  };
}

function digestOf(content: string): string {
  return `'${hashOf(content)}'`;
}

/** After the character set and the viewport, which must come early too. */
function policyEdits({ head, afterFirstMetas }: PageParts, policy: string | null): Edit[] {
  if (!policy) return [];
  if (!head) throw new Error('A page without a <head> has no place for its policy.');
  const content = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const text = `<meta http-equiv="content-security-policy" content="${content}">`;
  return [{ start: afterFirstMetas, end: afterFirstMetas, text }];
}

function moveEdits(source: string, { head }: PageParts, element: CodeElement): Edit[] {
  const { name, start, end, isInHead, noscript } = element;
  const target = name === 'style' ? !isInHead && head?.end : noscript;
  if (typeof target !== 'number') return [];
  return [
    { start: target, end: target, text: source.slice(start, end) },
    { start, end, text: '' },
  ];
}

/** Moves what follows the end of a page before it. */
function endEdits(source: string, { lastTags }: PageParts): Edit[] {
  const last = lastTags.at(-1);
  if (!last || source.slice(last.end).trim() === '') return [];
  const text = lastTags.map(({ start, end }) => source.slice(start, end)).join('');
  const removed = lastTags.map((tag) => ({ ...tag, text: '' }));
  return [...removed, { start: source.length, end: source.length, text }];
}

/** Edits at one place keep their order; moved parts are not edited again. */
function apply(source: string, edits: readonly Edit[]): string {
  let html = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    html += source.slice(at, start) + text;
    at = end;
  }
  return html + source.slice(at);
}
