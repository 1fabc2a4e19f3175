import { randomBytes } from 'node:crypto';
import type { TokenKeys } from '../../access/tokens.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Used again within this time a device stays known. */
export const KNOWN_DEVICE_DAYS = 180;
/** Accounts that take turns on one device. */
const MOST_ACCOUNTS = 5;

/** The facts to which the proof of a known device is bound: a new password voids it. */
interface KnownAccount {
  readonly accountId: string;
  readonly passwordHash: string;
}

/**
 * A device on which a person has signed in rightly before. It proves that to get past a lock that strangers caused, and
 * for nothing else. Proofs are `device.day.signature`, one for each account of the device, joined with `~`.
 */
export function knownDevices(keys: TokenKeys, now: () => Date) {
  const today = () => Math.floor(now().getTime() / DAY_MS);
  const signer = () => keys.signer('known devices');
  const textOf = ({ accountId, passwordHash }: KnownAccount, device: string, day: number) =>
    `${accountId}/${device}/${day}/${passwordHash}`;

  function isProof(account: KnownAccount, proof: string): boolean {
    const [device = '', day = '', signature = ''] = proof.split('.');
    return (
      signer().isSigned(textOf(account, device, Number(day)), signature) && Number(day) + KNOWN_DEVICE_DAYS >= today()
    );
  }

  const proofOf = (account: KnownAccount, proofs: string | undefined) =>
    proofs
      ?.split('~')
      .slice(0, MOST_ACCOUNTS)
      .find((proof) => isProof(account, proof));

  return {
    /** The names that the device says it has, without proof. */
    claimed: (proofs: string | undefined): string[] =>
      (proofs ?? '').split('~').slice(0, MOST_ACCOUNTS).filter(isWellFormed).map(nameOf),
    /** The device's name where it proves that the account has signed in on it, else null. */
    deviceOf: (account: KnownAccount, proofs: string | undefined): string | null =>
      nameOf(proofOf(account, proofs) ?? '') || null,
    /** The proofs for the device to keep, after the account has signed in on it. */
    remember(account: KnownAccount, proofs: string | undefined): string {
      const old = proofOf(account, proofs);
      const device = old?.split('.')[0] ?? randomBytes(16).toString('base64url');
      const others = (proofs ?? '').split('~').filter((proof) => isWellFormed(proof) && proof !== old);
      const proof = `${device}.${today()}.${signer().sign(textOf(account, device, today()))}`;
      return [proof, ...others].slice(0, MOST_ACCOUNTS).join('~');
    },
  };
}

/** The name of the device that a proof or the first of several proofs is for. */
export const nameOf = (proof: string): string => proof.split('.')[0] ?? '';

/** Of another account's proof no more can be told than its form. */
const isWellFormed = (proof: string) => /^[\w-]{22}\.\d{1,6}\.[\w-]{43}$/.test(proof);
