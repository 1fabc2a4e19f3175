import type { SQL } from 'drizzle-orm';
import ts from 'typescript';
import { carriesSql, Evaluator, type Scope, UnknownValue } from './evaluate.ts';
import {
  declarationOf,
  type FunctionNode,
  isFunctionNode,
  isSource,
  nodesOf,
  placeOf,
  servicesProgram,
} from './source-program.ts';

/** A statement of the source, as one caller has it composed. */
export interface RawStatement {
  readonly place: string;
  readonly query: SQL;
  /** The declared row; undefined where none is declared, and no column is read. */
  readonly row: ts.Type | undefined;
}

interface Use {
  readonly scope: Scope;
  /** Type arguments of the enclosing function's call. */
  readonly types: ReadonlyMap<string, ts.Type>;
}

/** Which argument of a call is a statement, by the name of what is called. */
const STATEMENT_AT: Readonly<Record<string, number>> = { execute: 0, statement: 1, inOneGo: 0, slice: 0 };
/** These hand on what their callers composed. */
const HANDS_ON = /\/services\/database\/(statement|copy-out)\.ts$/;

/** All statements in the services' source, and the places of those whose text it does not tell. */
export async function rawStatements() {
  const program = servicesProgram();
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => isSource(fileName));
  const evaluator = new Evaluator(checker, await constantsIn(program));
  const calls = nodesOf(files, ts.isCallExpression);
  const callsByName = Map.groupBy(calls, (call) => nameOfCallee(call).getText());
  const callsOf = (node: FunctionNode) => {
    const declaration = ts.isVariableDeclaration(node.parent) ? node.parent : node;
    const named = callsByName.get(declaration.name?.getText() ?? '') ?? [];
    return named.filter((call) => declarationOf(checker, nameOfCallee(call)) === declaration);
  };

  /** Every way in which the fragments that a node is made of reach it. */
  const usesOf = (node: ts.Node, seen: readonly ts.Node[] = []): Use[] => {
    const enclosing = ts.findAncestor(node.parent, isFunctionNode);
    if (!enclosing) return [{ scope: new Map(), types: new Map() }];
    const isHandedSql = enclosing.parameters.some(
      (each) => (each.type ?? each.initializer) && carriesSql(checker, checker.getTypeAtLocation(each)),
    );
    if (!isHandedSql) return usesOf(enclosing, seen);
    if (seen.includes(enclosing)) return [];
    return callsOf(enclosing).flatMap((call) =>
      usesOf(call, [...seen, enclosing]).map(({ scope, types }) => ({
        scope: new Map([...scope, ...argumentsOf(call, enclosing, scope)]),
        types: new Map([...types, ...typesOf(call, enclosing)]),
      })),
    );
  };
  const argumentsOf = (call: ts.CallExpression, { parameters }: FunctionNode, scope: Scope) =>
    parameters.map((parameter, index) => {
      const given = call.arguments[index];
      return [parameter, () => given && evaluator.value(given, scope)] as const;
    });
  const typesOf = (call: ts.CallExpression, { typeParameters }: FunctionNode) =>
    (typeParameters ?? []).flatMap(({ name }, index) => {
      const given = call.typeArguments?.[index];
      return given ? [[name.text, checker.getTypeFromTypeNode(given)] as const] : [];
    });
  const rowOf = (call: ts.CallExpression, { types }: Use) => {
    const declared = call.typeArguments?.[0];
    return declared && (types.get(declared.getText()) ?? checker.getTypeFromTypeNode(declared));
  };

  const statements: RawStatement[] = [];
  const untold: string[] = [];
  const asking = Object.entries(STATEMENT_AT).flatMap(([name, at]) =>
    (callsByName.get(name) ?? []).map((call) => ({ call, expression: call.arguments[at] })),
  );
  for (const { call, expression } of asking) {
    if (!expression || HANDS_ON.test(call.getSourceFile().fileName)) continue;
    if (!carriesSql(checker, checker.getTypeAtLocation(expression))) continue;
    try {
      const uses = usesOf(call);
      if (uses.length === 0) throw new UnknownValue(`${placeOf(call)} has no caller`);
      for (const use of uses) {
        for (const query of evaluator.statements(expression, use.scope))
          statements.push({ place: placeOf(call), query, row: rowOf(call, use) });
      }
    } catch (error) {
      if (!(error instanceof UnknownValue)) throw error;
      untold.push(`${placeOf(call)} for ${error.message}`);
    }
  }
  return { statements, untold, checker };
}

const nameOfCallee = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name : expression;

/** Tables, and the fields that statements select by a list, are what their modules say. */
async function constantsIn(program: ts.Program) {
  const names = program.getSourceFiles().map(({ fileName }) => fileName);
  const modules = names
    .filter((name) =>
      /\/services\/.*(\.tables|\/booking-row\.contract|\/rest-names)\.ts$|\/machines\/rules\/booking\/(booking-references|home-views)\.ts$/.test(
        name,
      ),
    )
    .map(async (name) => [name, await import(name)] as const);
  return new Map(await Promise.all(modules));
}
