import * as z from 'zod/mini';
import { label, loading, statement } from '../common.ts';
import { choice, line, list, paragraph, picture } from '../fields.ts';

export const pictureSchema = z.strictObject({
  label: label(),
  statement: statement(),
  text: paragraph('Text', 600),
  picture: picture('Picture'),
  facts: list({
    ...{ label: 'Facts', item: 'fact', least: 0, most: 4 },
    shape: { name: line('Name', 24), text: line('Text', 60) },
  }),
  side: choice('Side of the picture', { left: 'Left', right: 'Right' }),
  look: choice('Ground', { dark: 'Dark', light: 'Light' }),
  loading: loading(),
});
