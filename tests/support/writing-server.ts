import { type Article, textOf } from '#data/articles/articles.ts';
import { DataError } from '#data/errors.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import type { Random } from './random.ts';
import type { Life } from './simulated-device.ts';

/** What may happen to a request. */
export type Weather = 'fair' | 'rough' | 'away';

const NEW = { slug: 'a', updated_at: '', updated_by: '', noindex: false, version: 1 };

/** Articles with versions: a save on top of an old one is refused, and each version stays a revision. */
export class WritingServer {
  weather: Weather = 'fair';
  /** Whether it takes this person's session no more. */
  isSessionOver = false;
  readonly articles = new Map<string, Article>();
  readonly revisions: Article[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** As the database does it: raised by one if anything changed. */
  save(id: string, version: number, text: ArticleText): Article {
    const now = this.read(id);
    if (now.version !== version) throw new DataError('conflict', { currentVersion: now.version });
    const stored = this.#stored(id, text);
    const isSame = JSON.stringify(textOf(stored)) === JSON.stringify(textOf(now));
    return isSame ? now : this.#keep({ ...stored, version: version + 1 });
  }

  create(id: string, text: ArticleText): Article {
    if (this.articles.has(id)) throw new DataError('already-there');
    return this.#keep(this.#stored(id, { ...text, authorName: text.authorName || 'Anna' }));
  }

  read(id: string): Article {
    const found = this.articles.get(id);
    if (!found) throw new DataError('not-found');
    return found;
  }

  /** A page asks: the request or its answer may get lost, and the answer may be a refusal. */
  async ask<Answer>(life: Life, act: () => Answer): Promise<Answer> {
    const { weather } = this;
    const chance = weather === 'fair' ? 0 : this.#random.below(10);
    await this.#way(life, weather);
    if (weather === 'away' || chance === 1) throw new DataError('offline');
    if (chance === 2) throw new DataError('unavailable');
    if (this.isSessionOver) throw new DataError('signed-out');
    const answer = Promise.try(act);
    answer.catch(() => undefined);
    await this.#way(life, weather);
    if (chance === 3 || chance === 4) throw new DataError(chance === 3 ? 'offline' : 'unavailable');
    return await answer;
  }

  /** There or back; a page that is gone neither asks nor hears. */
  #way(life: Life, weather: Weather): Promise<void> {
    const longest = weather === 'fair' ? 50 : 4_000;
    return new Promise((resolve) => {
      if (!life.isAlive) return;
      setTimeout(resolve, 1 + this.#random.below(longest));
    });
  }

  #stored(id: string, text: ArticleText): Article {
    return {
      ...NEW,
      ...{ id, title: text.title, summary: text.summary, body: text.body, tags: [...text.tags] },
      ...{ cover_media_id: text.coverId, author_name: text.authorName },
      ...{ seo_title: text.seoTitle, seo_description: text.seoDescription },
    } as Article;
  }

  #keep(article: Article): Article {
    this.articles.set(article.id, article);
    this.revisions.push(article);
    return article;
  }
}
