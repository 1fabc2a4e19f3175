import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Chart } from '../chart/chart.types.ts';
import type { MachineModel } from '../model/machine-model.ts';
import type { TestFormat } from '../recorder/problem-test.ts';
import type { ProblemFormat } from '../recorder/read-problem-file.ts';
import type { RecorderHost } from '../recorder/recorder.ts';
import type { Redactor } from '../recorder/redact.ts';
import type { ReplayHost } from '../recorder/replay.ts';
import type { Charts, Heats } from './drawing/charts.ts';
import type { Sources } from './search/sources.ts';

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
};

/** The product's own controls, so that the inspector looks as its pages do. */
export type InspectorUi = {
  readonly Button: ComponentType<ComponentProps<'button'> & { look?: 'quiet'; size?: 'sm'; icon?: ReactNode }>;
  readonly IconButton: ComponentType<Omit<ComponentProps<'button'>, 'title'> & { label: string; small?: boolean }>;
  /** Goes to another page without reloading the document. */
  readonly Link: ComponentType<ComponentProps<'a'> & { href: string }>;
  readonly SegmentedControl: <Value extends string>(props: SegmentedProps<Value>) => ReactNode;
  readonly PageHead: ComponentType<{ title: string; subtitle?: ReactNode; actions?: ReactNode; wrap?: boolean }>;
  readonly Banner: ComponentType<{ tone: 'info'; title: string; children?: ReactNode }>;
  readonly Loader: ComponentType<{ label?: string; isPage?: boolean }>;
};

/** The machine's snapshot as it lives, and as another actor can begin with it. */
export type ScreenProps = { live: AnyMachineSnapshot; snapshot: object };

/** The events that lead there from the machine's beginning; its input is that of the model's first part, unless one is named. */
export type Situation =
  | readonly AnyEventObject[]
  | { readonly input: unknown; readonly events: readonly AnyEventObject[] };

/** The real screen of a machine, to be shown in each of its states. */
export type Screen = {
  readonly View: ComponentType<ScreenProps>;
  /** A whole page rather than a part of one: looked at as wide as a desk first. */
  readonly isPage?: true;
  /** Situations that no state tells, by their titles. */
  readonly also?: Readonly<Record<string, Situation>>;
  /** Prepares data outside the machine; `fresh` are the states that are shown for the first time. */
  readonly prepare?: (actor: AnyActor, fresh: readonly string[]) => void;
};

export type Screens = {
  /** By the names of the machines' models. */
  readonly screens: Readonly<Record<string, Screen>>;
  /** Providers that a screen needs around it, with silent ports. */
  readonly Surroundings: ComponentType<{ children: ReactNode }>;
};

/** The product's side of the inspector. */
export type InspectorHost = RecorderHost & {
  /** On which its pages and inspectors of one browser talk. */
  readonly channel: string;
  /** Address of the inspector; a machine's own page is below it, by the name of its model. */
  readonly address: string;
  /** Names the window that the inspector opens for itself. */
  readonly windowName: string;
  /** True for a page that is for developers alone: shown after the product's own. */
  readonly isToolPage: (path: string) => boolean;
  /** Of the product and the shapes of its machines. */
  readonly version: string;
  readonly charts: Charts;
  /** All machines as one drawing, made by `overviewOf`; without it there is no page `all`. The same promise each time. */
  readonly loadOverview?: () => Promise<Chart>;
  /** Test coverage of the machines, where the product has measured it. */
  readonly heats?: Heats;
  /** The same promise each time. */
  readonly loadModels: () => Promise<readonly MachineModel[]>;
  /** The same promise each time. */
  readonly loadScreens: () => Promise<Screens>;
  /** The file and line of states, events, actions and guards; without it none are shown. The same promise each time. */
  readonly loadSources?: () => Promise<Sources>;
  /** Goes to an address of the inspector, such as a search result, without reloading the document. */
  readonly goTo: (href: string) => void;
  readonly redactor: Redactor;
  readonly replayHost: (models: readonly MachineModel[]) => ReplayHost;
  readonly problemFormat: ProblemFormat;
  /** Of the tests that are made of problem files. */
  readonly testFormat: TestFormat;
  readonly saveProblem: () => Promise<void>;
  /** Says to the person that something was not done, and why. */
  readonly sayFault: (text: string) => void;
  readonly ui: InspectorUi;
};

export const HostContext = createContext<InspectorHost | null>(null);

export function useHost(): InspectorHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('The inspector stands inside a HostContext.');
  return host;
}

export const useUi = (): InspectorUi => useHost().ui;
