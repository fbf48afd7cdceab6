/** The home page from the top down; its labels and buttons are in `words/home.ts`. */
export const home = {
  hero: {
    /** A line each. */
    headline: ['DESIGN THAT', 'DEFINES YOU'],
    /** What `pictures/hero.jpg` and `hero-portrait.jpg` show. */
    alt: 'Low afternoon sun across a slatted walnut wall and a built-in walnut bookcase, in a dark, double-height living and dining room.',
  },
  commitment: {
    statement: 'Three promises we put in writing before a board is cut.',
    pillars: [
      {
        name: 'Artisan Excellence',
        text: 'Every carcass is dovetailed or dowelled by the person who drew it, in timber we chose at the mill and dried to nine per cent.',
      },
      {
        name: 'Transparent Partnership',
        text: 'One drawing, one price, one programme. You see the workshop diary every Friday and pay by stage, never ahead.',
      },
      {
        name: 'Sophisticated Luxury',
        text: 'Proportion before ornament. Solid brass, hand-rubbed oil, drawers that close on air. Nothing that will date.',
      },
    ],
  },
  craft: {
    statement: 'The joint you will never see is the one we spend longest on.',
    text: 'Walnut tails, ash pins. Cut by hand, fitted dry once and glued once. It holds without a screw, and it can be taken as proof of the rest.',
    facts: [
      { name: 'Timber', value: 'European oak, walnut, ash, maple' },
      { name: 'Finish', value: 'Hardwax oil, three coats' },
      { name: 'Workshop', value: 'Twelve makers, one bench each' },
    ],
    /** What `pictures/craft.jpg` shows. */
    alt: 'A walnut and an ash board brought together in a dovetail joint on a workbench, with a chisel and curled shavings around it.',
  },
  work: { statement: 'Rooms people come home to.' },
  process: {
    statement: 'Five steps, and you always know which one we are on.',
    steps: [
      { when: 'Week 1', name: 'Visit', text: 'We measure, listen and leave you a sketch.' },
      { when: 'Weeks 2–4', name: 'Design', text: 'Drawings, samples, one fixed price.' },
      { when: 'Weeks 5–12', name: 'Making', text: 'Built in our workshop. Come and see.' },
      { when: 'Weeks 13–14', name: 'Fitting', text: 'The makers fit what they made.' },
      {
        when: 'After',
        name: 'Aftercare',
        text: 'A visit at six months, and a ten-year guarantee.',
      },
    ],
    note: 'The weeks are those of a family kitchen. A single wall of shelves takes about six, a whole floor about twenty-two.',
  },
  contact: { statement: 'Tell us about the room.', answer: 'We answer within one working day.' },
} as const;
