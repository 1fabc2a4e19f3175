/** On which pages and inspectors of one browser talk; nothing of it leaves the machine. */
export const CHANNEL = 'preflight.inspect';
export const OPEN = 'preflight.inspector.opened';

/** Opens the inspector over this page. */
export const openInspector = () => dispatchEvent(new Event(OPEN));

/**
 * Waits for somebody who looks. Until then nothing is told, and the code that tells is not loaded.
 * @param link tells what happens here from then on, beginning with the first question
 */
export function waitForInspector(mayInspect: () => boolean, link: () => Promise<(channel: BroadcastChannel) => void>) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = async () => {
    if (!mayInspect()) return;
    channel.onmessage = null;
    (await link())(channel);
  };
}
