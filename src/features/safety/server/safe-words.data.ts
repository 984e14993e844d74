// Reviewed replies for when someone may not be safe. Spoken as they stand: plain, warm, at most one question,
// never slang, never a method, never a diagnosis, never a promise of secrecy. {resource}, {abuse_resource} and {emergency} are filled in.
import type { DeclinedHelp } from './rules/declined.data.ts';

export type SafeFamily =
  | 'suicide'
  | 'self_harm'
  | 'medical'
  | 'harm_to_others'
  | 'abuse'
  | 'child'
  | 'eating'
  | 'psychosis'
  | 'substance'
  | 'neglect';

export type SafeScript = {
  id: string;
  text: string;
  offers?: DeclinedHelp;
  /** Asked only once thoughts of suicide were said plainly or confirmed. */
  needsIdeation?: true;
};

const script = (id: string, text: string, more: Omit<SafeScript, 'id' | 'text'> = {}): SafeScript => ({
  id,
  text,
  ...more,
});

export const safetyPlan: SafeScript[] = [
  script(
    'plan.offer',
    'It can help to have a few steps ready for the worst moments, so you do not have to think them up then. We can make a small safety plan together now. What is the first sign that tells you it is getting worse?',
    { offers: 'safety_plan' },
  ),
  script(
    'plan.alone',
    'Let us keep that in mind as a first sign. What is one thing that has carried you through a moment like that before, even a little?',
    {
      offers: 'safety_plan',
    },
  ),
  script(
    'plan.place',
    'Let us keep that in the plan. Where do you feel a bit safer, or who feels safe to sit near?',
    { offers: 'safety_plan' },
  ),
];

