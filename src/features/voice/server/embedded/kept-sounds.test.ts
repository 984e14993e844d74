import { describe, expect, it } from 'vitest';
import { createKeptSounds } from './kept-sounds.ts';
import { embeddedVoices } from './voices.ts';

const clause = (text: string, speed = 1) => ({ text, voice: embeddedVoices.alloy, speed });
const sound = (bytes = 100) => ({ pcm: Buffer.alloc(bytes), visemes: [] });

describe('sound that may be wanted again', () => {
  it('is found again in the same voice at the same speed, and not in another', () => {
    const kept = createKeptSounds();
    kept.keep(clause('I hear you.'), sound());
    expect(kept.find(clause('I hear you.'))).not.toBeNull();
    expect(kept.find(clause('I hear you.', 1.25))).toBeNull();
    expect(kept.find({ ...clause('I hear you.'), voice: embeddedVoices.echo })).toBeNull();
  });

  it('is forgotten when there is no room, the one not wanted for longest first', () => {
    const kept = createKeptSounds({ keptBytes: 250, reservedBytes: 0 });
    kept.keep(clause('one'), sound());
    kept.keep(clause('two'), sound());
    kept.find(clause('one'));
    kept.keep(clause('three'), sound());
    expect(kept.find(clause('two'))).toBeNull();
    expect(kept.find(clause('one'))).not.toBeNull();
  });

  it('stays while it is reserved, however much else is said, and gives its place back afterwards', () => {
    const kept = createKeptSounds({ keptBytes: 250, reservedBytes: 200 });
    const release = kept.reserve([clause('I hear you.')]);
    const releaseOther = kept.reserve([clause('I hear you.')]);
    kept.keep(clause('I hear you.'), sound());
    const fill = () => {
      for (let i = 0; i < 10; i++) kept.keep(clause(`other ${i}`), sound());
    };
    fill();
    expect(kept.find(clause('I hear you.'))).not.toBeNull();
    release();
    release();
    fill();
    expect(kept.find(clause('I hear you.')), 'another call still wants it').not.toBeNull();
    releaseOther();
    for (let i = 10; i < 20; i++) kept.keep(clause(`other ${i}`), sound());
    expect(kept.find(clause('I hear you.'))).toBeNull();
  });

  it('takes what is there already along when it is reserved', () => {
    const kept = createKeptSounds({ keptBytes: 150, reservedBytes: 200 });
    kept.keep(clause('I hear you.'), sound());
    kept.reserve([clause('I hear you.')]);
    kept.keep(clause('other'), sound());
    kept.keep(clause('another'), sound());
    expect(kept.find(clause('I hear you.'))).not.toBeNull();
  });

  it('is bounded: what does not fit among the reserved shares the common room', () => {
    const kept = createKeptSounds({ keptBytes: 100, reservedBytes: 100 });
    kept.reserve([clause('one'), clause('two')]);
    kept.keep(clause('one'), sound());
    kept.keep(clause('two'), sound());
    kept.keep(clause('three'), sound());
    expect(kept.find(clause('one'))).not.toBeNull();
    expect(kept.find(clause('two'))).toBeNull();
    expect(kept.find(clause('three'))).not.toBeNull();
  });
});
