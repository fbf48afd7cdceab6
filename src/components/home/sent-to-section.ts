import { createHash } from 'node:crypto';

/**
 * Runs before the page is painted: notes that its address names a section, for OnDemand.astro. CSS can't
 * tell that early, as a browser knows the `:target` only when the scripts of the page have run.
 */
export const sentToSectionScript =
  'if(location.hash.length>1)document.documentElement.dataset.sent=""';

/** The hash by which a page's policy lets the script run: to be given to `Astro.csp` by the page. */
export const sentToSectionHash: `sha256-${string}` = `sha256-${createHash('sha256')
  .update(sentToSectionScript)
  .digest('base64')}`;
