import { FIRST_STEPS, type FirstStep } from '../../../machines/rules/access/first-steps.ts';
import type { FirstStepsQuery } from '../../generated/graphql.ts';

type Answer = FirstStepsQuery['firstSteps'];

export type ShownStep = { step: FirstStep; name: string; why: string; href: string; isDone: boolean };

const words: Readonly<Record<FirstStep, readonly [name: string, why: string]>> = {
  site: ['Add a site', 'The clinic where candidates are examined.'],
  doctor: ['Add a doctor', 'The doctor who examines them.'],
  hours: ['Enter weekly hours', 'They make the times that can be booked.'],
  assessments: ['Add assessments', 'The parts of a medical. One press adds the usual ones.'],
  package: ['Make a package', 'The assessments that are booked together.'],
  company: ['Add a company', 'The client that books for its people.'],
  account: ['Give the company an account', 'The person who books gets an invitation by email.'],
};

/** Every step with the page on which it is done. */
export function shownSteps({ done, doctorId, companyId }: Answer): readonly ShownStep[] {
  const pages: Readonly<Record<FirstStep, string>> = {
    site: '/sites/add',
    doctor: '/doctors?add',
    hours: doctorId ? `/doctors/${doctorId}/hours/new` : '/doctors',
    assessments: '/assessments',
    package: '/packages/add',
    company: '/companies/add',
    account: companyId ? `/companies/${companyId}/accounts` : '/companies',
  };
  return FIRST_STEPS.map((step) => {
    const [name, why] = words[step];
    return { step, name, why, href: pages[step], isDone: done.includes(step) };
  });
}