export const elevatedScripts: Record<SafeFamily, SafeScript[]> = {
  suicide: [
    script(
      'suicide.ask',
      'Thank you for telling me. That is a lot of pain to be holding, and I would rather hear it than not. Are you having thoughts of ending your life?',
    ),
    script(
      'suicide.ask-plan',
      'Thank you for being honest with me. Nothing you say here shocks me. Have you thought about how you might do it, or when?',
      {
        needsIdeation: true,
      },
    ),
    script(
      'suicide.line',
      'You deserve a human voice with you in this, not only me. {resource} They listen without judging. Would you be willing to call them, now or once we finish?',
      {
        offers: 'hotline',
      },
    ),
    script(
      'suicide.person',
      'Pain like this gets louder when you are alone with it. Who is one person you could tell tonight, even with a short message like "I am not okay, can you stay with me"?',
      {
        offers: 'trusted_person',
      },
    ),
    script(
      'suicide.distance',
      'These moments pass, even when they say they will not. Until this one does, putting distance between you and anything you could hurt yourself with makes a real difference. Could you do that now, or ask someone to?',
      { needsIdeation: true },
    ),
    script(
      'suicide.doctor',
      'Thoughts like these can be treated, the way other pain can. A doctor or a counsellor can help carry this. What would make it easier to speak to one this week?',
      {
        offers: 'professional',
      },
    ),
    ...safetyPlan,
  ],
  self_harm: [
    script(
      'self_harm.hurt',
      'Thank you for trusting me with that. I am not here to judge it. Do you have an injury right now that needs care?',
    ),
    script(
      'self_harm.ask',
      'Hurting yourself can be a way to get through something that feels unbearable. Sometimes there are thoughts of dying in it too. Are you having thoughts of ending your life?',
    ),
    script(
      'self_harm.wave',
      'The urge usually rises, peaks and comes down, often within half an hour. Being near another person while it does helps. Where could you go, or who could you sit with, until it eases?',
    ),
    script(
      'self_harm.line',
      'You do not have to manage this alone. {resource} You can talk to them about exactly this. Would you consider calling?',
      { offers: 'hotline' },
    ),
    script(
      'self_harm.person',
      'Is there someone you trust who could know about this, so that it is not a secret you carry alone?',
      { offers: 'trusted_person' },
    ),
    script(
      'self_harm.doctor',
      'A doctor or counsellor hears about this often, and can help with what is underneath it as well as the wounds. What gets in the way of telling one?',
      {
        offers: 'professional',
      },
    ),
    ...safetyPlan,
  ],
  medical: [
    script(
      'medical.check',
      'I want to make sure your body is safe first. If this is new, getting worse, or frightening, please call {emergency} or get to a hospital. Is someone with you?',
      { offers: 'emergency' },
    ),
    script(
      'medical.signs',
      'I cannot tell from here what is causing it, and I do not want to guess with your health. Has it changed since we started talking?',
    ),
    script(
      'medical.doctor',
      'Please have this looked at today, by a doctor, a clinic or a nurse line. Who could go with you?',
      { offers: 'professional' },
    ),
  ],
  harm_to_others: [
    script(
      'others.ask',
      'There is a lot of anger in what you said, and I am glad you said it here first. Are you thinking you might really hurt someone?',
    ),
    script(
      'others.distance',
      'Right now the kindest thing for both of you is distance. Could you go somewhere they are not, even just outside for a walk, while this is so hot?',
    ),
    script(
      'others.put-away',
      'If there is anything near you that could do harm, please put it out of reach or hand it to someone. Can you do that while we keep talking?',
    ),
    script(
      'others.person',
      'Who is someone calm you could call to come and be with you, before anything happens that cannot be undone?',
      { offers: 'trusted_person' },
    ),
    script(
      'others.line',
      'You can talk to a person about this, at any hour. {resource} They will not be shocked. Would you call?',
      { offers: 'hotline' },
    ),
    script(
      'others.doctor',
      'Rage this strong usually has hurt under it, and there are people trained to help with both. Would you be willing to see a counsellor or doctor about it?',
      {
        offers: 'professional',
      },
    ),
  ],
  abuse: [
    script(
      'abuse.safe',
      'I am so sorry. What was done to you is not your fault, and nobody has the right to hurt you. Are you safe right now?',
    ),
    script(
      'abuse.near',
      'Thank you for telling me. I want to be careful with you. Is the person who hurt you near you, or likely to be, today?',
    ),
    script(
      'abuse.line',
      'There are people who help with exactly this, quietly and at your pace. {abuse_resource} If you are ever in danger, call {emergency}. Would it feel safe to make a call?',
      {
        offers: 'hotline',
      },
    ),
    script(
      'abuse.person',
      'You should not have to carry this alone. Is there one person who would believe you, and who you could tell?',
      { offers: 'trusted_person' },
    ),
    script(
      'abuse.plan',
      'Whatever you decide about this person, some things can keep you safer: a bag ready, papers and a charger in it, a word with a friend that means "come". Which of these could you set up quietly?',
      { offers: 'safety_plan' },
    ),
    script(
      'abuse.doctor',
      'If you were hurt recently, a clinic can look after your body and, if you ever want it, record what happened. You stay the one who decides. Would seeing someone feel possible?',
      {
        offers: 'professional',
      },
    ),
  ],
  child: [
    script(
      'child.safe',
      'Thank you for saying this. It is not okay, and it is never the fault of the child it happens to. Is the child safe at this moment, you included if that is you?',
    ),
    script(
      'child.adult',
      'This is too big to hold alone, and it should not stay a secret. Which safe adult could be told today: a relative, a teacher, a neighbour, a nurse?',
      { offers: 'trusted_person' },
    ),
    script(
      'child.line',
      'Child protection, the police on {emergency}, or a helpline can step in. {resource} What worries you most about making that call?',
      { offers: 'hotline' },
    ),
    script(
      'child.pause',
      'If it is you who is at the end of your strength: put the child somewhere safe, step out of the room, breathe, and call someone to take over. Who could come?',
      { offers: 'trusted_person' },
    ),
    script(
      'child.doctor',
      'A doctor or clinic can check that the child is all right and help with what comes next. Could you take that step, or ask someone to?',
      { offers: 'professional' },
    ),
  ],
  eating: [
    script(
      'eating.body',
      'Thank you for telling me. I know this is often kept hidden. I would like to check on your body first: have you felt faint, had chest pain or a racing heart today?',
    ),
    script(
      'eating.ask',
      'You are fighting hard with something that makes very strict rules. Alongside it, are you having thoughts of ending your life?',
    ),
    script(
      'eating.doctor',
      'This is a health matter, not a matter of willpower, and it gets better with help. Would you let a doctor check your heart and blood, even before you feel ready to change anything?',
      {
        offers: 'professional',
      },
    ),
    script(
      'eating.person',
      'Who in your life could eat one meal with you, or simply know what meals are like for you at the moment?',
      { offers: 'trusted_person' },
    ),
    script('eating.line', 'You can speak to a person about this too. {resource} Would you try them?', {
      offers: 'hotline',
    }),
  ],
  psychosis: [
    script(
      'psychosis.safe',
      'That must be frightening to live with. I see some of it differently, and I will not argue with you about it. What matters most to me is that you are safe. Is anything pushing you to hurt yourself or someone else?',
    ),
    script(
      'psychosis.sleep',
      'Thank you for explaining it. When someone is under this much strain, sleep matters more than almost anything. How much have you slept in the last few nights?',
    ),
    script(
      'psychosis.person',
      'I would like someone you trust to be near you in person while it is like this. Who could that be today?',
      { offers: 'trusted_person' },
    ),
    script(
      'psychosis.doctor',
      'What you describe deserves a doctor soon, today if you can. Not because you did anything wrong, but because this can be eased. Would you go, or let someone take you?',
      {
        offers: 'professional',
      },
    ),
    script(
      'psychosis.line',
      'If it grows stronger, please do not be alone with it. {resource} In an emergency, call {emergency}. Could you keep that close by?',
      { offers: 'hotline' },
    ),
  ],
  substance: [
    script(
      'substance.now',
      'I am glad you told me, and I am not judging you. Let us look at safety first: are you about to drive, or have you mixed anything today?',
    ),
    script(
      'substance.stay',
      'Please stay where you are for now and hand your keys to someone if you have them. Drink some water, and do not use alone. Is anyone with you?',
    ),
    script(
      'substance.doctor',
      'Stopping suddenly can be dangerous for the body, so please do it with a doctor or clinic rather than on your own. Would you be willing to call one?',
      { offers: 'professional' },
    ),
    script(
      'substance.person',
      'Who could check on you tonight, someone who cares about you more than about the drinking or using?',
      { offers: 'trusted_person' },
    ),
    script(
      'substance.line',
      'You can talk it through with a person at any hour. {resource} Would you try them?',
      { offers: 'hotline' },
    ),
  ],
  neglect: [
    script(
      'neglect.now',
      'That tells me how hard it has been to keep going. Let us start with your body. What could you drink or eat in the next ten minutes, however small?',
    ),
    script(
      'neglect.ask',
      'When looking after yourself stops, it is often because something hurts a great deal. Are you having thoughts of ending your life?',
    ),
    script(
      'neglect.doctor',
      'Please let a doctor or pharmacist know today about stopping, or about not eating. They can tell you what is safe. Could you make that call, or have someone make it for you?',
      {
        offers: 'professional',
      },
    ),
    script(
      'neglect.person',
      'Who could come by today, put something warm in front of you, and sit a while?',
      { offers: 'trusted_person' },
    ),
    script(
      'neglect.line',
      'If it gets darker, you can reach a person at any hour. {resource} Will you keep that number near?',
      { offers: 'hotline' },
    ),
  ],
};

