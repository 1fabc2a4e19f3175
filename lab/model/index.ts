export { describeEvent, describePath, describeState } from './describe-path.ts';
export { nameOf, nodesOf, stateNames, transitionNames, transitionsOf } from './machine-graph.ts';
export { type MachineModel, type ModelPart, machineModel } from './machine-model.ts';
export { type Answer, answers, elapses, failsWith, type ModelEvent, type ModelPath } from './model-of.ts';
export { pairsText, walkPairs } from './pairs.ts';
export { type Coverage, coverageOf, silenced } from './path-coverage.ts';
