import { join } from 'node:path';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { z } from 'zod';
import { changesBetween, digestsOf, type HeldFiles } from './changes.ts';
import { s3Error } from './s3-errors.ts';
import { objectsOf, type Phase, type StoreLayout, type StoreObject } from './s3-objects.ts';
import { senderName } from './sender-name.ts';
import { type OnFiles, type OutgoingSite, type Target, TargetError } from './target.ts';

/** Objects that are sent, or compared, at the same time. */
const AT_ONCE = 24;
/** Objects that one request deletes at most, by S3's rules. */
const DELETED_AT_ONCE = 1000;
/** Says whose turn it is and which site is whole. */
const STATE = '.publishing.json';
/** Milliseconds after which another sender that said nothing more is taken to have ended. */
const ABANDONED = 10 * 60_000;
/** Milliseconds after which a sender says that it is still at it. */
const WORD_EVERY = 60_000;

const stateSchema = z.object({
  site: z.string(),
  isComplete: z.boolean(),
  by: z.string(),
  at: z.number(),
});
type State = z.infer<typeof stateSchema>;
type Objects = ReadonlyMap<string, StoreObject>;

interface S3Options {
  bucket: string;
  /** Without a slash at either end; '' for the whole bucket. */
  prefix: string;
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined;
  layout: StoreLayout;
  /** Where a sender's name is kept: whoever starts in it again goes on with what was cut off. */
  folder: string;
}

/**
 * A store that speaks S3. It can't switch a site in one step: first come new files, then pages, and
 * `build.json` after them, at the end goes what is gone. A page is never there before what it asks for.
 */
export function s3Target({ bucket, prefix, endpoint, layout, folder }: S3Options): Target {
  const client = new S3Client({
    region: process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || 'us-east-1',
    maxAttempts: 4,
    // Stores of other makers refuse checksums that S3 does not demand.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestHandler: {
      connectionTimeout: 10_000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
    },
  });
  /** What the last send left there. */
  let left: { site: string; held: HeldFiles } | null = null;
  const name = `the store “${bucket}”`;
  const keyOf = (path: string) => (prefix ? `${prefix}/${path}` : path);

  async function readState(): Promise<State | null> {
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: keyOf(STATE) }),
      );
      return stateSchema.parse(JSON.parse((await Body?.transformToString()) ?? ''));
    } catch (error) {
      if (
        error instanceof Error &&
        ['NoSuchKey', 'NotFound', 'SyntaxError', 'ZodError'].includes(error.name)
      )
        return null;
      throw error;
    }
  }

  async function writeState(state: Omit<State, 'at'>): Promise<void> {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: keyOf(STATE),
        Body: JSON.stringify({ ...state, at: Date.now() }),
        ContentType: 'application/json',
        CacheControl: 'no-store',
      }),
    );
  }

  /** Says that a site is on its way, and says so again until the work has ended. */
  async function whileSaying(state: Omit<State, 'at'>, work: () => Promise<void>): Promise<void> {
    await writeState(state);
    let word: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      // One that does not arrive is followed by the next.
      word = writeState(state).catch(() => undefined);
    }, WORD_EVERY);
    try {
      await work();
    } finally {
      clearInterval(timer);
      // It must not come after what is said at the end.
      await word;
    }
  }

  /** What the store has: as it was left when nobody has sent since, else its own list. */
  async function heldObjects(found: State | null, objects: Objects): Promise<HeldFiles> {
    if (found?.isComplete && found.site === left?.site) return left.held;
    return withDigests(await listObjects(found), objects);
  }

  /** The names that the store gives to contents, by key. */
  async function listObjects(found: State | null): Promise<Map<string, string>> {
    const held = new Map<string, string>();
    let next: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: keyOf(''), ContinuationToken: next }),
      );
      for (const { Key = '', ETag = '' } of page.Contents ?? []) {
        held.set(Key.slice(keyOf('').length), ETag.replaceAll('"', ''));
      }
      next = page.NextContinuationToken;
    } while (next);
    held.delete(STATE);
    if (held.size > 0 && !found) {
      throw new TargetError(
        `There is something else in ${name} (${[...held.keys()][0]}): empty it, or name another place in PUBLISH_TO. Nothing was changed.`,
      );
    }
    return held;
  }

  async function put(objects: readonly [string, StoreObject][], onPut: () => void): Promise<void> {
    await forEach(objects, async ([key, { body, headers }]) => {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: keyOf(key), Body: await body(), ...headers }),
      );
      onPut();
    });
  }

  async function remove(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
      const Objects = keys
        .slice(start, start + DELETED_AT_ONCE)
        .map((key) => ({ Key: keyOf(key) }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      const [first] = Errors;
      if (first) throw new Error(`${first.Key} could not be deleted: ${first.Message}`);
    }
  }

  async function send(site: OutgoingSite, onFiles: OnFiles): Promise<void> {
    const by = await senderName(join(folder, 'sender'));
    const found = await readState();
    refuseWhileAnotherSends(found, by, name);
    const objects = await objectsOf(site.files, layout);
    const held = await heldObjects(found, objects);
    left = null;
    const state = { site: site.id, by };
    await whileSaying({ ...state, isComplete: false }, () => change(held, objects, onFiles));
    await writeState({ ...state, isComplete: true });
    left = { site: site.id, held: digestsOf(objects) };
  }

  async function change(held: HeldFiles, objects: Objects, onFiles: OnFiles): Promise<void> {
    const { added, changed, removed } = changesBetween(held, objects);
    const wanted = new Set([...added, ...changed]);
    let done = 0;
    const onPut = () => {
      done += 1;
      onFiles(done, wanted.size);
    };
    for (const phase of [0, 1, 2] satisfies Phase[]) {
      const group = [...objects].filter(
        ([key, object]) => object.phase === phase && wanted.has(key),
      );
      await put(group, onPut);
    }
    await remove(removed);
  }

  return {
    name,
    async check() {
      await readState().catch((error: unknown) => {
        throw s3Error(error, name);
      });
    },
    async send(site, onFiles) {
      try {
        await send(site, onFiles);
      } catch (error) {
        throw s3Error(error, name);
      }
    },
  };
}

/** Replaces what the store calls a content by its digest, where it has what it would be sent. */
async function withDigests(listed: Map<string, string>, objects: Objects): Promise<HeldFiles> {
  await forEach([...listed], async ([key, etag]) => {
    const object = objects.get(key);
    if (object && (await object.etag()) === etag) listed.set(key, object.digest);
  });
  return listed;
}

/** Works on several at the same time. @throws the first error, when none is worked on any more. */
async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let isFailed = false;
  const lane = async () => {
    // All lanes take from one list.
    for (const item of waiting) {
      if (isFailed) return;
      await work(item);
    }
  };
  const lanes = Array.from({ length: AT_ONCE }, () =>
    lane().catch((error: unknown) => {
      isFailed = true;
      throw error;
    }),
  );
  const failure = (await Promise.allSettled(lanes)).find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

function refuseWhileAnotherSends(found: State | null, by: string, name: string): void {
  if (!found || found.isComplete || found.by === by) return;
  // A clock of theirs or ours that is wrong must not shut the store for good.
  if (Math.abs(Date.now() - found.at) > ABANDONED) return;
  throw new TargetError(`Somebody else is sending a site to ${name} at this moment.`, {
    mayPass: true,
  });
}
