import { atom } from 'nanostores';

/** A link that signs in somebody else than this browser's session: their addresses, and what is called with the choice. */
export interface LinkQuestion {
  link: string;
  held: string;
  answer: (follows: boolean) => void;
}

/** Asked before anything else: whoever makes such a link decides whose account is worked in. */
export const $linkQuestion = atom<LinkQuestion | null>(null);
