import { describe, expect, it } from 'vitest';
import { crisisCountries } from '../crisis-resources.data.ts';
import type { AssessedTurn } from '../safety.contract.ts';
import { type Assessment, type RiskKind, riskKinds } from '../safety.contract.ts';
import { openingOf, spokenBefore } from './openings.ts';
import { crisisHelp } from './resources.ts';
import {
  askAgainScript,
  askingScripts,
  clearedScripts,
  elevatedScripts,
  gentleLeavingScripts,
  helpInSight,
  helpOnTheWay,
  imminentScripts,
  leavingScripts,
  reliefScripts,
  stayingScripts,
  stepLeads,
  watchScripts,
} from './safe-words.data.ts';
import { gentleCheck, isReviewed, safeWords } from './safe-words.ts';
import { staticSafeWords } from './static-safe-words.ts';

const help = crisisHelp('KE');
const risk = (level: Assessment['level'], kinds: RiskKind[], more: Partial<Assessment> = {}): Assessment => ({
  level,
  kinds,
  evidence: ['suicide.want-to-die'],
  declined: [],
  ...more,
});

/** The therapist's replies over `count` turns in which the member goes on speaking. */
function replies(assessment: Assessment, count: number): string[] {
  const conversation: AssessedTurn[] = [{ role: 'user', content: 'I want to die' }];
  const said: string[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const reply = safeWords({ assessment, conversation, help }).sentences.join(' ');
    said.push(reply);
    conversation.push({ role: 'assistant', content: reply }, { role: 'user', content: 'I hear you' });
  }
  return said;
}

const everyScript = [
  ...Object.values(elevatedScripts).flat(),
  ...Object.values(imminentScripts).flat(),
  ...Object.values(watchScripts).flat(),
  ...stayingScripts,
  ...leavingScripts,
  ...gentleLeavingScripts,
  askAgainScript,
];
const everyText = [...everyScript.map(({ text }) => text), ...helpInSight, helpOnTheWay, ...staticSafeWords];

