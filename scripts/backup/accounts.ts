import { randomBytes } from 'node:crypto';
import { type ProjectClient, requireDone } from '#tooling/project.ts';
import { ACCOUNTS_FILE, accountSchema } from './manifest.ts';
import { type BackupFile, parseLine } from './read-backup.ts';

const PAGE = 200;

/**
 * Restores accounts with their ids. Existing ones keep their passwords; new ones get a random one.
 *
 * @param removesOthers whether to remove accounts that the backup lacks.
 * @returns the addresses of the new ones.
 */
export async function restoreAccounts(
  client: ProjectClient,
  backup: BackupFile,
  removesOthers: boolean,
): Promise<string[]> {
  const accounts = [];
  for await (const line of backup.lines(ACCOUNTS_FILE)) {
    accounts.push(parseLine(accountSchema, line, ACCOUNTS_FILE));
  }
  const present = await presentAccounts(client);
  const wanted = new Map(accounts.map(({ id, email }) => [id, email]));
  if (removesOthers) {
    for (const [id, email] of present) {
      if (wanted.get(id) === email) continue;
      requireDone(`Removing the account ${email}`, await client.auth.admin.deleteUser(id));
      present.delete(id);
    }
  }
  const added: string[] = [];
  for (const { id, email, is_confirmed, user_metadata } of accounts) {
    if (present.has(id)) continue;
    requireDone(
      `Making the account ${email}`,
      await client.auth.admin.createUser({
        id,
        email,
        email_confirm: is_confirmed,
        user_metadata,
        password: randomBytes(32).toString('base64url'),
      }),
    );
    added.push(email);
  }
  return added;
}

/** Addresses by id. */
async function presentAccounts(client: ProjectClient): Promise<Map<string, string>> {
  const present = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage: PAGE });
    requireDone('Reading the accounts', { error });
    const users: { id: string; email?: string | undefined }[] = data.users;
    for (const { id, email } of users) present.set(id, email ?? '');
    if (users.length < PAGE) return present;
  }
}
