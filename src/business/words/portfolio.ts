/** Labels of the pages of jobs. */
export const portfolioWords = {
  label: 'WORK',
  place: 'Place',
  year: 'Year',
  materials: 'Materials',
  duration: 'Duration',
  service: 'Service',
  larger: 'Larger view',
  before: 'Before',
  after: 'After',
  compare: 'How much of the picture shows the room before the work',
  more: 'More jobs',
  previous: 'Previous job',
  next: 'Next job',
};
