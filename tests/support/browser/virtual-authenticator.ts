import type { CDPSession, Page } from 'playwright-core';

/** A device of Chromium's own that keeps passkeys, and asks its person for nothing: it answers at once, as after a fingerprint. */
export async function addVirtualAuthenticator(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const answer = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { session, authenticatorId: answer.authenticatorId };
}
