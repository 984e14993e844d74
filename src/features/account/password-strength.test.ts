import { describe, expect, it } from 'vitest';
import { commonBases } from './common-passwords.data.ts';
import { weakReasons } from './password-strength.ts';

const codes = (password: string, words: string[] = [], isForAdmin = false) =>
  weakReasons(password, { words, isForAdmin }).map((reason) => reason.code);

describe('how strong a password has to be', () => {
  it.each([
    'lantern quiet river',
    'correct-horse-battery-staple',
    'mvua ya jioni kijijini',
    'Xk29!vmTqLz',
    'thunder over the tin roof',
    '我喜欢在下雨天读书喝茶',
    'aaaquiet lamp in a room',
  ])('accepts %j', (password) => {
    expect(codes(password)).toEqual([]);
  });

  it.each([
    ['short1', 'too-short'],
    ['x'.repeat(257), 'too-long'],
    ['password', 'too-common'],
    ['P4ssw0rd!', 'too-common'],
    ['!!sunshine2024', 'too-common'],
    ['Liverpool8', 'too-common'],
    ['letmein123', 'too-common'],
    ['i1oveyou', 'too-common'],
    ['summerlove', 'too-common'],
    ['nakupenda1', 'too-common'],
    ['aaaaaaaa', 'too-repetitive'],
    ['abcabcabc', 'too-repetitive'],
    ['12345678', 'a-sequence'],
    ['qwertyuiop', 'a-sequence'],
    ['asdf1234', 'a-sequence'],
    ['1q2w3e4r', 'a-sequence'],
    ['87654321', 'a-sequence'],
    ['24-12-1990', 'a-date'],
    ['0712345678', 'a-date'],
  ])('says why %j is too weak: %s', (password, code) => {
    expect(codes(password)).toContain(code);
  });

  it('does not accept what a stranger knows about the person', () => {
    expect(codes('amina-wanjiru', ['Amina Wanjiru'])).toEqual(['about-you']);
    expect(codes('am1nawafula9', ['x', 'amina.wafula@example.org'])).toEqual(['about-you']);
    expect(codes('tulia-now', ['Tulia'])).toEqual(['about-you']);
    expect(codes('lamp +254712345678', ['+254712345678'])).toEqual(['about-you']);
  });

  it('lets a long passphrase mention a name, because the rest is still a secret', () => {
    expect(codes('amina walks under the acacia', ['Amina'])).toEqual([]);
  });

  it('asks the admin for fifteen characters', () => {
    expect(codes('quiet-lantern', [], true)).toEqual(['too-short']);
    expect(codes('quiet-lantern-river', [], true)).toEqual([]);
  });

  it('counts characters as people do, not bytes', () => {
    expect(codes('🌙🌊🔥🌿🪔🕊🌾🌵')).toEqual([]);
  });

  it('gives every reason a sentence', () => {
    for (const reason of weakReasons('aaaa', { words: ['aaaa'] }))
      expect(reason.message).toMatch(/^[A-Z].+\.$/);
  });

  it('knows at least a thousand common passwords by base and ending', () => {
    const endings = ['', '1', '123', '!', '2024', '99'];
    const stopped = [...commonBases].flatMap((base) =>
      endings
        .map((ending) => base + ending)
        .filter((password) => password.length >= 8 && codes(password).length > 0),
    );
    expect(stopped.length).toBeGreaterThan(1_000);
    const missed = [...commonBases].flatMap((base) =>
      endings
        .map((ending) => base + ending)
        .filter((password) => password.length >= 8 && codes(password).length === 0),
    );
    expect(missed).toEqual([]);
  });
});
