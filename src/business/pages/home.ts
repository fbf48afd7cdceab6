import { site } from '../site.ts';
import type { FolderPage } from '../types.ts';
import { placeNames } from '../words/shell.ts';

/** The first screen, and the picture that others see when they share the page. */
export const hero = {
  headline: ['DESIGN THAT', 'DEFINES YOU'],
  line: site.tagline,
  picture: {
    file: 'hero.jpg',
    alt: 'Low afternoon sun across a slatted walnut wall and a built-in walnut bookcase, in a dark, double-height living and dining room.',
  },
  tall: { file: 'hero-portrait.jpg', alt: '' },
  buttons: [
    { key: 'explore', label: 'EXPLORE PORTFOLIO', link: '#work' },
    { key: 'start', label: 'START PROJECT', link: '#contact' },
  ],
};

/** The home page from the top down. */
export const home: FolderPage = {
  key: 'home',
  kind: 'home',
  slug: '',
  title: placeNames.home,
  seoTitle: site.defaults.title,
  description: site.defaults.description,
  keywords: site.defaults.keywords,
  sections: [
    { key: 'hero', kind: 'hero', fields: hero },
    {
      key: 'commitment',
      kind: 'promises',
      fields: {
        label: 'OUR COMMITMENT',
        statement: 'Three promises we put in writing before a board is cut.',
        items: [
          {
            key: 'excellence',
            name: 'Artisan Excellence',
            text: 'Every carcass is dovetailed or dowelled by the person who drew it, in timber we chose at the mill and dried to nine per cent.',
          },
          {
            key: 'partnership',
            name: 'Transparent Partnership',
            text: 'One drawing, one price, one programme. You see the workshop diary every Friday and pay by stage, never ahead.',
          },
          {
            key: 'luxury',
            name: 'Sophisticated Luxury',
            text: 'Proportion before ornament. Solid brass, hand-rubbed oil, drawers that close on air. Nothing that will date.',
          },
        ],
      },
    },
    {
      key: 'craft',
      kind: 'picture',
      fields: {
        label: 'CRAFT',
        statement: 'The joint you will never see is the one we spend longest on.',
        text: 'Walnut tails, ash pins. Cut by hand, fitted dry once and glued once. It holds without a screw, and it can be taken as proof of the rest.',
        picture: {
          file: 'craft.jpg',
          alt: 'A walnut and an ash board brought together in a dovetail joint on a workbench, with a chisel and curled shavings around it.',
        },
        facts: [
          { key: 'timber', name: 'Timber', text: 'European oak, walnut, ash, maple' },
          { key: 'finish', name: 'Finish', text: 'Hardwax oil, three coats' },
          { key: 'workshop', name: 'Workshop', text: 'Twelve makers, one bench each' },
        ],
        loading: 'Loading premium content...',
      },
    },
    {
      key: 'work',
      kind: 'work',
      fields: {
        label: 'WORK',
        statement: 'Rooms people come home to.',
        more: 'More work',
        button: 'All our work',
        link: '/portfolio',
        loading: 'Curating portfolio...',
      },
    },
    {
      key: 'process',
      kind: 'steps',
      fields: {
        label: 'PROCESS',
        statement: 'Five steps, and you always know which one we are on.',
        items: [
          {
            key: 'visit',
            when: 'Week 1',
            name: 'Visit',
            text: 'We measure, listen and leave you a sketch.',
          },
          {
            key: 'design',
            when: 'Weeks 2–4',
            name: 'Design',
            text: 'Drawings, samples, one fixed price.',
          },
          {
            key: 'making',
            when: 'Weeks 5–12',
            name: 'Making',
            text: 'Built in our workshop. Come and see.',
          },
          {
            key: 'fitting',
            when: 'Weeks 13–14',
            name: 'Fitting',
            text: 'The makers fit what they made.',
          },
          {
            key: 'aftercare',
            when: 'After',
            name: 'Aftercare',
            text: 'A visit at six months, and a ten-year guarantee.',
          },
        ],
        note: 'The weeks are those of a family kitchen. A single wall of shelves takes about six, a whole floor about twenty-two.',
        button: 'START YOUR PROJECT',
        link: '#contact',
        loading: 'Preparing process overview...',
      },
    },
    {
      key: 'contact',
      kind: 'contact',
      fields: {
        label: 'CONTACT',
        statement: 'Tell us about the room.',
        answer: 'We answer within one working day.',
        chat: 'If it is easier, send a photograph on {whatsapp}.',
        chatLink: 'WhatsApp',
        call: 'Call',
        write: 'Write',
        open: 'Open',
        visit: 'Visit',
        loading: 'Loading contact options...',
      },
    },
  ],
};
