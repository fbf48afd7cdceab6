/** Where searches cut a description, in characters. */
export const DESCRIPTION_LIMIT = 160;

/** Something that readers notice, looked at before an article goes live. */
export interface ArticleCheck {
  id: 'title' | 'description' | 'text' | 'pictures' | 'headings';
  /** A caution never stops anybody; a `must` does. */
  level: 'good' | 'caution' | 'must';
  text: string;
  /** The field that puts it right. */
  field: 'title' | 'summary' | 'body';
}

/** Looks an article over as a careful colleague would, in the order in which it is read. */
export function checkArticle(article: {
  title: string;
  summary: string;
  body: string;
}): ArticleCheck[] {
  return [
    ...checkTitle(article.title),
    checkDescription(article.summary.trim()),
    ...checkText(article.body),
    ...checkPictures(article.body),
    ...checkHeadings(article.body),
  ];
}

function checkTitle(title: string): ArticleCheck[] {
  if (title.trim() !== '') return [];
  return [{ id: 'title', level: 'must', text: 'The title is missing.', field: 'title' }];
}

function checkDescription(summary: string): ArticleCheck {
  const base = { id: 'description', field: 'summary' } as const;
  if (summary === '') {
    return {
      ...base,
      level: 'caution',
      text: 'There is no summary: searches will pick a sentence themselves.',
    };
  }
  if (summary.length > DESCRIPTION_LIMIT) {
    return {
      ...base,
      level: 'caution',
      text: `The summary is ${summary.length} characters; searches cut it at ${DESCRIPTION_LIMIT}.`,
    };
  }
  return { ...base, level: 'good', text: 'The summary fits a search result' };
}

function checkText(body: string): ArticleCheck[] {
  if (body.trim() !== '') return [];
  return [{ id: 'text', level: 'must', text: 'There is no text yet.', field: 'body' }];
}

function checkPictures(body: string): ArticleCheck[] {
  const descriptions = [...body.matchAll(/!\[([^\]]*)\]\(/g)].map(([, alt]) => (alt ?? '').trim());
  if (descriptions.length === 0) return [];
  const missing = descriptions.filter((alt) => alt === '').length;
  const base = { id: 'pictures', field: 'body' } as const;
  if (missing === 0) {
    return [{ ...base, level: 'good', text: 'Every picture is described' }];
  }
  return [
    {
      ...base,
      level: 'caution',
      text: `${missing} of ${descriptions.length} pictures ${missing === 1 ? 'has' : 'have'} no description.`,
    },
  ];
}

/** The title is the first level, so the text starts at the second and skips none. */
function checkHeadings(body: string): ArticleCheck[] {
  const levels = [...body.matchAll(/^(#{1,6})\s+\S/gm)].map(([, marks]) => (marks ?? '').length);
  if (levels.length === 0) return [];
  const base = { id: 'headings', field: 'body' } as const;
  let previous = 1;
  for (const level of levels) {
    if (level === 1 || level > previous + 1) {
      return [
        {
          ...base,
          level: 'caution',
          text: `Headings are out of order: write ${'#'.repeat(Math.min(previous + 1, 6))} where ${'#'.repeat(level)} stands.`,
        },
      ];
    }
    previous = level;
  }
  return [{ ...base, level: 'good', text: 'Headings are in order' }];
}
