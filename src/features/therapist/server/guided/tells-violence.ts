// Whether violence was told of anywhere in the talk.
import type { TurnContext } from './turn-context.ts';

/** To answer an assault or a threat with a well-put message would put its burden on the one it was done to. */
const violence =
  /\b(?:harass\w*|grop(?:e[sd]?|ing)|molest\w*|rap(?:e[sd]?|ing|ist)|assault\w*|abus(?:e[sd]?|ing|ive|er)|violen\w+|stalk(?:s|ed|ing|er)|threaten\w*|chok(?:e[sd]?|ing)|strangl\w+|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|beat(?:s|ing|en)? (?:me|us|her|him|my \w+)|hits? (?:me|us|my \w+)|hitting (?:me|us|my \w+)|kick(?:s|ed|ing) (?:me|us)|forced me|touch(?:es|ed|ing) (?:me|my (?:back|leg|thigh|waist|body|breasts?|butt|shoulders?|hair|knee|neck))|(?:afraid|scared|terrified) of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|boss|manager)))\b/i;
export const tellsViolence = ({ turn, heard }: TurnContext): boolean =>
  violence.test(heard.text) ||
  turn.conversation.some(({ role, content }) => role === 'user' && violence.test(content));
