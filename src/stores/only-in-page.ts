import { atom } from 'nanostores';

/** Whether text of a closed editor is neither saved nor on the device: it goes when the page is closed. */
export const $onlyInPage = atom(false);
