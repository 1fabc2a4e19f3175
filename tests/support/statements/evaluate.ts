import { SQL, sql } from 'drizzle-orm';
import ts from 'typescript';
import { declarationOf, type FunctionNode, isFunctionNode, isSource, nodesOf, placeOf } from './source-program.ts';

/** A value that only the running product knows: one that a caller sends, a row, a clock. */
class Unknown {
  /** The value assumed in this round. */
  chosen: unknown;
  readonly #properties = new Map<string, Unknown>();

  property(name: string): Unknown {
    const one = this.#properties.get(name) ?? new Unknown();
    this.#properties.set(name, one);
    return one;
  }
}

/** Parameters, and how to read what their function was called with. */
export type Scope = ReadonlyMap<ts.ParameterDeclaration, () => unknown>;

/** The text of a statement cannot be told from its source. */
export class UnknownValue extends Error {}
const untold = (node: ts.Node) => new UnknownValue(`${placeOf(node)} ${node.getText().slice(0, 60)}`);

/**
 * Reads what an expression of the source comes to, without running it: as much of the language as statements are composed
 * with. Where a choice hangs on something unknown, round 0 takes the first way, round 1 the second, and so on.
 */
export class Evaluator {
  readonly #checker: ts.TypeChecker;
  readonly #constants: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly #unknowns = new Map<ts.Node, Unknown>();
  #round = 0;
  #depth = 0;
  #ways = 1;

  constructor(checker: ts.TypeChecker, constants: ReadonlyMap<string, Readonly<Record<string, unknown>>>) {
    this.#checker = checker;
    this.#constants = constants;
  }

  /** All that a statement may come to. */
  *statements(expression: ts.Expression, scope: Scope): Generator<SQL> {
    this.#ways = 1;
    for (this.#round = 0; this.#round < this.#ways; this.#round += 1) {
      this.#unknowns.clear();
      const value = this.value(expression, scope);
      if (!(value instanceof SQL)) throw untold(expression);
      yield value;
    }
  }

