const RULES = [
  ['An empty line', 'a new paragraph'],
  ['A single line break', 'the lines run on; a \\ at the end of a line breaks it'],
  ['## Words', 'a heading; ### one below it'],
  ['- Words', 'a list; 1. a numbered one'],
  ['> Words', 'a quotation'],
  ['**words** and *words*', 'bold and italic'],
  ['[words](address)', 'a link; /services/… leads to a page of this site'],
  ['![description](media:…)', 'a picture of the media library'],
] as const;

/** What can be written into the text, for whoever wants to look it up. */
export function WritingHelp() {
  return (
    <details className="border-line border-t pt-3 text-note text-soft">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">
        How to write headings, lists and links
      </summary>
      <dl className="mt-1">
        {RULES.map(([typed, shown]) => (
          <div key={typed} className="grid gap-x-6 border-line border-t py-1.5 sm:grid-cols-2">
            <dt className="font-medium text-text">{typed}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
