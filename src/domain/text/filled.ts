/** The words with what is put in, once: what somebody typed is no template. Braces that nothing is known for stay. */
export function filled(text: string, parts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parts, name) ? String(parts[name]) : whole,
  );
}
