/** Names of variables whose values no message may hold. */
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|AUTH/i;
/** Shorter values are words such as `on`. */
const SHORTEST = 6;

/** A text without the values of secret variables, and without what addresses hold before an `@`. */
export function withoutSecrets(text: string, environment: NodeJS.ProcessEnv): string {
  let clean = text.replaceAll(/(\w+:\/\/)[^\s/@]+@/g, '$1…@');
  for (const [name, value] of Object.entries(environment)) {
    if (value && value.length >= SHORTEST && SECRET_NAME.test(name)) {
      clean = clean.replaceAll(value, '…');
    }
  }
  return clean;
}
