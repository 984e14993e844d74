export const crisisCardCopy = {
  title: 'You don’t have to carry this alone',
  body: 'If you might be in danger, please reach a person now. You can keep talking here too.',
  bodyOnPage: 'If you might be in danger, please reach a person now. Everything else here can wait.',
  elsewhere: '“Crisis help”, at the top of the screen, leads to people you can reach now.',
  strip: 'You don’t have to carry this alone.',
  call: (name: string, number: string) => `Call ${name}, ${number}`,
  text: (name: string, number: string) => `Text ${name}, ${number}`,
  emergency: (number: string) => `Emergency ${number}`,
  check: 'Check this number: we have not confirmed it ourselves.',
  more: 'All crisis help',
  newTab: 'opens in a new tab',
  dialog: {
    description: 'What you wrote sounded heavy, so here are people you can reach right now.',
    close: 'I have seen this',
  },
} as const;
