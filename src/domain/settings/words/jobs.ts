import { portfolioWords } from '#business/words/portfolio.ts';
import { testimonials } from '#business/words/testimonials.ts';
import { weeks } from '#business/words/times.ts';
import { counted, word } from './word.ts';

/** Around a gallery. */
export const JOB_WORDS = () => ({
  jobLabel: word('aboveJobName', 24, portfolioWords.label),
  place: word('itsPlace', 30, portfolioWords.place),
  year: word('itsYear', 30, portfolioWords.year),
  materials: word('itsMaterials', 30, portfolioWords.materials),
  duration: word('howLongItTook', 30, portfolioWords.duration),
  week: word('oneWeek', 30, weeks(1)),
  weeks: word('moreWeeks', 30, counted(weeks)),
  service: word('itsService', 30, portfolioWords.service),
  beforeWork: word('onPictureBefore', 30, portfolioWords.before),
  afterWork: word('onPictureAfter', 30, portfolioWords.after),
  compare: word('comparisonSlider', 120, portfolioWords.compare),
  larger: word('pictureLeadsTo', 60, portfolioWords.larger),
  moreJobs: word('nextArticlesName', 60, portfolioWords.more),
  previousJob: word('aboveJobBefore', 40, portfolioWords.previous),
  customerSays: word('aboveTestimonial', 40, testimonials.ofJob),
  points: word('pointsOfACustomer', 30, testimonials.points('{points}')),
  allWords: word('belowTestimonials', 160, testimonials.all),
  someWords: word('belowSelectedWords', 160, testimonials.selection),
  nextJob: word('aboveJobAfter', 40, portfolioWords.next),
});