  value(node: ts.Expression, scope: Scope): unknown {
    if (this.#depth > 400) return new Unknown();
    this.#depth += 1;
    try {
      return this.#read(node, scope);
    } finally {
      this.#depth -= 1;
    }
  }

  #read(node: ts.Expression, scope: Scope): unknown {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return this.value(node.expression, scope);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isRegularExpressionLiteral(node))
      return new RegExp(
        node.text.slice(1, node.text.lastIndexOf('/')),
        node.text.slice(node.text.lastIndexOf('/') + 1),
      );
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (isFunctionNode(node)) return this.#closure(node, scope);
    if (ts.isTemplateExpression(node)) return this.#text(node, scope);
    if (ts.isTaggedTemplateExpression(node)) return this.#fragment(node, scope);
    if (ts.isArrayLiteralExpression(node)) return this.#list(node.elements, scope);
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, scope);
    if (ts.isIdentifier(node)) return this.#named(node, scope);
    if (ts.isPropertyAccessExpression(node)) return property(this.value(node.expression, scope), node.name.text);
    if (ts.isElementAccessExpression(node)) return this.#element(node, scope);
    if (ts.isConditionalExpression(node)) return this.#conditional(node, scope);
    if (ts.isBinaryExpression(node)) return this.#binary(node, scope);
    if (ts.isCallExpression(node)) return this.#call(node, scope);
    return this.#unknown(node);
  }

  /** The same one wherever a round meets it again. */
  #unknown(node: ts.Node): Unknown {
    const one = this.#unknowns.get(node) ?? new Unknown();
    this.#unknowns.set(node, one);
    return one;
  }

  #choose<Choice>(choices: readonly Choice[]): Choice | undefined {
    this.#ways = Math.max(this.#ways, choices.length);
    return choices[Math.min(this.#round, choices.length - 1)];
  }

  /** The value assumed for an unknown one: the same wherever it is read. */
  #taken<Choice>(value: Unknown, choices: readonly Choice[]): unknown {
    value.chosen ??= this.#choose(choices);
    return value.chosen;
  }

  #text(node: ts.TemplateExpression, scope: Scope): unknown {
    const parts = node.templateSpans.map(({ expression }) => this.#told(expression, scope));
    if (parts.some((part) => part instanceof Unknown)) return this.#unknown(node);
    return node.head.text + node.templateSpans.map(({ literal }, index) => `${parts[index]}${literal.text}`).join('');
  }

  /** A value, where its type says that it is one of a few words: one of these. */
  #told(expression: ts.Expression, scope: Scope): unknown {
    const value = this.value(expression, scope);
    if (!(value instanceof Unknown)) return value;
    const type = this.#checker.getTypeAtLocation(expression);
    const words = (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    return words.length > 0 ? this.#taken(value, words) : (value.chosen ?? value);
  }

  #fragment(node: ts.TaggedTemplateExpression, scope: Scope): SQL {
    if (node.tag.getText() !== 'sql') throw untold(node);
    if (ts.isNoSubstitutionTemplateLiteral(node.template)) return sql.raw(node.template.text);
    const { head, templateSpans: spans } = node.template;
    const texts = [head.text, ...spans.map(({ literal }) => literal.text)];
    const chunks = spans.map(({ expression }) => this.#chunk(expression, scope));
    return sql(Object.assign(texts, { raw: texts }) as unknown as TemplateStringsArray, ...chunks);
  }

  #chunk(expression: ts.Expression, scope: Scope): unknown {
    const value = this.value(expression, scope);
    if (value !== undefined && !(value instanceof Unknown)) return value;
    const type = this.#checker.getTypeAtLocation(expression);
    if (carriesSql(this.#checker, type)) throw untold(expression);
    return this.#checker.isArrayType(type) ? [null, null] : sql.param(null);
  }

  #list(elements: readonly ts.Expression[], scope: Scope): unknown[] {
    return elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [this.value(element, scope)];
      const spread = this.value(element.expression, scope);
      if (Array.isArray(spread)) return spread;
      if (carriesSql(this.#checker, this.#checker.getTypeAtLocation(element.expression))) throw untold(element);
      return [this.#unknown(element)];
    });
  }

  /** Properties are evaluated when they are read: a value that the statement does not use need not be known. */
  #object(node: ts.ObjectLiteralExpression, scope: Scope): object {
    const object = {};
    const define = (name: string, read: () => unknown) =>
      Object.defineProperty(object, name, { get: read, enumerable: true, configurable: true });
    for (const each of node.properties) {
      if (ts.isSpreadAssignment(each)) {
        const spread = this.value(each.expression, scope);
        if (isObject(spread)) Object.defineProperties(object, Object.getOwnPropertyDescriptors(spread));
      } else if (ts.isShorthandPropertyAssignment(each)) define(each.name.text, () => this.#named(each.name, scope));
      else if (ts.isPropertyAssignment(each)) define(nameOf(each.name), () => this.value(each.initializer, scope));
      else if (ts.isMethodDeclaration(each)) define(nameOf(each.name), () => this.#closure(each, scope));
    }
    return object;
  }

  #named(node: ts.Identifier, scope: Scope): unknown {
    if (node.text === 'undefined') return undefined;
    const declaration = declarationOf(this.#checker, node);
    return declaration ? this.#declared(declaration, scope) : this.#unknown(node);
  }

  #declared(declaration: ts.Declaration, scope: Scope): unknown {
    const file = declaration.getSourceFile().fileName;
    const constants = this.#constants.get(file);
    // An overload has no body to read.
    const isValue =
      ts.isVariableDeclaration(declaration) || (ts.isFunctionDeclaration(declaration) && !declaration.body);
    if (constants && isValue && declaration.name) return constants[nameOf(declaration.name)];
    if (!isSource(file)) return this.#unknown(declaration);
    if (isFunctionNode(declaration)) return this.#closure(declaration, scope);
    if (ts.isVariableDeclaration(declaration))
      return declaration.initializer ? this.value(declaration.initializer, scope) : this.#unknown(declaration);
    if (ts.isParameter(declaration)) return this.#argument(declaration, scope);
    if (ts.isBindingElement(declaration)) return this.#bound(declaration, scope);
    return this.#unknown(declaration);
  }

  #argument(declaration: ts.ParameterDeclaration, scope: Scope): unknown {
    const read = scope.get(declaration);
    const value = read ? read() : this.#unknown(declaration);
    return value === undefined && declaration.initializer ? this.value(declaration.initializer, scope) : value;
  }

  /** The value that `const { name } = …` and `([name]) => …` take out of another. */
  #bound(element: ts.BindingElement, scope: Scope): unknown {
    const pattern = element.parent;
    const from = this.#declared(pattern.parent, scope);
    if (from instanceof Unknown) return element.dotDotDotToken ? from : from.property(keyOf(element));
    if (ts.isArrayBindingPattern(pattern)) {
      const at = pattern.elements.indexOf(element);
      return element.dotDotDotToken ? (from as unknown[]).slice(at) : property(from, String(at));
    }
    if (element.dotDotDotToken) {
      const rest = Object.defineProperties({}, Object.getOwnPropertyDescriptors(from ?? {}));
      for (const other of pattern.elements) if (other !== element) Reflect.deleteProperty(rest, keyOf(other));
      return rest;
    }
    const value = property(from, keyOf(element));
    return value === undefined && element.initializer ? this.value(element.initializer, scope) : value;
  }

  /** An unknown key is one of those that are there: the same one wherever it is used. */
  #element({ expression, argumentExpression }: ts.ElementAccessExpression, scope: Scope): unknown {
    const target = this.value(expression, scope);
    const key = this.value(argumentExpression, scope);
    if (!(key instanceof Unknown)) return property(target, String(key));
    return isObject(target) ? property(target, String(this.#taken(key, Object.keys(target)))) : new Unknown();
  }

  #conditional({ condition, whenTrue, whenFalse }: ts.ConditionalExpression, scope: Scope): unknown {
    const known = this.value(condition, scope);
    const isTrue = known instanceof Unknown ? this.#taken(known, [true, false]) : known;
    return this.value(isTrue ? whenTrue : whenFalse, scope);
  }

  #binary({ left, operatorToken, right }: ts.BinaryExpression, scope: Scope): unknown {
    const first = this.value(left, scope);
    const second = () => this.value(right, scope);
    switch (operatorToken.kind) {
      case ts.SyntaxKind.QuestionQuestionToken:
        return first ?? second();
      case ts.SyntaxKind.BarBarToken:
        return first || second();
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return first && second();
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
        return this.#isSame(this.#told(left, scope), second()) ?? this.#unknown(left.parent);
      default:
        return this.#unknown(left.parent);
    }
  }

  #isSame(one: unknown, other: unknown): boolean | undefined {
    const [first, second] = [one, other].map((each) => (each instanceof Unknown ? (each.chosen ?? each) : each));
    return first instanceof Unknown || second instanceof Unknown ? undefined : first === second;
  }

  #call(node: ts.CallExpression, scope: Scope): unknown {
    const { expression: callee } = node;
    if (!ts.isPropertyAccessExpression(callee)) {
      const values = this.#list(node.arguments, scope);
      if (callee.getText() === 'String') return this.#asText(node.arguments[0], values[0]);
      const closure = this.value(callee, scope);
      return typeof closure === 'function' ? closure(...values) : this.#unknown(node);
    }
    const { expression: on, name } = callee;
    if (on.getText() === 'sql') return this.#ofDrizzle(name.text, node, scope);
    const known = on.getText() === 'Object' ? Object : this.value(on, scope);
    const type = this.#checker.getTypeAtLocation(on);
    // Whatever its elements are, there is one like any other.
    const target = known instanceof Unknown && this.#checker.isArrayType(type) ? [known.property('0')] : known;
    const method = property(target, name.text);
    const values = this.#list(node.arguments, scope);
    if (typeof method !== 'function' || values.flat(2).some((value) => value instanceof Unknown))
      return this.#unknown(node);
    return method.apply(target, values);
  }

  /** Of a number that only the running product knows, some number. */
  #asText(expression: ts.Expression | undefined, value: unknown): unknown {
    if (!(value instanceof Unknown)) return String(value);
    const isNumber = expression && this.#checker.getTypeAtLocation(expression).flags & ts.TypeFlags.NumberLike;
    return isNumber ? '1' : value;
  }

  #ofDrizzle(name: string, { arguments: given, expression: callee }: ts.CallExpression, scope: Scope): unknown {
    const [first, second] = given;
    const value = first && this.#told(first, scope);
    const isTold = value !== undefined && !(value instanceof Unknown);
    if (name === 'param') return sql.param(null);
    if (name === 'placeholder') return sql.param(null);
    if (name === 'raw' && typeof value === 'string') return sql.raw(value);
    if (name === 'identifier' && typeof value === 'string') return sql.identifier(value);
    if (name === 'join' && isTold && second) return sql.join(value as SQL[], this.value(second, scope) as SQL);
    throw untold(first ?? callee);
  }

  #closure(node: FunctionNode, scope: Scope): (...values: unknown[]) => unknown {
    return (...values) => {
      const inside = new Map(scope);
      for (const [index, parameter] of node.parameters.entries())
        inside.set(parameter, () => (parameter.dotDotDotToken ? values.slice(index) : values[index]));
      if (node.body && !ts.isBlock(node.body)) return this.value(node.body, inside);
      const isOwn = (inner: ts.Node) => inner === node || !isFunctionNode(inner);
      const answers = nodesOf([node], ts.isReturnStatement, isOwn).flatMap(({ expression }) => expression ?? []);
      const answer = this.#choose(answers);
      return answer ? this.value(answer, inside) : undefined;
    };
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Unknown);

