import { defined } from '../../../machines/lib/assert-defined.ts';
import { answerOf, restAs } from '../rest.ts';

/** A candidate of the demo whose time lies ahead, and the link in the mail that the company sends; another one for each `nth`. */
export async function mailedLink(url: string, nth: number) {
  const manager = await restAs('manager', { url: `${url}/api` });
  const from = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const query = { status: ['Confirmed' as const], appointment_from: from, page_size: 20 };
  const { bookings } = await answerOf(manager.booking.GET('/booking/bookings', { params: { query } }));
  const candidate = defined(bookings.filter(({ candidate_dob: born }) => born !== null)[nth]);
  const { booking_id, candidate_id } = candidate;
  const params = { path: { booking_id } };
  await answerOf(
    manager.booking.POST('/booking/bookings/{booking_id}/notification', { params, body: { candidate_id } }),
  );
  return { candidate, link: await inMailbox(url, /(\/appointment\/[\w-]+)/) };
}

/** The part of the newest mail or SMS that has it. */
export async function inMailbox(url: string, part: RegExp): Promise<string> {
  const list = await (await fetch(`${url}/dev/mailbox`)).text();
  for (const [path] of list.matchAll(/\/dev\/mailbox\/[\da-f-]{36}/g)) {
    const found = part.exec(await (await fetch(url + path)).text())?.[1];
    if (found) return found;
  }
  throw new Error(`Nothing in the mailbox has ${part}.`);
}

/** Lets the candidates of the manager's company move up to 14 days. */
export async function allowOwnMoves(url: string): Promise<void> {
  const manager = await restAs('manager', { url: `${url}/api` });
  const params = { path: { org_id: manager.orgId } };
  const settings = { mail: ['7d' as const], sms: [], own_move_days: 14 as const, candidates_fill_in: false };
  await answerOf(manager.booking.PUT('/booking/reminder-settings/{org_id}', { params, body: settings }));
}
