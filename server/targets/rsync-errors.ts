import type { ToolEnd } from './run-tool.ts';
import { TargetError } from './target.ts';

/** What ssh and rsync print, and what it means. First those that another try does not help. */
const MEANINGS: readonly [pattern: RegExp, sentence: string, mayPass: boolean][] = [
  [
    /Host key verification failed|IDENTIFICATION HAS CHANGED/i,
    'its SSH host key is not known here, or is another one than before',
    false,
  ],
  [
    /Permission denied \((?!13)|Too many authentication failures|Load key .*(invalid|denied)/i,
    'it refused the SSH key',
    false,
  ],
  [/Could not resolve hostname.*(not known|No address)/i, 'its name is not known', true],
  [/No space left on device|Disk quota exceeded/i, 'there is no room left on it', false],
  [
    /Permission denied \(13\)|Operation not permitted|Read-only file system/i,
    'the account may not write to the folder there',
    false,
  ],
  [
    /(unrecognized|unknown|invalid) option|unrecognised option/i,
    'rsync here or there is too old, or another program of that name, as on a Mac: 3.2.4 or newer is needed',
    false,
  ],
  [/command not found|rsync: not found/i, 'rsync is not installed on it', false],
  [/Connection refused/i, 'it refused the connection', true],
  [
    /timed out|timeout in data|Connection (reset|closed)|Broken pipe|connection unexpectedly closed|not responding|No route to host|Network is unreachable/i,
    'the line broke',
    true,
  ],
];

/** Why rsync ended, for staff. @param machine its name. */
export function rsyncError(end: ToolEnd, machine: string): TargetError {
  if (end.isMissing) {
    return new TargetError('rsync is not installed on the machine that makes the site.');
  }
  const printed = [...end.errors, ...end.output].join('\n');
  const meaning = end.isTimedOut ? null : MEANINGS.find(([pattern]) => pattern.test(printed));
  const why = end.isTimedOut
    ? 'the line is so slow that it was not there after eight minutes'
    : (meaning?.[1] ?? `rsync ended with code ${end.code} (${end.errors[0] ?? 'without a word'})`);
  return new TargetError(`The site could not be sent to ${machine}: ${why}.`, {
    mayPass: end.isTimedOut || meaning?.[2] === true,
    cause: printed,
  });
}
