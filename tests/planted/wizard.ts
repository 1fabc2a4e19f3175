import type { Plant } from './plant.ts';

export const wizardPlants: readonly Plant[] = [
  {
    id: 'wizard.types',
    file: 'machines/rules/fit-test.ts',
    find: "serviceType === 'fit_test' && fitTest === false",
    replace: 'fitTest === false',
  },
  {
    id: 'wizard.candidates',
    file: 'machines/booking-wizard/draft-edits.ts',
    find: 'package: from.package?.custom ? null : from.package,',
    replace: 'package: from.package,',
  },
  {
    id: 'wizard.package-change',
    file: 'machines/booking-wizard/draft-edits.ts',
    find: "if (change.path === 'header.subsidiary') return change.value?.id !== header.subsidiary?.id;",
    replace: "if (change.path === 'header.subsidiary') return false;",
  },
  {
    id: 'wizard.when',
    file: 'machines/rules/booking-draft.ts',
    find: "'choice.site': requiredMessage(choice.site?.id),",
    replace: "'choice.site': null,",
  },
  {
    id: 'wizard.candidate-valid',
    file: 'machines/rules/candidate-valid.ts',
    find: 'every((field) => field === RESERVE_FIELD)',
    replace: 'every(() => false)',
  },
  {
    id: 'wizard.policy',
    file: 'machines/rules/policy.ts',
    find: 'accepted ? null : POLICY_RULE',
    replace: 'accepted ? null : null',
  },
  {
    id: 'wizard.result',
    file: 'machines/booking-wizard/submission.states.ts',
    find: "{ type: 'noteRefusal', params: ({ event }) => ({ error: toPortalError(event.error) }) },",
    replace: '',
  },
  {
    id: 'wizard.survives',
    file: 'machines/booking-wizard/draft.states.ts',
    find: "'flush.asked': { guard: 'hasUnsent', target: 'saving', reenter: true },",
    replace: '',
  },
  {
    id: 'wizard.idempotent',
    file: 'machines/booking-wizard/submission.states.ts',
    find: "'network.returned': 'sending',",
    replace: "'network.returned': 'open',",
  },
  {
    id: 'wizard.paste',
    file: 'machines/rules/pasted-rows.ts',
    find: '`0${text.trim()}` : text',
    replace: 'text.trim() : text',
  },
  {
    id: 'wizard.new-package',
    file: 'services/booking/packages/package-writing.ts',
    find: 'if (draftId === null) await refuseTaken',
    replace: 'if (draftId !== null) await refuseTaken',
  },
  {
    id: 'wizard.resume',
    file: 'services/booking/slots/drafts.ts',
    find: 'order by updated_at desc, id desc limit',
    replace: 'order by updated_at, id limit',
  },
  {
    id: 'wizard.add-new',
    file: 'web/booking/wizard/use-add-new.ts',
    find: "text: 'Something went wrong'",
    replace: "text: 'Error!'",
  },
  {
    id: 'wizard.paperwork',
    file: 'web/booking/wizard/paperwork-field.tsx',
    find: 'temporary={!isKept}',
    replace: 'temporary={isKept}',
  },
  {
    id: 'wizard.location',
    file: 'web/slots/slot-lookups.ts',
    find: '{ state, serviceType, limit: UNLIMITED }',
    replace: "{ state: 'WA', serviceType, limit: UNLIMITED }",
  },
  {
    id: 'wizard.payload',
    file: 'web/booking/wizard/booking-input.ts',
    find: 'poNumber: given(header.poNumber),\n    project: given(header.project),',
    replace: 'poNumber: given(header.poNumber),\n    project: given(header.projectIdentification),',
    tests: ['tests/stack/booking-payload.test.ts'],
  },
  {
    id: 'wizard.last-words',
    file: 'machines/booking-wizard/wizard-base.ts',
    find: 'AUTOSAVE_MS = 150',
    replace: 'AUTOSAVE_MS = 500',
  },
];
