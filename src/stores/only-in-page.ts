import { atom } from 'nanostores';

/** Whether something was typed that is neither saved nor on the device: closing the page would end it. */
export const $onlyInPage = atom(false);
