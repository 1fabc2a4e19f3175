import { testInterruptions } from './interruptions-scene.ts';

testInterruptions(['time']);
