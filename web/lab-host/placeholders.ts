import type { Hide } from '../../lab/recorder/redact.ts';
import { otpDigits } from '../../machines/rules/account/otp.ts';
import { passwordMessage } from '../../machines/rules/account/password.ts';
import { pastedDay, pastedSex } from '../../machines/rules/booking/pasted-rows.ts';
import { SEXES } from '../../machines/rules/booking/sexes.ts';
import { BIRTH_AGE, birthMessage } from '../../machines/rules/calendar/birth-date.ts';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { emailMessage } from '../../machines/rules/contact/email.ts';
import { phoneMessage } from '../../machines/rules/contact/phone.ts';

/**
 * Replaces typed text so that a machine decides the same: a valid email, phone, day of birth, password or one-time
 * password stays valid, an invalid one invalid, and equal texts stay equal, as do the domains of emails. Nothing of the text itself is kept but the
 * length of a long one.
 */
export function placeholders(): Hide {
  const standIns = new Map<string | number, unknown>();
  const domains = new Map<string, string>();
  const emailLike = (text: string) => {
    if (emailMessage(text) !== null) return null;
    const domain = text.trim().split('@').at(-1)?.toLowerCase() ?? '';
    const stand = domains.get(domain) ?? `company${twoDigits(domains.size + 1)}.example`;
    domains.set(domain, stand);
    return `person${twoDigits(standIns.size + 1)}@${stand}`;
  };
  // The form's own words for a sex become one another, in the order they come up in: whose is whose does not show.
  const sexLike = (text: string) => (isSex(text) ? SEXES[SEXES.filter((sex) => standIns.has(sex)).length] : null);
  return (value) => {
    const before = standIns.get(value) ?? domains.get(String(value));
    if (before !== undefined) return before;
    const stand =
      typeof value === 'number'
        ? standIns.size + 1
        : (sexLike(value) ?? emailLike(value) ?? textLike(value, standIns.size + 1));
    standIns.set(value, stand);
    return stand;
  };
}

const isSex = (text: string) => SEXES.some((sex) => sex === text);

const LONG = 40;
/** Words that a pasted sex is known by, none of them anybody's. */
const WRITTEN_SEXES = ['x', 'X', 'other', 'Other', 'OTHER', 'another term', 'ANOTHER TERM'];

function textLike(text: string, number: number): string {
  const padded = twoDigits(number);
  if (text.trim() === '') return ' ';
  // A day is digits and hyphens, as a phone may be.
  if (isoDay(text) !== null) return dayLike(text, number);
  const day = pastedDay(text, todayIso());
  if (day !== null) return dayLike(day, number).split('-').reverse().join('/');
  if (phoneMessage(text) === null) return `04000${String(number).padStart(5, '0')}`;
  if (pastedSex(text)) return WRITTEN_SEXES[number % WRITTEN_SEXES.length] ?? '';
  if (/^\d[\d\s-]*$/.test(text)) return padded.padStart(otpDigits(text).length, '0').slice(-otpDigits(text).length);
  if (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text))
    return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  if (passwordMessage(text) === null) return `Hidden#${padded}`;
  const word = `word${padded}`;
  return text.length > LONG ? word.padEnd(text.length, 'x') : word;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const todayIso = () => new Date().toISOString().slice(0, 10);

/** Still a candidate's birth, or still too early, too late or yet to come. */
function dayLike(text: string, number: number): string {
  const today = todayIso();
  const message = birthMessage(text, today);
  const isOld = text < String(Number(today.slice(0, 4)) - 50);
  const past = isOld ? (text < '1900' ? 1801 : 1901) : Number(today.slice(0, 4)) - 5;
  const stand = message === null ? 1990 : message === BIRTH_AGE ? past : 2199;
  return `${stand}-01-${String((number % 28) + 1).padStart(2, '0')}`;
}
