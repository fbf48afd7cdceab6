import { useQuery } from '@tanstack/react-query';
import { postById } from '#admin/queries/posts.ts';
import { slugForTitle } from '#domain/slugs.ts';
import { useArticle } from './article-store.ts';
import { Fact } from './Fact.tsx';

/** The address that the article has, or gets when its title is saved. */
export function AddressFact() {
  const saved = useArticle((state) => state.saved);
  const title = useArticle(({ typed }) => typed.title);
  const { data } = useQuery({ ...postById(saved?.id ?? ''), enabled: saved !== null });
  const isKnownToVisitors = Boolean(data?.published || data?.change);
  const slug = slugForTitle(title, saved && { ...saved, isKnownToVisitors });
  return <Fact name="Address">{slug ? `/blog/${slug}` : 'Made from the title'}</Fact>;
}
