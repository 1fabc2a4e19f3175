import type { Plant } from './plant.ts';

export const inspectPlants: readonly Plant[] = [
  {
    id: 'inspect.redaction',
    file: 'lab/recorder/redact.ts',
    find: "part === '' || isShown(path) ? part : hide(part)",
    replace: "part === '' || isShown(path) || typeof part === 'number' ? part : hide(part)",
  },
  {
    id: 'inspect.replay',
    file: 'lab/recorder/read-problem-file.ts',
    find: "if (file['formatVersion'] !== 1)",
    replace: "if (file['formatVersion'] === 0)",
  },
  {
    id: 'inspect.failure-as-test',
    file: 'lab/recorder/problem-file.ts',
    find: 'const brokenBy = isBroken ? waiting.slice(0, 1) : [];',
    replace: 'const brokenBy = isBroken ? waiting.slice(1) : [];',
  },
  {
    id: 'inspect.export',
    file: 'lab/chart/svg.ts',
    find: "'&': '&amp;', ",
    replace: '',
  },
  {
    id: 'inspect.address',
    file: 'lab/inspector/drawing/marked.ts',
    find: 'const marked = named === ',
    replace: 'const marked = named !== ',
  },
  {
    id: 'inspect.heat',
    file: 'lab/chart/heat.ts',
    find: "if (arrow.died < arrow.mutants) return 'survived';",
    replace: '',
  },
  {
    id: 'inspect.chart-diff',
    file: 'lab/chart/chart-diff.ts',
    find: "change: 'gone' })",
    replace: "change: 'same' })",
  },
  {
    id: 'inspect.breakpoint',
    file: 'lab/recorder/holding.ts',
    find: 'queue.unshift(...sentByStep);',
    replace: 'queue.push(...sentByStep);',
  },
  {
    id: 'inspect.simulate',
    file: 'lab/inspector/gallery/simulated.ts',
    find: 'events.filter((event) => mayTake(now, event))',
    replace: 'events.filter((event) => !mayTake(now, event))',
  },
  {
    id: 'inspect.replay-screen',
    file: 'lab/inspector/gallery/staging.ts',
    find: 'return [id, { ...child, snapshot: first }] as const;',
    replace: 'return [id, child] as const;',
  },
  {
    id: 'inspect.over-dialogs',
    file: 'lab/inspector/docked-panel.tsx',
    find: '    document.body,\n',
    replace: "    document.querySelector('.app') ?? document.body,\n",
  },
  {
    id: 'inspect.docked',
    file: 'lab/inspector/docked-panel.tsx',
    find: "contain: 'layout', width: across, height: along,",
    replace: "contain: 'layout', height: along,",
  },
  {
    id: 'inspect.heat-fresh',
    file: 'machines/load/load.machine.ts',
    find: "loaded: { on: { 'data.changed': 'loading' } },",
    replace: "loaded: { on: { 'data.changed': 'failed' } },",
  },
  {
    id: 'inspect.told',
    file: 'web/app/forms/form.tsx',
    find: "onBlur: () => send({ type: 'field.left', field: name }),",
    replace: 'onBlur: () => {},',
  },
  {
    id: 'inspect.gallery',
    file: 'machines/lookup/lookup.machine.ts',
    find: "unmatched: { on: { 'list.opened': 'open.finding', 'value.changed': 'closed' } },",
    replace: "unmatched: { on: { 'list.opened': 'open.finding' } },",
  },
  {
    id: 'inspect.rules',
    file: 'machines/booking-status/booking-status.table.ts',
    find: "{ from: 'Attended', to: ['Completed'] },",
    replace: '',
  },
  {
    id: 'inspect.paths',
    file: 'machines/list/list.machine.ts',
    find: "guard: 'hasMore',",
    replace: "guard: ({ context }) => context.nextCursor === 'never',",
  },
  {
    id: 'inspect.alone',
    file: 'lab/mutation/behaviour.ts',
    find: "changing('guard always true', () => ({ guard: undefined })),",
    replace: "changing('guard always true', ({ guard }) => ({ guard })),",
  },
  {
    id: 'inspect.screens',
    file: 'web/ui/feedback/announced.ts',
    find: 'region.textContent = words.textContent;',
    replace: "region.textContent = '';",
  },
  { id: 'inspect.mutation', file: 'lab/mutation/mutated-walk.ts', find: 'return !isSame;', replace: 'return false;' },
];
