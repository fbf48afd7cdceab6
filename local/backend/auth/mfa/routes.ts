import { Hono } from 'hono';
import { readJson, textOf } from '#local/backend/auth/request.ts';
import { issuerOf } from '#local/backend/auth/sessions.ts';
import { AttemptThrottle, CODE_INTERVAL } from '#local/backend/auth/throttle.ts';
import { requireCaller } from '#local/backend/auth/tokens.ts';
import { readUser } from '#local/backend/auth/users.ts';
import type { BackendContext } from '#local/backend/context.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import { openChallenge, verifyCode } from './challenges.ts';
import { enrolTotp, requireFactor, unenrol } from './factors.ts';
import { qrSvg } from './qr.ts';
import { totpUri } from './totp.ts';

/**
 * /auth/v1/factors: second factors by TOTP, as hosted Supabase answers; phone factors are switched off.
 */
export function mfaRoutes(context: BackendContext): Hono {
  const codes = new AttemptThrottle(context.now, CODE_INTERVAL);
  const app = new Hono();

  app.post('/', async (c) => {
    const caller = await requireCaller(c.req.raw, context);
    const body = await readJson(c.req.raw);
    refuseOtherKinds(body.factor_type);
    const name = textOf(body, 'friendly_name');
    const { factor, email } = await context.database.transaction(async (tx) => ({
      factor: await enrolTotp(tx, context, caller, name),
      email: (await readUser(tx, caller.userId))?.email ?? '',
    }));
    const uri = totpUri({
      secret: factor.secret,
      issuer: textOf(body, 'issuer') || new URL(context.siteUrl).host,
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
    const caller = await requireCaller(c.req.raw, context);
    const answer = await context.database.transaction(async (tx) => {
      const factor = await requireFactor(tx, caller.userId, c.req.param('id'));
      refuseOtherKinds(factor.factor_type);
      return await openChallenge(tx, factor, context.now());
    });
    return c.json(answer);
  });

  app.post('/:id/verify', async (c) => {
    const caller = await requireCaller(c.req.raw, context);
    const body = await readJson(c.req.raw);
    const code = textOf(body, 'code');
    if (!code) {
      throw new AuthFailure(400, 'validation_failed', 'Code needs to be non-empty');
    }
    // Counted by account: more factors must not mean more guesses.
    codes.take(caller.userId);
    const session = await context.database.transaction(async (tx) => {
      const factor = await requireFactor(tx, caller.userId, c.req.param('id'));
      refuseOtherKinds(factor.factor_type);
      return await verifyCode(tx, context, caller, factor, {
        challengeId: textOf(body, 'challenge_id'),
        code,
        issuer: issuerOf(c.req.raw),
      });
    });
    codes.reset(caller.userId);
    return c.json(session);
  });

  app.delete('/:id', async (c) => {
    const caller = await requireCaller(c.req.raw, context);
    const id = await context.database.transaction(async (tx) => {
      const factor = await requireFactor(tx, caller.userId, c.req.param('id'));
      await unenrol(tx, caller, factor);
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
