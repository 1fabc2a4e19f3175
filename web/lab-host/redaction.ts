import { createRedactor, type Failures } from '../../lab/recorder/redact.ts';
import { type PortalError, PortalFailure } from '../../machines/lib/portal-error.ts';
import { shownFields } from '../../machines/registry/shown-fields.ts';

export const failures: Failures = {
  dataOf: (error) => (error instanceof PortalFailure ? error.error : undefined),
  errorOf: (data) => new PortalFailure(data as PortalError),
};

/** Decides what of this portal's machines may leave a page. */
export const redactor = createRedactor({ shownFields, failures });
