// Words may wait on a device until somebody else is signed in there. A request that carries this header, the id of the
// member it was written for, counts for that member or for nobody.
export const WRITTEN_FOR = 'x-tulia-member';
