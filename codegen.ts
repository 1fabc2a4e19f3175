import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import openapiTS, { astToString } from 'openapi-typescript';
import { type ServiceName, serviceNames } from './services/shared/service-names.ts';
import { decisionIndex } from './tools/decision-index.ts';
import { describeService } from './tools/describe-service.ts';

const root = import.meta.dirname;
const schemaFiles = 'gateway/**/*.graphql';

const scalars = {
  ID: 'string',
  DateTime: 'string',
  LocalDate: 'string',
  TimeZone: 'string',
  EmailAddress: 'string',
  DraftBody: 'Readonly<Record<string, unknown>>',
};

/** The machines' models count days in Temporal, which Node 24 has not got yet. */
async function machineFiles() {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const { machineFiles: files } = await import('./tools/machines/generate.ts');
  return files();
}

/**
 * Every generated file by its path below the root, as it has to be.
 * From gateway/**‌/*.graphql: the schema as text (so that the gateway opens no file) and the types of its resolvers.
 * From web/**‌/*.documents.ts: typed documents, and the list of those that production accepts.
 * From each service's OpenAPI document: the types of its REST client.
 * From the machines and the tables beside them: charts and rules, for people (docs) and for the inspector.
 * From the decisions' headings: their list.
 */
export async function generateAll(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...(await graphqlFiles()),
    ['gateway/generated/type-defs.ts', await typeDefs()],
    ...(await Promise.all(serviceNames.map(openApiTypes))),
    ...(await machineFiles()),
    decisionIndex(root),
  ]);
}

/** Names a document among some hundreds. The pages carry them, and a hash does not compress: 72 bits are plenty. */
const documentHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

async function graphqlFiles(): Promise<[string, string][]> {
  const files: { filename: string; content: string }[] = await generate(
    {
      cwd: root,
      silent: true,
      schema: schemaFiles,
      documents: 'web/**/*.documents.ts',
      ignoreNoDocuments: true,
      importExtension: '.ts',
      config: { scalars, strictScalars: true, useTypeImports: true },
      generates: {
        'web/generated/': {
          preset: 'client',
          presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: documentHash } },
          config: { documentMode: 'string' },
        },
        'gateway/generated/resolvers.ts': {
          plugins: ['typescript', 'typescript-resolvers'],
          config: {
            enumsAsTypes: true,
            skipTypename: true,
            avoidOptionals: { field: true },
            contextType: '../context.ts#GatewayContext',
          },
        },
      },
    },
    false,
  );
  return files.map(({ filename, content }) => [isAbsolute(filename) ? relative(root, filename) : filename, content]);
}

async function openApiTypes(name: ServiceName): Promise<[string, string]> {
  const types = await openapiTS(JSON.stringify(await describeService(name)), { alphabetize: true });
  return [`gateway/generated/${name}.openapi.ts`, astToString(types)];
}

async function typeDefs(): Promise<string> {
  const paths = globSync(schemaFiles, { cwd: root }).sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  return `export const typeDefs = ${JSON.stringify(texts.join('\n'))};\n`;
}

if (import.meta.main) {
  for (const [path, content] of await generateAll()) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
