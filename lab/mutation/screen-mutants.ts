import { parseAst } from 'vite';

/** Faults of a component: not busy, not disabled, not announced, or an event not sent to its machine. */
export type ScreenMutantKind = 'busy' | 'disabled' | 'announced' | 'event';

export type ScreenMutant = {
  /** Told apart by it in a page. */
  readonly at: number;
  readonly kind: ScreenMutantKind;
  readonly file: string;
  /** Its place and the missing part, in words. */
  readonly name: string;
};

/** By which names a product binds what. */
export type Bindings = {
  /** Attributes. */
  readonly busy: readonly string[];
  /** Attributes. */
  readonly disabled: readonly string[];
  /** Functions that speak to a screen reader, called or given as a ref. */
  readonly speakers: readonly string[];
};

/** Asked in a page with the number of a mutant: whether it is planted. What was asked was reached. */
export const ASKED = 'screenMutant';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  return typeof node['name'] === 'string' ? node['name'] : '';
};

const isSpoken = (attribute: Node) => {
  const value = isNode(attribute['value']) ? attribute['value']['value'] : undefined;
  const name = nameOf(attribute['name']);
  return (name === 'role' && (value === 'status' || value === 'alert')) || (name === 'aria-live' && value !== 'off');
};

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Text inserted at a position without moving the others: mutants are nested in one another. */
type Insertion = readonly [at: number, text: string];

/** Each mutant of one file, and the file with all of them in it, each behind its question. */
export function screenMutantsOf(file: string, code: string, bindings: Bindings, firstAt: number) {
  const mutants: ScreenMutant[] = [];
  const inserted: Insertion[] = [];
  const plant = (kind: ScreenMutantKind, what: string, { start }: Node) => {
    const line = code.slice(0, start).split('\n').length;
    mutants.push({ at: firstAt + mutants.length, kind, file, name: `${file}:${line} ${what}` });
    return `globalThis.${ASKED}?.(${firstAt + mutants.length - 1})`;
  };
  const around = ({ start, end }: Node, before: string, after: string) => inserted.push([start, before], [end, after]);

  /** The attribute is not there. */
  function dropAttribute(kind: ScreenMutantKind, attribute: Node) {
    const { name, value } = attribute;
    const asked = plant(kind, `${nameOf(name)} left out`, attribute);
    if (!isNode(value)) return inserted.push([attribute.end, `={!${asked}}`]);
    if (value.type !== 'JSXExpressionContainer') return around(value, `{${asked} ? undefined : (`, ')}');
    return isNode(value['expression']) && around(value['expression'], `${asked} ? undefined : (`, ')');
  }

  function dropWords(element: Node, opening: Node) {
    const children = element['children'] as Node[];
    const [first, last] = [children[0], children.at(-1)];
    const isRendered = children.some((child) => isNode(child['expression']) && isFunction(child['expression']));
    if (!first || !last || isRendered) return;
    const asked = plant('announced', 'words left out', opening);
    inserted.push([first.start, `{${asked} ? null : <>`], [last.end, '</>}']);
  }

  function ofElement(element: Node) {
    const opening = element['openingElement'] as Node;
    const attributes = (opening['attributes'] as Node[]).filter(({ type }) => type === 'JSXAttribute');
    for (const attribute of attributes) {
      const name = nameOf(attribute['name']);
      if (bindings.busy.includes(name)) dropAttribute('busy', attribute);
      if (bindings.disabled.includes(name)) dropAttribute('disabled', attribute);
      const mentioned =
        name === 'ref' && [...nodesIn(attribute)].some((node) => bindings.speakers.includes(nameOf(node)));
      if (isSpoken(attribute) || mentioned) dropAttribute('announced', attribute);
    }
    // One that has a name of its own says that.
    const isNamed = attributes.some(({ name }) => nameOf(name) === 'aria-label');
    if (attributes.some(isSpoken) && !isNamed) dropWords(element, opening);
  }

  function ofCall(call: Node) {
    const [argument] = call['arguments'] as Node[];
    const called = nameOf(call['callee']);
    const typed =
      argument?.type === 'ObjectExpression'
        ? (argument['properties'] as Node[]).find((property) => nameOf(property['key']) === 'type')
        : undefined;
    if (called === 'send' && typed) {
      const value = typed['value'] as Node;
      around(call, `(${plant('event', `${code.slice(value.start, value.end)} not sent`, call)} ? undefined : `, ')');
    } else if (bindings.speakers.includes(called))
      around(call, `(${plant('announced', `${called} not called`, call)} ? undefined : `, ')');
  }

  for (const node of nodesIn(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node)) {
    if (node.type === 'JSXElement') ofElement(node);
    if (node.type === 'CallExpression') ofCall(node);
  }
  return { mutants, code: withInsertions(code, inserted) };
}

/** At one place what ends comes before what begins, the innermost end first and the outermost beginning first. */
function withInsertions(code: string, inserted: readonly Insertion[]): string {
  let [text, from] = ['', 0];
  const isEnd = ([, words]: Insertion) => words.startsWith(')') || words.startsWith('</>');
  const ordered = inserted
    .map((one, order) => ({ one, order }))
    .sort((a, b) => {
      if (a.one[0] !== b.one[0]) return a.one[0] - b.one[0];
      if (isEnd(a.one) !== isEnd(b.one)) return isEnd(a.one) ? -1 : 1;
      // Nodes are met from outside in.
      return isEnd(a.one) ? b.order - a.order : a.order - b.order;
    });
  for (const { one } of ordered) {
    text += code.slice(from, one[0]) + one[1];
    from = one[0];
  }
  return text + code.slice(from);
}
