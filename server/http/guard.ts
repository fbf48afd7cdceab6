import type { IncomingHttpHeaders } from 'node:http';

/** The addresses of a local server. */
export interface OwnAddresses {
  /** As in a Host header: `localhost:4321`. */
  hosts: ReadonlySet<string>;
  /** As in an Origin header: `http://localhost:4321`. */
  origins: ReadonlySet<string>;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Loopback names with each port, and the site's public address if set.
 *
 * @param ports the server's, and that of a server in front of it.
 */
export function ownAddresses(ports: readonly number[], siteUrl?: string): OwnAddresses {
  const urls = ports.flatMap((port) => LOOPBACK.map((host) => new URL(`http://${host}:${port}`)));
  if (siteUrl && URL.canParse(siteUrl)) urls.push(new URL(siteUrl));
  return {
    hosts: new Set(urls.map(({ host }) => host)),
    origins: new Set(urls.map(({ origin }) => origin)),
  };
}

/** The path is decoded no further than a URL is. */
export interface Visit {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** Whether a request is for another host: DNS rebinding would let a stranger's page read this. */
export function isForOtherHost({ headers }: Visit, { hosts }: OwnAddresses): boolean {
  return !hosts.has(headers.host?.toLowerCase() ?? '');
}

/**
 * Whether a page of another site, or of another server on this machine, sent the request: the
 * publishable key is no secret, and for browsers `localhost` is one site whatever the port. Other
 * programs send neither header.
 */
export function isFromOtherSite(visit: Visit, { origins }: OwnAddresses): boolean {
  const { headers } = visit;
  if (headers.origin !== undefined && !origins.has(headers.origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return headers.origin !== undefined || !isMeantForOthers(visit);
}

/** Public pictures may be shown anywhere. */
const PUBLIC_FILES = /^\/storage\/v1\/(object|render\/image)\/public\//;
/** Links of mails and messages. */
const LINKS = /^\/(auth\/v1\/verify$|storage\/v1\/object\/(public|sign)\/)/;

function isMeantForOthers({ method, path, headers }: Visit): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (PUBLIC_FILES.test(path)) return true;
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isLink && LINKS.test(path);
}
