/** The aim of a figure. Ratios are of figure to floor. */
export type Aim =
  | { readonly kind: 'at most'; readonly timesFloor: number }
  | { readonly kind: 'at least'; readonly timesFloor: number }
  | { readonly kind: 'at most' | 'at least'; readonly value: number };

export interface Row {
  readonly what: string;
  readonly on: 'PostgreSQL' | 'PGlite' | 'browser';
  readonly unit: string;
  readonly figure: number;
  /** Measured in the same run; nothing where only the size itself counts. */
  readonly floor?: { readonly what: string; readonly value: number };
  readonly aim?: Aim;
}

/** The measured rows as a Markdown table, each figure beside its floor and its aim. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, on, unit, figure, floor, aim }) => [
    what,
    on,
    `${short(figure)} ${unit}`,
    floor ? `${short(floor.value)} ${unit} (${floor.what})` : '',
    floor ? `${short(figure / floor.value)}x` : '',
    aim ? aimText(aim, unit) : '',
    aim ? verdict(figure, floor?.value, aim) : '',
  ]);
  const head = ['figure', 'on', 'measured', 'floor', 'ratio', 'aim', 'met'];
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const draw = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [draw(head), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n');
}

function aimText(aim: Aim, unit: string): string {
  return 'value' in aim ? `${aim.kind} ${short(aim.value)} ${unit}` : `${aim.kind} ${short(aim.timesFloor)}x`;
}

/** 'yes', or by how much the aim was missed: '1.4x too slow' is 1.4 times the most that was aimed for. */
export function verdict(figure: number, floor: number | undefined, aim: Aim): string {
  const limit = 'value' in aim ? aim.value : aim.timesFloor * (floor ?? Number.NaN);
  const overrun = aim.kind === 'at most' ? figure / limit : limit / figure;
  const isMet = aim.kind === 'at most' ? figure <= limit : figure >= limit;
  return isMet ? 'yes' : `missed by ${short((overrun - 1) * 100)} %`;
}

/** Three digits that matter. */
export function short(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-AU') : String(Number(value.toPrecision(3)));
}