const medicalNow: SafeScript[] = [
  script(
    'medical-now.call',
    'This needs medical help now, even if you feel all right at the moment. Please call {emergency}, or have someone take you to the nearest hospital. Can you make that call right now?',
    {
      offers: 'emergency',
    },
  ),
  script(
    'medical-now.door',
    'Please unlock your door, sit where someone can reach you, and keep anything that was taken with you to show them. Who is nearest to you?',
  ),
  script(
    'medical-now.wait',
    'I know it can feel easier to wait and see. Waiting is the dangerous part, because the body can look fine and then not be. What is stopping you from calling {emergency}?',
    {
      offers: 'emergency',
    },
  ),
  script(
    'medical-now.person',
    'Then let another person be with you now. Knock on a door, or phone the person closest to you and say: I need a hospital. Who will you call?',
    { offers: 'trusted_person' },
  ),
  script(
    'medical-now.line',
    'You can also speak to someone while you wait. {resource} Have you reached anyone yet?',
    { offers: 'hotline' },
  ),
];

export const imminentScripts: Record<SafeFamily, SafeScript[]> = {
  suicide: [
    script(
      'suicide-now.call',
      'I am very glad you told me, and I am worried for your life right now. Please call {emergency}, or go to the nearest emergency room. Is someone there with you?',
      {
        offers: 'emergency',
      },
    ),
    script(
      'suicide-now.taken',
      'I am staying in this conversation with you. Have you taken anything or hurt yourself already?',
    ),
    script(
      'suicide-now.distance',
      'Please move away from anything you could use to hurt yourself: leave it behind, close the door on it, step outside or into a room with people. Can you do that now, while we talk?',
    ),
    script(
      'suicide-now.line',
      'You do not have to find the right words for this. {resource} Say only: I am not safe. Will you call them now?',
      { offers: 'hotline' },
    ),
    script(
      'suicide-now.person',
      'Please let someone sit with you through this hour. Wake them, knock, or call. Who is the closest person?',
      { offers: 'trusted_person' },
    ),
    script(
      'suicide-now.hour',
      'You do not have to decide about the rest of your life tonight. You only have to get through this hour, and the pull to act does come down. Can you tell me where you are sitting right now?',
    ),
    script(
      'suicide-now.doctor',
      'A hospital or an on-call doctor sees people on nights like this one, and can keep you safe until it eases. Who could take you there?',
      { offers: 'professional' },
    ),
    ...safetyPlan,
  ],
  self_harm: medicalNow,
  medical: medicalNow,
  harm_to_others: [
    script(
      'others-now.stop',
      'Please stop here with me for a moment. I do not want anyone hurt, and I do not want this to be the night that changes your whole life. Are you able to walk away from where they are, right now?',
    ),
    script(
      'others-now.call',
      'If you feel you might act, call {emergency} yourself and tell them you need help not to hurt someone. That is a strong thing to do. Will you call?',
      { offers: 'emergency' },
    ),
    script(
      'others-now.put-away',
      'Put down anything that could do harm, and leave it behind you. Where could you go that is away from them and from it?',
    ),
    script('others-now.person', 'Who can reach you fast and stay with you until this has passed?', {
      offers: 'trusted_person',
    }),
    script(
      'others-now.line',
      'A person can talk you through the next minutes. {resource} Would you call them?',
      { offers: 'hotline' },
    ),
  ],
  abuse: [
    script(
      'abuse-now.go',
      'Your safety comes first. If you can get out or get to other people, do it now, and call {emergency} as soon as you can speak. Is there a door you can reach?',
      { offers: 'emergency' },
    ),
    script(
      'abuse-now.quiet',
      'If speaking is not safe, type to me instead, or send one message with your address to someone who would come. Who could you send it to?',
      { offers: 'trusted_person' },
    ),
    script(
      'abuse-now.place',
      'Stay away from the kitchen and from rooms with no way out, if you can. Are you somewhere they cannot reach you?',
    ),
    script(
      'abuse-now.line',
      'None of this is your fault. When you have a safe moment: {abuse_resource} Are you hurt?',
      { offers: 'hotline' },
    ),
  ],
  child: [
    script(
      'child-now.call',
      'A child in danger needs people there in person. Please call {emergency} now. Can you get the child, or yourself, to another adult while you do?',
      { offers: 'emergency' },
    ),
    script(
      'child-now.adult',
      'Go to the nearest safe adult: a neighbour, a shop, a school, a clinic. Who is closest?',
      { offers: 'trusted_person' },
    ),
    script(
      'child-now.line',
      'There are people who step in for children at any hour. {resource} Have you reached anyone?',
      { offers: 'hotline' },
    ),
  ],
  eating: medicalNow,
  psychosis: [
    script(
      'psychosis-now.do-not',
      'You do not have to do what it says. I can tell how strong and real this is for you, and I am worried about safety. Please call {emergency}, or ask someone to. Who is with you?',
      { offers: 'emergency' },
    ),
    script(
      'psychosis-now.distance',
      'Please move away from anything that could hurt you or someone else, and go where other people are. Can you do that now?',
    ),
    script(
      'psychosis-now.person',
      'Call the person you trust most and say: I am not well, please come. Who is that?',
      { offers: 'trusted_person' },
    ),
    script(
      'psychosis-now.doctor',
      'A hospital can help with this tonight, and it can become quieter. Who could take you?',
      { offers: 'professional' },
    ),
    script('psychosis-now.line', 'While you wait, you can speak to a person. {resource} Will you try?', {
      offers: 'hotline',
    }),
  ],
  substance: medicalNow,
  neglect: medicalNow,
};

