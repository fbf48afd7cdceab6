import { backend } from './client.ts';
import { toDataError } from './errors.ts';

/** How many there are of everything that staff look after, and how many wait for somebody. */
export interface Counts {
  articles: number;
  drafts: number;
  /** Articles, and changes to live ones, that go live at a set time. */
  scheduled: number;
  galleries: number;
  portfolioImages: number;
  media: number;
  /** Pictures without a description that are not marked as decorative. */
  undescribed: number;
  newEnquiries: number;
}

/**
 * The figures beside the navigation and on the dashboard.
 *
 * @throws DataError
 */
export async function fetchCounts(): Promise<Counts> {
  const { data, error, status } = await backend().rpc('staff_figures').single();
  if (error) throw toDataError(error, status);
  return {
    articles: data.articles,
    drafts: data.drafts,
    scheduled: data.scheduled,
    galleries: data.galleries,
    portfolioImages: data.portfolio_images,
    media: data.media,
    undescribed: data.undescribed,
    newEnquiries: data.new_enquiries,
  };
}
