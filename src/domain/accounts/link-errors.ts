import { staff } from '#languages/staff.ts';

export interface LinkError {
  sentence: string;
  /** The server's own words, for a developer. */
  detail: string;
}

/** What the auth server wrote into the address's hash after a link was followed; null for no error. */
export function readLinkError(hash: string): LinkError | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  if (!parameters.has('error')) return null;
  const code = parameters.get('error_code') ?? parameters.get('error') ?? '';
  const detail = `${code}: ${parameters.get('error_description') ?? ''}`;
  const isOld = code === 'otp_expired' || code === 'flow_state_expired';
  const why = isOld ? staff.common.linkUsedOrOld : staff.common.linkDidNotWork;
  return { sentence: staff.common.linkProblem(why), detail };
}
