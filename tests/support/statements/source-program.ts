import { relative } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../../services/database/paths.ts';

/** The services' source as the compiler reads it, without its tests. */
export function servicesProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(`${projectRoot}/tsconfig.json`, {}, host);
  if (!config) throw new Error('tsconfig.json cannot be read.');
  return ts.createProgram(config.fileNames.filter(isSource), config.options);
}

export const isSource = (file: string) =>
  /\/services\/.*(?<!\.test|\.fixture|\.d)\.ts$/.test(file) && !/node_modules/.test(file);

export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${relative(projectRoot, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** Every node of a kind in the services, or below one node. */
export function nodesOf<Node extends ts.Node>(
  roots: readonly ts.Node[],
  isWanted: (node: ts.Node) => node is Node,
  enters: (node: ts.Node) => boolean = () => true,
): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    if (enters(node)) ts.forEachChild(node, visit);
  };
  for (const root of roots) visit(root);
  return found;
}

export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;
export const isFunctionNode = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node);

/** The declaration of a name in an expression, also in another file. */
export function declarationOf(checker: ts.TypeChecker, name: ts.Node): ts.Declaration | undefined {
  const parent = name.parent;
  const found =
    ts.isShorthandPropertyAssignment(parent) && parent.name === name
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(name);
  const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  return symbol?.valueDeclaration;
}
