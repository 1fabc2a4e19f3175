import { defined } from '../../../../machines/lib/assert-defined.ts';
import { CHOOSE_ONE } from '../../../../machines/rules/booking/timeslot-choice.ts';
import { cleanLine } from '../../../../machines/rules/text/clean-text.ts';
import type { Caller } from '../../../access/caller.ts';
import { auditAll } from '../../../audit/audit.ts';
import { ServiceError } from '../../../base/errors.ts';
import { organisationsNamed, repeated, UNKNOWN_COMPANY } from '../../../shared/import/named.ts';
import type { Importer } from '../../../shared/import/run-import.ts';
import { imports } from '../catalogue.tables.ts';
import { eventOf } from '../packages/package-changes.ts';
import { requireWrite } from '../packages/package-record.ts';
import {
  type Assessment,
  type CheckedPackage,
  catalogue,
  contentOf,
  insertPackages,
  keyOf,
  lockPackageNames,
  NOT_IN_CATALOGUE,
  switchedOff,
  takenPackageNames,
} from '../packages/package-writing.ts';

const SERVICES: Readonly<Record<string, 'pem' | 'fit_test'>> = {
  medical: 'pem',
  pem: 'pem',
  'fit test': 'fit_test',
  fit_test: 'fit_test',
};

/** Packages of the company that the row names, or for every company. */
export const packageImporter: Importer<'packages', CheckedPackage> = {
  kind: 'packages',
  imports,

  async judge(db, caller, { rows, report }) {
    const companies = await organisationsNamed(
      db,
      rows.map(({ cells }) => cleanLine(cells.company)),
    );
    const assessmentsIn = reader(await catalogue(db));
    const mayWrite = writes(caller);
    const wanted = rows.map(({ row, cells }, at) => {
      const { id, kind } = defined(companies[at]);
      const isForAll = cells.company === '' || kind === 'provider';
      const orgId = isForAll ? null : id;
      if (!isForAll && id === null) report(row, 'company', UNKNOWN_COMPANY);
      else report(row, 'company', mayWrite(orgId));
      const serviceType = SERVICES[cleanLine(cells.service).toLowerCase()];
      if (cells.service !== '' && !serviceType) report(row, 'service', 'Write Medical or Fit test.');
      const { chosen, message } = assessmentsIn(cells.assessments);
      report(row, 'assessments', message);
      return { row, orgId, name: cleanLine(cells.name), serviceType: serviceType ?? 'pem', draftId: null, chosen };
    });
    const owners = wanted.map(({ orgId }) => orgId);
    await lockPackageNames(db, owners);
    const taken = await takenPackageNames(db, wanted);
    const key = (at: number) => (taken[at]?.key === '' ? '' : `${owners[at]}\n${taken[at]?.key}`);
    const twice = repeated(wanted.map(({ row }, at) => ({ row, key: key(at) })));
    return wanted.map(({ row, ...made }, at) => {
      const isUnknown = made.orgId === null && rows[at]?.cells.company !== '' && companies[at]?.id === null;
      if (!isUnknown) report(row, 'name', taken[at]?.message ?? twice.get(row) ?? null);
      return made;
    });
  },

  async write(tx, caller, made, { now, address }) {
    const ids = await insertPackages(tx, made, now);
    const events = made.map(({ name, chosen }, at) => ({
      ...eventOf('added', defined(ids[at]), now, address),
      after: {
        name,
        is_active: true,
        minutes: contentOf(chosen).minutes,
        validity_months: 0,
        assessments: chosen.map(({ categoryName, assessmentName }) => keyOf(categoryName, assessmentName)),
      },
    }));
    await auditAll(tx, caller, events);
    return ids;
  },
};

/** Why the caller may not write packages of an owner; asked once for each. */
function writes(caller: Caller) {
  const found = new Map<string | null, string | null>();
  const ask = (orgId: string | null): string | null => {
    try {
      requireWrite(caller, orgId);
      return null;
    } catch (thrown) {
      if (thrown instanceof ServiceError) return thrown.message;
      throw thrown;
    }
  };
  return (orgId: string | null): string | null => {
    const answer = found.has(orgId) ? (found.get(orgId) ?? null) : ask(orgId);
    found.set(orgId, answer);
    return answer;
  };
}

/** Reads a cell of assessments, by their names or by 'Category: name', whatever their capitals. */
function reader(all: readonly Assessment[]) {
  const wordOf = (text: string) => cleanLine(text).toLowerCase();
  const byName = Map.groupBy(all, ({ assessmentName }) => wordOf(assessmentName));
  const byBoth = Map.groupBy(all, ({ categoryName, assessmentName }) => wordOf(keyOf(categoryName, assessmentName)));
  return (cell: string): { chosen: readonly Assessment[]; message: string | null } => {
    const words = cell.split(/[;\n]/).map(cleanLine).filter(Boolean);
    const found = words.map((word) => ({
      word,
      items: byBoth.get(wordOf(word)) ?? byName.get(wordOf(word)) ?? [],
    }));
    const unknown = found.find(({ items }) => items.length === 0);
    if (unknown) return { chosen: [], message: `${NOT_IN_CATALOGUE}: “${unknown.word.slice(0, 100)}”.` };
    const unclear = found.find(({ items }) => items.length > 1);
    if (unclear) {
      return { chosen: [], message: `“${unclear.word}” is in several categories: write “Category: name”.` };
    }
    const off = found.find(({ items }) => items[0]?.isActive === false);
    if (off) return { chosen: [], message: switchedOff(off.word) };
    const ids = new Set(found.map(({ items }) => items[0]?.id));
    const chosen = all.filter(({ id }) => ids.has(id));
    // Semicolons alone name nothing.
    return { chosen, message: chosen.length === 0 ? CHOOSE_ONE : null };
  };
}
