// How long one message may be, for whoever takes, keeps, reads or writes one.
export const MAX_MESSAGE_CHARACTERS = 8_000;
