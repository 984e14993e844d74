// What is said and shown when everything that thinks has failed. A constant: nothing to load, nothing to break.
export const staticSafeWords: readonly string[] = [
  'I am having trouble answering you properly right now, and what you said matters.',
  'If you might be in danger, please call your local emergency number now, or go to the nearest hospital.',
  'You can find a free helpline where you live at findahelpline.com, or open Crisis help on this screen.',
  'If you can, let someone be with you.',
];
