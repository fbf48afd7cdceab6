import { customerWords } from '#business/words/customer-words.ts';
import { portfolioWords } from '#business/words/portfolio.ts';
import { weeks } from '#business/words/times.ts';
import { staff } from '#languages/staff.ts';
import { counted, word } from './word.ts';

/** Around a gallery. */
export const JOB_WORDS = () => ({
  jobLabel: word(() => staff.settings.aboveJobName, 24, portfolioWords.label),
  place: word(() => staff.settings.itsPlace, 30, portfolioWords.place),
  year: word(() => staff.settings.itsYear, 30, portfolioWords.year),
  materials: word(() => staff.settings.itsMaterials, 30, portfolioWords.materials),
  duration: word(() => staff.settings.howLongItTook, 30, portfolioWords.duration),
  week: word(() => staff.settings.oneWeek, 30, weeks(1)),
  weeks: word(() => staff.settings.moreWeeks, 30, counted(weeks)),
  service: word(() => staff.settings.itsService, 30, portfolioWords.service),
  beforeWork: word(() => staff.settings.onPictureBefore, 30, portfolioWords.before),
  afterWork: word(() => staff.settings.onPictureAfter, 30, portfolioWords.after),
  compare: word(() => staff.settings.comparisonSlider, 120, portfolioWords.compare),
  larger: word(() => staff.settings.pictureLeadsTo, 60, portfolioWords.larger),
  moreJobs: word(() => staff.settings.nextArticlesName, 60, portfolioWords.more),
  previousJob: word(() => staff.settings.aboveJobBefore, 40, portfolioWords.previous),
  customerSays: word(() => staff.settings.aboveCustomerWord, 40, customerWords.ofJob),
  points: word(() => staff.settings.pointsOfACustomer, 30, customerWords.points('{points}')),
  allWords: word(() => staff.settings.belowCustomerWords, 160, customerWords.all),
  someWords: word(() => staff.settings.belowSelectedWords, 160, customerWords.selection),
  nextJob: word(() => staff.settings.aboveJobAfter, 40, portfolioWords.next),
});
