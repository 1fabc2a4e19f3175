import { formMachine } from '../form/form.machine.ts';
import { type FormRefusal, fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { ANY_ERROR } from '../lib/unanswered.ts';
import { type AssessmentFacts, assessmentMessages } from '../rules/booking/assessment-form.ts';
import { overPlanMessage } from '../rules/booking/over-plan.ts';
import { priceMessage } from '../rules/booking/price.ts';
import { type SiteFacts, siteMessages } from '../rules/booking/site-form.ts';
import { CHOOSE_ONE } from '../rules/booking/timeslot-choice.ts';
import { travelMinutesMessage } from '../rules/booking/travel-time.ts';
import { validityMessage } from '../rules/booking/validity.ts';
import { dayMessage } from '../rules/calendar/typed-day.ts';
import { requiredMessage } from '../rules/text/required.ts';
import { refusedAs, refusedWithMessage } from './refusals.ts';

/*
 * The forms of positions, projects, assessments, packages and clinic sites, each the form machine with its own rules
 * and words.
 * Ports, each as `save`: add or change the record. `updatedAt` is the version that was edited, not a field on the
 * screen.
 * Source: product specification, sections 3, 7 and 8.
 */

const UPDATED = 'Update success';

export type NewEntry = { name: string };
export type PositionRecord = { name: string; updatedAt: string };
export type ProjectRecord = { name: string; disable: boolean; updatedAt: string };
export type AssessmentRecord = AssessmentFacts & { updatedAt: string };
/** `assessments` are 'Category: name', in the catalogue's order. */
/** `validity` as it is typed: months, or nothing. */
export type PackageContent = { name: string; validity: string; assessments: readonly string[] };
export type NewPackage = PackageContent & { serviceType: 'pem' | 'fit_test' };
export type PackageRecord = PackageContent & { updatedAt: string };
/** `price` as it is typed; `fromDay` is YYYY-MM-DD. */
export type NewPrice = { package: { id: string; name: string } | null; price: string; fromDay: string };
/** Numbers as they are typed. */
export type SiteFields = SiteFacts & {
  isExternal: boolean;
  bookingFree: boolean;
  travelMinutes: string;
  mostOverPlan: string;
};
/** A clinic is a sandbox from its first day on, or never. */
export type NewSite = SiteFields & { sandbox: boolean };
export type SiteRecord = SiteFields & { updatedAt: string };

const named = ({ name }: NewEntry) => ({ name: requiredMessage(name) });

export const newPositionForm = formMachine<NewEntry>({
  check: named,
  refused: refusedAs('Error Add Position', ['name']),
  saved: 'Position added successfully',
  afterSave: () => 'ends',
});

export const positionForm = formMachine<PositionRecord>({
  check: named,
  refused: refusedWithMessage(['name']),
  saved: UPDATED,
});

export const newProjectForm = formMachine<NewEntry>({
  check: named,
  refused: refusedAs('Create project error! Please try again.', ['name']),
  saved: 'Create project success',
  afterSave: () => 'ends',
});

export const projectForm = formMachine<ProjectRecord>({
  check: named,
  refused: refusedWithMessage(['name']),
  saved: UPDATED,
});

const assessmentFields = ['category', 'name', 'minutes', 'priceCents', 'preparation', 'needs'];

/** The price is typed in dollars and sent in cents. */
const refusedAssessment = (error: PortalError): FormRefusal => {
  const { text, fields } = refusedWithMessage(assessmentFields)(error);
  const { priceCents: price, ...others } = fields;
  return { text, fields: price === undefined ? others : { ...others, price } };
};

export const newAssessmentForm = formMachine<AssessmentFacts>({
  check: assessmentMessages,
  refused: refusedAssessment,
  saved: 'Assessment added',
  afterSave: () => 'ends',
});

export const assessmentForm = formMachine<AssessmentRecord>({
  check: assessmentMessages,
  refused: refusedAssessment,
  saved: 'Assessment saved',
});

export const serviceForm = formMachine<{ name: string; updatedAt: string }>({
  check: named,
  refused: refusedWithMessage(['name']),
  saved: 'Service renamed',
});

const packageMessages = ({ name, validity, assessments }: PackageContent) => ({
  name: requiredMessage(name),
  validity: validityMessage(validity),
  assessments: assessments.length > 0 ? null : CHOOSE_ONE,
});

export const newPackageForm = formMachine<NewPackage>({
  check: packageMessages,
  refused: refusedAs('Error Add Package', ['name', 'assessments']),
  saved: 'Package added successfully',
  afterSave: () => 'ends',
});

export const packageForm = formMachine<PackageRecord>({
  check: packageMessages,
  refused: (error) => ({
    text: error.code === 'EDIT_CONFLICT' ? error.reason : 'Error Update Package',
    fields: fieldsOf(error, ['name', 'assessments']),
  }),
  saved: 'Package updated successfully',
});

const siteFields = [
  'name',
  'phone',
  'fax',
  'email',
  'address',
  'suburb',
  'state',
  'postcode',
  'timezone',
  'serviceTypes',
  'isExternal',
  'bookingFree',
  'travelMinutes',
  'mostOverPlan',
];
const siteFaults = (site: SiteFields) => ({
  ...siteMessages(site),
  travelMinutes: travelMinutesMessage(site.travelMinutes),
  mostOverPlan: overPlanMessage(site.mostOverPlan),
});

export const newSiteForm = formMachine<NewSite>({
  check: siteFaults,
  refused: refusedWithMessage(siteFields, ANY_ERROR),
  saved: 'Site added successfully',
  afterSave: () => 'ends',
});

export const siteForm = formMachine<SiteRecord>({
  check: siteFaults,
  refused: refusedWithMessage(siteFields),
  saved: 'Site updated successfully',
});

export const priceForm = formMachine<NewPrice>({
  check: ({ package: chosen, price, fromDay }) => ({
    package: requiredMessage(chosen?.id),
    price: requiredMessage(price) ?? priceMessage(price),
    fromDay: requiredMessage(fromDay) ?? dayMessage(fromDay),
  }),
  refused: refusedWithMessage(['price', 'fromDay']),
  saved: 'Price saved',
});
