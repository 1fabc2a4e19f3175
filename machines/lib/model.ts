import type { AnyStateMachine } from 'xstate';
import { machineModel } from '../../lab/model/machine-model.ts';
import { type Answer, failsWith } from '../../lab/model/model-of.ts';
import { type PortalError, PortalFailure } from './portal-error.ts';

export { answers, elapses } from '../../lab/model/model-of.ts';

/** The event with which a port fails as the portal's ports do. */
export const fails = (port: string, error: PortalError): Answer => failsWith(port, new PortalFailure(error));

/** The model of the machine that is in the folder of its name. */
export const modelOfFolder = <Machine extends AnyStateMachine>(
  name: string,
  title: string,
  machine: Machine,
  parts: Parameters<typeof machineModel<Machine>>[1],
) => machineModel({ name, title, file: `machines/${name}/${name}.machine.ts`, machine }, parts);
