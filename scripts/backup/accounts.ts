import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type ProjectClient, requireDone } from '#tooling/project.ts';
import { ACCOUNTS_FILE, type Account, accountSchema } from './manifest.ts';
import { type BackupFile, parseLine } from './read-backup.ts';
import { fileOfTable } from './tables.ts';

const PAGE = 200;

/** An address for an account that has none, or whose own one belongs to another account until that one is removed. */
const provisional = (id: string) => `${id}@restored.invalid`;

/**
 * Makes the accounts that are missing, with their ids and a random password; changes no other.
 *
 * @returns the addresses of the new ones.
 */
export async function addAccounts(client: ProjectClient, backup: BackupFile): Promise<string[]> {
  const present = await presentAccounts(client);
  const taken = new Set([...present.values()].map(({ email }) => email));
  const added: string[] = [];
  for await (const { id, email, is_confirmed, user_metadata } of accountsOf(backup)) {
    if (present.has(id)) continue;
    requireDone(
      `Making the account ${email || id}`,
      await client.auth.admin.createUser({
        id,
        email: email === '' || taken.has(email) ? provisional(id) : email,
        email_confirm: is_confirmed,
        user_metadata,
        password: randomBytes(32).toString('base64url'),
      }),
    );
    added.push(email || `${id}: it had no address, so it takes a new account to sign in`);
  }
  return added;
}

/** Removes the accounts that the backup lacks and makes the others what they are in it, except their passwords. */
export async function matchAccounts(client: ProjectClient, backup: BackupFile): Promise<void> {
  const present = await presentAccounts(client);
  const wanted = new Map<string, Account>();
  for await (const account of accountsOf(backup)) {
    // An address can be changed, not taken away.
    const email = account.email || (present.get(account.id)?.email ?? '');
    wanted.set(account.id, { ...account, email });
  }
  const change = async (id: string, changes: Partial<Account>) => {
    const { is_confirmed, ...others } = changes;
    const attributes = { ...others, ...(is_confirmed && { email_confirm: true }) };
    requireDone(
      `Changing the account ${id}`,
      await client.auth.admin.updateUserById(id, attributes),
    );
  };
  for (const [id, { email }] of present) {
    if (wanted.has(id)) continue;
    requireDone(`Removing the account ${email || id}`, await client.auth.admin.deleteUser(id));
    present.delete(id);
  }
  for (const [id, account] of wanted) {
    const found = present.get(id);
    if (!found || isDeepStrictEqual(found, account)) continue;
    const holder = [...present.values()].find(({ email }) => email === account.email);
    if (holder && holder.id !== id) {
      await change(holder.id, { email: provisional(holder.id) });
      present.set(holder.id, { ...holder, email: provisional(holder.id) });
    }
    // `null` removes a key.
    const gone = Object.keys(found.user_metadata).map((key) => [key, null]);
    const { email, is_confirmed, user_metadata } = account;
    await change(id, {
      ...(email !== found.email && { email }),
      is_confirmed,
      user_metadata: { ...Object.fromEntries(gone), ...user_metadata },
    });
    present.set(id, account);
  }
}

const roleSchema = z.object({ user_id: z.string(), role: z.string() });

/** The addresses of the backup's administrators: checksums don't tell who wrote it. */
export async function administratorsOf(backup: BackupFile): Promise<string[]> {
  const name = fileOfTable('public.user_roles');
  const found = new Set<string>();
  for await (const line of backup.lines(name)) {
    const { user_id, role } = parseLine(roleSchema, line, name);
    if (role === 'admin') found.add(user_id);
  }
  const all = await Array.fromAsync(accountsOf(backup));
  // Without what a terminal would take for a command.
  return all.filter(({ id }) => found.has(id)).map(({ email }) => email.replace(/\p{Cc}/gu, ''));
}

async function* accountsOf(backup: BackupFile): AsyncGenerator<Account> {
  for await (const line of backup.lines(ACCOUNTS_FILE)) {
    yield parseLine(accountSchema, line, ACCOUNTS_FILE);
  }
}

/** By id. */
async function presentAccounts(client: ProjectClient): Promise<Map<string, Account>> {
  const present = new Map<string, Account>();
  for (let page = 1; ; page += 1) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage: PAGE });
    requireDone('Reading the accounts', { error });
    for (const { id, email = '', email_confirmed_at, user_metadata } of data.users) {
      present.set(id, { id, email, is_confirmed: Boolean(email_confirmed_at), user_metadata });
    }
    if (data.users.length < PAGE) return present;
  }
}
