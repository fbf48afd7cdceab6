import { encodeQR } from 'qr';
import { refusal } from '#server/embedded/auth/refusals.ts';
import { type AuthCall, invalid, textOf } from '#server/embedded/auth/request.ts';
import type { SessionAnswer } from '#server/embedded/auth/sessions.ts';
import { requireCaller } from '#server/embedded/auth/tokens.ts';
import { readUser } from '#server/embedded/auth/users.ts';
import { type ChallengeAnswer, openChallenge, verifyCode } from './challenges.ts';
import { enrolTotp, removeFactor, requireFactor, totpUri } from './factors.ts';

/** Characters. Each answer about the account carries the names of its factors. */
const LONGEST_NAME = 200;

/** POST /factors: a second factor by TOTP, as hosted Supabase answers; other kinds are switched off. */
export async function enrol(call: AuthCall): Promise<object> {
  const { body, siteUrl } = call;
  const caller = await requireCaller(call);
  refuseOtherKinds(body.factor_type);
  const name = textOf(body, 'friendly_name');
  if (name.length > LONGEST_NAME) throw invalid('The name of a factor is too long');
  const { id, secret, account } = await call.database.transaction(async (tx) => ({
    ...(await enrolTotp(tx, call, caller, name)),
    account: (await readUser(tx, caller.userId))?.email ?? '',
  }));
  const issuer = textOf(body, 'issuer') || new URL(siteUrl).host;
  const uri = totpUri({ secret, issuer, account });
  return { id, type: 'totp', friendly_name: name, totp: { qr_code: qrSvg(uri), secret, uri } };
}

/** White modules that readers need around the code. */
const QUIET_ZONE = 4;

/** A QR code as SVG. supabase-js puts it into a `data:` address unescaped, so it must not hold a `#`. */
function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path fill="black" d="${path.join('')}"/></svg>`;
}

/** POST /factors/:id/challenge */
export async function challenge(call: AuthCall): Promise<ChallengeAnswer> {
  const { userId } = await requireCaller(call);
  return await call.database.transaction(async (tx) =>
    openChallenge(tx, await requireFactor(tx, userId, call.param('id')), call.now()),
  );
}

/** POST /factors/:id/verify */
export async function verifyChallenge(call: AuthCall): Promise<SessionAnswer> {
  const { secondFactors } = call.limits;
  const caller = await requireCaller(call);
  const code = textOf(call.body, 'code');
  if (!code) throw invalid('Code needs to be non-empty');
  // Counted by account: more factors must not mean more guesses.
  secondFactors.take(caller.userId);
  const session = await call.database.transaction(async (tx) => {
    const factor = await requireFactor(tx, caller.userId, call.param('id'));
    return await verifyCode(tx, call, caller, factor, textOf(call.body, 'challenge_id'), code);
  });
  secondFactors.reset(caller.userId);
  return session;
}

/** DELETE /factors/:id */
export async function unenrol(call: AuthCall): Promise<{ id: string }> {
  const caller = await requireCaller(call);
  const { id } = await call.database.transaction(async (tx) => {
    const factor = await requireFactor(tx, caller.userId, call.param('id'));
    await removeFactor(tx, caller, factor);
    return factor;
  });
  return { id };
}

/** @throws AuthFailure for anything but an authenticator app. */
function refuseOtherKinds(type: unknown): void {
  if (type === 'totp') return;
  if (type === 'phone') throw refusal('mfa_phone_enroll_not_enabled');
  if (type === 'webauthn') throw refusal('mfa_webauthn_enroll_not_enabled');
  throw invalid('factor_type needs to be totp, phone, or webauthn');
}
