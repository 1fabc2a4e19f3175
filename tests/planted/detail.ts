import type { Plant } from './plant.ts';

export const detailPlants: readonly Plant[] = [
  {
    id: 'detail.edit-rule',
    file: 'machines/rules/booking/edit-rule.ts',
    find: '(isSettled(shown) && isAhead(appointmentTime, now))',
    replace: 'isSettled(shown)',
  },
  {
    id: 'detail.email',
    file: 'web/bookings/history/delivery-labels.ts',
    find: '`Not sent: ${lastError',
    replace: '`Sent, with a fault: ${lastError',
  },
  {
    id: 'detail.reschedule',
    file: 'web/bookings/reschedule/searched-days.ts',
    find: 'present.subtract({ days: present.dayOfWeek - 1 })',
    replace: 'present.subtract({ days: present.dayOfWeek })',
  },
  {
    id: 'detail.history',
    file: 'web/bookings/history/history-labels.ts',
    find: "'consult-file.opened': 'Results downloaded'",
    replace: "'consult-file.opened': 'Opened'",
  },
  {
    id: 'detail.candidate',
    file: 'services/booking/list/booking-row.ts',
    find: 'candidate_gender: sql`c.candidate_gender`,',
    replace: 'candidate_gender: sql`c.candidate_position`,',
  },
  {
    id: 'detail.company',
    file: 'services/booking/list/booking-row.ts',
    find: 'invoice_email: sql`b.invoice_email`,',
    replace: 'invoice_email: sql`b.result_email`,',
  },
  {
    id: 'detail.booking',
    file: 'services/booking/list/booking-row.ts',
    find: 'b.${sql.identifier(restName(sameNames, name))}',
    replace: 'b.po_number',
  },
  {
    id: 'detail.update-candidate',
    file: 'services/booking/change/update-candidate.ts',
    find: 'before: pick(present),',
    replace: 'before: pick(wanted),',
  },
  {
    id: 'detail.cancel',
    file: 'services/booking/change/cancel-booking.ts',
    find: '    ...(await freeBookedTime(tx, [id])),\n',
    replace: '',
  },
  {
    id: 'detail.comment',
    file: 'services/booking/change/booking-comment.ts',
    find: "action: 'comment.changed', before, after: comment",
    replace: "action: 'comment.changed', before: comment, after: comment",
  },
  {
    id: 'detail.note',
    file: 'services/booking/change/update-candidate.ts',
    find: "if (changed.includes('appointment_note')) refuseClosedNotes",
    replace: 'if (changed.length > 1) refuseClosedNotes',
  },
  {
    id: 'detail.consult-files',
    file: 'web/bookings/results/consult-files-card.tsx',
    find: "query.append('type', fileType);",
    replace: "query.append('kind', fileType);",
    tests: ['tests/browser/bookings/consult.test.ts'],
    notice: 'One-time password',
  },
  {
    id: 'detail.own',
    file: 'services/booking/detail/booking-detail.ts',
    find: '...scopeOf(caller, { isMine }),',
    replace: '...scopeOf(caller, { isMine }), ownOf: null,',
    tests: ['services/booking/list/booking-list.test.ts'],
  },
  {
    id: 'detail.own',
    file: 'web/app/booking-address.ts',
    find: '`/my-bookings/${candidateId}`',
    replace: '`/booking/${candidateId}/detail`',
    tests: ['tests/browser/find.test.ts'],
  },
  {
    id: 'detail.again',
    file: 'web/app/drafts/draft-again.ts',
    find: 'name: booked.candidateName,',
    replace: "name: '',",
  },
];
