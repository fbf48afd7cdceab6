import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { MOST_BYTES } from '#domain/media/files/refusal.ts';
import { hostOf } from '#wordpress/old-urls.ts';

/** Of a file that may lie somewhere else. */
export class NotFetched extends Error {}

const MOST_HOPS = 4;
const PATIENCE_MS = 60_000;

/** Networks that are not on the internet, or lead to such by IPv4: this machine, its neighbours, a cloud's. */
const INSIDE = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '2001::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]) {
  const [address = '', size] = network.split('/');
  INSIDE.addSubnet(address, Number(size), address.includes(':') ? 'ipv6' : 'ipv4');
}

/**
 * A file of the old site. An export may name any address: only hosts of that site are asked, at public
 * addresses, and no more than a picture may have is read.
 *
 * @param hosts of the old site, without `www.`.
 * @param isInside whether a network address must not be asked.
 */
export async function fetchPicture(
  url: string,
  hosts: ReadonlySet<string>,
  isInside = isInsideAddress,
): Promise<Buffer> {
  let next = url;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    if (!URL.canParse(next) || !/^https?:$/.test(new URL(next).protocol)) {
      throw new Error('it has no address.');
    }
    if (!hosts.has(hostOf(next))) {
      throw new NotFetched('it is not at the old site.');
    }
    const answer = await ask(next, isInside);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return await contentOf(answer);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) {
      throw new NotFetched(`the old site answers ${statusCode}.`);
    }
    next = URL.canParse(headers.location, next) ? new URL(headers.location, next).href : '';
  }
  throw new Error('the old site leads from address to address.');
}

export function isInsideAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return INSIDE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

function ask(url: string, isInside: (address: string) => boolean): Promise<IncomingMessage> {
  const refusal = new Error('its address is within this network, where nothing is fetched from.');
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isInside(host)) throw refusal;
  // Asked for the connection itself: a name may have another address at the next look.
  const resolve: LookupFunction = (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const wrong = error ?? (found.some(({ address }) => isInside(address)) ? refusal : null);
      if (wrong) callback(wrong, []);
      else if (options.all) callback(null, found);
      else callback(null, found[0]?.address ?? '', found[0]?.family);
    });
  const get = url.startsWith('https:') ? getHttps : getHttp;
  return new Promise((answered, failed) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    get(url, { lookup: resolve, signal }, answered).on('error', (error) =>
      failed(error === refusal ? refusal : new NotFetched('the old site does not answer.')),
    );
  });
}

async function contentOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('it has more than 25 MiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
