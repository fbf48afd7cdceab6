import { expect, test } from 'vitest';
import { openTarget } from './open-target.ts';

test.each([
  ['folder:/srv/site', 'the folder /srv/site'],
  ['rsync:site@www.example.com:/srv/site', 'www.example.com'],
  ['command: deploy --all', 'the publishing command'],
])('target: %s is %s', async (setting, name) => {
  expect((await openTarget(setting, '/tmp')).name).toBe(name);
});

test.for([
  ...['', '/srv/site', 'ftp:host', 'rsync:/srv/site', 'rsync:-e.sh:/x', 's3:bucket'],
  ...['folder:', 'command:'],
])('target: “%s” is refused in words', async (setting) => {
  await expect(openTarget(setting, '/tmp')).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining('folder:<path>'),
  });
});

test('target: a command with a secret is not repeated', async () => {
  await expect(openTarget('comand:deploy --token=secret-word', '/tmp')).rejects.not.toMatchObject({
    message: expect.stringContaining('secret-word'),
  });
});
