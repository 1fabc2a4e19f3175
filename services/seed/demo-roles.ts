import { uuidv7 } from 'uuidv7';
import type { Permission } from '../../machines/rules/access/permissions.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { presets } from '../auth/accounts/presets.ts';
import { roles } from '../auth/auth.tables.ts';
import type { Database } from '../database/database.ts';

interface DemoRole {
  readonly kind: OrganisationKind;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

const demoRoles = {
  frontDesk: { kind: 'provider', name: 'Front desk', permissions: ['view_bookings', 'calendar'] },
  bookingDesk: { kind: 'client', name: 'Booking desk', permissions: presets.booker },
  ownSubsidiaries: { kind: 'client', name: 'Own subsidiaries', permissions: presets.restricted },
} as const satisfies Readonly<Record<string, DemoRole>>;

export type DemoRoleName = keyof typeof demoRoles;

/** The roles of the demo, by what its people call them. */
export async function addDemoRoles(tx: Database, at: Date): Promise<Readonly<Record<DemoRoleName, string>>> {
  const ids = { frontDesk: uuidv7(), bookingDesk: uuidv7(), ownSubsidiaries: uuidv7() };
  const rows = Object.entries(demoRoles).map(([key, { kind, name, permissions }]) => ({
    id: ids[key as DemoRoleName],
    kind,
    name,
    permissions: [...permissions],
    createdAt: at,
    updatedAt: at,
  }));
  await tx.insert(roles).values(rows);
  return ids;
}
