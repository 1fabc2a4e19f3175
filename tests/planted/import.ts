import type { Plant } from './plant.ts';

export const importPlants: readonly Plant[] = [
  {
    id: 'import.check',
    file: 'services/companies/import/import-companies.ts',
    find: "report(row, 'name', twice.get(row) ?? null);",
    replace: '',
  },
  {
    id: 'import.all-or-nothing',
    file: 'services/shared/import/run-import.ts',
    find: 'if (hasProblems(report)) throw new Refused(report);',
    replace: '',
  },
  {
    id: 'import.once',
    file: 'services/shared/import/run-import.ts',
    find: 'if (first?.bodyHash !== claim.bodyHash) {',
    replace: 'if (first?.bodyHash !== claim.bodyHash || claim.rows > 0) {',
  },
  {
    id: 'import.size',
    file: 'services/shared/sql/insert-many.ts',
    find: 'const ROWS_AT_ONCE = 2_000;',
    replace: 'const ROWS_AT_ONCE = 100;',
  },
  {
    id: 'import.page',
    file: 'machines/import/import.machine.ts',
    find: 'faulty + faults === 0',
    replace: 'faulty === 0',
    tests: ['machines/import/import.machine.test.ts'],
  },
  {
    id: 'import.invitations',
    file: 'services/auth/accounts/invitations.ts',
    find: 'await tx.update(accounts).set({ importId: null })',
    replace: 'await tx.update(accounts).set({ updatedAt: now })',
  },
  {
    id: 'import.undo',
    file: 'services/shared/import/undo-import.ts',
    find: '    refuseUsed(rows);',
    replace: '',
  },
  {
    id: 'import.undo-race',
    file: 'services/shared/import/undo-import.ts',
    find: '    await lockMade(tx, undo, made.made);',
    replace: '',
  },
  {
    id: 'import.undo-later',
    file: 'services/shared/import/undoable-import.ts',
    find: 'rows.some(({ reason }) => reason !== null)',
    replace: 'false',
  },
  {
    id: 'import.role',
    file: 'services/auth/import/import-accounts.ts',
    find: 'roleId: role?.role_id ?? null,',
    replace: 'roleId: null,',
  },
];
