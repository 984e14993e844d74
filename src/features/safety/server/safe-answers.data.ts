// Reviewed replies to what somebody just said while they may not be safe: a step that passes over their words is heard as
// not having been listened to. Under the same rules as `safe-words.data.ts`. Matched against `normalise`d words.
import type { DeclinedHelp } from './rules/declined.data.ts';
import type { SafeFamily, SafeScript } from './safe-words.data.ts';

export type Answering = {
  /** The first that was not yet said is said. */
  scripts: SafeScript[];
  heard: RegExp;
  unless?: RegExp;
  families?: SafeFamily[];
  /** Only where one of these was offered before. */
  after?: DeclinedHelp[];
  /** Words; more of them say something else as well. */
  most?: number;
  /** Said even before the first step. */
  isFirst?: true;
};

/** Somebody was asked for, or is asked about in fear: none of it has happened. */
const notSo =
  /\b(?:not|never|no|nobody|if|should|afraid|scared|threat\w*|would|yesterday|last (?:week|month|year))\b/;
const hurtByOthers: SafeFamily[] = ['abuse', 'child'];
const inOwnHands: SafeFamily[] = ['suicide', 'self_harm', 'medical', 'psychosis', 'substance', 'neglect'];

/** From here on nothing is asked and nothing offered, until danger is told anew. */
export const unaskedScript: SafeScript = {
  id: 'answer.unasked',
  text: 'All right. No more questions and no numbers from me, unless you want them. I am not going anywhere, and you can say anything here or nothing at all.',
};
export const unaskedBodyScript: SafeScript = {
  id: 'answer.unasked-body',
  text: 'All right, no more questions. Only this, because it matters to me what happens to you: your body needs a doctor now, even if you feel nothing yet. I am staying here with you.',
};

/** Thoughts, and no plan: it is taken as it was said, and not asked again in the same words. */
export const noPlanScripts: SafeScript[] = [
  {
    id: 'answer.no-plan',
    text: 'No plan, and I am glad of that. To wish not to be here is heavy enough by itself, and nobody hurries you here. When does it come, and what is going on then?',
  },
];

/** Somebody who was asked enough and came with something else. The number is said once, and then they are followed. */
export const goOnScripts: SafeScript[] = [
  {
    id: 'answer.go-on',
    text: 'Of course we can. One thing first, so that it has been said: {resource} It is there at any hour, and so is the help on this screen. Now, tell me about what you came with.',
    offers: 'hotline',
  },
  {
    id: 'answer.go-on-quietly',
    text: 'Of course we can. The help on this screen stays where it is, and you can come back to this at any moment. Tell me about the other thing.',
  },
];

export const asksToGoOn =
  /\b(?:can|could|may|shall|let|please|lets) (?:we|us|i|you)? ?(?:\w+ ){0,2}?(?:go on|carry on|continue|go back|get back|move on|talk|speak|change (?:the )?(?:subject|topic))\b(?! (?:to|with) (?:someone|somebody|a (?:person|human|doctor))).{0,12}(?:\b(?:about|to|with|instead|else|now|please|of)\b.*|$)|\bi (?:would |just )*(?:rather|prefer to|want to|came (?:here )?to|wanted to) (?:\w+ )?(?:talk|speak|go on|get back|continue) (?:about|with|to) (?!(?:someone|somebody|a (?:person|human)|dying|it)\b)|\b(?:something (?:normal|else)|change (?:the )?(?:subject|topic)|back to (?:my|the|what))\b|\bnot (?:this|that) (?:now|today|again)\b/;

/** What they go on with is the danger itself. */
export const ofTheSame =
  /\b(?:about (?:it|that|this|dying|death|suicide|killing|the (?:thoughts|pills|plan|end))|(?:how|when|where) i would|do it)\b/;

/** For whom nothing is to be asked. */
export const quietScripts: SafeScript[] = [
  { id: 'quiet.here', text: 'I am still here with you. You do not have to answer anything.' },
  { id: 'quiet.enough', text: 'You are still talking to me, and that is enough for now.' },
  { id: 'quiet.time', text: 'Take all the time you need. I am listening whenever you want to go on.' },
  {
    id: 'quiet.minute',
    text: 'This is a hard stretch, and you are getting through it minute by minute. I am with you in it.',
  },
];

