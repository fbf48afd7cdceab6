import { site } from '../site.ts';
import type { FolderPage } from '../types.ts';
import { placeNames } from '../words/shell.ts';

/**
 * The companies through whose machines the website runs. Name your own: the host that delivers the
 * pages, the backend that keeps the enquiries, and who sends the mails about them.
 */
const processors = [
  {
    key: 'our-web-host',
    name: 'Our web host',
    text: 'Delivers these pages. Like every web server it sees the network address of whoever asks for one, and keeps it in its own log for a short time.',
  },
  {
    key: 'supabase',
    name: 'Supabase',
    text: 'Runs the database that keeps enquiries, articles and pictures, in the region that we chose for it.',
  },
  {
    key: 'our-mail-provider',
    name: 'Our mail provider',
    text: 'Brings us a note that somebody has written to us. If we confirm by mail that your message arrived, it brings you that, too, and learns your address for it.',
  },
];

/** What the website keeps about people, for how long, and what they can ask for. */
export const privacy: FolderPage = {
  key: 'privacy',
  kind: 'legal',
  slug: 'privacy',
  title: placeNames.privacy,
  description: `What ${site.name} keeps when you write to us through this website, for how long, and what you can ask of us.`,
  keywords: ['privacy', 'data protection'],
  sections: [
    {
      key: 'head',
      kind: 'head',
      fields: {
        label: 'PRIVACY',
        title: 'What we keep, and for how long.',
        lead: 'As little as it takes to answer you. No cookies, no statistics, nobody looking over your shoulder.',
      },
    },
    {
      key: 'reading',
      kind: 'text',
      fields: {
        label: 'When you look around',
        text: [
          'We set no cookies and count no visits. Letters, pictures and scripts all come from this website: no other company learns that you were here.',
          'Your browser notes until you close the tab whether our pictures can be sent in a smaller format. The note is one word and says nothing about you. The search of the blog runs in your browser; what you look for is sent to nobody.',
          'WhatsApp is a link. Until you press it, WhatsApp is not asked for anything; after that, its own terms hold.',
        ].join('\n\n'),
      },
    },
    {
      key: 'writing',
      kind: 'facts',
      fields: {
        label: 'When you write to us',
        text: 'The form on the home page sends us this, and we use it to answer you:',
        items: [
          {
            key: 'what-you-wrote',
            name: 'What you wrote',
            text: 'Name, email address or phone number, service, message. Until you send it, it stays in this tab of your browser.',
          },
          {
            key: 'your-photographs',
            name: 'Your photographs',
            text: 'If you add some. Your own device makes them smaller and takes out where and with what they were taken; a PDF comes as it is. They begin to travel while you write, and wait for your message. Only the people who answer it see them; we show one to others only if you allow it.',
          },
          {
            key: 'your-consent',
            name: 'Your consent',
            text: 'When you ticked the box below the message.',
          },
          {
            key: 'the-page-you-came',
            name: 'The page you came from',
            text: 'Which page of this website you read before the form, and the words of the advertisement or newsletter whose link you followed, if its address has any.',
          },
          {
            key: 'a-fingerprint-of-your',
            name: 'A fingerprint of your connection',
            text: 'Your network address, mixed with a secret number so that it cannot be read back. It lets us stop a machine that sends hundreds of messages.',
          },
          {
            key: 'a-small-sum',
            name: 'A small sum',
            text: 'While you type, your device solves one, so that no machine can send thousands of messages. It says nothing about you, and we keep only that it was solved.',
          },
          {
            key: 'a-visit',
            name: 'A visit',
            text: 'If we agree on one: when, where and for how long. Whoever has the link in our mail can answer for you.',
          },
          {
            key: 'your-word',
            name: 'Your word after a job',
            text: 'If you give us one: your sentences, the name that you chose, which photographs you allow, and what you were told when you did. The same link takes it back.',
          },
          {
            key: 'our-notes',
            name: 'Our notes',
            text: 'What we wrote to you and agreed, when and how you were first answered, and who looks after it.',
          },
        ],
      },
    },
    {
      key: 'how-long',
      kind: 'facts',
      fields: {
        label: 'How long we keep it',
        items: [
          {
            key: 'the-fingerprint',
            name: 'The fingerprint',
            text: 'One day. After that it is emptied at the next message.',
          },
          {
            key: 'your-photographs',
            name: 'Your photographs',
            text: 'As long as the message that they came with. Those that you took away again, or whose message never came, are deleted within a day.',
          },
          {
            key: 'your-message-and-our',
            name: 'Your message and our notes',
            text: 'One year from the day you wrote. Once answered or archived they are then deleted by themselves; one that we still owe an answer stays until you have it.',
          },
          {
            key: 'mails-to-you',
            name: 'Mails to you',
            text: 'What this website sent you: 90 days, and no longer than the message that it answers.',
          },
          {
            key: 'your-word',
            name: 'Your word after a job',
            text: 'Until you take it back or ask us to delete it.',
          },
          {
            key: 'papers-of-a-job',
            name: 'Papers of a job',
            text: 'If we build something for you, drawings, contract and invoices are kept as the law asks, and not on this website.',
          },
        ],
      },
    },
    {
      key: 'who',
      kind: 'facts',
      fields: {
        label: 'Who can read it',
        text: 'The people of the workshop who answer enquiries, each with an account of their own. We sell nothing and pass nothing on. Two companies work for us and see only what their work needs:',
        items: processors,
      },
    },
    {
      key: 'staff',
      kind: 'text',
      fields: {
        label: 'If you work here',
        text: 'The browser that you sign in with keeps your session and the unsaved words of an article, so that a closed tab loses nothing. Eight quiet hours end the session. Your name stands beside what you changed; the log of who did what is deleted after a year.',
      },
    },
    {
      key: 'rights',
      kind: 'text',
      fields: {
        label: 'What you can ask of us',
        text: [
          'To see what we have about you, to have it put right, to have it deleted before its time, or to take your consent back. One line by email or a call is enough, and costs nothing. We answer within a month, usually the same week.',
          'If you think that we have not kept our word, the Information Commissioner’s Office hears complaints about us too.',
        ].join('\n\n'),
      },
    },
    {
      key: 'us',
      kind: 'facts',
      fields: {
        label: 'Who is responsible',
        show: 'business',
        note: 'These words were last changed on 25 November 2026.',
      },
    },
  ],
};
