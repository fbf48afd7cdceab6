import { expect, test } from 'vitest';
import { namesIn } from './licences.ts';

test.each([
  [
    'Copyright (c) 2012 by A (a@example.com), with Reserved Font Name "Marcellus"\n\nThis',
    ['Marcellus'],
  ],
  ['Copyright 2010, with Reserved Font Names ‘Lato’ and “Lato Two”.', ['Lato', 'Lato Two']],
  ['Copyright 2011 with Reserved Font Name Open Hand, Hand.\nThis', ['Open Hand', 'Hand']],
  ['Copyright 2022 The Project Authors\n\nSIL Open Font License, Version 1.1.', []],
])('font: %s reserves %j', (licence, names) => {
  expect(namesIn(licence)).toEqual(names);
});