export const refusesQuestions =
  /\b(?:stop (?:asking|giving me|telling me|sending|pushing|saying|it with|with (?:the|your))|no more (?:questions|numbers|advice)|do not (?:want|need) (?:any |of |your |more |these |those |anymore )*(?:questions|numbers|advice)|leave me (?:alone|be)|i (?:already )?(?:said|told you) no|quit asking|you keep (?:asking|saying|repeating)|shut up|(?:same|that) (?:question|thing) again|(?:sound|talk)(?:s|ing)? like a (?:robot|script|machine|leaflet)|acha kuniuliza|niache)\b/;

export const answerings: Answering[] = [
  {
    // Said to our question, or to a step: no blow, and no name is wanted for what there is.
    isFirst: true,
    families: ['abuse'],
    heard:
      /\b(?:never (?:\w+ )?(?:hit|hurt|touched|laid|beat|beaten|been violent)|not (?:really )?(?:an? )?(?:abus\w+|violent|monster|like that|that bad|a big deal)|(?:do|please do) not make (?:it|this|that) (?:into )?(?:a thing|something|bigger|worse)|is (?:a |really a |actually a )?good (?:man|person|woman|husband|wife|father|dad|guy)|means (?:well|it well)|you are not listening)\b/,
    unless:
      /\b(?:until|except|but (?:he|she|they) (?:did|does|hits?|threw|pushed)|this time|last night|yesterday|only once|just once|anymore|slapp?(?:ed|s)|push(?:ed|es)|chok\w+|grabb\w+)\b/,
    most: 30,
    scripts: [
      {
        id: 'answer.no-blow',
        text: 'You know them, and I do not, so I put no name on it. It need not be a blow for it to weigh on you. How is it for you at home, in the hours before they come in?',
      },
      {
        id: 'answer.no-name',
        text: 'I will not make it into anything you do not call it. You decide what it is and what you do with it. The help stays where it is on this screen. What would you like to speak of now?',
      },
    ],
  },
  {
    isFirst: true,
    families: inOwnHands,
    heard:
      /\b(?:(?:ambulance|paramedics|medics|doctor|help) (?:is |are )?(?:on (?:the|its|their|his|her) way|coming|here|outside)|(?:call|ring|phon)(?:ed|ing) (?:an |the |for an )?(?:ambulance|999|112|911|000|111|emergency)|in the ambulance|(?:taking|driving) me to (?:the )?(?:hospital|clinic|er)|(?:on (?:my|our|the) way|going) to (?:the )?(?:hospital|clinic|er))\b/,
    unless: notSo,
    scripts: [
      {
        id: 'answer.coming',
        text: 'That is the right thing, and I am so glad. Stay where they can find you, and tell them plainly what happened. I am here with you until somebody is.',
      },
      {
        id: 'answer.coming-2',
        text: 'Good, it is going the right way. Keep the door open for them, and go on talking to me if it helps.',
      },
    ],
  },
  {
    families: inOwnHands,
    after: ['emergency', 'trusted_person', 'hotline'],
    heard:
      /^(?:(?:ok|okay|yes|yeah) )*(?:he|she|they) (?:is|are) (?:coming|on (?:his|her|the|their) way|calling)\b/,
    unless: /\b(?:for|after|to get|to kill) me\b/,
    scripts: [
      {
        id: 'answer.somebody-coming',
        text: 'I am glad that somebody is on their way to you. Tell them plainly how bad it is, in one sentence if more is too much. I will stay with you until then.',
      },
    ],
  },
  {
    families: ['medical'],
    heard: /\b(?:what (?:will|is going to|would) happen to me|(?:am|will) i (?:going to )?die)\b/,
    scripts: [
      {
        id: 'answer.what-happens',
        text: 'I cannot know that from here, and that is why a doctor has to look at you soon. Much can be done when people come in time. Please call {emergency}, or let somebody do it for you.',
      },
    ],
  },
  {
    families: ['medical'],
    heard:
      /\b(?:feel(?:ing)?|am|getting|so|really) (?:\w+ )?(?:sick|dizzy|sleepy|drowsy|weak|faint|numb|cold|heavy)\b|\b(?:throwing up|threw up|vomit\w*|passing out|can not (?:see|stand|breathe|feel)|stomach hurts|heart (?:is|feels))\b/,
    unless: /\b(?:sick of|not|better)\b/,
    scripts: [
      {
        id: 'answer.symptom',
        text: 'That is your body asking for help, and it should not wait. Please call {emergency} now, or open the door and call out to somebody. Stay sitting up while you do.',
      },
    ],
  },
  {
    isFirst: true,
    families: hurtByOthers,
    heard: /\b(?:need|have|got|must) (?:to )?(?:go|hang up|stop)\b(?! to )/,
    scripts: [
      {
        id: 'answer.go',
        text: 'Then go, and look after yourself first. You can close this now and come back at any hour. If you are in danger, call {emergency}, or get to other people.',
      },
    ],
  },
  {
    families: hurtByOthers,
    heard:
      /\bcan not (?:call|speak|talk|phone)\b(?! (?:it |this |that )?(?:the wedding |everything )?off\b)|\b(?:he|she|they) (?:will|would|can|could|might) hear\b/,
    scripts: [
      {
        id: 'answer.unheard',
        text: 'Then do not call while it is not safe to. Write as little as you like, and be ready to close this screen. Is there somebody who could get a short message from you?',
      },
    ],
  },
  {
    families: hurtByOthers,
    heard: /\b(?:not|never|nobody|no one|wont) (?:\w+ ){0,2}believes? (?:me|it|us)\b/,
    scripts: [
      {
        id: 'answer.believe',
        text: 'I believe you. If the first person you tell does not, tell another, and go on until somebody helps. Who would be the easiest to tell?',
        offers: 'trusted_person',
      },
    ],
  },
  {
    families: hurtByOthers,
    heard:
      /\bi (?:\w+ )?(?:deserved?|asked for|earned|provoked?|brought) (?:it|this|that|him|her|them|all (?:of )?(?:it|this)|what (?:i got|he did|she did))\b|\bi (?:\w+ )?(?:make|made|push|pushed|drive|drove) (?:him|her|them) (?:do (?:it|this|that)|(?:so )?angry|mad|to it|snap|hit)\b|\bi should not have (?:said|answered|gone|talked|worn|burn\w*|spoken|provoked)\b/,
    unless: /\b(?:to die|death|be dead|not deserve|do not think i|never asked)\b/,
    scripts: [
      {
        id: 'answer.deserved',
        text: 'Nobody deserves to be hurt, whatever was said or done before it. Somebody decided to hurt you, and that was not you. Where does the thought come from that you earned it?',
      },
      {
        id: 'answer.deserved-2',
        text: 'I hear that thought, and I do not share it. Many people who are hurt at home come to think so, often because they were told so again and again. What would you say to a friend in your place?',
      },
    ],
  },
  {
    families: hurtByOthers,
    heard:
      /\b(?:get|be|am i|him|her|them) in(?:to)? trouble\b|\bmy (?:own )?fault\b|\b(?:go(?:es|ing)?|sent|put) (?:\w+ )?(?:to|in|into) (?:jail|prison)\b|\b(?:he|she) (?:will|would|could|might) (?:be|get) arrested\b/,
    scripts: [
      {
        id: 'answer.blame',
        text: 'You are not in trouble, and you did not cause this. What happens to somebody who hurts you comes from what they did, and not from your telling. What worries you most about it?',
      },
      {
        id: 'answer.blame-2',
        text: 'It makes sense to be torn about that. It is not on your shoulders to protect somebody who hurts you.',
      },
    ],
  },
  {
    heard:
      /(?:^|please |just |promise |and )(?:do not|you will not|you can not) (?:\w+ )?tell (?:anyone|anybody|my \w+|them|her|him|a soul)\b|\bpromise (?:me|not to|you)\b|\bkeep (?:it|this|that) (?:a )?(?:secret|between us)\b|\b(?:do you|will you|are you going to|you going to) (?:report|tell|call the police|call social)\b/,
    scripts: [
      {
        id: 'answer.secrecy',
        text: 'I cannot promise secrecy, and I will not pretend to. I do not phone anyone from here, and nothing you say makes me think less of you. What are you most afraid of, if somebody knew?',
      },
    ],
  },
  {
    heard:
      /\bare you (?:one of them|with them|real|human|an? (?:\w+ )?(?:person|human|bot|robot|machine|ai))\b/,
    scripts: [
      {
        id: 'answer.what-i-am',
        text: 'I am an AI, a computer program that talks with you, and nothing else. What you feel is real all the same, and I take it seriously. What would help you feel a little safer right now?',
      },
    ],
  },
  {
    families: ['psychosis'],
    heard:
      /\b(?:(?:do|do not|can|will|would) you (?:\w+ )?believe (?:me|it|this|that)|you (?:do )?believe me\b(?! (?:not|now))|you (?:do not|dont) believe (?:me|it|this)|(?:do )?you think i am (?:\w+ )?(?:lying|imagining|making (?:it|this) up|crazy|mad|insane))\b/,
    scripts: [
      {
        id: 'answer.believe-me',
        text: 'I believe that this is how it is for you, and that it is frightening. I see some of it differently, and I will be honest about that. You do not have to convince me to be helped. What is the hardest part of it right now?',
      },
    ],
  },
  {
    families: ['substance'],
    heard:
      /\b(?:should|can|could|do|is it|what if) .*\b(?:stop|quit|come off)\b.*\b(?:at once|suddenly|cold turkey|from one day to the next|overnight|straight ?away|immediately|just like that|drinking|alcohol|today)\b/,
    scripts: [
      {
        id: 'answer.stop-suddenly',
        text: 'Please do not stop at one stroke: a body that is used to it can answer with shaking, seeing things or a fit. A doctor or a clinic can bring you down safely, and will not judge you. If it has begun, call {emergency}. Who could you ask first?',
        offers: 'professional',
      },
    ],
  },
  {
    families: ['eating'],
    heard:
      /\b(?:how (?:do|can|could|should) i|ways? to|help me|tips? (?:to|for|on)) (?:\w+ ){0,3}(?:los(?:e|ing)|purg\w+|throw\w* up|vomit\w*|burn|starv\w+|stop eating|get (?:thinner|smaller|down to)|eat less)\b/,
    scripts: [
      {
        id: 'answer.eating',
        text: 'With that I will not help, because your body is paying for it already. I would like to help with what makes it so urgent. What happens in you just before?',
      },
    ],
  },
  {
    heard:
      /\b(?:(?:do|will|are) you (?:\w+ )?(?:think (?:i am|less of me)|hate me|judg\w+|angry|mad at me|disappointed)|am i (?:an? |so )?(?:bad|terrible|awful|horrible|monster|crazy|mad|weird|broken|evil|disgusting|pathetic))\b/,
    scripts: [
      {
        id: 'answer.judged',
        text: 'I hear somebody in a great deal of pain who is telling the truth about it, and I am not judging you. You are welcome here as you are.',
      },
    ],
  },
  {
    isFirst: true,
    families: ['suicide', 'self_harm', 'medical'],
    heard:
      /\b(?:how (?:many|much)|which|what) (?:\w+ ){0,6}(?:lethal|fatal|deadly|(?:to|would) kill|to die|overdose|enough to)\b|\bpainless(?:ly)?\b|\b(?:least|less) pain\w*\b|\b(?:easiest|quickest|fastest|best) way to (?:go|die|do it|end)\b|\bhow do (?:people|others|they) (?:\w+ )?(?:do it|die|kill themselves)\b/,
    scripts: [
      {
        id: 'answer.method',
        text: 'That is something I will not tell you, because I want you to be alive tomorrow. I would rather know how it is with you. Are you having thoughts of ending your life?',
      },
      {
        id: 'answer.method-2',
        text: 'I will not help with that, whatever it is for, and I am not angry that you ask. Somebody could sit with you while the question is so loud. Who would you let near you tonight?',
        offers: 'trusted_person',
      },
    ],
  },
  {
    families: ['suicide', 'self_harm', 'harm_to_others', 'psychosis'],
    heard:
      /\bi (?:have )?(?:put|moved|threw|thrown|flushed|gave|given|locked|left|poured|handed) (?:it|them|everything|the \w+(?: \w+)?) (?:all )?(?:away|in|down|outside|to|with|out|back|over)\b|\b(?:it is|they are) (?:locked away|in the bin|out of (?:the|my) (?:room|house))\b/,
    unless: /\b(?:mouth|hands?|pocket|lap|not|never|if)\b/,
    scripts: [
      {
        id: 'answer.distance',
        text: 'Thank you for doing that. It cannot have been easy, and it makes this hour safer. How is it now, with a little distance?',
      },
    ],
  },
  {
    after: ['trusted_person', 'hotline', 'emergency'],
    heard:
      /^(?:(?:ok|okay|yes|yeah|sawa|fine|alright|well|maybe|i think) )*(?:(?:i (?:will|am going to|can|could|might|should)|ill|let me) (?:\w+ ){0,2}(?:knock|wake|tell|text|call|message|ring|phone|ask|go to (?:my|the (?:neighbou?rs?|hospital|clinic)|a friend))|nitam\w+|nitap\w+)\b/,
    unless: /\b(?:not|never|no|goodbye|sorry)\b/,
    scripts: [
      {
        id: 'answer.reaching',
        text: 'Yes, please do, as soon as it is safe to. It is enough to say: I am not okay, please come. I will be here while you do.',
      },
    ],
  },
  {
    after: ['trusted_person', 'hotline', 'emergency'],
    heard:
      /^(?:(?:ok|okay|yes|yeah|so|and) )*i (?:have )?(?:told|woke|called|texted|messaged|rang|phoned) (?:her|him|them|someone|somebody|mum|mom|dad|my \w+)\b|^nime(?:mwambia|mpigia)\b/,
    unless: /\b(?:not|never|laugh\w*|did not|angry|yell\w*|goodbye|sorry|would)\b/,
    most: 9,
    scripts: [
      {
        id: 'answer.told',
        text: 'I am so glad that you told somebody. That is hard to do, and it changes this hour. How is it, now that they know?',
      },
    ],
  },
  {
    families: inOwnHands,
    after: ['trusted_person', 'emergency', 'hotline'],
    heard:
      /^(?:(?:ok|okay|yes|yeah|so|and|hey) )*(?:(?:he|she|they) (?:is|are)|(?:my \w+|he|she|they|mum|mom|dad|someone|somebody|a friend) (?:has |have |just )*(?:came|come|arrived|got here|got in))(?: (?:here|in|over|down|up|round|home|with me|beside me|next to me|at my door|at the door))+(?: now| already)?$/,
    unless: /\b(?:not|no|never|hurt\w*|hits?|beat\w*|scared|afraid)\b/,
    scripts: [
      {
        id: 'answer.came',
        text: 'I am so glad that you are not alone now. Let them stay close, through the night if it can be, and tell them what you told me. You can put this down and talk with them, and I am here if you want me.',
      },
      {
        id: 'answer.came-2',
        text: 'Good. Stay near each other, and keep whatever could hurt you out of reach. I am still here.',
      },
    ],
  },
  {
    families: inOwnHands,
    heard:
      /\b(?:my \w+|a friend|someone|somebody) (?:is|are) (?:here|home|awake|with me|nearby|near|next door|in the (?:next|other) room)\b|\bmy \w+ lives (?:nearby|near|next door|downstairs|upstairs)\b|\b(?:mama|dada|kaka|rafiki|baba)(?: yangu)? yuko\b/,
    unless: /\b(?:not|no|never|hurt\w*|hits?|beat\w*|scared|afraid)\b/,
    scripts: [
      {
        id: 'answer.company',
        text: 'I am glad that there is somebody near you. Let them know how hard it has been, even if it is only one sentence. Could you do that now?',
      },
    ],
  },
  {
    heard: /^(?:\w+ ){0,3}(?:scared|afraid|terrified|frightened|naogopa)(?: \w+){0,2}$/,
    unless: /\b(?:not|never|of (?:him|her|them|my))\b/,
    most: 7,
    scripts: [
      {
        id: 'answer.scared',
        text: 'It makes sense that you are frightened, and I am here with you. You do not have to get through all of it at once. What would make this minute a little safer?',
      },
    ],
  },
  {
    heard:
      /\b(?:do not|can not) (?:speak|understand) (?:\w+ )?english\b|\bmy english is\b|\bje ne (?:parle|comprends) pas\b|\bno (?:hablo|entiendo)\b|\bich (?:spreche|verstehe) (?:\w+ )?(?:kein|nicht|nur)\b|\b(?:sijui|sielewi) (?:kizungu|kiingereza)\b/,
    scripts: [
      {
        id: 'answer.language',
        text: 'I can only answer in English, and I am sorry for that. At findahelpline.com there are people who speak other languages. Is there somebody near you who could help you call?',
      },
    ],
  },
  {
    heard:
      /^(?:(?:ok|okay|alright|yeah|yes|and|well) )*(?:thanks|thank you|thx|asante|shukran|merci|gracias|danke)\b/,
    unless: /\b(?:everything|bye|goodbye|farewell|no thanks|no thank you)\b/,
    most: 8,
    scripts: [
      {
        id: 'answer.thanks',
        text: 'You are welcome, and I am glad that you are here. I will stay for as long as you want to talk.',
      },
      {
        id: 'answer.thanks-2',
        text: 'There is no need to thank me. I am glad that you are still here, talking.',
      },
    ],
  },
];

