import ts from 'typescript';
import type { Column } from './describe.ts';

/**
 * JavaScript's type for each type of the database, as drizzle's driver of PostgreSQL reads a raw answer: times stay
 * text.
 */
const CLASSES: Readonly<Record<number, string>> = {
  16: 'boolean',
  ...Object.fromEntries([21, 23, 700, 701].map((id) => [id, 'number'])),
  ...Object.fromEntries([1000, 1005, 1007, 1009, 1015, 1016, 2951].map((id) => [id, 'list'])),
};
/** JSON is whatever was put in, and void is nothing. */
const ANYTHING = new Set([114, 3802, 2278]);

interface Declared {
  readonly classes: ReadonlySet<string>;
  readonly isNullable: boolean;
}

/**
 * Differences of a declared row from the database's answer: columns on one side alone, other types, and a column that
 * may be null where none is declared.
 */
export function rowFaults(
  checker: ts.TypeChecker,
  row: ts.Type,
  columns: readonly Column[],
  mayBeNull: (column: Column) => boolean,
): string[] {
  const declared = new Map(row.getProperties().map((each) => [each.name, declaredAs(checker.getTypeOfSymbol(each))]));
  // Any row at all: no column is read by its name.
  if (declared.size === 0) return [];
  const answered = new Set(columns.map(({ name }) => name));
  const missing = [...declared.keys()].filter((name) => !answered.has(name));
  return [
    ...missing.map((name) => `${name} is declared and not answered`),
    ...columns.flatMap((column) => columnFaults(column, declared.get(column.name), mayBeNull(column))),
  ];
}

function columnFaults({ name, dataTypeID }: Column, declared: Declared | undefined, mayBeNull: boolean): string[] {
  if (!declared) return [`${name} is answered and not declared`];
  const answered = CLASSES[dataTypeID] ?? 'string';
  const { classes, isNullable } = declared;
  const isOther =
    !ANYTHING.has(dataTypeID) && !classes.has('anything') && [...classes].some((each) => each !== answered);
  return [
    ...(isOther ? [`${name} is ${answered} and declared as ${[...classes].join(' or ')}`] : []),
    ...(mayBeNull && !isNullable ? [`${name} may be null and is not declared so`] : []),
  ];
}

function declaredAs(type: ts.Type): Declared {
  const parts = type.isUnion() ? type.types : [type];
  const isNullish = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  const classes = parts.filter((part) => !isNullish(part)).map(classOf);
  return { classes: new Set(classes), isNullable: parts.some(isNullish) || classes.includes('anything') };
}

function classOf({ flags, symbol }: ts.Type): string {
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'anything';
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  return /^(Readonly)?Array$/.test(symbol?.name ?? '') ? 'list' : (symbol?.name ?? 'object');
}
