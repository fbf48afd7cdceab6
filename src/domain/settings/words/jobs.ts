import { customerWords } from '#business/words/customer-words.ts';
import { portfolioWords } from '#business/words/portfolio.ts';
import { weeks } from '#business/words/times.ts';
import { counted, word } from './word.ts';

/** Around a gallery. */
export const JOB_WORDS = () => ({
  jobLabel: word('Above the name of a job', 24, portfolioWords.label),
  place: word('Its place', 30, portfolioWords.place),
  year: word('Its year', 30, portfolioWords.year),
  materials: word('Its materials', 30, portfolioWords.materials),
  duration: word('How long it took', 30, portfolioWords.duration),
  week: word('One week', 30, weeks(1)),
  weeks: word('More weeks', 30, counted(weeks)),
  service: word('Its service', 30, portfolioWords.service),
  beforeWork: word('On a picture from before the work', 30, portfolioWords.before),
  afterWork: word('On a picture from after it', 30, portfolioWords.after),
  compare: word('What moves between the two, which is heard', 120, portfolioWords.compare),
  larger: word('What a picture leads to, which is heard', 60, portfolioWords.larger),
  moreJobs: word('Name of the next two, which is heard', 60, portfolioWords.more),
  previousJob: word('Above the job before', 40, portfolioWords.previous),
  customerSays: word('Above what the customer says', 40, customerWords.ofJob),
  points: word('Points of a customer', 30, customerWords.points('{points}')),
  allWords: word('Below what customers say, where all is shown', 160, customerWords.all),
  someWords: word('The same where it is a selection', 160, customerWords.selection),
  nextJob: word('Above the job after', 40, portfolioWords.next),
});