/** Stands in for the first steps where danger is somebody else's. */
export const friendScript: SafeScript = {
  id: 'friend.help',
  text: 'It is good that they are not alone with this. You can ask them plainly whether they think of ending their life; asking does not plant it. If it may be soon, call {emergency} to where they are. Is somebody with them now?',
};

/** For who is frightened by the thought of doing harm: no anger is heard in it, and none is put there. */
export const fearedHarmScripts: SafeScript[] = [
  {
    id: 'feared.ask',
    text: 'Thoughts like that frighten people badly, and you told me all the same. To be afraid of it is not to want it. Right now, do you feel close to hurting someone?',
  },
  {
    id: 'feared.doctor',
    text: 'Many people have such thoughts, new parents among them, and doctors and midwives know them well. Telling one does not make you a danger to anybody. Who could you tell this week?',
    offers: 'professional',
  },
  {
    id: 'feared.person',
    text: 'It is a lonely thing to carry, and it grows in secret. Is there one person who could take some of the days or nights with you?',
    offers: 'trusted_person',
  },
  {
    id: 'feared.line',
    text: 'You can say this to a person at any hour, and they have heard it before. {resource} Would you try them?',
    offers: 'hotline',
  },
];

/** For a child or a teenager who is hurt by somebody, in words for them. */
export const minorScripts: Record<'elevated' | 'imminent', SafeScript[]> = {
  elevated: [
    {
      id: 'minor.safe',
      text: 'You did the right thing by telling me. None of this is your fault, and you have done nothing wrong. Are you safe right now?',
    },
    {
      id: 'minor.adult',
      text: 'A grown-up who is kind needs to know, so that it can stop. It can be a teacher, a nurse, a neighbour or somebody in your family. Who would you tell first?',
      offers: 'trusted_person',
    },
    {
      id: 'minor.line',
      text: 'There are people whose work it is to help, and you can talk to them like you talk to me. {resource} If you are in danger, call {emergency}. Would you try?',
      offers: 'hotline',
    },
    {
      id: 'minor.doctor',
      text: 'A nurse or a doctor can look after you, and you may bring somebody you like. Is there one at your school or near you?',
      offers: 'professional',
    },
  ],
  imminent: [
    {
      id: 'minor-now.go',
      text: 'Go to where other people are, if you can: another room, a neighbour, a shop. Call {emergency}, say how old you are and that you need help. Can you get to somebody now?',
      offers: 'emergency',
    },
    {
      id: 'minor-now.adult',
      text: 'It is all right to wake somebody or to knock on a door, even at night. Which grown-up is nearest and kind to you?',
      offers: 'trusted_person',
    },
    {
      id: 'minor-now.line',
      text: 'There are people who help children at this very hour. {resource} You only need to say: somebody is hurting me. Have you reached anyone?',
      offers: 'hotline',
    },
  ],
};

