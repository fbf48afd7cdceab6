import { safeAddress } from '#domain/markdown/addresses.ts';

/**
 * The address that somebody means: `www.example.com`, a mail address and a telephone number are
 * completed, an address of the house's own site is shortened to its path.
 *
 * @param origin of the site, such as `https://example.com`.
 * @returns null for what leads nowhere.
 */
export function linkAddress(typed: string, origin: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return safeAddress(`mailto:${text}`);
  if (/^\+?\d[\d\s()-]{5,}$/.test(text)) return safeAddress(`tel:${text.replace(/[^\d+]/g, '')}`);
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return safeAddress(`https://${text}`);
  if (text === origin || text.startsWith(`${origin}/`)) {
    return safeAddress(text.slice(origin.length) || '/');
  }
  return safeAddress(text);
}

/** Whether there is a page at an address of this site; null when that can't be found out. */
export async function isPageThere(address: string): Promise<boolean | null> {
  if (!address.startsWith('/')) return null;
  try {
    const { status, ok } = await fetch(address.replace(/#.*/, ''), { method: 'HEAD' });
    return status === 404 ? false : ok || null;
  } catch {
    return null;
  }
}
