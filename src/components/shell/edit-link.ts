import { createHash } from 'node:crypto';

/** The headings and pictures of an article. */
export const ARTICLE_PARTS = '.prose>[id],.prose figure';
/** The pictures of a gallery, which are numbered. */
export const GALLERY_PARTS = 'figure[id]';

/**
 * What a page with an `#editLink` runs: where a session is stored it shows the link, and on the way it
 * notes which part is in view. A visitor downloads nothing more than this, at most 300 bytes. No
 * heading of a text has that id, because theirs have no capitals.
 *
 * @param parts selects what can be edited from here: what has an id is named by it, anything else is
 *   a picture and counted.
 */
export function editScript(parts: string): string {
  return `try{/sb-.+-auth-token/.test(Object.keys(localStorage))&&(editLink.hidden=0,editLink.onclick=n=>{n=0;for(let p of document.querySelectorAll("${parts}"))p.getBoundingClientRect().top<innerHeight/2&&(editLink.hash=p.id||"picture-"+ ++n)})}catch{}`;
}

/** The hash by which a page's policy lets the script run: to be given to `Astro.csp` by the page. */
export function editScriptHash(parts: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(editScript(parts)).digest('base64')}`;
}
