import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const S3_BUCKET = 'site';
/** Those of s3rver. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** It writes the tokens of lists that are longer than a thousand with DES. */
const OLD_CIPHER = ['--openssl-legacy-provider'];

/** A store that speaks S3, in a process of its own, for tests and benchmarks. */
export async function startS3Server(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 's3-server-'));
  const website = join(folder, 'website.xml');
  writeFileSync(
    website,
    '<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>',
  );
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const args = ['-d', join(folder, 'data'), '-a', '127.0.0.1', '-p', String(port), '--silent'];
  const server = spawn(
    process.execPath,
    ['--no-deprecation', ...OLD_CIPHER, program, ...args, '--configure-bucket', S3_BUCKET, website],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) await wait(20);
  return {
    url,
    /** Address of the bucket as visitors see it. */
    website: `${url}/${S3_BUCKET}`,
    async stop() {
      server.kill();
      await new Promise((resolve) => server.once('close', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
