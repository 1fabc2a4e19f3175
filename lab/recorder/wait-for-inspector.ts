/**
 * Waits for an inspector. Until then nothing is reported, and the code of the reports is not loaded.
 * @param name of the channel on which pages and inspectors of one browser talk; nothing of it leaves the machine
 * @param link reports the page's machines from then on, beginning with the first question
 */
export function waitForInspector(
  name: string,
  mayInspect: () => boolean,
  link: () => Promise<(channel: BroadcastChannel) => void>,
) {
  const channel = new BroadcastChannel(name);
  channel.onmessage = async () => {
    if (!mayInspect()) return;
    channel.onmessage = null;
    (await link())(channel);
  };
}
