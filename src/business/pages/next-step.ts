/** At the foot of every service's page. */
export const nextStep = {
  title: 'Shall we come and measure?',
  text: 'The first visit costs nothing and takes an hour. We measure, listen, and leave you a sketch and a first range of prices.',
  button: 'START YOUR PROJECT',
  link: '/#contact',
};
