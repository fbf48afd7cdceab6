import { translated } from '#languages/server-sentences.ts';
import { type MessageKey, type StaffMessages, staff } from '#languages/staff.ts';

/** Failures that screens treat differently. */
export type DataErrorCode =
  /** No answer came. */
  | 'offline'
  | 'conflict'
  | 'denied'
  | 'signed-out'
  | 'not-found'
  | 'invalid'
  /** The session is too old for something this grave. */
  | 'too-long-ago'
  /** The account's address is not confirmed. */
  | 'unconfirmed'
  | 'already-there'
  | 'too-many'
  /** A mail of this kind went out less than a minute ago. */
  | 'mail-sent-just-now'
  | 'wrong-code'
  | 'unavailable';

const SENTENCES: Record<DataErrorCode, MessageKey<'common'>> = {
  offline: 'serverAwayTypedKept',
  conflict: 'changedByOthersKept',
  denied: 'notAllowed',
  'signed-out': 'signedOutTypedKept',
  'not-found': 'goneMaybeDeleted',
  invalid: 'serverRefused',
  'too-long-ago': 'signInTooOld',
  unconfirmed: 'mailNotConfirmed',
  'already-there': 'nameOrAddressTaken',
  'too-many': 'tooManyAttempts',
  'mail-sent-just-now': 'mailJustSent',
  'wrong-code': 'wrongMailCode',
  unavailable: 'serverFailed',
};

/** For a request, in place of the general ones; asked for when it fails. */
export type ErrorSentences = () => Partial<Record<DataErrorCode, string>>;

interface DataErrorOptions {
  message?: string;
  isUnknown?: boolean;
  currentVersion?: number | undefined;
  serverMessage?: string | undefined;
  cause?: unknown;
}

/** Every function of src/data rejects with this: a code for screens, a sentence for people. */
export class DataError extends Error {
  override name = 'DataError';
  readonly code: DataErrorCode;
  /** Whether it may have been done all the same: no answer came, or one of something between here and the server. */
  readonly isUnknown: boolean;
  /** With a conflict: the version in the database. */
  readonly currentVersion: number | undefined;
  /** Undefined when the server did not answer. */
  readonly serverMessage: string | undefined;

  constructor(code: DataErrorCode, options: DataErrorOptions = {}) {
    super(options.message ?? staff.common[SENTENCES[code]], { cause: options.cause });
    this.code = code;
    this.isUnknown = options.isUnknown ?? code === 'offline';
    this.currentVersion = options.currentVersion;
    this.serverMessage = options.serverMessage;
  }
}

const NO_ANSWER = 'No answer came.';

/**
 * `fetch` for the clients, which keep only the message of what it rejects with: by this one it is told
 * from a fault of our own code or theirs.
 */
export function request(...parameters: Parameters<typeof fetch>): Promise<Response> {
  return fetch(...parameters).catch((cause: unknown) => {
    throw new Error(NO_ANSWER, { cause });
  });
}

/** The `error` of PostgREST, Auth and Storage. */
interface BackendFailure {
  message: string;
  code?: string | undefined;
  hint?: string | null | undefined;
  status?: number | undefined;
}

/** @param status HTTP status; 0 without an answer. @param sentences in place of the general ones. */
export function toDataError(
  failure: BackendFailure,
  status: number | undefined = failure.status,
  sentences?: ErrorSentences,
): DataError {
  const code = readCode(failure, status);
  const isUnknown = code === 'offline' || (code === 'unavailable' && isCutOff(failure, status));
  // Without a status they are the browser's: of a request without an answer, or one that is no backend's.
  const isFromServer = code !== 'offline' && (Boolean(failure.code) || Number(status) >= 400);
  return new DataError(code, {
    isUnknown,
    message:
      sentences?.()[isUnknown ? 'offline' : code] ??
      (speaksPlainly(failure, code)
        ? inOwnMessages(failure.message)
        : // That it was not done, nobody knows.
          staff.common[SENTENCES[isUnknown ? 'offline' : code]]),
    currentVersion: code === 'conflict' ? readVersion(failure.hint) : undefined,
    serverMessage: isFromServer && hasWords(failure.message) ? failure.message : undefined,
    cause: failure,
  });
}

/** Storage puts its HTTP status into the error. */
export function toStorageError(error: BackendFailure & { statusCode?: unknown }): DataError {
  return toDataError(error, Number(error.statusCode) || error.status);
}

function readCode(failure: BackendFailure, status: number | undefined): DataErrorCode {
  const code = failure.code ?? '';
  if (failure.message === 'version_conflict') return 'conflict';
  // 22P02: a mistyped address, whose id is no UUID.
  if (['PGRST116', 'PT404', '22P02'].includes(code)) return 'not-found';
  if (failure.hint === 'slug_taken') return 'already-there';
  if (code === 'PT401') return 'signed-out';
  if (isOurs(code) || code === 'invalid_credentials') return 'invalid';
  if (code === 'email_not_confirmed') return 'unconfirmed';
  if (code === 'reauthentication_needed') return 'too-long-ago';
  if (['23505', 'user_already_exists', 'email_exists', 'mfa_factor_name_conflict'].includes(code)) {
    return 'already-there';
  }
  if (code === 'reauthentication_not_valid') return 'wrong-code';
  // Without a token PostgREST refuses as it would a visitor.
  if ((code === '42501' && status === 401) || code === 'bad_jwt') return 'signed-out';
  if (code === '42501' || code === 'user_banned' || status === 403) return 'denied';
  if (code === 'PGRST301' || code === 'PGRST303' || status === 401) return 'signed-out';
  // The same code means that the project used up its mails of the hour.
  if (code === 'over_email_send_rate_limit' && /after \d+ seconds?/.test(failure.message)) {
    return 'mail-sent-just-now';
  }
  if (/^over_\w+_rate_limit$/.test(code) || status === 429) return 'too-many';
  // The client of commands says it in its own words (tooling/project.ts).
  const isAway =
    failure.message.endsWith(NO_ANSWER) || /there is no answer from/.test(failure.message);
  if (isAway) return 'offline';
  // Neither the server nor the connection: screens say nothing of it.
  if (code === '' && !status) console.error(failure);
  if (code.startsWith('22') || code.startsWith('23') || status === 422) return 'invalid';
  return 'unavailable';
}

/** By a gateway that did not wait, or by the end of our own backend. */
function isCutOff({ code }: BackendFailure, status = 0): boolean {
  return [502, 504, 520, 524].includes(status) || code === 'backend_ended';
}

/** Our database functions raise PT…, with a sentence for people. */
function isOurs(code: string): boolean {
  return /^PT4\d\d$/.test(code);
}

function speaksPlainly(failure: BackendFailure, code: DataErrorCode): boolean {
  return isOurs(failure.code ?? '') && code !== 'conflict' && code !== 'signed-out';
}

/** Those of signing in are there before the others. */
function inOwnMessages(sentence: string): string {
  const known: Partial<StaffMessages> = staff;
  return (known.server && translated(sentence, known.server.sentences)) ?? sentence;
}

/** What supabase-js makes of a gateway's answer. */
const NO_WORDS =
  /^(HTTP \d+|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out|[{["].*)?$/is;

function hasWords(message: string): boolean {
  return !NO_WORDS.test(message);
}

function readVersion(hint: string | null | undefined): number | undefined {
  const digits = hint?.match(/\d+/)?.[0];
  return digits ? Number(digits) : undefined;
}
