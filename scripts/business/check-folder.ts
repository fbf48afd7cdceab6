import { checkFiles } from './check-files.ts';
import { checkLanguages } from './check-languages.ts';
import { checkMessages } from './check-messages.ts';
import { checkPages } from './check-pages.ts';
import { checkTexts } from './check-texts.ts';
import { checkValues } from './check-values.ts';
import type { BusinessProblem, Found } from './problem.ts';
import { placed, readFolder } from './read-folder.ts';

/**
 * All that is wrong with a folder of a business.
 *
 * @param path as `src/business`.
 * @param icons where the icons are.
 */
export async function checkFolder(path: string, icons = 'public'): Promise<BusinessProblem[]> {
  const { folder, problems } = readFolder(path);
  if (problems.length > 0) return problems;
  const main = checkValues(folder, '');
  // Pages are made of services and prices, whose faults are told once.
  const ofLanguage = (tag: string, values: Found[]) =>
    values.some(isOfServices) ? values : [...values, ...checkPages(folder, tag)];
  const all = ofLanguage('', main);
  // All else stands on what the main language says.
  if (main.length === 0) {
    for (const tag of folder.tags) all.push(...ofLanguage(tag, checkValues(folder, tag)));
    for (const tag of ['', ...folder.tags]) all.push(...(await checkMessages(folder, tag)));
    all.push(...checkLanguages(folder), ...checkTexts(folder));
  }
  return [...all.map((one) => placed(path, one)), ...(await checkFiles(path, icons))];
}

const isOfServices = ({ file }: Found) => /(?:services|prices)\.json$/.test(file);
