/*
 * Runs beside the page, so that the staff area answers while pictures are decoded and written.
 */
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { encode, encodePixels, inspect } from './encode-picture.ts';
import type { AnswerMessage, PictureAnswer, PictureTask, TaskMessage } from './messages.ts';

addEventListener('message', async ({ data: { id, task } }: MessageEvent<TaskMessage>) => {
  const message: AnswerMessage = { id, answer: await answerTo(task) };
  postMessage(message);
});

async function answerTo(task: PictureTask): Promise<PictureAnswer> {
  try {
    if (task.kind === 'inspect') return { kind: 'inspected', value: await inspect(task.file) };
    const value =
      task.kind === 'encode' ? await encode(task.file) : await encodePixels(task.pixels);
    return value ? { kind: 'encoded', value } : { kind: 'undecodable' };
  } catch (error) {
    const refusal = error instanceof PictureRefusal ? error : new PictureRefusal('unreadable');
    return { kind: 'refused', message: refusal.message };
  }
}
