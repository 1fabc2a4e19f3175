import { randomBytes } from 'node:crypto';
import { notFound } from '../base/errors.ts';

/** Hexadecimal and ours: a name that a person typed never becomes part of a path. */
const HEX = /^[\da-f]{32}$/;

export const newKey = () => randomBytes(16).toString('hex');

export const isKey = (name: string) => HEX.test(name);

/** @throws ServiceError 404 for what is no key of ours */
export const wellFormedKey = (key: string) => (isKey(key) ? key : notFound('File'));
