import {
  coerceInputValue,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLInputType,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { CHECK_INPUT, portalError } from './rest/rest-error.ts';

/**
 * Tells at which field a variable is not what the schema asks for. graphql-jit only says so in a sentence (with the value in
 * it), so a refused execution is coerced once more by graphql-js, which knows the path.
 */
export const inputErrors = (): Plugin => ({
  onExecute: ({ args }) => ({ onExecuteDone: withFields(args) }),
  onSubscribe: ({ args }) => ({ onSubscribeResult: withFields(args) }),
});

/** Replaces a refused execution by the refusal at its fields. */
const withFields =
  (input: ExecutionArgs) =>
  ({ result, setResult }: { result: object; setResult(refused: ExecutionResult): void }) => {
    if (!('errors' in result) || 'data' in result) return;
    const fields = Object.fromEntries(faults(input));
    if (Object.keys(fields).length === 0) return;
    setResult({ errors: [portalError({ code: 'BAD_REQUEST', reason: CHECK_INPUT, status: 400, fields })] });
  };

/** Messages by path: inside an input object its own path, such as `candidates.0.dob`, else the variable's name. */
function faults({ schema, document, operationName, variableValues }: ExecutionArgs): [string, string][] {
  const sent: Readonly<Record<string, unknown>> = { ...(variableValues ?? {}) };
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return definitions.flatMap(({ variable, type: typeNode, defaultValue }) => {
    const type = typeFromAST(schema, typeNode);
    const name = variable.name.value;
    if (!isInputType(type)) return [];
    if (sent[name] !== undefined && sent[name] !== null) return faultsOf(name, type, sent[name]);
    const isMissing = isNonNullType(type) && (sent[name] === null || defaultValue === undefined);
    return isMissing ? [[name, 'This field is required.'] satisfies [string, string]] : [];
  });
}

const WITHOUT_HINTS = true;

function faultsOf(name: string, type: GraphQLInputType, value: unknown): [string, string][] {
  const errors: [string, string][] = [];
  const prefix = isInputObjectType(getNamedType(type)) ? [] : [name];
  coerceInputValue(
    value,
    type,
    (path, _value, error) => errors.push([[...prefix, ...path].join('.') || name, error.message]),
    WITHOUT_HINTS,
  );
  return errors;
}
