import { visitRouteModel } from '../../machines/visit-route/visit-route.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(visitRouteModel, '[visit.day]');
