import type { IncomingHttpHeaders } from 'node:http';
import type { OwnAddresses } from './own-addresses.ts';

/** What the guard looks at; headers as Node gives them, the path decoded no further than a URL is. */
export interface Visit {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/**
 * Whether a request means another host. A page of a stranger's site can let its own name lead to this
 * machine (DNS rebinding), and would then read everything as if it were its own.
 */
export function isForOtherHost({ headers }: Visit, { hosts }: OwnAddresses): boolean {
  return !hosts.has(headers.host?.toLowerCase() ?? '');
}

/**
 * Whether a page of another site, or of another server on this machine, had the browser ask the backend.
 * The publishable key is no secret, and `localhost` is one site for a browser whatever the port. Whatever
 * is no browser sends neither header.
 */
export function isFromOtherSite(visit: Visit, { origins }: OwnAddresses): boolean {
  const { headers } = visit;
  if (headers.origin !== undefined && !origins.has(headers.origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return headers.origin !== undefined || !isMeantForOthers(visit);
}

/** Pictures that anybody may see, wherever they are shown. */
const PUBLIC_FILES = /^\/storage\/v1\/(object|render\/image)\/public\//;
/** What somebody opens from a mail or a message: it may stand in a page of another site. */
const LINKS = /^\/(auth\/v1\/verify$|storage\/v1\/object\/(public|sign)\/)/;

function isMeantForOthers({ method, path, headers }: Visit): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (PUBLIC_FILES.test(path)) return true;
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isLink && LINKS.test(path);
}
