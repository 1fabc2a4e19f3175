import { type Answer, failsWith } from '../../lab/model/model-of.ts';
import { type PortalError, PortalFailure } from './portal-error.ts';

/** The event with which a port fails as the portal's ports do. */
export const fails = (port: string, error: PortalError): Answer => failsWith(port, new PortalFailure(error));
