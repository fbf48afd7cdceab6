import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import { staff } from '#languages/staff.ts';
import { asRow, type Copy, type TextKind } from './documents.ts';

/** A draft in another language with words and pictures to write over. @param language its code. */
export async function translateDocument<Of extends TextKind>(
  kind: Of,
  id: string,
  language: string,
): Promise<Copy<Of>> {
  const said = kind === 'page' ? 'pageThereAlready' : 'thereAlready';
  const request = backend().rpc('translate_document', { kind, id, language });
  return asRow(await unwrap(request, () => ({ invalid: staff.translations.menu[said] })));
}
