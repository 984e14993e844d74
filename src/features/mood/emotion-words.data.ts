// Words for a feeling, grouped by the level they are offered with. The id is what is stored: it must never be reused
// for another word. A member may pick from any level.

export type EmotionWord = { id: string; level: 1 | 2 | 3 | 4 | 5; label: { en: string; sw: string } };

const level = (number: EmotionWord['level'], words: [id: string, en: string, sw: string][]): EmotionWord[] =>
  words.map(([id, en, sw]) => ({ id, level: number, label: { en, sw } }));

export const emotionWords: readonly EmotionWord[] = [
  ...level(1, [
    ['hopeless', 'Hopeless', 'Bila tumaini'],
    ['overwhelmed', 'Overwhelmed', 'Nimelemewa'],
    ['heartbroken', 'Heartbroken', 'Moyo umeumia'],
    ['numb', 'Numb', 'Sihisi kitu'],
    ['panicked', 'Panicked', 'Na hofu kuu'],
    ['afraid', 'Afraid', 'Na woga'],
    ['ashamed', 'Ashamed', 'Na aibu'],
    ['furious', 'Furious', 'Na ghadhabu'],
    ['lonely', 'Lonely', 'Mpweke'],
    ['drained', 'Drained', 'Nimeishiwa nguvu'],
  ]),
  ...level(2, [
    ['sad', 'Sad', 'Na huzuni'],
    ['anxious', 'Anxious', 'Na wasiwasi'],
    ['stressed', 'Stressed', 'Na msongo wa mawazo'],
    ['frustrated', 'Frustrated', 'Nimefadhaika'],
    ['tired', 'Tired', 'Nimechoka'],
    ['worried', 'Worried', 'Na mashaka'],
    ['irritated', 'Irritated', 'Nimeudhika'],
    ['discouraged', 'Discouraged', 'Nimevunjika moyo'],
    ['guilty', 'Guilty', 'Najilaumu'],
    ['insecure', 'Insecure', 'Sijiamini'],
  ]),
  ...level(3, [
    ['neutral', 'Neutral', 'Kawaida'],
    ['so-so', 'So-so', 'Hivi hivi'],
    ['bored', 'Bored', 'Nimechoshwa'],
    ['restless', 'Restless', 'Situlii'],
    ['distracted', 'Distracted', 'Akili inatangatanga'],
    ['unsure', 'Unsure', 'Sina uhakika'],
    ['thoughtful', 'Thoughtful', 'Natafakari'],
    ['quiet', 'Quiet', 'Kimya'],
    ['curious', 'Curious', 'Nadadisi'],
    ['mixed', 'Mixed', 'Hisia mchanganyiko'],
  ]),
  ...level(4, [
    ['content', 'Content', 'Nimeridhika'],
    ['calm', 'Calm', 'Mtulivu'],
    ['hopeful', 'Hopeful', 'Na matumaini'],
    ['grateful', 'Grateful', 'Na shukrani'],
    ['relaxed', 'Relaxed', 'Nimepumzika'],
    ['motivated', 'Motivated', 'Na ari'],
    ['connected', 'Connected', 'Karibu na wengine'],
    ['proud', 'Proud', 'Najivunia'],
    ['relieved', 'Relieved', 'Nimepata nafuu'],
    ['interested', 'Interested', 'Nimevutiwa'],
  ]),
  ...level(5, [
    ['joyful', 'Joyful', 'Na furaha'],
    ['excited', 'Excited', 'Na msisimko'],
    ['energised', 'Energised', 'Na nguvu'],
    ['loved', 'Loved', 'Ninapendwa'],
    ['inspired', 'Inspired', 'Na hamasa'],
    ['confident', 'Confident', 'Najiamini'],
    ['peaceful', 'Peaceful', 'Na amani'],
    ['playful', 'Playful', 'Mchangamfu'],
    ['alive', 'Alive', 'Nahisi uhai'],
    ['amazed', 'Amazed', 'Nimestaajabu'],
  ]),
];
