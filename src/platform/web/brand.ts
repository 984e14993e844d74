// The product's name, wherever the web shows it, and how it speaks of itself: the operator's PRODUCT_NAME and WORDING,
// written in when the pages are built, so that no page says the other words even for a moment.
declare const __PRODUCT_NAME__: string | undefined;

export const productName: string = typeof __PRODUCT_NAME__ === 'string' ? __PRODUCT_NAME__ : 'Tulia';

declare const __WORDING__: string | undefined;

export const wording: 'therapy' | 'wellbeing' =
  typeof __WORDING__ === 'string' && __WORDING__ === 'wellbeing' ? 'wellbeing' : 'therapy';
