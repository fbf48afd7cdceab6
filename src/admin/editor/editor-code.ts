import { queryOptions } from '@tanstack/react-query';
import { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';

/** The editor, which is larger than the screens that have a text among other things. */
export const editorCode = queryOptions({
  queryKey: ['editor-code'],
  queryFn: async () => {
    try {
      return (await import('./MarkdownEditor.tsx')).MarkdownEditor;
    } catch (cause) {
      const message = staff.editor.markdownHint;
      throw new DataError('unavailable', { message, cause });
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // The author may be writing Markdown by now: only *Try again* fetches it.
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});
