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
