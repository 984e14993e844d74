export const crisisCopy = {
  link: 'Crisis help',
  drawerTitle: 'Crisis help',
  title: 'Let’s get you to someone who can help',
  lead: 'You do not have to sort this out alone, and you do not need the right words. “I’m not safe right now” is enough.',
  notAPerson: 'Tulia is an AI. It cannot call anyone or come to you. The people below can.',

  danger: {
    title: 'If you are in danger now',
    body: 'If you might act on thoughts of ending your life, if you are hurt, or if you have taken something: call for emergency help now. Do not wait to see how you feel.',
    callAny: 'Call your emergency number',
    call: (number: string) => `Call ${number}`,
    elsewhere: (mobile: string) => `Your local emergency number, or ${mobile} on most mobile phones.`,
    someoneElse:
      'If it is someone else: stay with them if you safely can, call, and tell the operator where you both are.',
  },

  minutes: {
    title: 'The next ten minutes',
    lead: 'These feelings rise and fall like a wave. You only have to get through this part.',
    steps: [
      {
        title: 'Be near someone',
        body: 'Call or text one person, or go where people are. “Can you stay with me for a bit?” is enough.',
      },
      {
        title: 'Put distance between you and danger',
        body: 'Move to another room, hand it to someone, or leave the building. Distance buys time, and time helps.',
      },
      {
        title: 'Call a helpline',
        body: 'You can say nothing at first. They will wait. You can hang up and call again.',
      },
      {
        title: 'Slow your body',
        body: 'Breathe out for longer than you breathe in, ten times. Hold something cold. Feet on the floor.',
      },
      {
        title: 'Decide one thing only',
        body: 'Not tonight. You do not have to decide anything else now.',
      },
    ],
  },

  helplines: {
    title: 'Helplines by country',
    lead: 'Choose yours. If a line is busy or does not answer, call the next one, or your emergency number.',
    yours: 'Near you',
    noneNear:
      'We list no helpline there. The emergency number above and the directory further down work everywhere.',
    emergency: 'Emergency',
    call: 'Call',
    text: 'Text',
    open: (host: string) => `Open ${host}`,
    newTab: 'opens in a new tab',
    textKeyword: (keyword: string, value: string) => `Text ${keyword} to ${value}`,
    allDay: 'day and night',
    hoursUnknown: 'hours may vary',
    free: 'free',
    costUnknown: 'call charges may apply',
    check: 'check this number',
    checkAll:
      'Check a number before you rely on it: we listed them with care but have not rung every one ourselves.',
    noneListed: 'We list only numbers we are certain of. For more here, use the directory below.',
  },

  elsewhere: {
    title: 'Somewhere else, or something else',
    body: 'A worldwide directory of helplines, by country and by what you are facing.',
    open: 'Open findahelpline.com',
    note: 'Opens another website in a new tab.',
  },

  after: {
    title: 'When the worst has passed',
    body: 'Tell one person what happened, even in a text. See a doctor or a counsellor this week if you can. Come back and talk whenever you want.',
  },

  offline: 'This page works without a network once you have opened it. Calls do not need the internet.',
} as const;
