import { readDay } from '../../machines/rules/calendar/typed-day.ts';
import { SAID } from './appointment-html.ts';
import { messageFault } from './own-forms.ts';
import { OUT_OF_REACH, type Visit } from './visit.ts';

// After a 409 another request was quicker, or the appointment changed meanwhile: the page shows its present state.

export async function confirm({ client, proof, read, back, failed }: Visit): Promise<Response> {
  const own = await read();
  if (own instanceof Response) return own;
  const { response } = await client.POST('/booking/own-appointment/confirm', { body: proof() });
  return response.ok || response.status === 409 ? back(SAID) : failed();
}

export async function askForChange({ client, proof, text, read, again, back }: Visit): Promise<Response> {
  const own = await read();
  if (own instanceof Response) return own;
  const message = text('message');
  const refuse = (status: number, words: string) => again(own, status, { typed: message, message: words });
  const fault = messageFault(message);
  if (fault !== null) return refuse(422, fault);
  const { error, response } = await client.POST('/booking/own-appointment/ask', { body: { ...proof(), message } });
  if (response.ok || response.status === 409) return back(SAID);
  const isRefused = response.status === 400 || response.status === 422;
  return isRefused && error ? refuse(422, error.error.message) : refuse(503, OUT_OF_REACH);
}

/** A refused day is shown again with its error; after any other failure the page shows the present state. */
export const changeEarlier =
  (wanted: 'ask' | 'take' | 'decline') =>
  async ({ client, proof, text, read, again, back, failed, form }: Visit): Promise<Response> => {
    const own = await read();
    if (own instanceof Response) return own;
    const typed = text('before_day');
    const refuse = (words: string) => again(own, 422, { typed, message: words, field: 'before_day' });
    const { day, message } = wanted === 'ask' ? readDay(typed) : { day: null };
    if (wanted === 'ask' && day === null) return refuse(message ?? 'Choose a day.');
    const time = wanted === 'ask' ? null : (form?.get('time') ?? null);
    const body = { ...proof(), do: wanted, before_day: day, time };
    const { error, response } = await client.POST('/booking/own-appointment/earlier', { body });
    if (response.ok || response.status === 409) return back();
    if (response.status !== 422 || !error) return failed();
    return wanted === 'ask' ? refuse(error.error.message) : back();
  };
