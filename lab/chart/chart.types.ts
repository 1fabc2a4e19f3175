/** One transition as the chart tells it; `name` is the one that a running machine reports. */
export type ChartTransition = {
  readonly name: string;
  readonly event: string;
  /** 'slot.picked [isHeld]' */
  readonly label: string;
  readonly target: readonly string[];
  /** Its actions: 'sets failure', 'notifyOwner', 'raises draft.saved'. */
  readonly actions: readonly string[];
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type ChartState = {
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly isInitial: boolean;
  /** Ports and machines that it starts on entry. */
  readonly invokes: readonly string[];
  /** Names of its pauses. */
  readonly delays: readonly string[];
  readonly tags: readonly string[];
  /** More words about it in the outline; in the overview, the size of the machine. */
  readonly note?: string;
  /** Actions on entry and exit. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly transitions: readonly ChartTransition[];
};

/** A state in one drawing. */
export type DrawnState = {
  readonly id: string;
  readonly title: string;
  /** `folded`: its states are not drawn; `outside`: not part of what is drawn, but joined to it by an arrow. */
  readonly look: 'inner' | 'outer' | 'folded' | 'outside';
  readonly box: Box;
  /** Said inside the box: tags, entry, exit, what it starts, and transitions that leave it as it is. */
  readonly lines: readonly { readonly text: string; readonly transition: string | null }[];
  /** Box of these lines in a state with states inside. */
  readonly note: Box | null;
};

export type ChartEdge = {
  readonly id: string;
  /** Names of its transitions; none for the arrow to the initial state. */
  readonly transitions: readonly string[];
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly label: { readonly x: number; readonly y: number; readonly lines: readonly string[] } | null;
};

/** The mark of a beginning, or of transitions from anywhere inside a state. */
export type ChartMark = { readonly id: string; readonly kind: 'start' | 'anywhere'; readonly box: Box };

/** One state with what is inside it, laid out. */
export type Drawing = {
  /** The id of the state. */
  readonly focus: string;
  /** No state of it is folded. */
  readonly isUnfolded: boolean;
  readonly width: number;
  readonly height: number;
  /** Number of states above the initial one. */
  readonly above: number;
  readonly states: readonly DrawnState[];
  readonly edges: readonly ChartEdge[];
  readonly marks: readonly ChartMark[];
};

/** A machine drawn. */
export type Chart = {
  readonly name: string;
  readonly title: string;
  readonly machineId: string;
  readonly file: string;
  /** The words of its source: ports, units, errors. */
  readonly about: readonly string[];
  readonly states: readonly ChartState[];
  /** The machine first, folded until it fits a page; then each state that was folded; the whole machine last. */
  readonly drawings: readonly Drawing[];
};
