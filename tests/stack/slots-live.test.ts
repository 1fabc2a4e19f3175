import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesOf } from '../../web/app/api/stream-messages.ts';
import * as documents from './booking.documents.ts';
import { addClinics, type ClinicWorld } from './clinics.ts';
import { ask, openStack, type Stack } from './stack.ts';

const day = '2026-11-25';
/** An open picker's live stream, read as the browser reads it. */
async function openStream(stack: Stack, token: string | null, siteIds: readonly string[]) {
  const response = await stack.gateway.fetch(
    new Request('http://portal/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({
        query: 'subscription ($sites: [ID!]!) { slotsChanged(siteIds: $sites) { siteId day } }',
        variables: { sites: siteIds },
      }),
    }),
  );
  if (!response.body) throw new Error('The stream has no body.');
  const messages = messagesOf(response.body);
  const next = async () => JSON.parse((await messages.next()).value ?? 'null');
  return { next, close: () => messages.return(undefined) };
}

describe.each([
  ['in the same process', 'here'],
  ['behind ports of their own', 'elsewhere'],
] as const)('with the services %s', (_where, where) => {
  let stack: Stack;
  let clinic: ClinicWorld;
  beforeAll(async () => {
    stack = await openStack(where);
    clinic = await addClinics(stack.database.db, day);
  });
  afterAll(() => stack.close());

  test('[slots.live] a time held elsewhere reaches an open picker, and so does its release', async () => {
    const manager = await stack.signIn('manager');
    const other = await stack.signIn('coralbay');
    const picker = await openStream(stack, other.access_token, [clinic.rostered]);
    const drafted = await ask(stack, manager.access_token, documents.createDraft, { body: {} });
    const slot = {
      siteId: clinic.rostered,
      packageId: clinic.medical,
      calendarIds: [clinic.rosterId],
      startsAt: clinic.start(0),
    };
    const held = await ask(stack, manager.access_token, documents.reserve, {
      slot,
      candidateIndex: 0,
      draftId: drafted.data.createDraft.draftId,
    });
    const changed = { data: { slotsChanged: { siteId: clinic.rostered, day } } };
    expect(await picker.next()).toEqual(changed);
    await ask(stack, manager.access_token, documents.release, { reserveId: held.data.reserveSlot.reserveId });
    expect(await picker.next()).toEqual(changed);
    await picker.close();
  });

  test('a caller without a session cannot subscribe', async () => {
    const picker = await openStream(stack, null, [clinic.rostered]);
    expect((await picker.next()).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', status: 401 } }]);
    await picker.close();
  });
});
