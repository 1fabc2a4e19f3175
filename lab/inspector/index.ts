export { StageContext } from '../recorder/stage.ts';
export { watchedActors } from '../recorder/watched-actors.ts';
export { chartsFrom, heatsFrom } from './drawing/charts.ts';
export { SENT, type Sent } from './gallery/sent.ts';
export { stageWith, startStaged, useStaged } from './gallery/staging.ts';
export { type Stub, stubAnswer } from './gallery/stub.ts';
export type { InspectorHost, InspectorUi, Screen, ScreenProps, Screens } from './host.ts';
export { InspectorApp } from './inspector-app.tsx';
export { inspectorHost } from './inspector-host.ts';
