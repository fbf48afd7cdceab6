import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    elements: ['html5'],
    rules: {
      // Shapes, focal points and previews of pictures are data. The rule allows custom properties, but
      // takes the `;` in a `data:` address for the end of one.
      'no-inline-style': 'off',
      // What React renders is spelt its way, which means the same to every browser.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      // React's begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/** What is wrong with a page, a line for each fault; no axe, no browser. */
export function problemsOf(html: string, page: string): string[] {
  const { results } = validator.validateStringSync(html, page);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}
