import { expect, test } from 'vitest';
import { rsyncError } from './rsync-errors.ts';
import { s3Error } from './s3-errors.ts';

const end = { code: 255, output: [], isMissing: false, isTimedOut: false };
const ssh = (line: string) => rsyncError({ ...end, errors: [line] }, 'www.example.com');

test.for([
  ['www@host: Permission denied (publickey).', 'it refused the SSH key', false],
  ['Host key verification failed.', 'its SSH host key is not known here', false],
  [
    'rsync: [receiver] write failed on "/srv/a": No space left on device (28)',
    'no room left',
    false,
  ],
  ['rsync: [Receiver] mkdir "/srv" failed: Permission denied (13)', 'may not write', false],
  ["rsync: unrecognized option `--chmod=D755,F644'", '3.2.4 or newer is needed', false],
  ['bash: line 1: rsync: command not found', 'rsync is not installed on it', false],
  ['ssh: connect to host x port 22: Connection timed out', 'the line broke', true],
  ['rsync error: timeout in data send/receive (code 30) at io.c(200)', 'the line broke', true],
  ['client_loop: send disconnect: Broken pipe', 'the line broke', true],
] as const)('target: of another machine: %s', ([line, sentence, mayPass]) => {
  const error = ssh(line);
  expect(error.message).toContain(sentence);
  expect(error.message).toMatch(/^The site could not be sent to www.example.com: .+\.$/);
  expect(error.mayPass).toBe(mayPass);
});

test('target: what nobody knows is told as it is', () => {
  expect(ssh('a new kind of trouble').message).toContain('(a new kind of trouble)');
  expect(rsyncError({ ...end, errors: [], isMissing: true }, 'x').message).toContain(
    'not installed',
  );
  expect(rsyncError({ ...end, errors: [], isTimedOut: true }, 'x').mayPass).toBe(true);
});

const named = (name: string, more = {}) => Object.assign(new Error('raw words'), { name, ...more });

test.for([
  [named('CredentialsProviderError'), 'refused the credentials', false],
  [named('SignatureDoesNotMatch'), 'refused the credentials', false],
  [named('RequestTimeTooSkewed'), 'the clock', false],
  [named('AccessDenied'), 'may not write there', false],
  [named('NoSuchBucket'), 'no such store', false],
  [named('XMinioStorageFull'), 'no room left', false],
  [named('Error', { code: 'ECONNRESET' }), 'the line broke', true],
  [
    new Error('wrapped', { cause: named('Error', { code: 'ECONNREFUSED' }) }),
    'refused the connection',
    true,
  ],
  [new AggregateError([named('Error', { code: 'ETIMEDOUT' })]), 'the line broke', true],
  [named('Odd', { $metadata: { httpStatusCode: 503 } }), 'Odd: raw words', true],
] as const)('target: of a store: %o', ([error, sentence, mayPass]) => {
  const told = s3Error(error, 'the store “site”');
  expect(told.message).toContain(sentence);
  expect(told.mayPass).toBe(mayPass);
});
