import type { requirements } from '../requirements.ts';

export type RequirementId = keyof typeof requirements;

/** One line of the product, broken on purpose: the tests that name the requirement must fail while it is in place. */
export interface Plant {
  /** The requirement that no longer holds. */
  readonly id: RequirementId;
  /** Path from the project's root. */
  readonly file: string;
  /** Text that occurs in the file exactly once. */
  readonly find: string;
  /** A wrong text, a missing check, another default: code that runs, and does something else. */
  readonly replace: string;
  /** The test files that have to notice; without it every file that names the requirement, cheapest project first. */
  readonly tests?: readonly string[];
  /**
   * In a browser: words of the failure that only this break brings about. With them it shares one build with others, and
   * counts as noticed where a test of its requirement fails with these words.
   */
  readonly notice?: string;
}
