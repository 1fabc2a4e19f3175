import type { CDPSession } from 'playwright-core';

type Answer = { id?: number; result?: { result?: { value?: unknown } }; error?: { message: string } };

/** A page that is spoken to by the browser's protocol alone. */
export interface BarePage {
  send(method: string, params?: object): Promise<Answer['result']>;
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<unknown>;
}

/**
 * A page of its own profile that Playwright does not know of. Playwright listens to the requests and scripts of its pages, for which V8
 * parses scripts once more: their tasks are longer than anybody's.
 */
export async function openBarePage(browser: CDPSession): Promise<BarePage> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const window = { url: 'about:blank', width: 1440, height: 900 };
  const { targetId } = await browser.send('Target.createTarget', { ...window, browserContextId });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId });
  const asked: PromiseWithResolvers<Answer['result']>[] = [];
  const hear = (told: { sessionId: string; message: string }) => {
    if (told.sessionId !== sessionId) return;
    const { id = -1, result, error }: Answer = JSON.parse(told.message);
    if (error) asked[id]?.reject(new Error(error.message));
    else asked[id]?.resolve(result);
  };
  browser.on('Target.receivedMessageFromTarget', hear);
  const send: BarePage['send'] = async (method, params = {}) => {
    const answer = Promise.withResolvers<Answer['result']>();
    const id = asked.push(answer) - 1;
    await browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    return answer.promise;
  };
  return {
    send,
    evaluate: async (expression) =>
      (await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }))?.result?.value,
    close: () => {
      browser.off('Target.receivedMessageFromTarget', hear);
      return browser.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
