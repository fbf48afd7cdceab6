import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditorContext, type PageEditorState } from '#admin/pages/open/page-context.ts';
import { Checks } from './Checks.tsx';

const NOT_YET = 'Not everything has been looked at yet.';
const FINE = 'Every section';
const TO_MEND = { level: 'must', key: null, at: null, text: 'Write something here.' } as const;

test.each([
  [[], false, [NOT_YET]],
  [[], true, [FINE]],
  [[TO_MEND], false, [TO_MEND.text]],
  [[TO_MEND], true, [TO_MEND.text]],
])('page: with the faults %j, all of it looked at: %s', (problems, isLookedAt, says) => {
  const html = renderToStaticMarkup(
    <EditorContext value={{ problems, isLookedAt } as unknown as PageEditorState}>
      <Checks />
    </EditorContext>,
  );
  const said = [NOT_YET, FINE, TO_MEND.text].filter((words) => html.includes(words));
  expect(said).toEqual(says);
});
