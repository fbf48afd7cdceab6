/** Columns that one request may ask for, those of embedded rows and aliases of one column included. */
const MOST_COLUMNS = 100;

/** Whether the answer would repeat what is stored more often than anybody needs it. */
export function asksTooMuch(url: string): boolean {
  const selects = new URL(url).searchParams.getAll('select').join();
  return selects.split(/[,(]/, MOST_COLUMNS + 1).length > MOST_COLUMNS;
}
