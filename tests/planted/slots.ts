import type { Plant } from './plant.ts';

export const slotsPlants: readonly Plant[] = [
  {
    id: 'slots.window',
    file: 'machines/rules/calendar/slot-window.ts',
    find: 'LEAD_MINUTES = 5',
    replace: 'LEAD_MINUTES = 0',
  },
  {
    id: 'slots.more',
    file: 'machines/rules/calendar/slot-groups.ts',
    find: 'SLOTS_PER_DAY = 10',
    replace: 'SLOTS_PER_DAY = 11',
  },
  {
    id: 'slots.reserve',
    file: 'machines/slot-reservation/calling.states.ts',
    find: "assign({ hold: ({ event }) => event.output }),\n            { type: 'showNotice', params: { text: RESERVED } },",
    replace: 'assign({ hold: ({ event }) => event.output }),',
  },
  {
    id: 'slots.per-candidate',
    file: 'machines/slot-reservation/calling.states.ts',
    find: 'candidateIndex: context.candidateIndex,',
    replace: 'candidateIndex: 0,',
  },
  {
    id: 'slots.repick',
    file: 'machines/slot-reservation/calling.states.ts',
    find: 'replaces: isServerHold(context.hold) ? context.hold.reserveId : undefined,',
    replace: 'replaces: undefined,',
  },
  {
    id: 'slots.free',
    file: 'machines/rules/calendar/free-booking.ts',
    find: 'CLOSES = 16 * 60',
    replace: 'CLOSES = 17 * 60',
  },
  {
    id: 'slots.holidays',
    file: 'machines/slot-search/slot-search.machine.ts',
    find: "text: 'Error when get holidays'",
    replace: "text: 'Error!'",
  },
  {
    id: 'slots.silent',
    file: 'machines/slot-reservation/calling.states.ts',
    find: "{ target: 'refused', actions: assign({ failure: failureOf }) },\n      ],",
    replace:
      "{ target: 'refused', actions: [assign({ failure: failureOf }), { type: 'showError', params: ({ context }) => failureNotice(defined(context.failure)) }] },\n      ],",
  },
  {
    id: 'slots.required',
    file: 'machines/rules/booking/timeslot-choice.ts',
    find: 'if (choice.hasPick) return choice.isHeld ? null : RESERVE_FIRST;',
    replace: 'if (choice.hasPick) return null;',
  },
  {
    id: 'slots.expiry',
    file: 'machines/slot-reservation/slot-reservation.machine.ts',
    find: "withEvent('isHoldOver'),\n            target: 'expired',\n            actions: assign({ lapsed: ({ context }) => context.hold, failure: { code: 'HOLD_EXPIRED' } }),",
    replace: "withEvent('isHoldOver'),\n            target: 'expired',",
  },
  {
    id: 'slots.live',
    file: 'machines/slot-search/slot-search.machine.ts',
    find: "if (gone.length > 0) enqueue.raise({ type: 'taken.faded', slots: gone }, { delay: 'fade' });",
    replace: "if (gone.length > 1) enqueue.raise({ type: 'taken.faded', slots: gone }, { delay: 'fade' });",
  },
  {
    id: 'slots.hold',
    file: 'machines/booking-wizard/hold-bar.states.ts',
    find: "{ type: 'showError', params: ({ event }) => failureNotice(toPortalError(event.error)) },\n            ],\n          },\n        ],",
    replace: '],\n          },\n        ],',
  },
  {
    id: 'slots.unanswered',
    file: 'machines/slot-reservation/slot-reservation.setup.ts',
    find: "pick: seeks === 'nothing' ? null : context.pick,\n      hold: null,",
    replace: "pick: seeks === 'nothing' ? null : context.pick,",
  },
  {
    id: 'slots.simulated',
    file: 'machines/slot-reservation/reservation.ts',
    find: 'hold.reserveId === extension?.reserveId && extension.expiresAt > hold.expiresAt',
    replace: 'hold.reserveId === extension?.reserveId',
  },
  {
    id: 'slots.why-not',
    file: 'machines/slot-search/free-clinics.ts',
    find: "{ code: 'HOLIDAY', message: 'A public holiday.' }",
    replace: "{ code: 'PAST', message: 'No times.' }",
  },
  {
    id: 'slots.exclusive',
    file: 'services/booking/scheduling/slots/claims.ts',
    find: "where (claims.kind = 'hold' and claims.expires_at <= ${now}) or",
    replace: "where claims.kind = 'hold' or",
  },
  {
    id: 'slots.group-times',
    file: 'services/booking/drafts/group-times/group-plan.ts',
    find: 'if (sum(doctors.map(({ run }) => run)) < sum(lengths)) return null;',
    replace: 'if (doctors.length < lengths.length && doctors.length > 1) return null;',
  },
  {
    id: 'slots.group-hold',
    file: 'services/booking/drafts/group-times/group-hold.ts',
    find: '(select count(*) from taken join wanted using (slot_id) where wanted.reserve_id = a.reserve_id),',
    replace: 'a.slots,',
  },
  {
    id: 'slots.clinics',
    file: 'web/slots/slots.ports.ts',
    find: "const searched = input.siteIds === 'all' ? clinics : clinics.filter((clinic) => input.siteIds.includes(clinic.id));",
    replace: 'const asked = clinics;',
    notice: 'one clinic',
  },
  {
    id: 'slots.search',
    file: 'services/booking/scheduling/slots/time-slots.ts',
    find: '[...starts.keys()].sort((left, right) => left - right)',
    replace: '[...starts.keys()].sort((left, right) => right - left)',
  },
  {
    id: 'slots.draft-race',
    file: 'services/booking/drafts/holds/reserve.ts',
    find: 'where ${ownDraft} and not (select is_unplanned from unplanned) for update',
    replace: 'where id = ${v.draftId} and account_id = ${v.accountId}',
  },
  {
    id: 'slots.any-doctor',
    file: 'services/booking/drafts/holds/reserve.ts',
    find: 'where r.from_time <= ${from} and r.to_time > ${from}',
    replace: 'where r.from_time <= ${from} and r.to_time > ${from} and r.id = any (${v.rosterIds})',
  },
];
