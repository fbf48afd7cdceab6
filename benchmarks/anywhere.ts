import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { S3_BUCKET, S3_CREDENTIALS, startS3Server } from '#scripts/programs/s3-server.ts';
import { openLine } from '#scripts/programs/slow-line.ts';
import { startSshServer } from '#scripts/programs/ssh-server.ts';
import { addArticles } from '#scripts/test-project/add-articles.ts';
import type { Client } from '#scripts/test-project/rows.ts';
import { serviceClient, withFolder } from '#scripts/test-project/with-server.ts';
import { freePort, startServer } from '#scripts/test-server.ts';
import type { Note } from './figures-table.ts';
import { changesOf, pressToLive } from './publish-changes.ts';
import { MENU } from './publish-figures.ts';
import { fileReader } from './served-folder.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

/** A line as small firms have it. Milliseconds from end to end and back, and bits a second. */
const LINE = { delay: 20, rate: 20_000_000 };
const REPEATS = 3;
/** Upper limits in seconds by number of articles. */
const AIMS: Record<number, number> = { 10: 1.5, 1000: 3, 10000: 8 };
/** Milliseconds. Staff press no sooner. */
const BETWEEN_RELEASES = 2000;

/** A target, and how visitors read a file from there. */
interface MeasuredTarget {
  environment: NodeJS.ProcessEnv;
  read: (path: string) => Promise<Buffer | null>;
}

/** Names of targets. */
type TargetName = 'folder' | 'rsync' | 's3' | 's3 uncompressed';
const EVERYWHERE: readonly TargetName[] = ['folder', 'rsync', 's3'];
/** A store alone, and beside it what pages take that lie there as they are. */
export const STORES: readonly TargetName[] = ['s3', 's3 uncompressed'];

interface Timed {
  change: string;
  /** From press to live. */
  seconds: number;
  slowest: number;
}

interface Measured extends Timed {
  /** Besides the demo content. */
  articles: number;
  target: TargetName;
}

/**
 * From the press of Publish until the public address answers with the change: a folder of this machine,
 * and another machine and a store behind a line of 40 ms and 20 Mbit/s.
 */
export async function measureAnywhere(
  sizes: readonly number[],
  note: Note,
  names = EVERYWHERE,
): Promise<void> {
  const all: Measured[] = [];
  try {
    await withFolder(async (folder) => {
      const targets = await openTargets(folder);
      const address = await openPublicAddress();
      let there = 0;
      for (const articles of sizes) {
        console.log(`Adding articles, until there are ${articles} more …`);
        const more = articles - there;
        await withTarget(folder, address, null, (client) => addArticles(client, more, there + 1));
        there = articles;
        for (const target of names) {
          console.log(`${target}, ${articles} more articles`);
          await withTarget(folder, address, targets.all[target], (client) =>
            measureTarget(client, address.url, (one) => all.push({ articles, target, ...one })),
          );
        }
      }
      await address.close();
      await targets.close();
    });
  } finally {
    console.log(tableOf(all));
    note(...all.map((one) => figureOf(one, all)));
  }
}

async function openTargets(folder: string) {
  const ssh = await startSshServer(await freePort());
  const s3Port = await freePort();
  const s3 = await startS3Server(s3Port);
  const toSsh = await openLine(ssh.port, LINE);
  const toS3 = await openLine(s3Port, LINE);
  const [own, other] = [join(folder, 'own'), join(folder, 'other')];
  const store = (prefix: string, environment: NodeJS.ProcessEnv = {}): MeasuredTarget => ({
    environment: {
      ...S3_CREDENTIALS,
      PUBLISH_TO: `s3:${S3_BUCKET}/${prefix}`,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${toS3.port}`,
      ...environment,
    },
    read: async (path) => {
      const answer = await fetch(`${s3.website}/${prefix}${path}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
  });
  const all: Record<TargetName, MeasuredTarget> = {
    folder: {
      environment: { PUBLISH_TO: `folder:${own}` },
      read: fileReader(join(own, 'current')),
    },
    rsync: {
      environment: {
        PUBLISH_TO: `rsync:${ssh.user}@127.0.0.1:${other}`,
        RSYNC_RSH: ssh.shell(toSsh.port),
      },
      read: fileReader(join(other, 'current')),
    },
    s3: store('compressed'),
    's3 uncompressed': store('plain', { S3_COMPRESSION: 'off' }),
  };
  return {
    all,
    async close() {
      for (const line of [toSsh, toS3]) await line.close();
      for (const server of [ssh, s3]) await server.stop();
    },
  };
}

/** The public address, one for all targets: it is built into the pages. */
async function openPublicAddress() {
  let read: MeasuredTarget['read'] | undefined;
  const server = createServer(async ({ url = '/' }, answer) => {
    const body = await read?.(url).catch(() => null);
    answer.writeHead(body ? 200 : 404).end(body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (target: MeasuredTarget | null) => {
      read = target?.read;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

type PublicAddress = Awaited<ReturnType<typeof openPublicAddress>>;

/** A server on one and the same data that sends to a target, if there is one. */
async function withTarget(
  folder: string,
  address: PublicAddress,
  target: MeasuredTarget | null,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const dataFolder = join(folder, 'data');
  address.lead(target);
  const environment = { SITE_URL: address.url, ...target?.environment };
  const server = await startServer(dataFolder, undefined, environment);
  try {
    await work(serviceClient(server, dataFolder));
  } finally {
    await server.stop();
  }
}

async function measureTarget(client: Client, address: string, note: (one: Timed) => void) {
  // The server sends what another target got last.
  while (!(await fetch(`${address}/build.json`)).ok) await pause(100);
  await pressToLive(client, address);
  for (const [change, make] of Object.entries(changesOf(client))) {
    const walls: number[] = [];
    // Other words than those of the target before; even, because some changes go to and fro.
    const first = 2 * Math.floor(Date.now() / 2);
    for (let number = 1; number <= (change === MENU ? 1 : REPEATS); number += 1) {
      await pause(BETWEEN_RELEASES);
      await make(first + number);
      walls.push((await pressToLive(client, address)) / 1000);
    }
    note({ change, seconds: median(walls), slowest: Math.max(...walls) });
    console.log(`  ${change}: ${median(walls).toFixed(2)} s`);
  }
}

function tableOf(all: readonly Measured[]): string {
  return table<Measured>(
    [
      ['more articles', ({ articles }) => articles.toLocaleString('en')],
      ['target', ({ target }) => target],
      ['change', ({ change }) => change],
      ['press to live', ({ seconds }) => `${seconds.toFixed(2)} s`],
      ['slowest', ({ slowest }) => `${slowest.toFixed(2)} s`],
    ],
    all,
    3,
  );
}

function figureOf({ articles, target, change, seconds }: Measured, all: readonly Measured[]) {
  const beside = target === 's3' ? ['folder', 's3 uncompressed'] : ['folder'];
  const other = all.find(
    (one) =>
      beside.includes(one.target) &&
      one.target !== target &&
      one.articles === articles &&
      one.change === change,
  );
  const aim = change === MENU ? undefined : AIMS[articles];
  return {
    name: `${target}: ${change}, ${articles.toLocaleString('en')} more articles`,
    value: seconds,
    unit: 's' as const,
    ...(other ? { reference: { name: other.target, value: other.seconds } } : {}),
    ...(aim === undefined ? {} : { aim: { value: aim } }),
  };
}
