// Every moment there is, in one place: a new file of them needs a line here.
import { momentsOfBodies } from './bodies.data.ts';
import { momentsOfChildren } from './children.data.ts';
import { momentsOfCouples } from './couples.data.ts';
import { momentsOfFamily } from './family.data.ts';
import { momentsOfFriends } from './friends.data.ts';
import { momentsOfHabits } from './habits.data.ts';
import { momentsOfHere } from './here.data.ts';
import { momentsOfHomes } from './homes.data.ts';
import { momentsOfJobs } from './jobs.data.ts';
import { momentsOfLosses } from './losses.data.ts';
import { momentsOfMaking } from './making.data.ts';
import type { Moment } from './moment.ts';
import { momentsOfNights } from './nights.data.ts';
import { momentsOfPartings } from './partings.data.ts';
import { momentsOfSelves } from './selves.data.ts';
import { momentsOfStudy } from './study.data.ts';
import { momentsOfWork } from './work.data.ts';

export const allMoments: readonly Moment[] = [
  ...momentsOfBodies,
  ...momentsOfChildren,
  ...momentsOfCouples,
  ...momentsOfFamily,
  ...momentsOfFriends,
  ...momentsOfHabits,
  ...momentsOfHere,
  ...momentsOfHomes,
  ...momentsOfJobs,
  ...momentsOfLosses,
  ...momentsOfMaking,
  ...momentsOfNights,
  ...momentsOfPartings,
  ...momentsOfSelves,
  ...momentsOfStudy,
  ...momentsOfWork,
];
