import { authStorageKey } from '#domain/auth-storage-key.ts';

/**
 * What a page with an `#edit` link runs: where a session is stored it shows the link, and on the way
 * it notes which part is in view. A visitor downloads nothing more than this, at most 300 bytes.
 *
 * @param backendUrl of the hosted project; '' for the backend at the page's own origin.
 * @param parts selects what can be edited from here: what has an id is named by it, anything else is
 *   a picture and counted.
 */
export function editScript(backendUrl: string, parts: string): string {
  const key = backendUrl
    ? JSON.stringify(authStorageKey(backendUrl))
    : '"sb-"+location.hostname.split(".")[0]+"-auth-token"';
  return `try{localStorage[${key}]&&(edit.hidden=0,edit.onclick=n=>{n=0;for(let p of document.querySelectorAll("${parts}"))if(p.getBoundingClientRect().top<innerHeight/2)edit.hash=p.id||"picture-"+ ++n})}catch{}`;
}

/** The headings and pictures of an article. */
export const ARTICLE_PARTS = '.prose>[id],.prose figure';
/** The pictures of a gallery, which are numbered. */
export const GALLERY_PARTS = 'figure[id]';
