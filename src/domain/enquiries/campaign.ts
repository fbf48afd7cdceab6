/** The words of a campaign, as a link has them with `utm_` before each. */
export const CAMPAIGN_WORDS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export type Campaign = Partial<Record<(typeof CAMPAIGN_WORDS)[number], string>>;

export function readCampaign(stored: unknown): Campaign {
  const words = new Map(Object.entries(stored ?? {}));
  return Object.fromEntries(
    CAMPAIGN_WORDS.flatMap((word) => {
      const text: unknown = words.get(word);
      return typeof text === 'string' ? [[word, text]] : [];
    }),
  );
}

/** In one line, as staff read it: 'spring (newsletter, email)'. */
export function describeCampaign({ campaign, ...others }: Campaign): string {
  const rest = [others.source, others.medium, others.term, others.content]
    .filter((word) => word !== undefined)
    .join(', ');
  if (!campaign) return rest;
  return rest ? `${campaign} (${rest})` : campaign;
}
