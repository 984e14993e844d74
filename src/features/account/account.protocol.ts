// The lengths both sides of the wire agree on.

export const NICKNAME_MAX = 60;
export const PASSWORD_MIN = 8;
export const ADMIN_PASSWORD_MIN = 15;
export const PASSWORD_MAX = 256;
