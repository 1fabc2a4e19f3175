import { accessRule } from '../../../services/access/operations.ts';
import type { DocumentedOperation } from '../service-documents.ts';
import { fill, type Naming, namingsOf } from './fill.ts';
import { booked, isTenant, type Kind, personal } from './kinds.ts';
import type { Person, Relation } from './people.ts';
import type { Records } from './planted.ts';

/** True if a request names a record there even when nothing else is given. */
const isNamed = ({ at, kind, isRequired }: Naming) =>
  isRequired || (kind === 'org' && /\.(org|org_id|company_id)$/.test(at));

const idIn = ({ ids, instead }: Records, { operationId }: DocumentedOperation, kind: Kind) =>
  instead[operationId]?.[kind] ?? ids[kind];

/** A request that names a person's records, as its document describes it. `elsewhere` names others in one place. */
export function requestFor(
  operation: DocumentedOperation,
  records: Records,
  elsewhere?: { readonly at: string; readonly records: Records },
): Request {
  return fill(operation, (naming) => {
    if (naming.at === elsewhere?.at) return idIn(elsewhere.records, operation, naming.kind);
    return isNamed(naming) ? idIn(records, operation, naming.kind) : undefined;
  });
}

/** The places in which a request names a person's records: those that are always there, and those that may be. */
export function placesOf(operation: DocumentedOperation): { always: readonly Naming[]; maybe: readonly Naming[] } {
  const namings = namingsOf(operation).filter(({ kind }) => isTenant(kind));
  return { always: namings.filter(isNamed), maybe: namings.filter((naming) => !isNamed(naming)) };
}

/** 'nothing': an unknown record, requested by an account that may see everything, is not found or an empty list. */
export type AccessVerdict = 'allowed' | 'sign in' | 'forbidden' | 'not found' | 'nothing' | 'refused';

const ofOwnCompany = { 'admin foreign': 'not found' } as const;

/**
 * Operations that are narrower than their rows of the table, with the reason.
 * `clients`: of client companies, which the provider's own organisation is not one of. `signed`: for the account of the
 * signed address.
 */
const narrower: Readonly<
  Record<string, 'clients' | 'signed' | Partial<Record<`${string} ${Relation}`, AccessVerdict>>>
> = {
  createAccount: 'clients',
  createClientAccount: 'clients',
  updateClientAccount: 'clients',
  deleteClientAccount: 'clients',
  deactivateCompany: 'clients',
  activateCompany: 'clients',

  createBooking: 'clients',
  getCompanyEffects: 'clients',
  getCompanyDetails: 'clients',
  updateCompanyDetails: 'clients',
  getBookingDefaults: 'clients',
  updateBookingDefaults: 'clients',
  getReminderSettings: 'clients',
  updateReminderSettings: 'clients',
  updateAdminSecondFactor: 'clients',
  setPrice: 'clients',
  getStatement: 'clients',
  exportStatement: 'clients',
  addPackageInBooking: 'clients',
  addCustomPackage: 'clients',
  saveCrew: 'clients',
  receiveOrder: 'clients',
  addNewPosition: 'clients',
  addNewProject: 'clients',
  addNewPi: 'clients',
  addNewPo: 'clients',
  downloadPaperwork: 'signed',
  downloadConsultFile: 'signed',
  // A company's secrets are no business of the provider.
  updateWebhookEndpoint: ofOwnCompany,
  deleteWebhookEndpoint: ofOwnCompany,
  rotateWebhookSecret: ofOwnCompany,
  resumeWebhookEndpoint: ofOwnCompany,
  testWebhookEndpoint: ofOwnCompany,
  listWebhookDeliveries: ofOwnCompany,
  sendWebhookAgain: ofOwnCompany,
  checkSignInDomain: ofOwnCompany,
  deleteSignInDomain: ofOwnCompany,
  // Temporary paperwork is its booking's.
  getPaperworkFile: { 'restricted colleague': 'not found' },
  // A company's admin accounts are for one another and for the provider to manage; no demo account is one.
  createAdminAccount: { 'manager own': 'forbidden', 'manager colleague': 'forbidden' },
  // Keys are their organisation's. One acts as its maker, and no other account gets its secret.
  rotateApiKey: { 'manager colleague': 'forbidden', 'admin foreign': 'not found', 'admin unknown': 'not found' },
  revokeApiKey: { 'admin foreign': 'not found', 'admin unknown': 'not found' },
  // A view is passed on by its address within an organisation, and to no one else.
  getListView: { 'booker colleague': 'allowed', 'manager colleague': 'allowed', 'admin foreign': 'not found' },
  // Accounts that make bookings keep their own uploads for one; the company's are in their lists, for others to keep.
  renamePaperwork: { 'booker colleague': 'forbidden' },
  deletePaperwork: { 'booker colleague': 'forbidden' },
};

/** True if an answer's status fits the verdict. A taken time or name is a refusal after the caller was let in. */
export function says(verdict: AccessVerdict, status: number, isInput: boolean): boolean {
  if (verdict === 'sign in') return status === 401;
  if (verdict === 'forbidden') return status === 403;
  if (verdict === 'not found') return status === 404;
  if (verdict === 'refused') return status === 404 || status === 422;
  if (verdict === 'nothing') return status === 404 || status < 300;
  return status < 300 || status === 409 || (isInput && status === 422);
}

/** The access table's verdict on an operation and records in a relation to the person; null is signed out. */
export function verdictOf(operation: DocumentedOperation, person: Person | null, relation: Relation): AccessVerdict {
  const { operationId } = operation;
  const { permissions, scope } = accessRule(operationId);
  if (permissions === 'public') return 'allowed';
  if (!person) return 'sign in';
  const holds = permissions === 'signed-in' || permissions.some((one) => person.permissions.has(one));
  if (!holds || (scope === 'provider' && !person.isProvider)) return 'forbidden';
  const exception = narrower[operationId];
  if (exception === 'signed') return 'forbidden';
  if (exception === 'clients' && person.isProvider && relation === 'own') return 'refused';
  const said = typeof exception === 'object' ? exception[`${person.name} ${relation}`] : undefined;
  return said ?? scopeVerdict(operation, person, relation);
}

function scopeVerdict(operation: DocumentedOperation, person: Person, relation: Relation): AccessVerdict {
  const { scope } = accessRule(operation.operationId);
  const { always } = placesOf(operation);
  const names = (kinds: ReadonlySet<Kind>) => always.some(({ kind }) => kinds.has(kind));
  if (relation === 'own' || scope === 'none' || always.length === 0) return 'allowed';
  if (relation === 'unknown') return person.isProvider ? 'nothing' : 'not found';
  if (names(personal) || (scope === 'own' && names(booked))) return 'not found';
  if (relation === 'foreign') return person.isProvider ? 'allowed' : 'not found';
  return person.permissions.has('view_bookings') || !names(booked) ? 'allowed' : 'not found';
}
