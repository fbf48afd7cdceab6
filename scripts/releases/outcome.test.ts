import { describe, expect, test } from 'vitest';
import { outcomeOf, recordOutcome } from './outcome.ts';

const RUN = 'https://github.com/you/site/actions/runs/7';

describe('what staff are told of a workflow', () => {
  test('that succeeded', () => {
    expect(outcomeOf('success', 'Sent to the store.\n', RUN)).toEqual({
      status: 'live',
      message: '',
    });
  });

  test('that failed: the sentence it ended with, and where all of it is', () => {
    const output =
      '12:00:01 [build] 38 page(s) built in 14 s\nThe site could not be built: no room. dist/ is as it was.\nnpm error code 1\n';
    expect(outcomeOf('failure', output, RUN)).toEqual({
      status: 'failed',
      message: `The site could not be built: no room. dist/ is as it was. The whole output: ${RUN}`,
    });
    expect(outcomeOf('failure', '', RUN).message).toMatch(/^The workflow failed before it came to/);
    expect(outcomeOf('failure', `${'Long '.repeat(900)}end.`, RUN).message.length).toBeLessThan(
      2000,
    );
  });

  test('that was stopped', () => {
    expect(outcomeOf('cancelled', 'The site is in dist/.\n', RUN).message).toMatch(
      /^The workflow was stopped before its end\./,
    );
  });
});

describe('the word to the database', () => {
  const outcome = { status: 'live', message: '' } as const;
  const record = async (secretKey: string, response: Response) => {
    const sent: { url: string; headers: Headers; body: unknown }[] = [];
    const told = await recordOutcome(
      { url: 'https://x.supabase.co', secretKey },
      12,
      outcome,
      async (url, init) => {
        const headers = new Headers(init?.headers);
        sent.push({ url: String(url), headers, body: JSON.parse(String(init?.body)) });
        return response;
      },
    );
    return { told, call: sent[0] };
  };

  test('goes with a secret key as its only header, and with a token as both', async () => {
    const { told, call } = await record('sb_secret_x', new Response('{}'));
    expect(told).toBe('Release 12 is live.');
    expect(call?.url).toBe('https://x.supabase.co/rest/v1/rpc/record_release');
    expect(call?.body).toEqual({ id: 12, status: 'live', message: '' });
    expect(call?.headers.get('apikey')).toBe('sb_secret_x');
    expect(call?.headers.get('authorization')).toBe(null);
    const old = await record('eyJ.a.b', new Response('{}'));
    expect(old.call?.headers.get('authorization')).toBe('Bearer eyJ.a.b');
  });

  test('comes too late for a release that is closed, and says so', async () => {
    const closed = () => new Response('{"code":"PT404"}', { status: 404 });
    expect((await record('sb_secret_x', closed())).told).toMatch(/is not open any more/);
    const refused = record('sb_secret_x', new Response('{"code":"PGRST202"}', { status: 404 }));
    await expect(refused).rejects.toThrow('took no word of release 12: 404');
  });
});
