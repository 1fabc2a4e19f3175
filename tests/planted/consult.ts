import type { Plant } from './plant.ts';

export const consultPlants: readonly Plant[] = [
  {
    id: 'consult.range',
    file: 'services/files/byte-range.ts',
    find: 'Math.max(from - at, 0)',
    replace: 'from',
  },
  {
    id: 'consult.direct',
    file: 'machines/consult-download/consult-download.machine.ts',
    find: "initial: 'fetching',\n  states: {\n    fetching: {\n      tags: 'busy',\n      entry: 'clearAttempt',",
    replace:
      "initial: 'fetching',\n  states: {\n    fetching: {\n      tags: 'busy',\n      entry: ['clearAttempt', assign({ deviceId: null })],",
  },
  {
    id: 'consult.otp',
    file: 'machines/consult-download/consult-download.machine.ts',
    find: "entry: { type: 'storeDevice', params: ({ context }) => ({ deviceId: context.deviceId }) }",
    replace: "entry: { type: 'storeDevice', params: { deviceId: null } }",
  },
  {
    id: 'consult.resend',
    file: 'machines/consult-download/consult-download.machine.ts',
    find: 'OTP has been resent successfully',
    replace: 'OTP was resent',
  },
  {
    id: 'consult.single-many',
    file: 'web/consult/wanted-files.ts',
    find: "params.getAll('file_id').flatMap",
    replace: "params.getAll('file_id').slice(0, 1).flatMap",
  },
  {
    id: 'consult.lockout',
    file: 'machines/consult-download/consult-download.machine.ts',
    find: "withEvent('isLocked'), target: 'locked'",
    replace: "withEvent('isLocked'), target: 'wrong'",
  },
  {
    id: 'consult.devices',
    file: 'services/auth/sessions/devices.ts',
    find: 'from auth.devices d where d.account_id = ${caller.accountId}::uuid and d.revoked_at is null',
    replace: 'from auth.devices d where d.revoked_at is null',
  },
  {
    id: 'consult.return',
    file: 'web/app/session/session-host.ts',
    find: 'if (isRemembered(address)) saveLastPath(address);',
    replace: 'if (!isRemembered(address)) saveLastPath(address);',
    notice: 'waitForURL',
  },
  {
    id: 'consult.withdrawn',
    file: 'services/booking/results/consult/consult-files.ts',
    find: 'if (isWithdrawn) refuseWithdrawn(',
    replace: 'if (!isWithdrawn && !key) refuseWithdrawn(',
  },
  {
    id: 'consult.readers',
    file: 'services/booking/results/consult/withdraw-file.ts',
    find: 'and a.id <> ${caller.accountId}::uuid',
    replace: '',
  },
];
