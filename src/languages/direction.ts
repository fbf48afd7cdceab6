/** Languages whose scripts run from right to left. */
const FROM_RIGHT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/;

/** `dir` of a page in this language; none where it is the usual one. @param tag as in `<html lang>`. */
export function directionOf(tag: string): 'rtl' | undefined {
  return FROM_RIGHT.test(tag) ? 'rtl' : undefined;
}
