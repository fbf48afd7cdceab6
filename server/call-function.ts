import { callProject } from '#tooling/project.ts';

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

export function hostedFunctions(url: string, secretKey: string): CallFunction {
  const call = callProject({ url, secretKey });
  return async (name, parameters = {}) => [await call(name, parameters)].flat();
}
