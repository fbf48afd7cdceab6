/** The address of a link that begins a mail. Everything is encoded, so that no part adds a recipient. */
export function mailtoHref(address: string, subject: string, words = ''): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  // Lines end as RFC 6068 says.
  const body = words && `&body=${encodeURIComponent(words.replace(/\n/g, '\r\n'))}`;
  return `mailto:${encodeURIComponent(name)}@${encodeURIComponent(domain)}?subject=${encodeURIComponent(subject)}${body}`;
}
