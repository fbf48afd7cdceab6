import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Opens an IndexedDB database when it is first asked for, and again once it was closed. */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (created: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    if (opened) return opened;
    opened = openDB<Schema>(name, 1, {
      upgrade: create,
      // It is being deleted, or a newer page wants another form of it.
      blocking: (_now, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      // The browser was told to clear what websites store.
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}

/** What a storage answers within `patience` milliseconds; something else when it does not, or fails. */
export function inTime<Answer>(
  answer: Promise<Answer>,
  otherwise: Answer,
  patience: number,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience);
  });
  return Promise.race([answer.catch(() => otherwise), late]).finally(() => clearTimeout(timer));
}
