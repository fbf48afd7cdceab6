import { expect, test } from 'vitest';
import { rsyncError } from './rsync-target.ts';

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
