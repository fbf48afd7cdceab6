import { spawn } from 'node:child_process';

export interface ToolEnd {
  /** The exit code; null when it was ended by a signal or never began. */
  code: number | null;
  /** The last lines that it printed, without values of secrets. */
  output: string[];
  errors: string[];
  /** Whether the program was not found. */
  isMissing: boolean;
  /** Whether it was ended here, because it took too long. */
  isTimedOut: boolean;
}

interface ToolOptions {
  environment?: NodeJS.ProcessEnv;
  /** The command is a line for the shell. */
  isLine?: boolean;
  /** Milliseconds. */
  timeout: number;
  onLine?: (line: string) => void;
}

/** Kept of what a tool prints: a list of a folder is output, too. */
const MOST_LINES = 1000;

/** Runs a program to its end. It never asks anything: it has no terminal and no input. */
export function runTool(command: string, args: readonly string[], options: ToolOptions) {
  const { environment = {}, isLine = false, timeout, onLine } = options;
  const env: NodeJS.ProcessEnv = { ...process.env, ...environment, NO_COLOR: '1' };
  delete env.FORCE_COLOR;
  // It gives whoever holds it all rights in the project, and no tool needs it.
  delete env.SUPABASE_SECRET_KEY;
  return new Promise<ToolEnd>((resolve) => {
    const output: string[] = [];
    const errors: string[] = [];
    let isTimedOut = false;
    // A group of its own, so that what it has started ends with it.
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isLine,
      detached: true,
    });
    const end = () => child.pid !== undefined && killGroup(child.pid);
    process.once('exit', end);
    const timer = setTimeout(() => {
      isTimedOut = true;
      end();
    }, timeout);
    const collect = (kept: string[]) =>
      linesOf((line) => {
        if (line.trim() === '') return;
        kept.push(withoutSecrets(line, env));
        if (kept.length > MOST_LINES) kept.shift();
        onLine?.(line);
      });
    const [printed, complained] = [collect(output), collect(errors)];
    child.stdout.setEncoding('utf8').on('data', printed);
    child.stderr.setEncoding('utf8').on('data', complained);
    const finish = (code: number | null, isMissing = false) => {
      clearTimeout(timer);
      process.off('exit', end);
      // The last line may have no end.
      for (const flush of [printed, complained]) flush('\n');
      resolve({ code, output, errors, isMissing, isTimedOut });
    };
    child.once('error', (error: NodeJS.ErrnoException) => finish(null, error.code === 'ENOENT'));
    child.once('close', (code) => finish(code));
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Calls back for each whole line, and for each state of a line that a carriage return rewrites. */
function linesOf(onLine: (line: string) => void) {
  let rest = '';
  return (text: string) => {
    const parts = (rest + text).split(/\r\n|\n|\r/);
    rest = parts.pop() ?? '';
    for (const part of parts) onLine(part);
  };
}

/** Names of variables whose values no message may hold. */
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|AUTH/i;
/** Shorter values are words such as `on`. */
const SHORTEST = 6;

/** A text without the values of secret variables, and without what addresses hold before an `@`. */
export function withoutSecrets(text: string, environment: NodeJS.ProcessEnv): string {
  let clean = text.replaceAll(/(\w+:\/\/)[^\s/@]+@/g, '$1…@');
  for (const [name, value] of Object.entries(environment)) {
    if (value && value.length >= SHORTEST && SECRET_NAME.test(name)) {
      clean = clean.replaceAll(value, '…');
    }
  }
  return clean;
}
