import type { APIRoute } from 'astro';
import worker from '#admin/start/service-worker.js?raw';

/**
 * At the root, because a worker rules over no more than the folder that it lies in: at `/admin/` it could
 * not take `/admin` itself.
 */
export const GET: APIRoute = () =>
  new Response(worker, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
