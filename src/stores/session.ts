import { atom } from 'nanostores';
import type { Session, User } from '#data/accounts/auth.ts';
import type { Profile } from '#data/accounts/profiles.ts';
import type { DataErrorCode } from '#data/errors.ts';
import type { Assurance } from '#domain/accounts/assurance.ts';
import type { Role } from '#domain/accounts/role.ts';

/** Everything that screens know about who is at the keyboard. */
export interface SessionState {
  /** True until the first session check has been made (docs/behaviour.md, section 4). */
  loading: boolean;
  session: Session | null;
  user: User | null;
  /** Null while it is fetched, and when there is none to be had. */
  profile: Profile | null;
  /** The server was asked: the account has no profile, or it could not be fetched. */
  isProfileMissing: boolean;
  /** Null while it is fetched; `roleFailure` says why it could not be. */
  role: Role | null;
  roleFailure: DataErrorCode | null;
  /** The role is the one that this browser remembers: the server could not be asked yet. */
  isRoleRemembered: boolean;
  assurance: Assurance;
  /** The browser holds a session, but the server that has to renew it can't be reached. */
  isAway: boolean;
  /** A link from a mail was followed: first of all, a new password is chosen. */
  isRecovering: boolean;
}

export const SIGNED_OUT: SessionState = {
  loading: false,
  session: null,
  user: null,
  profile: null,
  isProfileMissing: false,
  role: null,
  roleFailure: null,
  isRoleRemembered: false,
  assurance: { current: 'aal1', next: 'aal1' },
  isAway: false,
  isRecovering: false,
};

/** Filled by session-watch.ts (who is signed in) and account.ts (what they may do). */
export const $session = atom<SessionState>({ ...SIGNED_OUT, loading: true });

/** Something that the next screen has to say: a headline, and what follows from it. */
export interface Message {
  title: string;
  text?: string;
}

interface SignInMessage extends Message {
  /** Nobody can sign in here until the page is loaded anew. */
  isFinal?: true;
}

/** For the sign-in screen: about a link that did not work, or why a session has ended. */
export const $signInMessage = atom<SignInMessage | null>(null);

/** For the first screen behind sign-in: what was done on the way there. */
export const $arrivalMessage = atom<Message | null>(null);

/** A link that signs in somebody else than this browser's session: their addresses, and what is called with the choice. */
export interface LinkQuestion {
  link: string;
  held: string;
  answer: (follows: boolean) => void;
}

/** Asked before anything else: whoever makes such a link decides whose account is worked in. */
export const $linkQuestion = atom<LinkQuestion | null>(null);
