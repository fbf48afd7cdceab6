import type { IncomingMessage, ServerResponse } from 'node:http';

export type Answer = (request: Request) => Response | Promise<Response>;

/** Answers on the connection itself, so that bodies are streams. */
export type RawAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;