/** When every step was offered, or the help was declined: no pushing, no leaving. */
export const stayingScripts: SafeScript[] = [
  script(
    'stay.here',
    'Okay. I will not push. I am still here, and I would like to keep listening. What is the heaviest part of this right now?',
  ),
  script(
    'stay.slow',
    'Let us go slowly. You do not have to explain it well. What went through you just before you said that?',
  ),
  script(
    'stay.breath',
    'Put both feet on the floor if you can, and let one breath out slowly. I am with you in this conversation. What do you notice around you?',
  ),
  script(
    'stay.enough',
    'You have been fighting this for a long time, and you are still talking. That counts. What has kept you here until now?',
  ),
  script(
    'stay.small',
    'We can keep it very small: only the next ten minutes. What would make them a little more bearable?',
  ),
  script(
    'stay.two',
    'Part of you is worn out, and part of you reached out and said so. I would like to hear more from that second part. What does it hope for?',
  ),
  script(
    'stay.who',
    'Whatever you choose about calling anyone, I do not want you to be alone in a room with this. Where could there be other people, even strangers in a cafe or a lobby?',
  ),
  script(
    'stay.night',
    'Nights make everything louder and longer. It will be morning. What usually gets you through until then?',
  ),
  script(
    'stay.thanks',
    'Thank you for still telling me the truth. I take it seriously. Has it become stronger or weaker since we started talking?',
  ),
  script('stay.quiet', 'There is no need to fill the quiet. Take your time, and speak when you want to.'),
];

