// Words for somebody who fears for another's life: what to do and say for them, and that the one who fears is not alone
// with it. Under the same rules as `safe-words.data.ts`; nothing here asks after the member's own thoughts of dying.
// That asking plants nothing: Dazzi, Gribble, Wessely and Fear, "Does asking about suicide and related behaviours induce
// suicidal ideation?", Psychological Medicine 44 (2014).
import { friendScript } from './safe-answers.data.ts';
import type { SafeScript } from './safe-words.data.ts';

const script = (id: string, text: string): SafeScript => ({ id, text });

/** The one person told of may die within hours: said first. */
export const friendNow = script(
  'friend.now',
  'That is urgent, and you are right to take it so. Please call {emergency} now, say that you fear for a life, and give the address. Then go on trying to reach them. Who is near them, or has a key?',
);

/** What is said to each new sign of danger, in this order, each once. */
export const friendSteps: readonly SafeScript[] = [
  script(
    'friend.stay',
    'If they say that they think of it, stay or have somebody stay, and call {emergency} if it may be soon. {resource} You can ask them what to do, too. What do you know of where they are now?',
  ),
  script(
    'friend.more',
    'It helps to bring in one more person who can be there: family, a neighbour, a friend of theirs. Telling is no betrayal when it is about a life. Who would that be?',
  ),
  script(
    'friend.you',
    'And you are in this as well, and no one person can hold another up alone. Who could be beside you while you do?',
  ),
];

export type FriendAnswer = { heard: RegExp; unless?: RegExp; scripts: readonly SafeScript[] };

