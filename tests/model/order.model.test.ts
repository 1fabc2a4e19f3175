import { orderModel } from '../../machines/order/order.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(orderModel, '[order.draft]');
