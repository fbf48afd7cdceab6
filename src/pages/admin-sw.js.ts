import type { APIRoute } from 'astro';
import worker from '#admin/start/service-worker.js?raw';

/** At the root: in `/admin/` its scope could not include `/admin` itself. */
export const GET: APIRoute = () =>
  new Response(worker, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
