import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidate } from '#admin/queries/entities.ts';
import { postById } from '#admin/queries/posts.ts';
import { useZodForm } from '#admin/ui/use-zod-form.ts';
import { DataError } from '#data/errors.ts';
import { createPost, fetchPost, type Post, savePost } from '#data/posts.ts';
import { $session, noteFailure } from '#stores/session.ts';
import { type ArticleValues, articleRules, isSameArticle } from './article-rules.ts';
import { draftKey, dropDraft, readDraft } from './local-draft.ts';
import { useLocalDraft } from './use-local-draft.ts';

const EMPTY: ArticleValues = { title: '', summary: '', body: '' };

/** What the server holds, as far as this screen knows. */
interface SavedState {
  post: Post | null;
  values: ArticleValues;
}

export type Article = ReturnType<typeof useArticle>;

/**
 * One article under somebody's hands: the typed text, the saved text, what the device keeps in
 * between, and what happens when a colleague saves at the same time.
 */
export function useArticle(stored: Post | null, onCreate: (post: Post) => void) {
  const userId = useStore($session).user?.id ?? '';
  const queries = useQueryClient();
  const [saved, setSaved] = useState<SavedState>(() => readSaved(stored));
  const key = draftKey(userId, saved.post?.id ?? 'new');
  const [restored, setRestored] = useState(() => {
    const draft = readDraft(key);
    return draft && !isSameArticle(draft.values, saved.values) ? draft : null;
  });
  /** The version that the typing is based on; a restored draft may be based on an older one. */
  const [base, setBase] = useState(restored?.version ?? stored?.version ?? 0);
  const [theirs, setTheirs] = useState(() => (stored && base < stored.version ? stored : null));
  const [error, setError] = useState<DataError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<Post | null>>(null);

  const form = useZodForm(articleRules, {
    defaultValues: restored?.values ?? saved.values,
  });
  const values = form.watch();
  const isDirty = !isSameArticle(values, saved.values);
  const isKept = useLocalDraft(key, values, base, isDirty);

  const current = useQuery({
    ...postById(saved.post?.id ?? ''),
    enabled: saved.post !== null,
    refetchInterval: 60_000,
  });
  const newest = current.data?.post;

  // A colleague has saved: an untouched page follows, a touched one is warned before it saves.
  useEffect(() => {
    if (!newest || isSaving || newest.version <= (saved.post?.version ?? 0)) return;
    if (isDirty) setTheirs(newest);
    else adopt(newest);
  });

  function adopt(post: Post) {
    const next = readSaved(post);
    setSaved(next);
    setBase(post.version);
    setTheirs(null);
    setRestored(null);
    form.reset(next.values);
  }

  async function write(typed: ArticleValues, version: number): Promise<Post | null> {
    setSaving(true);
    setError(null);
    try {
      const id = saved.post?.id;
      const post = id ? await savePost(id, version, typed) : await createPost(typed);
      queries.setQueryData(postById(post.id).queryKey, (known) => ({
        post,
        published: known?.published ?? null,
      }));
      setSaved({ post, values: typed });
      setBase(post.version);
      setTheirs(null);
      setRestored(null);
      if (!id) {
        dropDraft(key);
        onCreate(post);
      }
      void invalidate(queries, 'posts');
      return post;
    } catch (cause) {
      if (!(cause instanceof DataError)) throw cause;
      if (cause.code === 'conflict' && saved.post) {
        const { post } = await fetchPost(saved.post.id);
        setTheirs(post);
      } else setError(cause);
      noteFailure(cause);
      return null;
    } finally {
      setSaving(false);
    }
  }

  /** Saves what is typed; pressing again while that runs waits for it instead of saving twice. */
  async function save(version = base): Promise<Post | null> {
    if (running.current) return running.current;
    if (!(await form.trigger())) return null;
    running.current = write({ ...form.getValues() }, version).finally(() => {
      running.current = null;
    });
    return running.current;
  }

  /** The saved article, after saving whatever is typed; null when that failed. */
  async function saveAll(): Promise<Post | null> {
    let post = await (running.current ?? saved.post);
    while (!post || !isSameArticle(form.getValues(), toValues(post))) {
      post = await save();
      if (!post) return null;
    }
    return post;
  }

  return {
    form,
    values,
    post: saved.post,
    published: current.data?.published ?? null,
    isDirty,
    isKept,
    isSaving,
    error,
    /** The colleague's version, when it stands in the way. */
    theirs,
    /** What was typed earlier and is back in the page. */
    restored,
    save,
    saveAll,
    /** Saves the typed text on top of the colleague's. */
    keepMine: () => save(theirs?.version),
    takeTheirs: () => theirs && adopt(theirs),
    /** Gives up what was restored and shows the saved text. */
    discardRestored: () => {
      setRestored(null);
      setBase(saved.post?.version ?? 0);
      form.reset(saved.values);
    },
  };
}

function readSaved(post: Post | null): SavedState {
  return { post, values: post ? toValues(post) : EMPTY };
}

function toValues({ title, summary, body }: Post): ArticleValues {
  return { title, summary, body };
}
