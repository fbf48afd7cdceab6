import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findSsh } from '#scripts/programs/find-programs.ts';
import { UserError } from '#tooling/user-error.ts';

/**
 * A real SSH server of this account, for tests.
 *
 * @param port of this machine.
 * @throws UserError when its programs are missing.
 */
export async function startSshServer(port: number) {
  const { programs, install } = findSsh();
  if (!programs) throw new UserError(`There is no SSH server: ${install}`);
  const folder = mkdtempSync(join(tmpdir(), 'ssh-server-'));
  const key = (name: string) => {
    const file = join(folder, name);
    spawnSync(programs.sshKeygen, ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
    return file;
  };
  const hostKey = key('host');
  const userKey = key('user');
  const authorized = join(folder, 'authorized');
  copyFileSync(`${userKey}.pub`, authorized);
  const keys = { owner: userKey, stranger: key('stranger') };
  // Where the package's own service has not run yet.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const config = join(folder, 'config');
  writeFileSync(
    config,
    [
      'ListenAddress 127.0.0.1',
      `Port ${port}`,
      `HostKey ${hostKey}`,
      `AuthorizedKeysFile ${authorized}`,
      `PidFile ${join(folder, 'pid')}`,
      'PasswordAuthentication no',
      'KbdInteractiveAuthentication no',
      'PermitRootLogin prohibit-password',
      'StrictModes no',
      'MaxStartups 100',
      'Subsystem sftp internal-sftp',
      '',
    ].join('\n'),
  );
  const server = spawn(programs.sshd, ['-D', '-e', '-f', config], { stdio: 'ignore' });
  while (!(await answers(port))) await wait(20);
  const knownHosts = join(folder, 'known');
  return {
    user: userInfo().username,
    port,
    /** Private, of who may enter. */
    key: userKey,
    /**
     * `RSYNC_RSH` of somebody who may enter, or may not.
     *
     * @param port of the server or of a line to it.
     */
    shell: (port: number, who: keyof typeof keys = 'owner') =>
      [
        `${programs.ssh} -F none -p ${port} -i ${keys[who]}`,
        '-o IdentitiesOnly=yes -o StrictHostKeyChecking=accept-new',
        `-o UserKnownHostsFile=${knownHosts}`,
      ].join(' '),
    async stop() {
      server.kill();
      await new Promise((resolve) => server.once('close', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
