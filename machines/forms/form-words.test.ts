import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { type PortalError, PortalFailure } from '../lib/portal-error.ts';
import type { ToastMessage } from '../lib/ports.ts';
import { UNANSWERED } from '../lib/unanswered.ts';
import { newApiKeyForm } from './api-key-forms.ts';
import { cancelForm, commentForm, earlierTimeForm, freeTimeForm, noteForm, wishForm } from './booking-forms.ts';
import {
  newPackageForm,
  newPositionForm,
  newProjectForm,
  newSiteForm,
  packageForm,
  positionForm,
  projectForm,
  siteForm,
} from './catalogue-forms.ts';
import { companyForm, newCompanyForm, newSubsidiaryForm, subsidiaryForm } from './company-forms.ts';
import { adminSecondFactorForm, identityProviderForm, signInDomainForm, turnOnForm } from './company-sign-in-forms.ts';
import { newDoctorForm } from './doctor-forms.ts';
import { packageInBookingForm } from './package-in-booking-form.ts';
import { paperworkForm } from './paperwork-forms.ts';
import { providerSettingsForm } from './provider-forms.ts';
import { newRoleForm } from './role-forms.ts';
import { newWebhookForm } from './webhook-forms.ts';

/** Snackbars of a form that is filled in and sent: saved, without an answer, or refused with a reason. */
async function noticesOf(form: AnyStateMachine, values: object, failure: PortalError | null) {
  const shown: ToastMessage[] = [];
  const save = fromPromise(() => (failure ? Promise.reject(new PortalFailure(failure)) : Promise.resolve(values)));
  const actor = createActor(
    form.provide({ actors: { save }, actions: { showNotice: (_, notice) => shown.push(notice) } }),
    { input: { values } },
  ).start();
  actor.send({ type: 'form.submitted' });
  await new Promise<void>((resolve) => setImmediate(resolve));
  return shown;
}

const saidBy = async (...sent: Parameters<typeof noticesOf>) => (await noticesOf(...sent)).map(({ text }) => text);

const REASON = 'Somebody has this name already.';
const refused: PortalError = { code: 'REJECTED', status: 409, reason: REASON };
const unanswered: PortalError = { code: 'UNREACHABLE' };

const name = { name: 'Driller', updatedAt: '' };
const box = { name: 'PEM', validity: '', assessments: ['Function: Audiometry'], updatedAt: '', serviceType: 'pem' };
const site = {
  name: 'Perth – Hay Street',
  phone: '08 5550 0140',
  fax: '',
  email: 'hay@banksia.example',
  address: '226 Hay St',
  suburb: 'Perth',
  state: 'WA',
  postcode: '6000',
  timezone: 'Australia/Perth',
  serviceTypes: ['pem'],
  isExternal: false,
  bookingFree: false,
  travelMinutes: '0',
  mostOverPlan: '0',
  updatedAt: '',
};
const company = { companyName: 'Redgum', fitTest: true, otp: false, seedPositions: true, updatedAt: '' };
const subsidiary = { siteName: 'Newman', alias: 'NEW', fitTest: true, updatedAt: '' };

/** The exact words of each form: saved, without an answer, and refused with a reason. */
test.each<[title: string, form: AnyStateMachine, values: object, saved: string, failed: string, because: string]>([
  [
    ...(['[msg.company] a new company', newCompanyForm, company] as const),
    ...(['Create company success', 'Create company error! Please try again.'] as const),
    'Create company error! Please try again.',
  ],
  [
    ...(['[msg.update] a company', companyForm, company] as const),
    ...(['Update success', 'Update error! Please try again.', REASON] as const),
  ],
  [
    ...(['[msg.subsidiary] a new subsidiary', newSubsidiaryForm, subsidiary] as const),
    ...(['Create subsidiary success', 'Create subsidiary error! Please try again.'] as const),
    'Create subsidiary error! Please try again.',
  ],
  [
    ...(['[msg.update] a subsidiary', subsidiaryForm, subsidiary] as const),
    ...(['Update success', 'Update error! Please try again.', REASON] as const),
  ],
  [
    ...(['[msg.position] a new position', newPositionForm, name] as const),
    ...(['Position added successfully', 'Error Add Position', 'Error Add Position'] as const),
  ],
  [
    ...(['[msg.update] a position', positionForm, name] as const),
    ...(['Update success', 'Update error! Please try again.', REASON] as const),
  ],
  [
    ...(['[msg.project] a new project', newProjectForm, name] as const),
    ...(['Create project success', 'Create project error! Please try again.'] as const),
    'Create project error! Please try again.',
  ],
  [
    ...(['[msg.update] a project', projectForm, { ...name, disable: false }] as const),
    ...(['Update success', 'Update error! Please try again.', REASON] as const),
  ],
  [
    ...(['[msg.package] a new package', newPackageForm, box] as const),
    ...(['Package added successfully', 'Error Add Package', 'Error Add Package'] as const),
  ],
  [
    ...(['[msg.package] a package made while booking', packageInBookingForm, { name: 'PEM', checked: ['a'] }] as const),
    ...(['Package added successfully', 'Error Add Package', 'Error Add Package'] as const),
  ],
  [
    ...(['[msg.package] a package', packageForm, box] as const),
    ...(['Package updated successfully', 'Error Update Package', 'Error Update Package'] as const),
  ],
  [
    ...(['[msg.clinic] a new clinic site', newSiteForm, site] as const),
    ...(['Site added successfully', UNANSWERED, REASON] as const),
  ],
  [
    ...(['[msg.clinic] a clinic site', siteForm, site] as const),
    ...(['Site updated successfully', 'Update error! Please try again.', REASON] as const),
  ],
  [
    ...(['[msg.paperwork] paperwork with another name', paperworkForm, name] as const),
    ...(['Update success', 'Error when edit paperwork', 'Error when edit paperwork'] as const),
  ],
  [
    ...(['[msg.booking][access.unsure] the comment of a booking', commentForm, { comment: 'Early.' }] as const),
    ...(['Comment updated successfully', UNANSWERED, REASON] as const),
  ],
  [
    ...(['[msg.booking] the note of a candidate', noteForm, { updatedAt: '', note: 'Early.' }] as const),
    ...(['Update candidate success', 'Update candidate error', 'Update candidate error'] as const),
  ],
  [
    ...(['[msg.booking] a cancelled booking', cancelForm, { chosen: ['c1'], notes: '' }] as const),
    ...(['Cancel booking success', 'Error when cancel booking', 'Error when cancel booking'] as const),
  ],
])(
  '%s is saved, is not answered, and is refused, in the words of the specification',
  async (_title, form, values, ...said) => {
    const outcomes = [null, unanswered, refused];
    expect((await Promise.all(outcomes.map((failure) => saidBy(form, values, failure)))).flat()).toEqual(said);
  },
);

