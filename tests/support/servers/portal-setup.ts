import { prepareOnce } from '../../../tools/once.ts';

/** What every portal needs and only one test should make: the built web, the bundled server, the embedded database's template. */
export default function setup(): Promise<void> {
  return prepareOnce();
}
