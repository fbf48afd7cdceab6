import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/i;
const INLINE = /<(?:script|style)(?:\s[^>]*)?>([\s\S]*?)<\/(?:script|style)>/g;
const HASH = / 'sha256-([^']+)'/g;

/**
 * What Astro writes before the first island of a page: the directives in use, then the element
 * itself. Each is a script without attributes.
 */
const RUNTIME =
  /(?:<script>\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:astro:|astro-island)(?:(?!<\/script>)[\s\S])*<\/script>)+/;

/**
 * The scripts in a page that run its islands, or `null` when it has none. Only where all of them may
 * wait: the staff area's must run at once.
 */
export function islandRuntime(
  html: string,
): { code: string; replaceWith: (script: string) => string } | null {
  const found = RUNTIME.exec(html);
  if (!found?.[0].includes('.lazy=')) return null;
  const [scripts] = found;
  return {
    code: scripts.replaceAll('<script>', '').replaceAll('</script>', '\n'),
    replaceWith: (script) =>
      html.slice(0, found.index) + script + html.slice(found.index + scripts.length),
  };
}

/** The page with only those hashes in its policy that belong to something in it. */
export function withOwnHashes(html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, content = '']) =>
      createHash('sha256').update(content).digest('base64'),
    ),
  );
  return html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const kept = policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ''));
    return `${before}${kept}${after}`;
  });
}