const doctor = {
  kind: 'doctor',
  name: 'Dr Anjali Rao',
  title: '',
  registrationNumber: '',
  mayDo: '',
  skills: '',
  calibratedUntil: '',
  capacity: '1',
  mostPem: '',
  mostFitTest: '',
};
const endpoint = { url: 'https://hooks.example.com/preflight', events: ['booking.booked'] };
const provider = {
  issuer: 'https://login.example.com',
  clientId: 'portal',
  clientSecret: 'secret',
  allowsNewAccounts: false,
  roleId: null,
  breakGlassAccountId: null,
  updatedAt: '',
};
const settings = {
  brandName: '',
  phone: '',
  openingHours: '',
  holdMinutes: '',
  paymentDays: '',
  xeroAccount: '',
  xeroTax: '',
  myobAccount: '',
  myobTax: '',
  adminSecondFactor: true,
  updatedAt: '',
};

test.each<[title: string, form: AnyStateMachine, values: object]>([
  ['the second factor of a company’s administrators', adminSecondFactorForm, { adminSecondFactor: true }],
  ['the provider’s settings, the second factor among them', providerSettingsForm, settings],
  ['an identity provider', identityProviderForm, provider],
  ['an email domain', signInDomainForm, { domain: 'redgum.example' }],
  ['turning on the company’s sign-in', turnOnForm, {}],
  ['a new API key', newApiKeyForm, { name: 'Roster', scopes: ['bookings:read'], validDays: '90' }],
  ['a webhook endpoint', newWebhookForm, endpoint],
  ['a move to a time that is free now', freeTimeForm, { time: null }],
  ['a new role', newRoleForm, { kind: 'client', name: 'Site', permissions: ['my_bookings'] }],
  ['a new doctor', newDoctorForm, doctor],
  ['the waiting list', earlierTimeForm('2026-11-23'), { beforeDay: '2026-12-01' }],
])(
  '[access.unsure] %s without an answer is not said to have failed, and a refusal has its reason',
  async (_title, form, values) => {
    expect([...(await saidBy(form, values, unanswered)), ...(await saidBy(form, values, refused))]).toEqual([
      UNANSWERED,
      REASON,
    ]);
  },
);

const missing: PortalError = { code: 'NOT_FOUND', reason: 'Booking not found.' };
const tooLong: PortalError = { code: 'BAD_REQUEST', reason: 'Must be shorter.', fields: {} };

test.each<[title: string, form: AnyStateMachine, values: object]>([
  ['the comment of a booking', commentForm, { comment: 'Early.' }],
  ['a new clinic site', newSiteForm, site],
])(
  '[api.errors] %s that is refused says why in the words of the service, else ‘Error!’',
  async (_title, form, values) => {
    const failures = [missing, tooLong, { ...refused, reason: '' }];
    const said = await Promise.all(failures.map((failure) => saidBy(form, values, failure)));
    expect(said).toEqual([['Booking not found.'], ['Must be shorter.'], ['Error!']]);
  },
);

test('[msg.reschedule] preferred dates that are refused say why for 10 seconds', async () => {
  const values = { state: 'WA', siteId: 's1', fromDate: '2026-12-01', toDate: '2026-12-02', time: '' };
  const shown = await noticesOf(wishForm('2026-11-30'), values, refused);
  expect(shown).toEqual([{ tone: 'bad', text: REASON, seconds: 10 }]);
});
