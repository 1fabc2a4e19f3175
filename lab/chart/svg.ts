import type { Box, ChartEdge, ChartMark, ChartState, Drawing, DrawnState } from './chart.types.ts';

const LINE = 15;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** As attributes: pages with a policy for styles, such as a repository's, would leave a style sheet out. */
const looks = {
  title: { 'font-family': 'system-ui, sans-serif', 'font-size': 13, 'font-weight': 600, fill: '#141920' },
  line: { 'font-family': 'ui-monospace, monospace', 'font-size': 11, fill: '#454e5f' },
  label: { 'paint-order': 'stroke', stroke: '#f7f8fa', 'stroke-width': 3 },
  inner: { fill: '#fff', stroke: '#828b9b' },
  outer: { fill: '#fff', 'fill-opacity': 0.7, stroke: '#828b9b' },
  folded: { fill: '#fff', stroke: '#828b9b', 'stroke-width': 2.4 },
  outside: { fill: 'none', stroke: '#828b9b', 'stroke-dasharray': '4 3' },
  edge: { fill: 'none', stroke: '#828b9b', 'stroke-width': 1.2 },
  solid: { fill: '#828b9b' },
  hollow: { fill: '#fff', stroke: '#828b9b' },
} as const satisfies Record<string, Attributes>;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return inside.length === 0 ? `<${name}${said}/>` : `<${name}${said}>${inside.join('')}</${name}>`;
}

const text = (said: string, attributes: Attributes) => element('text', attributes, escaped(said));
const rect = ({ x, y, width, height }: Box, attributes: Attributes) =>
  element('rect', { x, y, width, height, ...attributes });

/** Look of a marked state or transition. */
export type Marked = { readonly colour: string; readonly sign: string; readonly dash?: string };
export type Marks = {
  readonly state: (id: string) => Marked | undefined;
  readonly transitions: (names: readonly string[]) => Marked | undefined;
};
const NO_MARKS: Marks = { state: () => undefined, transitions: () => undefined };

const standingOut = (marked: Marked | undefined): Attributes =>
  marked ? { stroke: marked.colour, 'stroke-width': 2.4, 'stroke-dasharray': marked.dash } : {};
const signed = (marked: Marked | undefined, said: string) => (marked ? `${marked.sign} ${said}` : said);

function stateBox(
  { id, title, look, box, lines, note }: DrawnState,
  kind: string | undefined,
  { state, transitions }: Marks,
): string {
  const marked = state(id);
  const isOuter = look === 'outer';
  const middle = box.x + box.width / 2;
  const anchor = (isLeft: boolean) => (isLeft ? undefined : 'middle');
  const inset = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
  return element(
    'g',
    { 'data-state': look === 'outside' ? undefined : id },
    rect(box, { ...looks[look], rx: isOuter ? 10 : 7, ...standingOut(marked) }),
    kind === 'final' && look === 'inner' ? rect(inset, { ...looks.inner, rx: 5 }) : '',
    text(signed(marked, `${title}${kind === 'parallel' ? ' ∥' : ''}`), {
      ...looks.title,
      ...(marked && { fill: marked.colour }),
      x: isOuter ? box.x + 14 : middle,
      y: box.y + 22,
      'text-anchor': anchor(isOuter),
    }),
    ...lines.map((line, at) => {
      const own = line.transition === null ? undefined : transitions([line.transition]);
      return text(signed(own, line.text), {
        ...looks.line,
        ...(own && { fill: own.colour }),
        x: note ? note.x : middle,
        'text-anchor': anchor(note !== null),
        y: (note ? note.y + 11 : box.y + 38) + at * LINE,
      });
    }),
  );
}

function edge({ points, label, transitions }: ChartEdge, marks: Marks): string {
  const marked = marks.transitions(transitions);
  return element(
    'g',
    {},
    element('path', {
      ...looks.edge,
      ...standingOut(marked),
      'marker-end': 'url(#arrow)',
      d: points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    }),
    ...(label?.lines ?? []).map((line, at) =>
      text(signed(marked, line), {
        ...looks.line,
        ...looks.label,
        ...(marked && { fill: marked.colour }),
        x: (label?.x ?? 0) + 3,
        y: (label?.y ?? 0) + 11 + at * LINE,
      }),
    ),
  );
}

const mark = ({ kind, box }: ChartMark): string =>
  element('circle', {
    ...looks[kind === 'anywhere' ? 'hollow' : 'solid'],
    r: kind === 'start' ? 5 : 4,
    cx: box.x + box.width / 2,
    cy: box.y + box.height / 2,
  });

/** A drawing as a file of its own, in the colours of paper: it needs no style sheet and no font around it. */
export function svgOf(
  { title, states }: { readonly title: string; readonly states: readonly Pick<ChartState, 'id' | 'kind'>[] },
  drawing: Drawing,
  marks: Marks = NO_MARKS,
): string {
  const kinds = new Map(states.map(({ id, kind }) => [id, kind]));
  const { width, height } = drawing;
  const arrow = element(
    'marker',
    {
      id: 'arrow',
      viewBox: '0 0 8 8',
      refX: 7,
      refY: 4,
      markerWidth: 7,
      markerHeight: 7,
      orient: 'auto',
    },
    element('path', { ...looks.solid, d: 'M0 0 8 4 0 8z' }),
  );
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('title', {}, escaped(title)),
    element('defs', {}, arrow),
    element('path', { fill: '#f7f8fa', d: `M0 0H${width}V${height}H0z` }),
    ...drawing.states.map((state) => stateBox(state, kinds.get(state.id), marks)),
    ...drawing.edges.map((one) => edge(one, marks)),
    ...drawing.marks.map(mark),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`;
}
