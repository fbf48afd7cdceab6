interface Service {
  key: string;
  name: string;
  path: string;
}

/** The jobs of each service in the order of the services, then those of none, under an empty name. */
export function byService<Job extends { service: string | null }>(
  jobs: readonly Job[],
  services: readonly Service[],
) {
  const known = new Set(services.map(({ key }) => key));
  const ofJobs = Map.groupBy(jobs, ({ service }) =>
    service !== null && known.has(service) ? service : '',
  );
  return [...services, { key: '', name: '', path: '' }].flatMap(({ key, name, path }) => {
    const own = ofJobs.get(key);
    return own ? [{ name, path, jobs: own }] : [];
  });
}
