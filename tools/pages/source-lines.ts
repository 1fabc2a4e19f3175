import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** 'state session.signedIn.lease', 'event session.signedIn session.ended', 'guard hasToken' → 'machines/session/session.machine.ts:36'. */
export type SourceLines = Readonly<Record<string, string>>;

/** Objects of a setup whose fields are what machines name. */
const NAMED = { guards: 'guard', actions: 'action', actors: 'actor', delays: 'delay' } as const;

const parsed = new Map<string, ts.SourceFile>();

/** Parsed again when the text differs: a file changes while pages are served. */
function fileAt(path: string): ts.SourceFile {
  const text = readFileSync(path, 'utf8');
  const before = parsed.get(path);
  if (before?.text === text) return before;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(path, file);
  return file;
}

const nameOf = (name: ts.Node | undefined): string | null =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : null;

/**
 * The object of an expression: past `as const`, parentheses and calls that only give a type, such as
 * createStateConfig(…).
 */
function objectOf(node: ts.Expression): ts.ObjectLiteralExpression | null {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return objectOf(node.expression);
  if (ts.isCallExpression(node)) {
    const object = node.arguments.find((one) => ts.isObjectLiteralExpression(one));
    return object && ts.isObjectLiteralExpression(object) ? object : null;
  }
  return ts.isIdentifier(node) ? declared(node) : null;
}

/** The object that a name refers to, in its own file or in the one that it is imported from. */
function declared(name: ts.Identifier, file = name.getSourceFile()): ts.ObjectLiteralExpression | null {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((one) => nameOf(one.name) === name.text);
      if (found?.initializer) return objectOf(found.initializer);
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    const isHere =
      bindings && ts.isNamedImports(bindings) && bindings.elements.some((one) => one.name.text === name.text);
    const path = join(dirname(file.fileName), statement.moduleSpecifier.text);
    if (isHere && path.endsWith('.ts') && existsSync(path)) return declared(name, fileAt(path));
  }
  return null;
}

type Field = { readonly name: string; readonly value: ts.Expression; readonly node: ts.Node };

/** Fields of an object, of the objects spread into it too. */
function fieldsOf(object: ts.ObjectLiteralExpression): Field[] {
  return object.properties.flatMap((one) => {
    if (ts.isPropertyAssignment(one)) return [{ name: nameOf(one.name) ?? '', value: one.initializer, node: one }];
    if (ts.isShorthandPropertyAssignment(one)) return [{ name: one.name.text, value: one.name, node: one }];
    const spread = ts.isSpreadAssignment(one) ? objectOf(one.expression) : null;
    return spread ? fieldsOf(spread) : [];
  });
}

const fieldOf = (object: ts.ObjectLiteralExpression, name: string) =>
  fieldsOf(object).find((one) => one.name === name)?.value;

/** The first object that `createMachine` of a file is called with. */
function machineOf(file: ts.SourceFile): ts.ObjectLiteralExpression | null {
  let found: ts.ObjectLiteralExpression | null = null;
  const visit = (node: ts.Node) => {
    if (found) return;
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'createMachine'
    )
      found = node.arguments[0] ? objectOf(node.arguments[0]) : null;
    if (!found) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Lines of the states, events, guards and actions of a machine. @param path of its file @param root of the repository
 */
export function sourceLinesOf(path: string, root: string): SourceLines {
  const lines: Record<string, string> = {};
  const seen = new Set<ts.SourceFile>();
  const note = (key: string, node: ts.Node) => {
    const file = node.getSourceFile();
    seen.add(file);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    lines[key] ??= `${relative(root, file.fileName).replaceAll('\\', '/')}:${line + 1}`;
  };
  const visit = (id: string, object: ts.ObjectLiteralExpression) => {
    const [on, states] = [fieldOf(object, 'on'), fieldOf(object, 'states')].map((one) => one && objectOf(one));
    for (const field of on ? fieldsOf(on) : []) note(`event ${id} ${field.name}`, field.node);
    for (const field of states ? fieldsOf(states) : []) {
      const below = `${id}.${field.name}`;
      const state = objectOf(field.value);
      const own = state && fieldOf(state, 'id');
      const name = own && ts.isStringLiteral(own) ? own.text : below; // a state may have an id of its own
      note(`state ${name}`, state && state.getSourceFile() !== field.node.getSourceFile() ? state : field.node);
      if (state) visit(below, state);
    }
  };
  const machine = machineOf(fileAt(path));
  const id = machine && fieldOf(machine, 'id');
  if (!machine || !id || !ts.isStringLiteral(id)) return lines;
  note(`state ${id.text}`, machine);
  visit(id.text, machine);
  const folder = dirname(path);
  const files = [...seen, ...ts.sys.readDirectory(folder, ['.ts'], ['**/*.test.ts', '**/*.model.ts']).map(fileAt)];
  for (const file of new Set(files)) noteNamed(file, note);
  return lines;
}

/** Guards, actions, actors and delays, by the names that a setup gives them. */
function noteNamed(file: ts.SourceFile, note: (key: string, node: ts.Node) => void) {
  const visit = (node: ts.Node) => {
    const kind = ts.isPropertyAssignment(node) ? NAMED[nameOf(node.name) as keyof typeof NAMED] : undefined;
    if (kind && ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer))
      for (const one of node.initializer.properties)
        if (!ts.isSpreadAssignment(one) && nameOf(one.name)) note(`${kind} ${nameOf(one.name)}`, one);
    ts.forEachChild(node, visit);
  };
  visit(file);
}
