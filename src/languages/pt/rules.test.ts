import { expect, test, vi } from 'vitest';
import { renderBody } from '#domain/markdown/body.ts';
import { searchWords } from '#domain/search/words.ts';

vi.mock('#business/language.ts', () => import('./rules.ts'));

test('Portuguese: quotation marks are those of English; what every sentence has is not searched for', () => {
  expect(renderBody(`"Bom", disse, "é 'quase' d'água".`).segments).toEqual([
    { kind: 'html', html: '<p>“Bom”, disse, “é ‘quase’ d’água”.</p>' },
  ]);
  expect(searchWords('As mesas e os bancos para a cozinha não são caros')).toEqual([
    ...['mesa', 'banco', 'cozinha', 'caro'],
  ]);
});

test.each([
  ['balcão', 'balcões'],
  ['mão', 'mãos'],
  ['móvel', 'móveis'],
  ['jardim', 'jardins'],
  ['flor', 'flores'],
  ['material', 'materiais'],
  ['perfil', 'perfis'],
  ['luz', 'luzes'],
])('Portuguese: %s is found in its plural %s', (...forms) => {
  expect(new Set(forms.flatMap((form) => searchWords(form))).size).toBe(1);
});
