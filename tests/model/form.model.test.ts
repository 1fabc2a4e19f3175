import { formModel } from '../../machines/models/form.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(formModel, '[machine.form]');
