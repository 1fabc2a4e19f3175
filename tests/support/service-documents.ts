import { type ServiceName, serviceNames } from '../../services/shared/service-names.ts';
import { describeService } from '../../tools/describe-service.ts';

/** An OpenAPI document as its service serves it. */
export interface ServiceDocument {
  readonly name: ServiceName;
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
}

export interface DocumentedOperation {
  readonly document: ServiceDocument;
  readonly operationId: string;
  readonly method: string;
  /** With its parameters in braces, as /booking/drafts/{draft_id}. */
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly operation: Readonly<Record<string, unknown>>;
}

/** The documents of the five services. */
export async function serviceDocuments(): Promise<readonly ServiceDocument[]> {
  return Promise.all(
    serviceNames.map(async (name) => {
      return { name, ...(JSON.parse(JSON.stringify(await describeService(name))) as Omit<ServiceDocument, 'name'>) };
    }),
  );
}

export function operationsOf(document: ServiceDocument): readonly DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      document,
      operationId: String(operation['operationId']),
      method: method.toUpperCase(),
      path,
      parameters: (operation['parameters'] ?? []) as DocumentedOperation['parameters'],
      operation,
    })),
  );
}