describe('S3 one direct question at a time', () => {
  it.each(riskKinds)('%s: every reply asks at most one question', (kind) => {
    for (const level of ['elevated', 'imminent'] as const) {
      for (const reply of replies(risk(level, [kind]), 14))
        expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });

  it('asks about a plan only once the thoughts were said plainly', () => {
    const vague = risk('elevated', ['suicide'], { evidence: ['suicide.better-off'] });
    expect(replies(vague, 12).join(' ')).not.toMatch(/how you might do it/);
    const confirmed = risk('elevated', ['suicide'], { evidence: ['suicide.answered-ideation'] });
    expect(replies(confirmed, 3).join(' ')).toMatch(/how you might do it/);
  });
});

describe('S4 help is offered: a free line, a professional, a trusted person, a safety plan', () => {
  it('all four within the first nine replies', () => {
    const all = replies(risk('elevated', ['suicide']), 9).join(' ');
    expect(all).toContain(help.sentence);
    expect(all).toMatch(/doctor or a counsellor/);
    expect(all).toMatch(/one person you could tell/);
    expect(all).toMatch(/safety plan/);
  });

  it('names a line where we know one and the directory everywhere else, and never a made-up one', () => {
    expect(crisisHelp('US').sentence).toContain('9 8 8');
    expect(crisisHelp('gb').sentence).toContain('116 123');
    expect(crisisHelp('UG').sentence).toContain('findahelpline.com');
    expect(crisisHelp(null).sentence).toContain('findahelpline.com');
    // Nobody has rung Kenya's line, so it is named without a promise that it costs nothing.
    expect(crisisHelp('KE').sentence).toBe('In Kenya you can call Befrienders Kenya on 0722 178 177.');
    for (const { code, resources, emergencyNumbers } of crisisCountries) {
      expect(crisisHelp(code).emergency).toMatch(/^\d{3}( or \d{3})?$/);
      expect(emergencyNumbers.length).toBeGreaterThan(0);
      for (const { source } of resources) expect(source).toMatch(/^https:\/\//);
    }
  });
});

describe('S5 imminent: emergency contact, company, distance from means', () => {
  it('urges all three within four replies, the emergency number first', () => {
    const said = replies(risk('imminent', ['suicide']), 5);
    expect(said[0]).toContain('999 or 112');
    const all = said.join(' ');
    expect(all).toMatch(/move away from anything/);
    expect(all).toMatch(/sit with you/);
  });

  // Sent for an ambulance over pills in a drawer, somebody hears that they were not listened to.
  it.each([
    ['i have some pills in my room', /worried for your life/],
    ['the tablets are in my bedside table', /worried for your life/],
    ['i took some pills', /medical help now/],
    ["I've swallowed what was in the box", /medical help now/],
    ['nimemeza vidonge vyote', /medical help now/],
    ['it is bleeding and will not stop', /medical help now/],
  ])(
    'keeps those from pills who have them, and sends for help for those who took them: "%s"',
    (said, words) => {
      const assessment = risk('imminent', ['suicide', 'overdose'], {
        evidence: ['suicide.answered-plan', 'overdose.learned'],
      });
      const conversation: AssessedTurn[] = [{ role: 'user', content: said }];
      expect(safeWords({ assessment, conversation, help }).sentences.join(' ')).toMatch(words);
    },
  );

  it('a body in danger gets medical words whatever else is said', () => {
    const reply = safeWords({
      assessment: risk('imminent', ['suicide', 'overdose'], {
        evidence: ['suicide.want-to-die', 'overdose.taken'],
      }),
      conversation: [],
      help,
    });
    expect(reply.sentences.join(' ')).toMatch(/medical help now/);
  });
});

describe('S6 and S17 nobody is held, nobody is sent away', () => {
  it('a goodbye is answered with help and without a question', () => {
    const reply = safeWords({
      assessment: risk('elevated', ['suicide']),
      conversation: [],
      help,
      isLeaving: true,
    });
    expect(reply.sentences.join(' ')).not.toContain('?');
    expect(reply.sentences.join(' ')).toContain(help.sentence);
  });

  it('who never confirmed what only the reader feared takes a number along, and no orders for the night', () => {
    const farewell = (assessment: Assessment) =>
      safeWords({ assessment, conversation: [], help, isLeaving: true }).sentences.join(' ');
    const feared = { evidence: ['abuse.learned'] };
    for (const words of [
      farewell(risk('elevated', ['abuse'], { ...feared, isUnsure: true })),
      farewell(risk('watch', ['abuse'], feared)),
    ]) {
      expect(words).toContain(help.sentence);
      expect(words).not.toMatch(/tonight|\?/);
    }
    expect(farewell(risk('elevated', ['abuse'], feared))).toContain('near you tonight');
    expect(farewell(risk('watch', ['suicide']))).toContain('near you tonight');
  });
});

describe('S7 and S14 what is never said', () => {
  it('no method, diagnosis, promise of secrecy, contract or the word "committed"', () => {
    for (const text of everyText) {
      expect(text).not.toMatch(
        /\b(?:commit(?:ted)? suicide|pills?|rope|gun|knife|blade|bridge|overdose|hang(?:ing)?|disorder|diagnos\w*|depressi\w+|psychosis|bipolar|between us|keep (?:it|this) secret|promise me)\b/i,
      );
    }
  });

  it('no slang and no exclamation marks', () => {
    for (const text of everyText)
      expect(text).not.toMatch(/!|\b(?:lowkey|ngl|fr|no cap|vibe|bestie|lit|sus)\b/i);
  });

  it('nothing longer than a person can take in by ear', () => {
    for (const text of everyText) expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(50);
  });
});

describe('S8 declined help is not offered again, and the therapist stays', () => {
  it('leaves out the helpline after it was declined', () => {
    const all = replies(risk('elevated', ['suicide'], { declined: ['hotline'] }), 14).join(' ');
    expect(all).not.toContain(help.sentence);
  });

  it('still has warm words when everything was declined', () => {
    const declined = ['hotline', 'professional', 'trusted_person', 'safety_plan', 'emergency'];
    for (const kind of riskKinds) {
      for (const reply of replies(risk('imminent', [kind], { declined }), 8)) {
        expect(reply).not.toContain(help.sentence);
        expect(reply.length).toBeGreaterThan(20);
      }
    }
  });

  it('never says the same thing twice in a row, over a long night', () => {
    for (const kind of riskKinds) {
      for (const level of ['elevated', 'imminent'] as const) {
        const said = replies(risk(level, [kind]), 40);
        for (let turn = 1; turn < said.length; turn += 1) expect(said[turn]).not.toBe(said[turn - 1]);
        expect(new Set(said.slice(0, 12)).size).toBe(12);
      }
    }
  });
});

describe('watch: asks gently, once', () => {
  it('asks once and then lets it rest', () => {
    const assessment = risk('watch', ['suicide']);
    const check = gentleCheck(assessment, []);
    expect(check).toMatch(/thoughts/);
    expect(gentleCheck(assessment, [{ role: 'assistant', content: `All right. ${check}` }])).toBeNull();
  });

  it('has a question for every kind', () => {
    for (const kind of riskKinds) expect(gentleCheck(risk('watch', [kind]), []), kind).toContain('?');
  });
});

describe('what was said before is known by its beginning', () => {
  const all = [...everyScript, ...Object.values(askingScripts), ...clearedScripts, ...reliefScripts];

  it('which no other words share', () => {
    for (const script of all) {
      const others = all.filter((other) => other !== script).map(({ text }) => text);
      expect([...others, ...stepLeads].filter((text) => text.includes(openingOf(script)))).toEqual([]);
    }
  });

  it('so that thanks before another step, or an “Okay.” in ordinary talk, is not taken for one', () => {
    const said = (content: string) => {
      const lastSpoken = spokenBefore([{ role: 'assistant', content }]);
      return all.filter((script) => lastSpoken(script) >= 0).map(({ id }) => id);
    };
    const [abuse] = elevatedScripts.abuse;
    expect(said(`Thank you for telling me. ${abuse!.text}`)).toEqual([abuse!.id]);
    expect(said('Okay. In nine days. How long has it been going on?')).toEqual([]);
    expect(isReviewed('Okay. In nine days. How long has it been going on?')).toBe(false);
    expect(isReviewed(`I hear you. ${abuse!.text}`)).toBe(true);
  });
});

describe('S12 the static words', () => {
  it('need nothing and name help that exists everywhere', () => {
    expect(staticSafeWords.join(' ')).toMatch(/emergency number/);
    expect(staticSafeWords.join(' ')).toMatch(/findahelpline\.com/);
  });
});
