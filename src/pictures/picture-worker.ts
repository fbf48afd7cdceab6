// Runs beside the page, so that it answers while pictures are decoded and written.
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { encode, encodePixels, inspect } from './encode-picture.ts';
import type { AnswerMessage, PictureTask, TaskMessage } from './messages.ts';

addEventListener('message', async ({ data: { id, task } }: MessageEvent<TaskMessage>) => {
  const message: AnswerMessage = { id, ...(await answerTo(task)) };
  postMessage(message);
});

async function answerTo(task: PictureTask): Promise<Omit<AnswerMessage, 'id'>> {
  try {
    if (task.kind === 'inspect') return { value: await inspect(task.file) };
    if (task.kind === 'encode') return { value: await encode(task.file, task.goal) };
    return { value: await encodePixels(task.pixels, task.goal) };
  } catch (error) {
    // What the browser says when it lacks memory differs.
    const refusal = error instanceof PictureRefusal ? error : new PictureRefusal('no-room');
    return { refusal: { reason: refusal.reason, facts: refusal.facts } };
  }
}
