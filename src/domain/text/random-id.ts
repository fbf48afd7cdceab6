/** A random UUID (version 4), also where `crypto.randomUUID` is missing: at an address without https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // The first digit of the third part says the version, that of the fourth the variant (RFC 9562).
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