/** To what they just said or asked; the first script that was not said yet. Matched against `normalise`d words. */
export const friendAnswers: readonly FriendAnswer[] = [
  {
    heard:
      /\b(?:should|shall|do|can|could|must|may) i (?:\w+ ){0,2}(?:call|ring|phone|dial|get|tell|send)\b.{0,30}\b(?:999|911|112|000|111|police|cops|ambulance|emergency|someone|somebody|help|parents|mum|mom|dad|family|brother|sister|husband|wife|school|teacher|doctor)\b|\b(?:call|ring|phone) (?:999|911|112|000|111|the police|an ambulance)\b.{0,4}$/,
    scripts: [
      script(
        'friend.call',
        'Yes, this is what that number is for, and it is never wrong to have called. Call {emergency} now, say that you fear for a life, and give the address. I am here while you do.',
      ),
      script(
        'friend.call-again',
        'Please do it now, and I stay here while you do. The number is {emergency}. What keeps you from it?',
      ),
    ],
  },
  {
    heard:
      /\b(?:(?:she|he|they|sam|\w+) (?:is|are) (?:ok|okay|safe|alive|breathing)|(?:police|ambulance|paramedics|medics|crisis team) (?:\w+ )?(?:got in|are in|are there|is there|are with|is with|have (?:her|him|them))|in the ambulance|(?:is|are|in) (?:in |at )?(?:the )?hospital|(?:is|are|staying) (?:\w+ ){0,3}?with (?:his|her|their|the|my) (?:\w+ )?(?:brother|sister|mum|mom|mother|dad|father|parents|friends?|doctor|nurses?|team|husband|wife|partner|aunt|uncle|flatmate)|(?:someone|somebody|brother|sister|mum|mom|mother|dad|father|friend|wife|husband) is (?:there|with (?:him|her|them))|(?:she|he|they) (?:finally )?(?:picked up|answered|replied|texted back|opened the door|called me back))\b/,
    unless: /\b(?:not (?:ok|okay|safe|breathing)|no one|nobody|if|wish|hope)\b/,
    scripts: [
      script(
        'friend.safe-now',
        'Then they are not alone now, and you had a part in that. Your own body may take a while to believe it: sit down, and feel both feet on the floor. Who can be with you?',
      ),
      script(
        'friend.safe-later',
        'That is good to hear. In the days to come, a short message now and then means more than the right words. How are you in all this?',
      ),
    ],
  },
  {
    heard:
      /\b(?:i am (?:\w+ )?driving|typing at (?:the )?lights|at (?:the|a) (?:red )?lights?|in the car now|on my way (?:there|to (?:her|him|them))|driving (?:there|over))\b/,
    scripts: [
      script(
        'friend.drive',
        'You are doing the right thing. Please do not type while you drive; pull over when you need me. When the door opens, say that you are glad to see them, and stay. Is anybody meeting you there?',
      ),
    ],
  },
  {
    heard:
      /\b(?:what (?:do|should|can|could) i (?:even |actually )?(?:say|tell|text|write)|how (?:do|should|can|could) i (?:\w+ ){0,2}(?:bring (?:it|this|that) up|ask|say|talk|tell|start|raise)|do not know what to say|what to say to)\b/,
    scripts: [
      script(
        'friend.say',
        'Something true and short: "I was frightened for you, and I am here." Then ask it plainly: "Are you thinking of ending your life?" It does not plant the thought, and you need no answer ready. Listening and staying is the help.',
      ),
    ],
  },
  {
    heard:
      /\b(?:my fault|to blame|blame myself|should have (?:seen|known|answered|called|noticed|picked up|been there|done)|if (?:only )?i had|i (?:fell asleep|was asleep|missed it|ignored))\b/,
    scripts: [
      script(
        'friend.fault',
        'No, it is not your fault. A sign is easily missed, and what somebody comes to in such an hour is not made by the one who did not see it. You acted when you knew. Who could you say this to, besides me?',
      ),
    ],
  },
  {
    heard:
      /\b(?:(?:promised|swore|made me (?:promise|swear)|told me|asked me|begged me)\b.{0,20}\b(?:not (?:to )?tell|keep it|tell (?:no one|nobody))|betray\w* (?:her|his|their) (?:trust|confidence)|(?:hate|never forgive|never talk to) me if i tell)\b/,
    scripts: [
      script(
        'friend.secret',
        'A promise like that was not made for a matter of life, and for that it may be broken. They can be angry with you later, and alive. Who would be the right one to tell?',
      ),
    ],
  },
  {
    heard:
      /\b(?:(?:will|does|do|did|would) not (?:\w+ ){0,2}(?:see|talk to|go to|get|want|accept|take) (?:\w+ ){0,3}(?:help|doctor|therapist|therapy|anyone|anybody|counsell?or|hospital)|refus\w+ (?:to )?(?:\w+ ){0,2}(?:help|go|see|talk|get))\b/,
    scripts: [
      script(
        'friend.refuses',
        'You cannot make anybody take help, and you can go on offering it in small pieces: a walk, a meal, sitting beside them at a first call. If it may be soon, call {emergency} all the same. What have they let you do so far?',
      ),
    ],
  },
  {
    heard:
      /\b(?:what (?:do|should|can|could|would) i (?:even |actually )?do|tell me what to do|do not know what to do|how (?:do|can|could|should) i help|what now|help (?:me )?help (?:him|her|them)|what are the signs)\b/,
    scripts: [
      script(
        'friend.do',
        'Three things. Ask them plainly whether they think of ending their life. If it may be soon, do not leave them alone, and call {emergency}. And tell one more person, so that it does not rest on you. Which of these can you do first?',
      ),
    ],
  },
  {
    heard:
      /\b(?:not (?:about )?me\b|not about me|i am (?:fine|ok|okay|safe|not (?:suicidal|in danger))|(?:nobody|no one) is hurting me|it is (?:her|him|them|my (?:friend|mate|brother|sister|mum|mom|son|daughter)))\b/,
    scripts: [
      script(
        'friend.theirs',
        'I understand: it is them you fear for. If it may be soon, call {emergency} to where they are, even if you are not sure. Are they alone right now?',
      ),
    ],
  },
];

export const friendLeaving = script(
  'friend.leaving',
  'Go to what needs you. If you fear for their life, call {emergency} to where they are; it is never wrong to have called. And be gentle with yourself tonight as well.',
);

export const friendScripts: readonly SafeScript[] = [
  friendNow,
  friendScript,
  ...friendSteps,
  ...friendAnswers.flatMap(({ scripts }) => scripts),
  friendLeaving,
];
