import { expect, test } from 'vitest';
import { openTarget } from './open-target.ts';

test('target: four kinds of target are known', async () => {
  expect((await openTarget('folder:/srv/site', '/tmp')).name).toBe('the folder /srv/site');
  expect((await openTarget('rsync:site@www.example.com:/srv/site', '/tmp')).name).toBe(
    'www.example.com',
  );
  expect((await openTarget('s3:my-bucket/some/place', '/tmp')).name).toBe('the store “my-bucket”');
  expect((await openTarget('command: deploy --all', '/tmp')).name).toBe('the publishing command');
});

test.for([
  '',
  '/srv/site',
  'ftp:host',
  'rsync:/srv/site',
  'rsync:-e.sh:/x',
  's3:',
  's3:/prefix',
  'folder:',
  'command:',
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
