import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { FieldMessage } from '../../../machines/rules/text/required.ts';

/** Words about an account that a guesser knows: names, its addresses, its company, the provider of the portal. */
export interface PersonalWords {
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly provider: string;
}

const PRODUCT = 'preflight';
/** A shorter word is part of too many others. */
const MIN_WORD = 4;
/** zxcvbn's 0 to 4; 2 takes more than a million guesses. */
const MIN_SCORE = 2;

let checker: Promise<ZxcvbnFactory> | undefined;

/** The dictionary is large, so it is loaded with the first password that is set. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Why a password that has every kind of character is still among the first to be guessed; null where it is not. */
export async function weaknessMessage(password: string, personal: PersonalWords): Promise<FieldMessage> {
  const words = lowerCaseWords(personal);
  const ownWord = onlyWord(password, words);
  if (ownWord !== undefined) return builtOn(ownWord);
  checker ??= loadChecker();
  const { score, sequence } = (await checker).check(password, words);
  const [common, ...others] = sequence.filter(
    ({ pattern, token }) => pattern === 'dictionary' && token.length >= MIN_WORD,
  );
  const isAlone = common !== undefined && others.length === 0 && !hasLetters(password.replace(common.token, ''));
  if (score >= MIN_SCORE && !isAlone) return null;
  return common ? builtOn(common.token) : TOO_REGULAR;
}

const TOO_REGULAR =
  'Password is too easy to guess: it repeats or follows a pattern. Use several words, or a longer one.';

const builtOn = (word: string) =>
  `Password is too easy to guess: it is little more than “${word}”. Use several words that have nothing to do with you.`;

/** The longest personal word of a password that has no letters besides such words. */
function onlyWord(password: string, words: readonly string[]): string | undefined {
  const lower = password.toLowerCase();
  const found = words.filter((word) => lower.includes(word)).sort((one, other) => other.length - one.length);
  const rest = found.reduce((left, word) => left.replaceAll(word, ''), lower);
  return hasLetters(rest) ? undefined : found[0];
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

const lowerCaseWords = (personal: PersonalWords): string[] =>
  [PRODUCT, ...Object.values(personal)]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= MIN_WORD && hasLetters(word));
