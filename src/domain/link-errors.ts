/** Why a link from a mail did not work. */
export interface LinkError {
  /** For people. */
  sentence: string;
  /** As the server put it, for whoever looks into it. */
  detail: string;
}

/** What the auth server wrote into the address's hash after a link was followed; null for no error. */
export function readLinkError(hash: string): LinkError | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  if (!parameters.has('error')) return null;
  const code = parameters.get('error_code') ?? parameters.get('error') ?? '';
  const detail = `${code}: ${parameters.get('error_description') ?? ''}`;
  if (code === 'otp_expired' || code === 'flow_state_expired') {
    return {
      sentence: 'This link has been used already or is too old. Ask for a new one below.',
      detail,
    };
  }
  return { sentence: 'This link did not work. Ask for a new one below.', detail };
}
