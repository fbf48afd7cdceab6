import { hashOf } from '#build/output/content-security-policy.ts';

/**
 * Runs before the first paint: notes for OnDemand.astro that the address names a section. `:target`
 * matches only later.
 */
export const sentToSectionScript =
  'if(location.hash.length>1)document.documentElement.dataset.sent=""';

/** The policy’s hash of the script, for `Astro.csp`. */
export const sentToSectionHash = hashOf(sentToSectionScript);
