import type { Reporter, TestModule } from 'vitest/node';

const signs: Readonly<Record<string, string>> = { passed: 'yes', failed: 'NO', skipped: '–', pending: '–' };

/** Ends a run with a table: each journey by each engine that has run it. */
export default class EngineMatrix implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const engines = [...new Set(modules.map(({ project }) => project.name))];
    const rows = new Map<string, Record<string, string>>();
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const row = rows.get(test.fullName) ?? Object.fromEntries(engines.map((engine) => [engine, '']));
        rows.set(test.fullName, { ...row, [module.project.name]: signs[test.result().state] ?? '' });
      }
    const wide = (engine: string) => engine.length + 2;
    console.log(`\n${engines.map((engine) => engine.padEnd(wide(engine))).join('')}`);
    for (const [name, row] of rows)
      console.log(`${engines.map((engine) => (row[engine] ?? '').padEnd(wide(engine))).join('')}${name}`);
  }
}
