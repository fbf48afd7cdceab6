import { requireApiKey } from '#local/backend/api-key.ts';
import type { BackendContext } from '#local/backend/context.ts';
import { AuthFailure } from '#local/backend/http.ts';
import { assuranceLevel, endSessions } from './sessions.ts';
import { requireCaller } from './tokens.ts';
import { readUser } from './users.ts';

/** GET /user: the caller's own account, with factors. */
export async function getUser(parts: BackendContext, request: Request): Promise<Response> {
  requireApiKey(request, parts);
  const { userId } = await requireCaller(request, parts);
  return await answerUser(parts, userId);
}

/**
 * PUT /user. The library writes the change; hosted Supabase's rules around it are kept here: with a
 * verified factor, password and address are changed at the second level only, and a new password ends
 * every other session.
 *
 * @throws AuthFailure (insufficient_aal).
 */
export async function updateUser(
  parts: BackendContext,
  request: Request,
  body: Record<string, unknown>,
): Promise<Response> {
  requireApiKey(request, parts);
  const { userId, sessionId } = await requireCaller(request, parts);
  const { password, email } = body;
  if (password || email) await requireHighestLevel(parts, userId, sessionId);
  const { response } = await parts.lite.handle(request, {
    redirectTo: new URL(request.url).searchParams.get('redirect_to'),
  });
  if (!response.ok) return response;
  if (password) {
    await parts.database.transaction((transaction) => endSessions(transaction, userId, sessionId));
  }
  return await answerUser(parts, userId);
}

async function answerUser(parts: BackendContext, userId: string): Promise<Response> {
  const user = await parts.database.transaction((transaction) => readUser(transaction, userId));
  return Response.json(user);
}

async function requireHighestLevel(
  parts: BackendContext,
  userId: string,
  sessionId: string,
): Promise<void> {
  const allowed = await parts.database.transaction(async (transaction) => {
    const verified = await transaction.query(
      `select from auth.mfa_factors where user_id = $1 and status = 'verified'`,
      [userId],
    );
    return verified.length === 0 || (await assuranceLevel(transaction, sessionId)) === 'aal2';
  });
  if (!allowed) {
    throw new AuthFailure(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
}
