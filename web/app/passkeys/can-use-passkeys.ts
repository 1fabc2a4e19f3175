/** True in a browser with WebAuthn. `browserSupportsWebAuthn` would load its whole library with the sign-in page. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
