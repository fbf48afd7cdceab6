/** A stable id of a thing of the old site, by which a second import finds it, whoever runs it. */
export async function stableId(kind: 'picture' | 'post' | 'page', name: string): Promise<string> {
  const bytes = new TextEncoder().encode(`wordpress ${kind} ${name}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-5$3-8$4-$5');
}
