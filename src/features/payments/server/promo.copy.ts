// What a member reads about promo codes. One sentence for everything that can be wrong with a code.
export const promoWords = {
  invalid: "This code isn't valid",
  tooManyTries: 'That was a lot of tries. Please wait a while before trying another code.',
};
