import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { liveBuild, releaseList } from '#admin/queries/releases.ts';
import { staff } from '#languages/staff.ts';
import { PublishScreen } from './PublishScreen.tsx';

const { nothingHasBeenPublished } = staff.releases;

test('release: that nothing has been published is said when it has been asked for', () => {
  const queries = new QueryClient();
  const shown = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <PublishScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  expect(shown()).not.toContain(nothingHasBeenPublished);
  queries.setQueryData(releaseList.queryKey, []);
  expect(shown(), 'the site may have been built without a release').not.toContain(
    nothingHasBeenPublished,
  );
  queries.setQueryData(liveBuild.queryKey, null);
  expect(shown()).toContain(nothingHasBeenPublished);
});
