import { formModel } from '../../machines/form/form.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(formModel, '[machine.form]');
