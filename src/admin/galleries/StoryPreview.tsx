/** The story in its paragraphs, headings and lists; links and emphasis are left to the page itself. */
export function StoryPreview({ story }: { story: string }) {
  const blocks = story
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean);
  if (blocks.length === 0) return null;
  return (
    <div className="grid max-w-prose gap-4 text-reading/relaxed">
      {blocks.map((block, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two equal paragraphs apart.
        <Block key={nth} text={block} />
      ))}
    </div>
  );
}

function Block({ text }: { text: string }) {
  if (/^#{1,6} /.test(text)) {
    return <h3 className="font-display text-screen">{plain(text.replace(/^#+ /, ''))}</h3>;
  }
  const lines = text.split('\n');
  if (lines.every((line) => /^[-*] /.test(line))) {
    return (
      <ul className="list-disc pl-6">
        {lines.map((line) => (
          <li key={line}>{plain(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return <p className="wrap-anywhere">{plain(text)}</p>;
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/(\*\*|__|\*|_|`)(.+?)\1/g, '$2');
}
