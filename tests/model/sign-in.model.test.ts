import { signInModel } from '../../machines/models/sign-in.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(signInModel, '[machine.login]');
