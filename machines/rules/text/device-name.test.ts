import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a device is called by its browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
  expect(deviceName(chrome)).toBe('Chrome on Windows');
  expect(deviceName(`${chrome} Edg/130.0`)).toBe('Edge on Windows');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari on iPhone',
  );
  expect(deviceName('a robot on Linux')).toBe('A device with Linux');
  expect(deviceName(null)).toBe('A device');
});
