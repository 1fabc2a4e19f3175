import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import openapiTS, { astToString } from 'openapi-typescript';
import { pages } from './machines/rules/access/page-table.ts';
import { environment } from './services/server/environment.ts';
import { type ServiceName, serviceNames } from './services/shared/service-names.ts';
import { configurationPage } from './tools/configuration-page.ts';
import { decisionIndex } from './tools/decision-index.ts';
import { describeService } from './tools/describe-service.ts';
import { deriveGateway } from './tools/gateway/derive.ts';
import type { OpenApiDocument } from './tools/gateway/document.ts';
import { joinDocuments } from './tools/public-api/join.ts';

const root = import.meta.dirname;
const generatedSchema = 'gateway/generated/schema.graphql';

const scalars = {
  ID: 'string',
  DateTime: 'string',
  LocalDate: 'string',
  TimeZone: 'string',
  EmailAddress: 'string',
  JSON: 'unknown',
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
 * From each service's OpenAPI document: the part of the gateway's schema that contracts name, and its table of root fields.
 * From that and gateway/**‌/*.graphql: the schema as text (so that the gateway opens no file) and the types of its resolvers.
 * From web/**‌/*.documents.ts: typed documents, and the list of those that production accepts.
 * From each service's OpenAPI document: the types of its REST client; from all of them and the scopes of keys: the public API's document.
 * From the machines and the tables beside them: charts and rules, for people (docs) and for the inspector.
 * From the table of pages: how each component loads. From the decisions' headings: their list. From the settings: their page.
 */
export async function generateAll(): Promise<ReadonlyMap<string, string>> {
  const described = await Promise.all(serviceNames.map(async (name) => [name, await describeService(name)] as const));
  const byHand = await schemaByHand();
  const derived = deriveGateway(Object.fromEntries(described) as Record<ServiceName, OpenApiDocument>, byHand);
  const schema = `${byHand}\n${derived.sdl}`;
  return new Map([
    ...(await graphqlFiles(schema)),
    [generatedSchema, derived.sdl],
    ['gateway/generated/root-fields.ts', rootFields(derived)],
    ['gateway/generated/type-defs.ts', `export const typeDefs = ${JSON.stringify(schema)};\n`],
    ...(await Promise.all(described.map(openApiTypes))),
    [
      'gateway/generated/public-api.json',
      `${JSON.stringify(joinDocuments(described.map(([, one]) => one)), null, 2)}\n`,
    ],
    ...(await machineFiles()),
    decisionIndex(root),
    ['web/start/generated/page-views.ts', pageViews()],
    configurationPage(environment.shape),
  ]);
}

/** Names a document among some hundreds. The pages carry them, and a hash does not compress: 72 bits are plenty. */
const documentHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

async function graphqlFiles(schema: string): Promise<[string, string][]> {
  const files: { filename: string; content: string }[] = await generate(
    {
      cwd: root,
      silent: true,
      schema,
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
          },
        },
      },
    },
    false,
  );
  return files.map(({ filename, content }) => [isAbsolute(filename) ? relative(root, filename) : filename, content]);
}

function pageViews(): string {
  const names = [...new Set(pages.map(({ view }) => view))].sort();
  const lines = names.map((name) => `  '${name}': () => import('../../${name}.tsx'),\n`);
  return `/** How each page's component loads. */\nexport const pageViews = {\n${lines.join('')}};\n`;
}

async function openApiTypes([name, document]: readonly [ServiceName, object]): Promise<[string, string]> {
  const types = await openapiTS(JSON.stringify(document), { alphabetize: true });
  return [`gateway/generated/${name}.openapi.ts`, astToString(types)];
}

/** The text of each gateway/**‌/*.graphql that people write. */
export async function schemaByHand(): Promise<string> {
  const paths = globSync('gateway/**/*.graphql', { cwd: root }).filter((path) => path !== generatedSchema);
  const texts = await Promise.all(paths.sort().map((path) => readFile(join(root, path), 'utf8')));
  return texts.join('\n');
}

function rootFields({ table, enums, shapes }: ReturnType<typeof deriveGateway>): string {
  const fields = (row: string) => `Readonly<Record<string, ${row}>>`;
  const type = `{ readonly Query: ${fields('Passed | Choice')}; readonly Mutation: ${fields('Passed | Choice')}; readonly Subscription: ${fields('Passed')} }`;
  const imports = `import type { Choice, Passed } from '../derived/pass.ts';\nimport type { Shape } from '../derived/shape.ts';\n`;
  return `${imports}
export const rootFields: ${type} = ${JSON.stringify(table, null, 2)};

/** Values of enums by their names in GraphQL, where these differ. */
export const enums = ${JSON.stringify(enums, null, 2)};

/** Of types whose fields a resolver by hand answers. */
export const shapes = ${JSON.stringify(shapes, null, 2)} as const satisfies Readonly<Record<string, Shape>>;
`;
}

if (import.meta.main) {
  for (const [path, content] of await generateAll()) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
