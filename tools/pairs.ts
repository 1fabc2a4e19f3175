if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { walkedPairs, walkPairs } = await import('../lab/model/pairs.ts');
const { promisingModels } = await import('../tests/model/promising-models.ts');
const { requestedMachines } = await import('./machine-names.ts');

const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(18) : String(cell).padStart(14))).join(''));
const share = (part: number, whole: number) => `${part} (${Math.floor((100 * part) / whole)} %)`;

row(['machine', 'possible', 'by paths', 'in pairs']);
for (const { name, machine, parts } of requestedMachines(promisingModels)) {
  const possible = new Set(parts.flatMap((part) => [...part.pairs().keys()]));
  const byPaths = new Set(parts.flatMap((part) => [...walkedPairs(machine, part.paths())]));
  const inPairs = new Set(
    parts.flatMap((part) => walkPairs(machine, part.input, part.pairs()).map(({ pair }) => pair)),
  );
  row([
    name,
    possible.size,
    share([...possible].filter((pair) => byPaths.has(pair)).length, possible.size),
    share(inPairs.size, possible.size),
  ]);
  for (const pair of possible) if (!inPairs.has(pair)) console.log(`  not walked: ${pair}`);
}
console.log(
  '\nPairs of transitions by two events in a row: by generated paths, and by the walks of tests/model/pairs.model.test.ts.',
);