/** Said once, softly, when something might be behind the words; so none of it claims that there is. At most one question. */
export const watchScripts: Partial<Record<SafeFamily, SafeScript[]>> = {
  suicide: [
    script(
      'watch.suicide-1',
      'I ask this of many people, so that it need not stay unsaid. Have there been thoughts of not wanting to be alive?',
    ),
    script(
      'watch.suicide-2',
      'I want to ask you something plainly, because I would rather know. Are there moments when you have thoughts of wanting to die?',
    ),
  ],
  self_harm: [
    script(
      'watch.self_harm',
      'I want to ask gently, because it is seldom said unasked: do you ever hurt yourself?',
    ),
  ],
  medical: [
    script(
      'watch.medical',
      'I cannot tell from here whether that is strain or something a doctor should see. If it is new or strong, please get it checked today. Has it happened before?',
    ),
  ],
  harm_to_others: [
    script(
      'watch.others',
      'I want to ask plainly, without judging. Have there been thoughts of really hurting someone?',
    ),
  ],
  abuse: [
    script('watch.abuse', 'I want to ask carefully: do you feel safe at home, with the people around you?'),
  ],
  child: [
    script('watch.child', 'I want to check one thing. Is there a child in this who might not be safe?'),
  ],
  eating: [
    script('watch.eating', 'May I ask, in case it belongs here: what has eating been like these last days?'),
  ],
  psychosis: [
    script('watch.psychosis', 'May I ask something plain: how much have you slept in the last few nights?'),
  ],
  substance: [
    script(
      'watch.substance',
      'Without judging, and only so that I know how safe you are: what have you had to drink or take today?',
    ),
  ],
  neglect: [
    script(
      'watch.neglect',
      'May I ask something plain, in case it belongs here: what have you had to eat and drink today?',
    ),
  ],
};

/**
 * For a turn of which it is not sure that it was meant so: asked once, in words that are right whether it was or not.
 * Each question is one that a short answer is understood to (`rules/answers.data.ts`).
 */
