import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programOf, signedIn } from '#scripts/test-project/programs.ts';
import { type Client, done } from '#scripts/test-project/rows.ts';
import { serviceClient } from '#scripts/test-project/with-server.ts';
import { startServer, type TestServer } from '#scripts/test-server.ts';
import { DEMO_PASSWORD } from '#server/demo-accounts.ts';
import type { Random } from '../../support/random.ts';

/** Between two faults of the server, in milliseconds: at least, and at most so much more. */
const FAULTS = { atLeast: 30_000, more: 90_000 };

export interface Author {
  id: string;
  email: string;
  password: string;
}

/** The server that all rounds share, and what becomes of it. */
export class World {
  #server: TestServer;
  /** Rounds that look for their words: meanwhile it stays up. */
  #lookers = 0;
  #isEnding = false;
  #repair: Promise<void> = Promise.resolve();
  readonly faults: string[] = [];

  readonly #dataFolder: string;

  private constructor(dataFolder: string, server: TestServer) {
    this.#dataFolder = dataFolder;
    this.#server = server;
  }

  static async start(dataFolder: string): Promise<World> {
    return new World(dataFolder, await startServer(dataFolder));
  }

  get url(): string {
    return this.#server.url;
  }

  /** Kills the server or its backend, again and again; both come back. */
  async makeFaults(random: Random): Promise<void> {
    while (!this.#isEnding) {
      await pause(FAULTS.atLeast + random.below(FAULTS.more), undefined, { ref: false });
      if (this.#lookers > 0 || this.#isEnding) continue;
      this.#repair = random.below(2) ? this.#killServer() : this.#killBackend();
      await this.#repair;
    }
  }

  async #killServer(): Promise<void> {
    this.faults.push('server');
    await this.#server.stop('SIGKILL');
    this.#server = await startServer(this.#dataFolder, this.#server.port);
  }

  async #killBackend(): Promise<void> {
    const lock = readFileSync(join(this.#dataFolder, 'backend', 'lock.json'), 'utf8');
    const { backend } = JSON.parse(lock) as { backend?: number };
    if (!backend) return;
    this.faults.push('backend');
    process.kill(backend, 'SIGKILL');
  }

  /** Looks into the database while nothing is killed. */
  async inPeace<Found>(look: (database: Client) => Promise<Found>): Promise<Found> {
    this.#lookers += 1;
    try {
      await this.#repair;
      // A backend that was killed just before is not back yet.
      return await untilDone(() => look(serviceClient(this.#server, this.#dataFolder)));
    } finally {
      this.#lookers -= 1;
    }
  }

  /** Somebody's program. */
  signedIn(email: string): Promise<Client> {
    return signedIn(this.url, email);
  }

  async makeAuthor(email: string): Promise<Author> {
    return await untilDone(async () => {
      const owner = await this.signedIn('owner@example.com');
      const found = await this.signedIn(email).catch(() => null);
      const { data, error } = found
        ? await found.auth.getUser()
        : await programOf(this.url).auth.signUp({
            ...{ email, password: DEMO_PASSWORD },
            options: { data: { full_name: 'Anna' } },
          });
      if (error || !data.user) throw error ?? new Error('No account was made.');
      const user_id = data.user.id;
      await done(owner.rpc('set_member_role', { user_id, role: 'editor' }));
      return { id: user_id, email, password: DEMO_PASSWORD };
    });
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#repair;
    await this.#server.stop();
  }
}

/** Again and again, as long as the server may be away. */
export async function untilDone<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries >= 60) throw error;
      await pause(1_000);
    }
  }
}
