import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import type { BackendContext } from './context.ts';
import { AuthFailure } from './supabase-errors.ts';

/** A request without a key of this project, refused in the library's words. */
class ApiKeyFailure extends AuthFailure {
  override toResponse(): Response {
    return Response.json({ message: this.message, hint: this.code }, { status: 401 });
  }
}

/**
 * Every auth route needs one of the project's two keys.
 *
 * @throws ApiKeyFailure without one.
 */
export function requireApiKey(request: Request, parts: BackendContext): void {
  const key = apiKeyOf(request);
  if (!key) {
    throw new ApiKeyFailure(
      401,
      'No `apikey` request header or url param was found.',
      'No API key found in request',
    );
  }
  if (key !== EMBEDDED_PUBLISHABLE_KEY && key !== parts.keys.secretKey) {
    throw new ApiKeyFailure(401, 'Double check your Supabase `apikey`', 'Invalid API key');
  }
}

/**
 * Admin routes need the secret key.
 *
 * @throws AuthFailure (not_admin) with the publishable key.
 */
export function requireSecretKey(request: Request, parts: BackendContext): void {
  requireApiKey(request, parts);
  if (apiKeyOf(request) !== parts.keys.secretKey) {
    throw new AuthFailure(403, 'not_admin', 'User not allowed');
  }
}

export function apiKeyOf(request: Request): string | null {
  return request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
}