/**
 * For who hurt a child with their own hands and says so. That a shaken child needs a doctor at once: Southampton City Council,
 * "Don't shake the baby"; that one lays a crying baby in its cot, leaves the room and looks in every ten minutes: Public Health
 * Wales, "Preventing non-accidental head injury in infants"; both read 2026-11.
 */
export const ownHandScripts: Record<'elevated' | 'imminent', SafeScript[]> = {
  elevated: [
    {
      id: 'own-hand.seen',
      text: 'Thank you for saying that, it cannot have been easy. A small child who was shaken or hurt has to be seen by a doctor straight away, also when it seems well. Is the child with somebody calm right now?',
    },
    {
      id: 'own-hand.away',
      text: 'When it rises in you: lay the child down where it is safe, close the door and go to another room for ten minutes. A child that cries in its cot is safer than one in shaking hands. Who could take over tonight?',
      offers: 'trusted_person',
    },
    {
      id: 'own-hand.line',
      text: 'There are people who listen to parents at the end of their strength. {resource} You can say it there as you said it here. Would you try them?',
      offers: 'hotline',
    },
    {
      id: 'own-hand.doctor',
      text: 'A doctor, a midwife or a health visitor can help so that it does not come to this again: with sleep, with support at home, with what weighs on you. Which of them could you tell this week?',
      offers: 'professional',
    },
  ],
  imminent: [
    {
      id: 'own-hand-now.call',
      text: 'Please step away from the child now, into another room. If it is hurt, limp, very sleepy or breathes differently, call {emergency} at once. Is another adult near you?',
      offers: 'emergency',
    },
    {
      id: 'own-hand-now.adult',
      text: 'Let somebody else be with the child from this minute on, a neighbour too. Who is the nearest?',
      offers: 'trusted_person',
    },
    {
      id: 'own-hand-now.line',
      text: 'You can tell a person about this right now. {resource} Have you reached anyone?',
      offers: 'hotline',
    },
  ],
};

