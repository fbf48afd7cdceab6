import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** The machine's current load (0 on Windows). */
export function machineLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/** The day and the machine of a run in a sentence. */
export function describeRun(loadBefore: string): string {
  const day = new Date().toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const [processor] = cpus();
  return `Measured on ${day} on ${availableParallelism()} cores (${processor?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, ${process.platform}; load ${loadBefore} at the beginning and ${machineLoad()} at the end.`;
}
