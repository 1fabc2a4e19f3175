import { signInModel } from '../../machines/sign-in/sign-in.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(signInModel, '[machine.login]');
