import { describe, expect, it } from 'vitest';
import { diallingByCountry } from '../countries.data.ts';
import { parseIdentifier } from './identifier.ts';

describe('what a person types to say who they are', () => {
  it.each([
    ['0712 345 678', 'KE'],
    ['+254 712 345 678', 'US'],
    ['254712345678', 'KE'],
    ['00254712345678', 'GB'],
    ['(0712) 345-678', undefined],
  ])('reads %s as the same Kenyan number', (typed, country) => {
    expect(parseIdentifier(typed, country)).toMatchObject({
      kind: 'phone',
      phone: '+254712345678',
      loginEmail: '254712345678@phone.invalid',
    });
  });

  it('reads a local number in the country the person is in', () => {
    expect(parseIdentifier('07911 123456', 'GB')?.phone).toBe('+447911123456');
    expect(parseIdentifier('(415) 555-2671', 'US')?.phone).toBe('+14155552671');
    expect(parseIdentifier('06 20 123 4567', 'HU')?.phone).toBe('+36201234567');
  });

  it('reads an e-mail address whatever its capitals and the spaces around it', () => {
    expect(parseIdentifier('  Amina.W@Example.ORG ')).toMatchObject({
      kind: 'email',
      email: 'amina.w@example.org',
    });
  });

  it.each([
    '',
    'amina',
    'a@b',
    'a b@example.org',
    '12345',
    '+',
    '+0712345678',
    '254712345678@phone.invalid',
    '1'.repeat(31),
  ])('refuses %j', (typed) => {
    expect(parseIdentifier(typed)).toBeNull();
  });

  it('knows the calling code of every country in the list', () => {
    expect(diallingByCountry.size).toBeGreaterThan(230);
    for (const { callingCode, trunkPrefix } of diallingByCountry.values()) {
      expect(callingCode).toMatch(/^[1-9]\d{0,2}$/);
      expect(trunkPrefix).toMatch(/^(?:0|1|8|06)?$/);
    }
  });
});
