// What the words of moments are written with. A group is alternatives divided by "|", whole words unless `\w*` ends them;
// "@partner" stands for all the words for one.

/** Backslashes as in a literal pattern. */
export const r = String.raw;

const named: Readonly<Record<string, string>> = {
  no: "not|never|nobody|no|no one|noone|nothing|none|nor|without|hardly|barely|zero|(?:do|does|did|has|have|had|is|was|are|were|wo|ca|could|would|ai)n'?t|cannot",
  partner:
    "(?:husband|hubby|wife|wifey|missus|mrs|boyfriend|girlfriend|bf|gf|partner|fianc[eé]e?|spouse|lover)(?:'?s)?|other half",
  pronoun: 'he|she|hes|shes|him|her|his|hers|they|them|theyre|their',
  ex: 'ex|exs|exes|my former|(?:old|first|last) (?:boyfriend|girlfriend)|former (?:husband|wife|partner|boyfriend|girlfriend)',
  parted:
    "split|splitting|split up|broke (?:it )?(?:up|off)|broken up|break-?up|breaking up|breakup|separat\\w+|divorc\\w*|(?:left|leaving|dumped|ended) (?:me|us|him|her|it|things)|(?:he|she)(?:'s|s| has| had)? (?:left|gone|been gone|walked out|moved out)|moved out|dumped|apart",
  mother: "(?:mum|mom|mam|mama|mother|mummy|ma|mami|mamma)(?:'?s)?",
  father: "(?:dad|father|daddy|papa|pa|baba|stepdad|stepfather)(?:'?s)?",
  parent: "parents?'?s?|folks|mum'?s?|mom'?s?|mam|mama'?s?|mother'?s?|mummy|dad'?s?|father'?s?|daddy|papa",
  sibling: "(?:brother|bro|sister|sis|sibling|twin)(?:'?s)?",
  grandparent:
    "(?:gran|nan|nana|nanna|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|gramps|cucu|shosho|guka|nonna|oma|opa|abuela)(?:'?s)?",
  friend: "(?:friend|mate|bestie|pal|buddy|bff|roommate|flatmate|housemate)(?:'?s)?",
  child:
    "kids?'?s?|child|children|childs|son|sons|daughters?|boys?|girls?|little ones?|toddler|twins|\\d ?yo",
  family:
    'family|relatives|cousins?|aunts?|aunties|uncles?|parents|folks|mum|mom|mother|dad|father|gran|nan|brother|sister|siblings|home',
};

const spelledOut = (group: string): string =>
  group.replace(/@(\w+)/g, (_, name: string) => {
    const words = named[name];
    if (words === undefined) throw new Error(`no such group of words: @${name}`);
    return `(?:${words})`;
  });

const everyOne = (groups: readonly string[]): string =>
  groups.map((group) => `(?=.*\\b(?:${spelledOut(group)})(?!\\w))`).join('');

/** One word of every group, in any order. */
export const all = (...groups: string[]): RegExp => new RegExp(`^${everyOne(groups)}`);

/** Like `all` for one of these lists of groups. */
export const either = (...lists: string[][]): RegExp => new RegExp(`^(?:${lists.map(everyOne).join('|')})`);

/** One word of the group. */
export const any = (group: string): RegExp => new RegExp(`\\b(?:${spelledOut(group)})(?!\\w)`);

/** What is only thought of or still to come: told of no moment but those that lie ahead themselves. */
export const notYet =
  /\b(?:i could(?! (?:hear|see|smell|feel|not))|i (?:might|will|shall|would l(?:ike|ove))|i'll|i'd (?:like|love|ask|tell|say|write|send|go)|(?:i'?m|i am) (?:going to|gonna)|i wish|what if|maybe i|tomorrow|next time)\b/;
