export { waitForInspector } from '../../../lab/recorder/wait-for-inspector.ts';

/** On which pages and inspectors of one browser talk; nothing of it leaves the machine. */
export const CHANNEL = 'preflight.inspect';
export const OPEN = 'preflight.inspector.opened';

/** Opens the inspector over this page. */
export const openInspector = () => dispatchEvent(new Event(OPEN));
