import { aptInstall, mayInstall } from './apt.ts';
import { findAll, type Installable } from './find-engines.ts';

/** What tests need that send a site to another machine. Where packages can be installed, they are. */
export function findSsh(): Installable<'ssh' | 'sshd' | 'sshKeygen' | 'rsync'> {
  const find = () =>
    findAll({
      ssh: ['/usr/bin/ssh'],
      sshd: ['/usr/sbin/sshd'],
      sshKeygen: ['/usr/bin/ssh-keygen'],
      rsync: ['/usr/bin/rsync', '/opt/homebrew/bin/rsync'],
    });
  const packages = ['openssh-server', 'openssh-client', 'rsync'];
  let programs = find();
  if (!programs && mayInstall() && aptInstall(...packages)) programs = find();
  return {
    name: 'An SSH server with rsync',
    install: `apt-get install ${packages.join(' ')}`,
    programs,
  };
}
