import type { ProblemFile } from './problem-file.ts';

/** Far more than the largest that a page writes; reading more would only stop the browser. */
const MOST_BYTES = 32_000_000;

/** Why a file is not read, to be shown as it is. */
export class UnreadFile extends Error {
  override name = 'UnreadFile';
}

export type ProblemFormat = {
  /** Names the kind of file. */
  readonly format: string;
  /** The product's name on screen. */
  readonly product: string;
};

type Unknown = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isState = (value: unknown) => isText(value) || isObject(value);
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const isStep = (step: unknown) =>
  isObject(step) &&
  Number.isFinite(step['at']) &&
  isObject(step['event']) &&
  isText(step['event']['type']) &&
  isState(step['value']);

/** The fault of one machine's part, or null. */
function actorFault(actor: unknown): string | null {
  if (!isObject(actor) || !isText(actor['machineId']) || !isText(actor['id']))
    return 'does not say which machine it is of';
  const { base, steps, end, shape } = actor;
  if (!Array.isArray(steps) || !steps.every(isStep)) return 'has no steps that can be read';
  if (
    base !== null &&
    !(isObject(base) && isState(base['value']) && isObject(base['context']) && isObject(base['children']))
  )
    return 'does not say where its steps begin';
  if (!isObject(end) || !isText(end['status']) || !isState(end['value'])) return 'does not say where it ended';
  if (!isObject(shape) || !areTexts(shape['states']) || !areTexts(shape['transitions']))
    return 'does not say what its machine was like';
  return null;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(bytes < 100_000_000 ? 1 : 0)} MB`;

/** @throws UnreadFile where a file of so many bytes is none that a page wrote */
export function checkSize(bytes: number): void {
  if (bytes > MOST_BYTES)
    throw new UnreadFile(`This file has ${megabytes(bytes)}; problem files have at most ${megabytes(MOST_BYTES)}.`);
}

/** @throws UnreadFile where the text is no whole problem file of this format */
export function readProblemFile(text: string, { format, product }: ProblemFormat): ProblemFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new UnreadFile('This is no JSON file, or only a part of one.');
  }
  if (!isObject(file) || file['format'] !== format) throw new UnreadFile(`This is no problem file of ${product}.`);
  if (file['formatVersion'] !== 1)
    throw new UnreadFile(
      `This problem file has format ${JSON.stringify(file['formatVersion'])}; format 1 is read here.`,
    );
  const { version, at, page, actors } = file;
  if (!isText(version) || !isText(at) || !isText(page) || !Array.isArray(actors))
    throw new UnreadFile('This problem file does not say of which version, time and page it is.');
  for (const [number, actor] of actors.entries()) {
    const fault = actorFault(actor);
    if (fault)
      throw new UnreadFile(`This problem file is damaged: machine ${number + 1} of ${actors.length} ${fault}.`);
  }
  return file as unknown as ProblemFile;
}
