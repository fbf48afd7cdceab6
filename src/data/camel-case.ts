type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** A row of the database with the names that its columns have in TypeScript. */
export type CamelCased<Row> = {
  [Column in keyof Row & string as CamelCase<Column>]: Row[Column];
};

/** A row of a view: generated types take every column for nullable, but only `Nullable` are. */
export type CamelCasedView<Row, Nullable extends keyof CamelCased<Row>> = {
  [Column in keyof CamelCased<Row>]: Column extends Nullable
    ? CamelCased<Row>[Column]
    : NonNullable<CamelCased<Row>[Column]>;
};

export function camelCased<Row extends object>(row: Row): CamelCased<Row> {
  const entries = Object.entries(row).map(([column, value]) => [
    column.replace(/_[a-z]/g, (part) => part.charAt(1).toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}
