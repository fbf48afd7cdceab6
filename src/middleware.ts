import { defineMiddleware } from 'astro:middleware';
import { finishRendered } from '#build/output/finish-page.ts';
import { withPictureNames } from '#build/pictures/page-pictures.ts';

const POLICY = 'content-security-policy';

/**
 * Runs around every page as it is rendered, by a build or by the dev server. The headers that it
 * leaves are for the build: see `staticHost`.
 */
export const onRequest = defineMiddleware((_context, next) =>
  // The body is read within: parts of a page may be rendered no earlier than that.
  withPictureNames(async () => {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const rendered = new Uint8Array(await response.arrayBuffer());
    const { bytes, policy } = await finishRendered(rendered, response.headers.get(POLICY));
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    if (policy) headers.set(POLICY, policy);
    // As bytes: of a text, Response makes a copy that the memory keeps until it is cleaned thoroughly.
    return new Response(bytes, { status: response.status, headers });
  }),
);
