import { type ReactNode, useMemo } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { startStaged } from '../../lab/inspector/gallery/staging.ts';
import { stubAnswer } from '../../lab/inspector/gallery/stub.ts';
import { answers } from '../../lab/model/model-of.ts';
import { type PortalError, PortalFailure } from '../../machines/lib/portal-error.ts';
import { epochMs } from '../../machines/lib/ports.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import type { Portal, PortalStore } from '../app/session/portal-store.ts';
import { serverClock } from '../app/session/server-clock.ts';
import { SessionProvider } from '../app/session/session-context.tsx';
import type { SessionActor } from '../app/session/session-host.ts';
import { DialogBoxContext } from '../ui/dialog/dialog.tsx';
import { FlatDialog } from './gallery-dialog.tsx';
import { access } from './gallery-example.ts';

const start = epochMs(0);
const portal: Portal = {
  providerName: 'Example Provider',
  timeZone: 'Australia/Perth',
  holdMinutes: 10,
  schedulerUrl: null,
  policyUrl: null,
  inspection: 'EVERYBODY',
  inspectorUrl: null,
  demo: false,
  demoLogins: [],
};
const store: PortalStore = { current: () => portal, subscribe: () => () => {} };
/** No request is answered unless a test does: a request to the gateway under its hash, any other under its name. */
export async function ask<Answer>(question: string): Promise<Answer> {
  const answer = stubAnswer(question) ?? (await new Promise<never>(() => {}));
  if ('error' in answer) throw new PortalFailure(answer.error as PortalError);
  return answer.data as Answer;
}

const gateway = {
  request: ({ __meta__ }: Parameters<Gateway['request']>[0]) => ask(String(__meta__?.['hash'])),
  stream: () => new Promise(() => {}),
} as unknown as Gateway;

function signedIn() {
  const session = startStaged(sessionMachine, { input: { hasToken: true, now: start } });
  session.send(answers('loadAccess', access));
  return session as unknown as SessionActor;
}

let example: SessionActor | undefined;

type StubProps = { session?: SessionActor; children: ReactNode };

/**
 * A signed-in example person, or the given session, before a portal that never answers, at an address that is not
 * shown.
 */
export function StubGateway({ session, children }: StubProps) {
  example ??= signedIn();
  const { hook, searchHook } = useMemo(() => memoryLocation({ path: '/', static: true }), []);
  const host = { session: session ?? example, gateway, portal: store, clock: serverClock(() => start) };
  return (
    <Router hook={hook} searchHook={searchHook}>
      <SessionProvider host={host}>
        <DialogBoxContext value={FlatDialog}>{children}</DialogBoxContext>
      </SessionProvider>
    </Router>
  );
}
