/** A number of weeks in words: `1 week`, `14 weeks`. */
export const weeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`);

/** How long an article takes to read. */
export const readingTime = (minutes: number) => `${minutes} min read`;

/** From one month to another: `March to June 2026`. */
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
