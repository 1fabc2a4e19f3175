import type { Plant } from './plant.ts';

export const msgPlants: readonly Plant[] = [
  {
    id: 'msg.fetch',
    file: 'machines/list/list.machine.ts',
    find: "text: 'Fetch error'",
    replace: "text: 'Error fetch'",
  },
  {
    id: 'msg.update',
    file: 'machines/forms/booking-account-forms.ts',
    find: "'Update error! Please try again.'",
    replace: "'Update error!'",
  },
  {
    id: 'msg.account',
    file: 'machines/forms/booking-account-forms.ts',
    find: '`Create ${kind} account success`',
    replace: "'Create account success'",
  },
  {
    id: 'msg.reschedule',
    file: 'machines/reschedule/reschedule.machine.ts',
    find: "'choosing',\n                  actions: [\n                    assign({ failure: failureOf }),\n                    { type: 'showError', params: ({ event }) => ({ error: toPortalError(event.error) }) },\n                  ],\n                },\n              ],",
    replace:
      "'choosing',\n                  actions: [\n                    assign({ failure: failureOf }),\n                  ],\n                },\n              ],",
  },
  {
    id: 'msg.company',
    file: 'machines/forms/company-forms.ts',
    find: "saved: 'Create company success',",
    replace: "saved: 'Company created',",
  },
  {
    id: 'msg.subsidiary',
    file: 'machines/forms/company-forms.ts',
    find: "saved: 'Create subsidiary success',",
    replace: "saved: 'Subsidiary created',",
  },
  {
    id: 'msg.project',
    file: 'machines/forms/catalogue-forms.ts',
    find: "saved: 'Create project success',",
    replace: "saved: 'Project created',",
  },
  {
    id: 'msg.delete',
    file: 'web/catalogue/projects-panel.tsx',
    find: "done: 'Delete success'",
    replace: "done: 'Deleted'",
    notice: 'Delete success',
  },
  {
    id: 'msg.package',
    file: 'machines/forms/catalogue-forms.ts',
    find: "'Error Update Package'",
    replace: "'Error Package Update'",
  },
  {
    id: 'msg.position',
    file: 'machines/forms/catalogue-forms.ts',
    find: "refusedAs('Error Add Position'",
    replace: "refusedAs('Error Position'",
  },
  {
    id: 'msg.booking',
    file: 'machines/forms/booking-forms.ts',
    find: "saved: 'Cancel booking success',",
    replace: "saved: 'Cancelled',",
  },
  {
    id: 'msg.create',
    file: 'web/new-booking/hosted-wizard.ts',
    find: '`Error when create booking: ${messageFor(error)}`',
    replace: "'Error when create booking'",
    notice: 'Error when create booking: ',
  },
  {
    id: 'msg.booking-sources',
    file: 'web/slots/slot-lookups.ts',
    find: "'Error when get state by site type'",
    replace: "'Error when get states'",
    tests: ['tests/browser/admin/services.test.ts'],
    notice: 'Error when get state by site type',
  },
  {
    id: 'msg.paperwork',
    file: 'machines/forms/paperwork-forms.ts',
    find: "text: 'Error when edit paperwork'",
    replace: "text: 'Error!'",
  },
  {
    id: 'msg.clinic',
    file: 'machines/forms/catalogue-forms.ts',
    find: "saved: 'Site updated successfully',",
    replace: "saved: 'Update success',",
  },
];
