import { Hono } from 'hono';
import { requireApiKey } from '#local/backend/api-key.ts';
import { issuerOf } from '#local/backend/auth/library-answers.ts';
import { requireCaller } from '#local/backend/auth/tokens.ts';
import { readUser } from '#local/backend/auth/users.ts';
import type { BackendContext } from '#local/backend/context.ts';
import { AuthFailure, parseJsonObject, tooManyRequests } from '#local/backend/http.ts';
import { AttemptThrottle } from '#local/backend/throttle.ts';
import { openChallenge, verifyCode } from './challenges.ts';
import { enrolTotp, requireFactor, unenrol } from './factors.ts';
import { qrSvg } from './qr.ts';
import { totpUri } from './totp.ts';

/**
 * /auth/v1/factors: second factors by authenticator app (TOTP), with the answers and error codes of
 * hosted Supabase. Phone factors are answered as by a project that has them switched off.
 */
export function mfaRoutes(parts: BackendContext): Hono {
  const codes = new AttemptThrottle(parts.now);
  const app = new Hono();

  app.use('*', async (c, next) => {
    requireApiKey(c.req.raw, parts);
    await next();
  });

  app.post('/', async (c) => {
    const caller = await requireCaller(c.req.raw, parts);
    const body = parseJsonObject(await c.req.text());
    const { factor_type: kind, friendly_name: givenName, issuer } = body;
    refuseOtherKinds(kind);
    const name = typeof givenName === 'string' ? givenName : '';
    const { factor, email } = await parts.database.transaction(async (transaction) => ({
      factor: await enrolTotp(transaction, caller, name, new Date(parts.now())),
      email: (await readUser(transaction, caller.userId))?.email ?? '',
    }));
    const uri = totpUri({
      secret: factor.secret,
      issuer: typeof issuer === 'string' ? issuer : new URL(parts.siteUrl).host,
      account: email,
    });
    return c.json({
      id: factor.id,
      type: 'totp',
      friendly_name: name,
      totp: { qr_code: qrSvg(uri), secret: factor.secret, uri },
    });
  });

  app.post('/:id/challenge', async (c) => {
    const caller = await requireCaller(c.req.raw, parts);
    const answer = await parts.database.transaction(async (transaction) => {
      const factor = await requireFactor(transaction, caller.userId, c.req.param('id'));
      refuseOtherKinds(factor.factor_type);
      return await openChallenge(transaction, factor, parts.now());
    });
    return c.json(answer);
  });

  app.post('/:id/verify', async (c) => {
    const caller = await requireCaller(c.req.raw, parts);
    const { code: givenCode, challenge_id: challengeId } = parseJsonObject(await c.req.text());
    const code = String(givenCode ?? '');
    if (!code) {
      throw new AuthFailure(400, 'validation_failed', 'Code needs to be non-empty');
    }
    // Counted for the account and not only the factor: more factors must not mean more guesses.
    const wait = codes.consume(caller.userId);
    if (wait > 0) throw tooManyRequests(wait);
    const session = await parts.database.transaction(async (transaction) => {
      const factor = await requireFactor(transaction, caller.userId, c.req.param('id'));
      refuseOtherKinds(factor.factor_type);
      return await verifyCode(transaction, parts, caller, factor, {
        challengeId: String(challengeId ?? ''),
        code,
        issuer: issuerOf(c.req.raw),
      });
    });
    codes.reset(caller.userId);
    return c.json(session);
  });

  app.delete('/:id', async (c) => {
    const caller = await requireCaller(c.req.raw, parts);
    const id = await parts.database.transaction(async (transaction) => {
      const factor = await requireFactor(transaction, caller.userId, c.req.param('id'));
      await unenrol(transaction, caller, factor);
      return factor.id;
    });
    return c.json({ id });
  });

  return app;
}

/** @throws AuthFailure for anything but an authenticator app. */
function refuseOtherKinds(type: unknown): void {
  if (type === 'totp') return;
  if (type === 'phone') {
    throw new AuthFailure(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (type === 'webauthn') {
    throw new AuthFailure(
      422,
      'mfa_webauthn_enroll_not_enabled',
      'MFA enroll is disabled for WebAuthn',
    );
  }
  throw new AuthFailure(
    400,
    'validation_failed',
    'factor_type needs to be totp, phone, or webauthn',
  );
}
