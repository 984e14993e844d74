import { expect, it } from 'vitest';
import { networkOf } from './throttles.ts';

it('counts a household with IPv6 as one, and an IPv4 address as itself', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::99')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::99')).toBe('2001:db8:0:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
});
