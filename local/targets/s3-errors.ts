import { TargetError } from './target.ts';

/** Names of errors of S3 and of the network, and what they mean. */
const MEANINGS: readonly [names: RegExp, sentence: string, mayPass: boolean][] = [
  [
    /^(CredentialsProviderError|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|AuthorizationHeaderMalformed)$/,
    'it refused the credentials: are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY right?',
    false,
  ],
  [
    /^(XMinioParentIsObject|XMinioObjectExistsAsDirectory|ObjectParentIsFile|ExistingObjectIsDirectory)$/,
    'it can’t hold a page beside a folder of the same name: set S3_PAGES=html',
    false,
  ],
  [
    /^(RequestTimeTooSkewed|RequestExpired)$/,
    'the clock of the machine that makes the site is wrong',
    false,
  ],
  [/^(AccessDenied|Forbidden|AllAccessDisabled)$/, 'its credentials may not write there', false],
  [/^(NoSuchBucket)$/, 'there is no such store', false],
  [
    /^(PermanentRedirect|IllegalLocationConstraintException)$/,
    'it lies in another region: set AWS_REGION',
    false,
  ],
  [
    /^(QuotaExceeded|XMinioStorageFull|InsufficientStorage|EntityTooLarge|ServiceQuotaExceeded)$/,
    'there is no room left in it',
    false,
  ],
  [
    /^(SlowDown|ServiceUnavailable|InternalError|TooManyRequests\w*|OperationAborted)$/,
    'it has trouble of its own',
    true,
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'its address is not known', true],
  [/^(ECONNREFUSED)$/, 'it refused the connection', true],
  [
    /^(ECONNRESET|EPIPE|ETIMEDOUT|TimeoutError|NetworkingError|ENETUNREACH|EHOSTUNREACH|RequestTimeout|IncompleteBody|ERR_STREAM_PREMATURE_CLOSE)$/,
    'the line broke',
    true,
  ],
  [
    /^(CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT\w*|UNABLE_TO_\w+|ERR_TLS\w+)$/,
    'its certificate is not valid here',
    false,
  ],
];

/** Why the store failed, for staff. */
export function s3Error(error: unknown, name: string): TargetError {
  if (error instanceof TargetError) return error;
  const names = namesOf(error);
  const meaning = MEANINGS.find(([pattern]) => names.some((one) => pattern.test(one)));
  const message = error instanceof Error ? error.message : String(error);
  const why = meaning?.[1] ?? `${names[0] ?? 'error'}: ${message}`;
  const mayPass = meaning?.[2] ?? isServerTrouble(error);
  return new TargetError(`The site could not be sent to ${name}: ${why}.`.replace('?.', '?'), {
    mayPass,
    cause: error,
  });
}

/** The error's name and code, and those of its causes. */
function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = [
    error.name,
    'code' in error ? String(error.code) : '',
    'Code' in error ? String(error.Code) : '',
  ];
  const inner = error instanceof AggregateError ? error.errors.flatMap(namesOf) : [];
  return [...own.filter((one) => one && one !== 'Error'), ...inner, ...namesOf(error.cause)];
}

function isServerTrouble(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return status !== undefined && status >= 500;
}