export const askingScripts: Record<SafeFamily, SafeScript> = {
  suicide: script(
    'ask.suicide',
    'I want to stop at that for a moment, and I may be hearing it wrong. If your life is ever in danger, call {emergency}. Are you having thoughts of ending your life?',
  ),
  self_harm: script(
    'ask.self_harm',
    'Let me stay with that before we go on, even if I have it wrong. Are you hurting yourself, or close to it?',
  ),
  medical: script(
    'ask.medical',
    "I may be hearing that wrong, so I would rather ask. If a body is in danger, yours or somebody else's, {emergency} is the number to call. Is something happening to it now that needs a doctor?",
  ),
  harm_to_others: script(
    'ask.others',
    'I would like to ask about that without judging, and I may have it wrong. Are you close to hurting someone?',
  ),
  abuse: script(
    'ask.abuse',
    'I want to ask about that with care, and I may have it wrong. Is somebody hurting you, or making you afraid?',
  ),
  child: script('ask.child', 'I would rather ask about that than guess. Is a child being hurt, or not safe?'),
  eating: script(
    'ask.eating',
    'I may be hearing more in that than you meant. Are you going without food, or getting rid of it after you eat?',
  ),
  psychosis: script(
    'ask.psychosis',
    'I want to be sure that I follow you. Are you hearing or seeing things that frighten you, or hardly sleeping at all?',
  ),
  substance: script(
    'ask.substance',
    'Let me ask about that without judging, because I may have it wrong. Is what you take getting dangerous for you?',
  ),
  neglect: script(
    'ask.neglect',
    'I want to ask, in case I hear that rightly. Are you managing to eat, to drink and to take what you need?',
  ),
};

/** When the answer to such a question was a plain no. */
export const clearedScripts: SafeScript[] = [
  script(
    'cleared.1',
    'Thank you for answering that so plainly. I would rather ask once too often. Where would you like to go on?',
  ),
  script(
    'cleared.2',
    'Good, then I took it too gravely, and I am glad to know. What would you like to go on with?',
  ),
];

/** Keeps help in sight without repeating the question. */
export const helpInSight: string[] = [
  'And if it ever gets heavier than this, help is one tap away on this screen.',
  'If tonight turns darker, please use the help button: a person can be with you in it.',
  'You can open the help page at any point, and we can carry on afterwards.',
  'I will keep the help button in view, in case you want a human voice.',
];

/** With a goodbye, for somebody who was only watched. */
export const helpOnTheWay =
  'If it ever gets heavier than this, help is one tap away on this screen, at any hour.';

/** When the member says they are out of danger: relief first, then the next hour. */
export const reliefScripts: SafeScript[] = [
  script(
    'relief.1',
    'I am so glad to hear that. You took a hard step and it counts. What would help you get through the next hour?',
  ),
  script(
    'relief.2',
    'Thank you for telling me, I am relieved. You do not have to go back into all of it now. What do you need most at this moment?',
  ),
];

/** First words where somebody was not safe in this conversation before, whoever spoke last. */
export const reopeningScript = script(
  'reopening',
  'I have not forgotten what you told me here. How is it right now, are you safe?',
);

/** A breath between the member's answer and the next step. */
export const stepLeads: string[] = [
  'Thank you for telling me.',
  'I hear you.',
  'Okay, I am with you.',
  'Thank you for staying with me in this.',
];

/** For who was asked the same gently, told something else that is dark, and left the question unanswered. */
export const askAgainScript: SafeScript = script(
  'suicide.ask-again',
  'I asked you something a moment ago, and your answer matters to me, whichever it is. Are you having thoughts of ending your life?',
);

export const leavingScripts: SafeScript[] = [
  script(
    'leave.1',
    'Of course. Thank you for trusting me with this. {resource} Please let one person be near you tonight, and come back whenever you want to. Take care of yourself.',
    { offers: 'hotline' },
  ),
  script(
    'leave.2',
    'You can go, and you can come back at any hour. If it gets stronger, please call {emergency}, or use the help button here. I hope you get some rest.',
    { offers: 'emergency' },
  ),
  script(
    'leave.3',
    'Of course. I am glad that you talked with me, and you can come back at any hour. The help button stays here for you. Please be gentle with yourself tonight.',
  ),
];

/** For whom only the learned stage feared, who never confirmed it: a number to take along, and no orders for the night. */
export const gentleLeavingScripts: SafeScript[] = [
  script(
    'leave.gently-1',
    'Of course. Thank you for talking with me. Should it ever get heavier than this, help is there. {resource} Come back whenever you want to.',
    { offers: 'hotline' },
  ),
  script(
    'leave.gently-2',
    'Of course, and you can come back at any hour. If it ever gets too much, the help button here is for you, and so is {emergency}. Take care of yourself.',
    { offers: 'emergency' },
  ),
  script(
    'leave.gently-3',
    'Of course. It was good to hear you, and you can come back whenever you want to. The help button stays where it is, in case it is ever of use.',
  ),
];
