import * as body from './body.data.ts';
import * as decided from './decided.data.ts';
import * as farewell from './farewell.data.ts';
import * as means from './means.data.ts';
import * as others from './others.data.ts';

const kinds = [farewell, means, decided, others, body];

export const pieces = kinds.flatMap((kind) => kind.pieces);
export const inPieces = kinds.flatMap((kind) => kind.rules);
