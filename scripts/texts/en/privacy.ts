import type { ImprintTexts, PrivacyTexts } from '../texts.ts';

/** What the website itself keeps. What a business keeps besides, it adds. */
export const privacy: PrivacyTexts = {
  description: (name) =>
    `What ${name} keeps when you write to us through this website, for how long, and what you can ask of us.`,
  keywords: ['privacy', 'data protection'],
  title: 'What we keep, and for how long.',
  lead: 'As little as it takes to answer you. No cookies, no profiles, nobody looking over your shoulder.',
  reading: {
    label: 'When you look around',
    text: '{counting} Letters, pictures and scripts all come from this website: no other company learns that you were here.\n\nYour browser notes until you close the tab whether our pictures can be sent in a smaller format. The note is one word and says nothing about you. The search of the blog runs in your browser; what you look for is sent to nobody.',
  },
  writing: {
    label: 'When you write to us',
    text: 'The form on the home page sends us this, and we use it to answer you:',
    items: {
      'What you wrote': 'Name, email address or phone number, service, message.',
      'Your photographs':
        'If you add some. Your own device makes them smaller and takes out where and with what they were taken; a PDF comes as it is. They begin to travel while you write, and wait for your message. Only the people who answer it see them; we show one to others only if you allow it.',
      'Your consent': 'When you ticked the box below the message.',
      'The page you came from':
        'Which page of this website you read before the form, and the words of the advertisement or newsletter whose link you followed, if its address has any.',
      'A fingerprint of your connection':
        'Your network address, mixed with a secret number so that it cannot be read back. It lets us stop a machine that sends hundreds of messages.',
      'A small sum':
        'While you type, your device solves one, so that no machine can send thousands of messages. It says nothing about you, and we keep only that it was solved.',
      'A visit':
        'If we agree on one: when, where and for how long. Whoever has the link in our mail can answer for you.',
      'Your word after a job':
        'If you give us one: your sentences, the name that you chose, which photographs you allow, and what you were told when you did. The same link takes it back.',
      'Our notes':
        'What we wrote to you and agreed, when and how you were first answered, and who looks after it.',
    },
  },
  why: {
    label: 'Why we may',
    text: 'Where the General Data Protection Regulation (GDPR) holds, all that is kept needs a reason. These are ours:',
    items: {
      'To answer you':
        'Your enquiry, and what we write and agree about it, lead to a contract or belong to one (Article 6(1)(b) of the GDPR). That we keep your message you allowed below it (point (a)).',
      'To show your photographs or words':
        'Only with your consent (point (a)). Without it they stay with us.',
      'To keep the website safe':
        'The fingerprint of your connection, the web host’s log and who changed what here: we have a legitimate interest in seeing attacks and faults (point (f)).',
      'To know what is worth it':
        'The page that you came from and the words of the advertisement: we have a legitimate interest in knowing what brings enquiries (point (f)).',
      'Because the law asks for it':
        'Contracts and invoices, for as long as they have to be kept (point (c)).',
      'What you have to tell us':
        'Nothing. Without an email address or a phone number we just can’t answer you.',
    },
  },
  howLong: {
    label: 'How long we keep it',
    items: {
      'The fingerprint': 'One day. After that it is emptied at the next message.',
      'Your message and our notes':
        'One year from the day you wrote. Once answered or archived they are then deleted by themselves; one that we still owe an answer stays until you have it.',
      'Your photographs':
        'As long as the message that they came with. Those that you took away again, or whose message never came, are deleted within a day.',
      'Mails to you':
        'What this website sent you: 90 days, and no longer than the message that it answers.',
      'Your word after a job': 'Until you take it back or ask us to delete it.',
      'Papers of a job':
        'If we work for you, contract and invoices are kept as the law asks, and not on this website.',
    },
  },
  who: {
    label: 'Who can read it',
    text: 'The people here who answer enquiries, each with an account of their own. We sell nothing and pass nothing on. These companies work for us and see only what their work needs:',
    items: {
      'Our web host':
        'Delivers these pages. Like every web server it sees the network address of whoever asks for one, and keeps it in its own log for a short time.',
      Supabase:
        'Runs the database that keeps enquiries, articles and pictures, in the region that we chose for it.',
      'Our mail provider':
        'Brings us a note that somebody has written to us. If we confirm by mail that your message arrived, it brings you that, too, and learns your address for it.',
    },
  },
  where: {
    label: 'Where it lies',
    text: 'These pages load nothing from other websites.',
    toWrite:
      'Add here in which country our web host, the database and our mail provider keep the data; for each country outside of your own, and outside of the European Union, also what protects it there (an adequacy decision or standard contractual clauses) and where that can be read.',
  },
  staff: {
    label: 'If you work here',
    text: 'The browser that you sign in with keeps your session and the unsaved words of an article, so that a closed tab loses nothing. Eight quiet hours end the session. Your name stands beside what you changed; the log of who did what is deleted after a year.',
  },
  rights: {
    label: 'What you can ask of us',
    text: [
      'To see what we have about you, to have it put right, or to have it deleted before its time. That we only keep it and do not use it while something is in dispute. That we give you what you gave us as a file, or send it to another business.',
      'You can object to what we do out of a legitimate interest. You can take your consent back at any time; what happened until then stays allowed.',
      'One line by email or a call is enough, and costs nothing. We answer within a month.',
    ].join('\n\n'),
    authority: (link) =>
      `If you think that we have not kept our word, the authority hears complaints about us too: ${link}.`,
  },
  us: { label: 'Who is responsible', note: '' },
};

/** What the business has to add is named: nobody else can know it. */
export const imprint: ImprintTexts = {
  title: 'Legal notice',
  slug: 'legal-notice',
  label: 'LEGAL NOTICE',
  description: (name) => `Who is behind this website: ${name}, with address, telephone and email.`,
  who: 'Who we are',
  more: {
    label: 'More details',
    text: 'Add here what applies to the business: owner or directors, register and number, VAT number, chamber, licence and supervisory authority, and who settles disputes with consumers.',
  },
};
