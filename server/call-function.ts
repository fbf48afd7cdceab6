import type { SupabaseClient } from '@supabase/supabase-js';
import { type ProjectAddress, projectClient, requireDone } from '#tooling/project.ts';

/** Calls a function of the database with the rights of the service role; answers its rows. */
export type CallFunction = (
  name: string,
  parameters?: Record<string, unknown>,
) => Promise<unknown[]>;

interface Statements {
  sql(query: string, parameters?: unknown[]): Promise<unknown[]>;
}

/** Statements of the embedded backend run as superuser. */
export function embeddedFunctions(backend: Statements): CallFunction {
  return (name, parameters = {}) => {
    const names = Object.keys(parameters).map((key, index) => `${key} => $${index + 1}`);
    return backend.sql(
      `select * from public.${name}(${names.join(', ')})`,
      Object.values(parameters),
    );
  };
}

/** Each with a timeout of half a minute. @throws UserError that begins with the name. */
export function hostedFunctions(project: ProjectAddress): CallFunction {
  const client: SupabaseClient = projectClient({
    ...project,
    fetch: (input, init) =>
      (project.fetch ?? fetch)(input, { ...init, signal: AbortSignal.timeout(30_000) }),
  });
  return async (name, parameters = {}) => {
    const { data, error } = await client.rpc(name, parameters);
    requireDone(name, { error });
    return [data].flat();
  };
}
