/**
 * The colours that the design asks for by name, in style sheets, classes and what is no style sheet, with what
 * they are in the demonstration. A colour that a later version brings is a line here, so that `npm run check`
 * names it to each business that has not got it.
 */
export const COLOURS: Readonly<Record<string, string>> = {
  pitch: '#110d0a',
  ink: '#171310',
  espresso: '#2a211b',
  walnut: '#5b4030',
  brass: '#b08d57',
  'brass-deep': '#7a5b2e',
  linen: '#e9e1d4',
  bone: '#f6f1e9',
  whatsapp: '#1f3d31',
  umber: '#231c17',
  peat: '#352a22',
  clay: '#473d35',
  ash: '#b3a89b',
  oat: '#d6ccbe',
  'brass-light': '#c9a873',
  'brass-pale': '#d9bd8d',
  rust: '#e3a08f',
  'rust-pale': '#f0b5a6',
};
