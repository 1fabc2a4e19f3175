import type { Plant } from './plant.ts';

export const ownPlants: readonly Plant[] = [
  {
    id: 'own.link',
    file: 'services/booking/own-appointment/appointment-pass.ts',
    find: 'return isOurs && now.getTime()',
    replace: 'return now.getTime()',
  },
  {
    id: 'own.tries',
    file: 'machines/candidate-link/candidate-link.setup.ts',
    find: 'const wrongTries = link.wrongTries + 1;',
    replace: 'const wrongTries = 1;',
  },
  {
    id: 'own.fill-in',
    file: 'services/booking/own-appointment/own-details.ts',
    find: 'after: { filled_in: missingWords(missing) }',
    replace: 'after: { filled_in: missingWords(missing), ...typed }',
  },
  {
    id: 'own.fill-in-page',
    file: 'gateway/appointment/details-html.ts',
    find: "refused?.typed[name] ?? ''",
    replace: "''",
  },
  {
    id: 'own.code',
    file: 'machines/candidate-link/candidate-link.setup.ts',
    find: 'restsUntil: null, codeEndsAt: null }',
    replace: 'restsUntil: null }',
  },
  {
    id: 'own.guesses',
    file: 'services/booking/own-appointment/candidate-links.ts',
    find: "createHash('sha256').update(address).digest().readUInt16BE() % ADDRESS_GROUPS",
    replace: 'address',
  },
  {
    id: 'own.revoke',
    file: 'services/booking/own-appointment/candidate-links.ts',
    find: 'and l.ended_at is null and ${now}',
    replace: 'and ${now}',
  },
  {
    id: 'own.link-sms',
    file: 'services/booking/own-appointment/send-link.ts',
    find: 'most: MOST_LINKS',
    replace: 'most: 99',
  },
  {
    id: 'own.move-cancelled',
    file: 'services/booking/change/cancel-booking.ts',
    find: '    ...(await dropOwnHold(tx, id)),',
    replace: '',
  },
  {
    id: 'own.answer',
    file: 'services/booking/own-appointment/own-appointment.ts',
    find: "if (!may({ type: 'change.asked' })) fail",
    replace: "if (may({ type: 'times.opened' })) fail",
  },
  {
    id: 'own.move',
    file: 'services/booking/change/move-to-hold.ts',
    find: 'if (tellClinic) await',
    replace: 'if (!tellClinic) await',
  },
  {
    id: 'own.move-limits',
    file: 'services/booking/own-appointment/own-move.ts',
    find: 'anchor_day = ${move.anchor_day}::date, moved_to',
    replace: 'moved_to',
  },
  {
    id: 'own.move-race',
    file: 'services/booking/own-appointment/own-move.ts',
    find: "claimId: holdId, kind: 'hold'",
    replace: "claimId: holdId, kind: 'booking'",
  },
  {
    id: 'own.move-page',
    file: 'gateway/appointment/move-html.ts',
    find: 'name="time" value="${time}"',
    replace: 'name="time" value=""',
  },
  {
    id: 'own.upload',
    file: 'services/booking/candidate-files/candidate-files.operations.ts',
    find: 'if (replacedKey !== null) await leaveNone(files, replacedKey);',
    replace: '',
  },
  {
    id: 'own.upload-refused',
    file: 'services/booking/candidate-files/candidate-files.operations.ts',
    find: '      await leaveNone(files, file.key);\n      throw',
    replace: '      throw',
  },
  {
    id: 'own.upload-until',
    file: 'machines/candidate-link/open.states.ts',
    find: 'past: {},',
    replace: "past: { tags: 'sendable' },",
  },
  {
    id: 'own.upload-seen',
    file: 'services/booking/detail/booking-detail.ts',
    find: 'caller.isProvider ? sql`f.file_name` : sql`null`',
    replace: 'sql`f.file_name`',
  },
  {
    id: 'own.upload-page',
    file: 'gateway/appointment/own-appointment.ts',
    find: 'form: isForm ? formId : IDENTIFICATION',
    replace: "form: ''",
  },
  {
    id: 'own.page',
    file: 'gateway/appointment/appointment-html.ts',
    find: 'value="${refused?.typed ?? \'\'}"',
    replace: 'value=""',
  },
];
