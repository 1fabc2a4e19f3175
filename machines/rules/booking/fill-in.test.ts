import { expect, test } from 'vitest';
import { exampleDraft } from '../../../tests/support/bookings/example-booking.ts';
import { epochMs } from '../../lib/ports.ts';
import { validateDraft } from './booking-draft.ts';
import { fillInPhoneMessage, MOBILE_NEEDED, missingDetails, missingFieldsLabel } from './fill-in.ts';

const whole = { dob: '1991-03-14', gender: 'Male', email: 'liam@home.example', position: 'Rigger' };

test('[own.fill-in] an empty value, or the empty date, is missing, in the form’s order', () => {
  expect(missingDetails(whole)).toEqual([]);
  const missing = missingDetails({ ...whole, email: ' ', dob: '0001-01-01', gender: null });
  expect(missing).toEqual(['dob', 'gender', 'email']);
  expect(missingFieldsLabel(missing)).toBe('date of birth, assigned sex at birth, email');
});

test('[own.fill-in] a candidate with missing details needs a mobile', () => {
  expect(fillInPhoneMessage('08 9450 9876', whole)).toBeNull();
  expect(fillInPhoneMessage('08 9450 9876', { ...whole, dob: '' })).toBe(MOBILE_NEEDED);
  expect(fillInPhoneMessage('0491 570 006', { ...whole, dob: '' })).toBeNull();
});

test('[own.fill-in] a draft may leave open what candidates fill in, where its company lets them', () => {
  const draft = exampleDraft(1);
  const candidates = draft.candidates.map((candidate) => ({
    ...candidate,
    dob: '',
    gender: '',
    email: '',
    position: null,
    phone: '0491 570 006',
  }));
  const errorsOf = (candidatesFillIn: boolean, phone?: string) => {
    const company = draft.header.company && { ...draft.header.company, candidatesFillIn };
    const people = candidates.map((one) => ({ ...one, phone: phone ?? one.phone }));
    const errors = validateDraft(
      { ...draft, header: { ...draft.header, company }, candidates: people },
      {},
      epochMs(0),
    );
    const prefix = `candidates.${candidates[0]?.key}.`;
    const fields = ['dob', 'gender', 'email', 'position', 'phone'];
    return fields.filter((field) => errors[`${prefix}${field}` as keyof typeof errors]);
  };
  expect(errorsOf(false)).toEqual(['dob', 'gender', 'email', 'position']);
  expect(errorsOf(true)).toEqual([]);
  expect(errorsOf(true, '08 9450 9876')).toEqual(['phone']);
});
