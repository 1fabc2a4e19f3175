import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { requirements } from '../requirements.ts';
import { missing } from './machine.ts';
import {
  byGroup,
  type Evidence,
  evidence,
  leftOut,
  leftOutLines,
  lostAndUntried,
  secondTries,
  type TestOutcome,
} from './requirements-report.ts';
import { projects } from './test-files.ts';

const provenFile = new URL('../proven.json', import.meta.url);
const isCi = process.env['CI'] === 'true';

/**
 * Ends a run with what it proved. A title that names an unknown requirement fails the run; so does, in a run of
 * everything, a requirement of `tests/proven.json` that is no longer proven. `PROVEN=write` adds newly proven ones to
 * that file; taking one out is done by hand, and shows in review. A test that is left out because something is missing on this
 * machine is listed with the command that brings it; with `CI=true` it fails the run. Tests that needed a second try are
 * listed. The last line is for scripts: 'N passed, N failed'.
 */
export default class RequirementsReporter implements Reporter {
  readonly #provenBefore: readonly string[] | undefined;
  #vitest: Vitest | undefined;

  /** @param options `provenBefore` in place of `tests/proven.json`, for a configuration of some of the tests */
  constructor({ provenBefore }: { provenBefore?: readonly string[] } = {}) {
    this.#provenBefore = provenBefore;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const outcomes = modules.flatMap((module) => [...module.children.allTests()].map((test) => this.#outcomeOf(test)));
    const found = evidence(Object.keys(requirements), outcomes);
    const whole = await this.#isWhole(modules);
    const before = this.#provenBefore ?? storedProven(found);
    const { lost, untried } = whole ? lostAndUntried(before, found, outcomes) : { lost: [], untried: [] };
    print(found, { lost, untried, whole });
    for (const line of [...leftOutLines(outcomes), ...secondTries(outcomes)]) console.log(line);
    const untriedTests = isCi ? leftOut(outcomes).length : 0;
    if (untriedTests > 0) console.error('With CI=true each test that is not tried is a failure.');
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length;
    const count = (state: TestOutcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
    const ofReport = found.unknown.length + lost.length + untriedTests;
    if (ofReport > 0) process.exitCode = 1;
    const failures = count('failed') + brokenFiles + errors.length + ofReport;
    // A run that was cut short, or ran nothing, has not passed, whatever its tests say.
    const isSound = reason === 'passed' && modules.length > 0;
    console.log(`\n${count('passed')} passed, ${isSound ? failures : Math.max(failures, 1)} failed`);
  }

  /** True if all of `npm test` ran: nothing else filtered, no watching; on PostgreSQL where this machine has it. */
  async #isWhole(modules: readonly TestModule[]): Promise<boolean> {
    const vitest = this.#vitest;
    if (!vitest || vitest.config.watch || vitest.config.testNamePattern) return false;
    if (vitest.config.tagsFilter?.join() !== '!long,!walk') return false;
    const names = new Set(vitest.projects.map((project) => project.name));
    const onPostgres = missing(['postgres']).length === 0 ? ['services-postgres'] : [];
    const hasAll = [...projects, ...onPostgres].every((name) => names.has(name));
    return hasAll && (await vitest.globTestSpecifications()).length === modules.length;
  }

  #outcomeOf(test: TestCase): TestOutcome {
    const { state, errors } = test.result();
    const reason = errors?.[0]?.message.slice(0, 400).replaceAll('\n', ' ');
    const lacking = state === 'skipped' && this.#isWanted(test) ? missing(test.meta().needs ?? []) : [];
    return {
      title: test.name,
      state,
      retries: test.diagnostic()?.retryCount ?? 0,
      ...(reason && { reason }),
      ...(lacking.length > 0 && { missing: lacking }),
    };
  }

  /** True where this run asks for the test: a filter leaves out other names and tags. */
  #isWanted({ fullName, tags }: TestCase): boolean {
    const { testNamePattern, tagsFilter = [] } = this.#vitest?.config ?? {};
    if (testNamePattern && !testNamePattern.test(fullName)) return false;
    return tagsFilter.every((tag) => (tag.startsWith('!') ? !tags.includes(tag.slice(1)) : tags.includes(tag)));
  }
}

/** The requirements of `tests/proven.json`, to which `PROVEN=write` adds what is found. */
function storedProven({ proven }: Evidence): string[] {
  const content: unknown = JSON.parse(readFileSync(provenFile, 'utf8'));
  if (!Array.isArray(content)) throw new Error('tests/proven.json is not a list.');
  const before = content.map(String);
  if (process.env['PROVEN'] === 'write') {
    const ids = Object.keys(requirements).filter((id) => before.includes(id) || proven.includes(id));
    writeFileSync(provenFile, `${JSON.stringify(ids, null, 2)}\n`);
  }
  return before;
}

function print(
  { proven, unproven, unknown }: Evidence,
  { lost, untried, whole }: { lost: readonly string[]; untried: readonly string[]; whole: boolean },
): void {
  const count = `${proven.length} of ${proven.length + unproven.length} proven`;
  const here = untried.length > 0 ? `, ${untried.length} not tried here` : '';
  console.log(
    whole ? `\nRequirements: ${count}${here}. Not yet:` : `\nRequirements: ${count} by this part of the tests.`,
  );
  for (const line of whole ? byGroup(unproven.filter((id) => !untried.includes(id))) : byGroup(proven))
    console.log(`  ${line}`);
  for (const id of unknown)
    console.error(`Unknown requirement [${id}]: a test title names what the catalogue does not have.`);
  for (const id of lost)
    console.error(`Lost requirement [${id}]: it was proven before and no test of this run proves it.`);
}
