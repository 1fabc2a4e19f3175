import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { requirements } from '../requirements.ts';
import { byGroup, type Evidence, evidence, secondTries, type TestOutcome } from './requirements-report.ts';

const provenFile = new URL('../proven.json', import.meta.url);

/**
 * Ends a run with what it proved. A title that names an unknown requirement fails the run; so does, in a run of
 * everything, a requirement of `tests/proven.json` that is no longer proven. `PROVEN=write` adds newly proven ones to
 * that file; taking one out is done by hand, and shows in review. Tests that needed a second try are listed. The last line is for scripts: 'N passed, N failed'.
 */
export default class RequirementsReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const outcomes = modules.flatMap((module) => [...module.children.allTests()].map(outcomeOf));
    const found = evidence(Object.keys(requirements), outcomes);
    const whole = await this.#isWhole(modules);
    const lost = whole ? lostOf(found) : [];
    print(found, lost, whole);
    for (const line of secondTries(outcomes)) console.log(line);
    if (found.unknown.length > 0 || lost.length > 0) process.exitCode = 1;
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length;
    const count = (state: TestOutcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
    const failures = count('failed') + brokenFiles + errors.length + found.unknown.length + lost.length;
    // A run that was cut short, or ran nothing, has not passed, whatever its tests say.
    const isSound = reason === 'passed' && modules.length > 0;
    console.log(`\n${count('passed')} passed, ${isSound ? failures : Math.max(failures, 1)} failed`);
  }

  /** Whether all of `npm test` ran: nothing else filtered, no watching, a PostgreSQL server at hand. */
  async #isWhole(modules: readonly TestModule[]): Promise<boolean> {
    const vitest = this.#vitest;
    if (!vitest || vitest.config.watch || vitest.config.testNamePattern) return false;
    if (vitest.config.tagsFilter?.join() !== '!long,!walk') return false;
    const projects = new Set(vitest.projects.map((project) => project.name));
    const hasAll = ['unit', 'model', 'services', 'services-postgres', 'browser', 'kill'].every((name) =>
      projects.has(name),
    );
    return hasAll && (await vitest.globTestSpecifications()).length === modules.length;
  }
}

function outcomeOf(test: TestCase): TestOutcome {
  const { state, errors } = test.result();
  const reason = errors?.[0]?.message.slice(0, 400).replaceAll('\n', ' ');
  return { title: test.name, state, retries: test.diagnostic()?.retryCount ?? 0, ...(reason && { reason }) };
}

function lostOf({ proven }: Evidence): string[] {
  const before = readProven();
  if (process.env['PROVEN'] === 'write') {
    const ids = Object.keys(requirements).filter((id) => before.includes(id) || proven.includes(id));
    writeFileSync(provenFile, `${JSON.stringify(ids, null, 2)}\n`);
  }
  return before.filter((id) => !proven.includes(id));
}

function readProven(): string[] {
  const content: unknown = JSON.parse(readFileSync(provenFile, 'utf8'));
  if (!Array.isArray(content)) throw new Error('tests/proven.json is not a list.');
  return content.map(String);
}

function print({ proven, unproven, unknown }: Evidence, lost: readonly string[], whole: boolean): void {
  const count = `${proven.length} of ${proven.length + unproven.length} proven`;
  console.log(whole ? `\nRequirements: ${count}. Not yet:` : `\nRequirements: ${count} by this part of the tests.`);
  for (const line of whole ? byGroup(unproven) : byGroup(proven)) console.log(`  ${line}`);
  for (const id of unknown)
    console.error(`Unknown requirement [${id}]: a test title names what the catalogue does not have.`);
  for (const id of lost)
    console.error(`Lost requirement [${id}]: it was proven before and no test of this run proves it.`);
}
