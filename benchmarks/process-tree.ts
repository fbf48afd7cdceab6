import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface ProcessFigures {
  pid: number;
  command: string;
  /** Resident memory in bytes. */
  memory: number;
}

const PAGE = 4096;

/** A process and its descendants; empty without /proc. */
export function processTree(root: number): ProcessFigures[] {
  const all = readAll();
  const wanted = new Set([root]);
  for (let before = 0; before < wanted.size; ) {
    before = wanted.size;
    for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid);
  }
  return all.filter(({ pid }) => wanted.has(pid));
}

function readAll(): (ProcessFigures & { parent: number })[] {
  const names = existsSync('/proc/self/stat') ? readdirSync('/proc') : [];
  return names.flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The second field is the name in brackets and may hold spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const number = (at: number) => Number(fields[at]);
      return [{ pid: Number(name), parent: number(1), command, memory: number(21) * PAGE }];
    } catch {
      return [];
    }
  });
}
