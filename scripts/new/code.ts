/** Code that stands for itself, as the name of a constant. */
class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export const code = (text: string) => new Code(text);

/** Between paragraphs, which stand in lines of their own. */
const PARAGRAPH = '\n\n';

/** A value as TypeScript, for Biome to format. */
export function literal(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string' && value.includes(PARAGRAPH)) {
    return `${literal(value.split(PARAGRAPH))}.join('\\n\\n')`;
  }
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${fields.map(([name, inner]) => property(name, inner)).join(', ')}}`;
}

function property(name: string, value: unknown): string {
  const isShort = value instanceof Code && value.text === name;
  return isShort ? name : `${JSON.stringify(name)}: ${literal(value)}`;
}

/** Code for a part of an object: `prices.lighting`, `prices['garden-care']`. */
export function memberOf(object: string, name: string): Code {
  return code(
    /^[a-z]\w*$/i.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`,
  );
}

/** `new-doors` → `newDoors`; `service` in front of what is no name, or one of the folder's own. */
export function constantName(slug: string): string {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isTaken = /^\d/.test(name) || TAKEN.has(name);
  return isTaken ? `service${name[0]?.toUpperCase()}${name.slice(1)}` : name;
}

const TAKEN = new Set([
  ...'break case catch class const continue debugger default delete do else enum export extends'.split(
    ' ',
  ),
  ...'false finally for function if import in instanceof new null return super switch this'.split(
    ' ',
  ),
  ...'throw true try typeof var void while with yield let static await'.split(' '),
  ...['pages', 'services', 'prices', 'nextStep', 'eval', 'arguments'],
]);
