import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** Tells values of one primitive type apart at compile time; nothing of it exists at run time. */
export type Brand<Value, Name extends string> = Value & { readonly __brand: Name };

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMs = Brand<number, 'EpochMs'>;
export const epochMs = (ms: number) => ms as EpochMs;

export type AccountId = Brand<string, 'AccountId'>;
export type OrgId = Brand<string, 'OrgId'>;
export type SiteId = Brand<string, 'SiteId'>;
export type PackageId = Brand<string, 'PackageId'>;
export type BookingId = Brand<string, 'BookingId'>;
export type CandidateId = Brand<string, 'CandidateId'>;
export type ReserveId = Brand<string, 'ReserveId'>;
export type DraftId = Brand<string, 'DraftId'>;

/** Names the brand at a boundary: `id<ReserveId>(data.reserve_id)`. */
export const id = <Id extends Brand<string, string>>(value: string) => value as Id;

/** Time enters a machine as this event, about once a second, so that a sleeping tab cannot drift. */
export type ClockTicked = { type: 'clock.ticked'; now: EpochMs };

/** A snackbar that a machine asks its host to show; it stays for `seconds` where the specification says so. */
export type ToastMessage = { text: string; tone: 'good' | 'bad'; seconds?: 10 };

/**
 * One answer that the host gives: a promise actor without a body, filled with `machine.provide({ actors })`.
 * The invoke `id` is the port's name. A body rejects with `PortalFailure`; anything else is a bug.
 */
export const port = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('This port has no body: the host provides one.')));

/** The stream of `clock.ticked`; the host sends one at once and then one a second. */
export const clockPort = fromCallback<ClockTicked>(() => {
  throw new Error('The clock has no body: the host provides one.');
});