/** Said before the general ones, where every step was offered or the help declined. */
export const ownStayingScripts: Partial<Record<SafeFamily | 'minor', SafeScript[]>> = {
  abuse: [
    {
      id: 'stay.abuse-believe',
      text: 'I believe you. You know best what is safe for you, and I will not push you. What do you need most for tonight?',
    },
    {
      id: 'stay.abuse-door',
      text: 'It makes sense to go carefully. If things turn, get to a door and to other people, and call {emergency} when you can. Where would you go, if it had to be quick?',
    },
    {
      id: 'stay.abuse-both',
      text: 'To be hurt by somebody and to love them can both be true. You do not have to decide anything right now. What is it like for you at the moment?',
    },
    {
      id: 'stay.abuse-right',
      text: 'Nothing you did makes this right. I am here for whatever you want to say next.',
    },
  ],
  minor: [
    {
      id: 'stay.minor-glad',
      text: 'I am glad that you go on telling me, and this should not be happening to you. What is it like for you right now?',
    },
    {
      id: 'stay.minor-words',
      text: 'You do not need the right words. A safe grown-up will want to help, even if it is scary to tell. What would be the hardest part of telling?',
    },
    {
      id: 'stay.minor-believe',
      text: 'I believe you. You can tell me as much or as little as you like.',
    },
  ],
  medical: [
    {
      id: 'stay.medical-sleep',
      text: 'I am staying with you. Please do not lie down alone to sleep it off. Who could come to you in the next few minutes?',
      offers: 'trusted_person',
    },
    {
      id: 'stay.medical-body',
      text: 'You reached out, and that matters. Sit up, keep the door unlocked and go on talking to me. How does your body feel now?',
    },
    {
      id: 'stay.medical-quiet',
      text: 'A body can need help even when it feels quiet. Nobody who comes will be angry with you. What is holding you back?',
    },
  ],
  psychosis: [
    {
      id: 'stay.psychosis-safest',
      text: 'I can hear how frightening this is, and I am on your side. Less noise, some water and somebody you know can help it ease. What feels safest around you right now?',
    },
    {
      id: 'stay.psychosis-prove',
      text: 'You do not have to follow anything it says, and you do not have to prove anything to me. What helps a little when it is like this?',
    },
  ],
};

/** When somebody who was asked about it plainly says no, in few words. */
export const believedScripts: SafeScript[] = [
  {
    id: 'believed.1',
    text: 'Thank you for answering me. I believe you, and I can still hear that it is heavy. What weighs the most today?',
  },
  {
    id: 'believed.2',
    text: 'All right, I take you at your word. You can come back to it whenever you want. What would you like to talk about now?',
  },
];

/** The same for who only worries about somebody. */
export const watchFriendScript: SafeScript = {
  id: 'watch.friend',
  text: 'They are lucky to have somebody who worries about them. If you fear for their life, you can ask them plainly whether they think of ending it; asking does not plant it. Is anyone with them now?',
};
