// The product's name, wherever the web shows it: the operator's PRODUCT_NAME, written in when the pages are built.
declare const __PRODUCT_NAME__: string | undefined;

export const productName: string = typeof __PRODUCT_NAME__ === 'string' ? __PRODUCT_NAME__ : 'Tulia';