function property(of: unknown, name: string): unknown {
  if (of instanceof Unknown) return of.property(name);
  return of === undefined || of === null ? of : (of as Readonly<Record<string, unknown>>)[name];
}

const nameOf = (name: ts.PropertyName | ts.BindingName) => (ts.isStringLiteralLike(name) ? name.text : name.getText());
const keyOf = ({ name, propertyName }: ts.BindingElement) => nameOf(propertyName ?? name);

/** True if a value of the type is a fragment of SQL, or has some in it. */
export function carriesSql(checker: ts.TypeChecker, type: ts.Type, depth = 2): boolean {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.some((part) => {
    const name = part.aliasSymbol?.name ?? part.symbol?.name ?? '';
    if (/^(SQL|Placeholder)$|^Pg(Column|Table)/.test(name)) return true;
    if (depth === 0 || name === 'Database' || name === 'PgDatabase' || part.getCallSignatures().length > 0)
      return false;
    const element = checker.getIndexTypeOfType(part, ts.IndexKind.Number);
    if (element) return (part.flags & ts.TypeFlags.Object) !== 0 && carriesSql(checker, element, depth - 1);
    if (!(part.flags & ts.TypeFlags.Object)) return false;
    return part.getProperties().some((one) => carriesSql(checker, checker.getTypeOfSymbol(one), depth - 1));
  });
}
