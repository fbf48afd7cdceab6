import { BackendBusyError } from '#server/embedded/open.ts';
import { openEmbedded } from '#server/embedded/serve/open-embedded.ts';
import { listen } from '#server/http/listen.ts';

/** An embedded backend to build from: the running server's, or else a new one. */
export async function openSource() {
  const listener = await listen(0);
  try {
    const backend = await openEmbedded({
      siteUrl: process.env.SITE_URL || listener.url,
      log: (line) => console.log(line),
    });
    listener.answerWith(
      () => new Response('Not Found\n', { status: 404 }),
      (incoming, outgoing) => backend.forward(incoming, outgoing),
    );
    return {
      url: `http://127.0.0.1:${listener.port}`,
      close: async () => {
        await listener.close();
        await backend.close();
      },
    };
  } catch (error) {
    await listener.close();
    if (error instanceof BackendBusyError && error.port) {
      return { url: `http://127.0.0.1:${error.port}`, close: async () => undefined };
    }
    throw error;
  }
}
