import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';

const levelOf = (content: string) => assess([{ role: 'user', content }]);

describe('another language: the plainest sentences of danger are known', () => {
  it.each([
    ['Je veux mourir.', 'suicide'],
    ["J'ai vraiment envie de mourir, je n'en peux plus", 'suicide'],
    ['No quiero seguir viviendo', 'suicide'],
    ['Ich möchte einfach nicht mehr leben.', 'suicide'],
    ['Não quero mais viver', 'suicide'],
    ['Vorrei morire', 'suicide'],
    ['ngifuna ukufa', 'suicide'],
    ['i wan die', 'suicide'],
    ['main marna chahta hoon', 'suicide'],
    ['मुझे मरना है', 'suicide'],
    ['أريد أن أموت', 'suicide'],
    ['ninataka kufa', 'suicide'],
    ['Mon mari me frappe quand il boit.', 'abuse'],
    ['Mein Mann schlägt mich', 'abuse'],
    ['Je me scarifie encore', 'self_harm'],
  ])('%s', (content, kind) => {
    expect(levelOf(content)).toMatchObject({ level: 'elevated', kinds: [kind] });
  });

  it.each([
    ["J'ai avalé tous mes médicaments", 'overdose'],
    ['Ich habe alle Tabletten geschluckt', 'overdose'],
    ['Voy a matarme', 'suicide'],
  ])('now: %s', (content, kind) => {
    expect(levelOf(content)).toMatchObject({ level: 'imminent', kinds: [kind] });
  });

  it.each([
    'Je suis très seule depuis que je suis arrivée dans cette ville.',
    "Je ne veux pas mourir, j'ai juste peur de l'avion",
    'Envie de mourir de rire',
    'Me quiero morir de vergüenza',
    'No quiero morir',
    'Ich will nicht sterben',
    'Não quero morrer',
    'Non voglio morire, ho paura del dentista',
    'Je me coupe les cheveux',
    'Il me frappe que tu sois venue',
    'Minha mãe morreu em março',
    'Sitaki kufa moyo',
  ])('nothing: %s', (content) => {
    expect(levelOf(content).level).toBe('none');
  });
});
