import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files, longest first. On a fresh checkout Vitest sorts by size, and these are small: begun last, one would run alone. */
const longest = [
  'tests/browser/screens/screens.test.ts',
  'tests/browser/session.test.ts',
  'tests/browser/wizard/wizard.browser.test.ts',
  'tests/browser/admin/companies.test.ts',
  'tests/browser/wizard/typing.test.ts',
  'tests/browser/first-load.test.ts',
  'tests/drills/tenant.test.ts',
  'tests/kill/database-restart.test.ts',
  'tests/model/replay.model.test.ts',
  'tests/architecture/generated.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? longest.length : place;
};

/** Vitest's own order, with the longest files of each project first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => own.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}
