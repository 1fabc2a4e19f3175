import { prepareOnce } from '../../../tools/once.ts';

/** Makes once what every portal needs: the built web, the bundled server, the embedded database's template. */
export default function setup(): Promise<void> {
  return prepareOnce();
}
