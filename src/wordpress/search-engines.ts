/** What plugins of WordPress keep of a text for search engines, by the names of their fields. */
const TITLES = [
  ...['_yoast_wpseo_title', 'rank_math_title', '_seopress_titles_title'],
  ...['_aioseo_title', '_aioseop_title', '_genesis_title'],
];
const DESCRIPTIONS = [
  ...['_yoast_wpseo_metadesc', 'rank_math_description', '_seopress_titles_desc'],
  ...['_aioseo_description', '_aioseop_description', '_genesis_description'],
];
/** What their fields hold of a text that search engines leave out. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  '_yoast_wpseo_meta-robots-noindex': /^1$/,
  rank_math_robots: /"noindex"/,
  _seopress_robots_index: /^yes$/,
  _aioseop_noindex: /^on$/,
  _genesis_noindex: /^1$/,
};

/** `%%title%%` of Yoast and SEOPress, `%title%` of Rank Math, `#post_title` of All in One SEO. */
const VARIABLE = /%%(\w+)%%|%([a-z_]+)%|#((?:post|page|site|separator)_\w+)/g;
const EMPTY = new Set('sep separator separator_sa page pagenumber sitename site_title'.split(' '));
const TITLE = new Set(['title', 'post_title', 'page_title']);

/**
 * Title and description for search engines, '' for those that follow the text.
 *
 * @param fieldOf a field of the text, '' for none.
 */
export function forSearchEngines(
  fieldOf: (name: string) => string,
  { title, siteTitle }: { title: string; siteTitle: string },
) {
  const filled = (names: readonly string[]) => {
    const template = names.map(fieldOf).find((text) => text.trim() !== '') ?? '';
    return withoutEnds(filledIn(template, title), siteTitle);
  };
  const own = filled(TITLES);
  return {
    title: own === title ? '' : own,
    description: filled(DESCRIPTIONS),
    noindex: Object.entries(LEFT_OUT).some(([name, value]) => value.test(fieldOf(name).trim())),
  };
}

/** @returns '' for a template that names what only WordPress knows. */
function filledIn(template: string, title: string): string {
  let isKnown = true;
  const text = template.replace(VARIABLE, (_, ...names: (string | undefined)[]) => {
    const name = names.find((one) => one !== undefined) ?? '';
    if (TITLE.has(name)) return title;
    if (!EMPTY.has(name)) isKnown = false;
    return '';
  });
  return isKnown ? text.replace(/\s+/g, ' ').trim() : '';
}

/** Without the name of the site and the separator before it: this site adds its own. */
function withoutEnds(text: string, siteTitle: string): string {
  const bare = (part: string) => part.replace(/^[\s|–—·»-]+|[\s|–—·»-]+$/g, '');
  const plain = bare(text);
  const isNamed = siteTitle !== '' && plain !== siteTitle && plain.endsWith(siteTitle);
  const before = isNamed ? plain.slice(0, -siteTitle.length) : plain;
  return /[|–—·»-]\s*$/.test(before) ? bare(before) : plain;
}
