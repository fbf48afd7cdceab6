import { readClaims } from './token.ts';

export type AssuranceLevel = 'aal1' | 'aal2';

/** Something a person has or knows besides the password (docs/behaviour.md, section 3). */
export interface Factor {
  id: string;
  factor_type: string;
  status: string;
  friendly_name?: string | undefined;
  created_at?: string | undefined;
}

export interface Assurance {
  current: AssuranceLevel;
  next: AssuranceLevel;
}

/** `current` is what the token says, `next` is `aal2` with a verified factor (docs/behaviour.md, section 4). */
export function readAssurance(accessToken: string, factors: readonly Factor[]): Assurance {
  return {
    current: readLevel(accessToken),
    next: factors.some((factor) => factor.status === 'verified') ? 'aal2' : 'aal1',
  };
}

export function needsSecondFactor(assurance: Assurance): boolean {
  return assurance.next === 'aal2' && assurance.current === 'aal1';
}

function readLevel(accessToken: string): AssuranceLevel {
  return readClaims(accessToken).aal === 'aal2' ? 'aal2' : 'aal1';
}
