import * as z from 'zod/mini';
import { label, loading, statement } from '../common.ts';
import { choice, line, list, paragraph, picture } from '../fields.ts';

export const pictureSchema = z.strictObject({
  label: label(),
  statement: statement(),
  text: paragraph('text', 600),
  picture: picture('picture'),
  facts: list({
    label: 'facts',
    item: 'fact',
    least: 0,
    most: 4,
    shape: { name: line('name', 24), text: line('text', 60) },
  }),
  side: choice('sideOfThePicture', {
    left: 'left',
    right: 'right',
  }),
  look: choice('ground', {
    dark: 'dark',
    light: 'light',
  }),
  loading: loading(),
});
