import { safeAddress } from '#domain/markdown/addresses.ts';
import { dialled } from '#domain/text/dialled.ts';

const PHONE = /^(?:\+\d[\d\s()/.-]{5,}|\(?\d[\d\s()/-]{5,})$/;
/** In any script: `tischlerei-müller.de`. */
const HOST = /^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+([/?#]\S*)?$/u;

/**
 * The address that an author means: `www.example.com`, mail addresses and telephone numbers are
 * completed, the site’s own origin is cut off.
 *
 * @returns null for what leads nowhere.
 */
export function linkAddress(typed: string, origin: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return safeAddress(`mailto:${text}`);
  if (PHONE.test(text)) return safeAddress(`tel:${dialled(text)}`);
  if (HOST.test(text)) return safeAddress(`https://${text}`);
  if (text === origin || text.startsWith(`${origin}/`)) {
    return safeAddress(text.slice(origin.length) || '/');
  }
  return safeAddress(text);
}
