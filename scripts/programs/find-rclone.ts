import { aptInstall, mayInstall } from './apt.ts';
import { findAll, type Installable } from './find-engines.ts';

/** What sends a site to a store (`deploy/to-store.sh`). Where packages can be installed, it is. */
export function findRclone(): Installable<'rclone'> {
  const find = () =>
    findAll({ rclone: [process.env.RCLONE ?? '', '/usr/bin/rclone', '/opt/homebrew/bin/rclone'] });
  let programs = find();
  if (!programs && mayInstall() && aptInstall('rclone')) programs = find();
  return { name: 'rclone', install: 'apt-get install rclone', programs };
}
