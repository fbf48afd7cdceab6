import { expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import { memoryPlace } from '../../../../tests/support/memory-place.ts';
import { type AnswerDraft, createAnswerDraft } from './answer-draft.ts';

const SENT: AnswerDraft = { subject: 'Your oak', words: 'We come on Monday.', seen: 0 };

function open() {
  const device = memoryPlace<AnswerDraft>();
  const draft = createAnswerDraft(device.place);
  return { ...draft, device, state: () => draft.saver.state.get() };
}

test('answer: is on the device before the server is asked to forget it', async () => {
  const { takeOver, device, state } = open();
  const ask = vi.fn(async () => expect(device.draft?.value).toEqual(SENT));
  await takeOver(SENT, false, ask);
  expect(ask).toHaveBeenCalled();
  expect(state().typed).toEqual(SENT);
});

const FAILURES = ['offline', 'unavailable', 'not-found'] as const;
test.each(FAILURES)('answer: stays where the server may have forgotten it: %s', async (code) => {
  const { takeOver, device, state } = open();
  const ask = vi.fn().mockRejectedValue(new DataError(code));
  await expect(takeOver(SENT, false, ask)).rejects.toMatchObject({ code });
  await expect(takeOver(SENT, true, ask)).rejects.toMatchObject({ code });
  expect(device.draft?.value).toEqual(SENT);
  expect(state().kept).toEqual([]);
});

test.each(['invalid', 'denied'] as const)('answer: a refusal changes nothing: %s', async (code) => {
  const { takeOver, change, device, state } = open();
  const mine = { subject: 'Another', words: 'Half a sentence', seen: 3 };
  change(mine);
  const ask = async () => {
    expect(state()).toMatchObject({ typed: SENT, kept: [{ value: mine }] });
    throw new DataError(code);
  };
  await expect(takeOver(SENT, true, ask)).rejects.toMatchObject({ code });
  expect(state()).toMatchObject({ typed: mine, kept: [] });
  expect(device.draft?.value).toEqual(mine);
});

test('answer: what was typed before the refusal stays', async () => {
  const { takeOver, change, state } = open();
  const ask = async () => {
    change({ words: 'We come on Tuesday.' });
    throw new DataError('invalid');
  };
  await expect(takeOver(SENT, false, ask)).rejects.toMatchObject({ code: 'invalid' });
  expect(state().typed.words).toBe('We come on Tuesday.');
});
