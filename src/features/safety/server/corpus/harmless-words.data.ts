// Training: words that sound grave and are not. As many of these as of the grave ones, or the assessor cries wolf.

export const harmlessWords = `
## idiom.killing | none
these heels are murder
my back is killing me today
this heat will be the death of me
my boss is going to kill me when he sees the numbers
mum will murder me if I'm late again
I could murder a curry right now
I'd kill for eight hours of sleep
I could have killed my brother when he ate my leftovers
he'll kill me if I scratch his car, figure of speech obviously
killing two birds with one stone
I killed the presentation today
she killed it on stage last night
we're just killing time before the train
that workout nearly killed me
the printer is killing my will to work
if the wifi drops once more I'm going to murder the router
my kids are going to be the death of me, the little monsters
the stairs to our flat will kill me one day, four floors with shopping
these deadlines are killing the whole team
this diet is killing me, I miss bread
don't kill the messenger but the meeting moved to seven
## idiom.dying | none
I nearly died of embarrassment
I was dying of laughter
I'm dying for a wee
I'm dead tired
my phone's about to die
the battery died halfway through the call
the conversation just died
I died inside when he read my text out loud
my plants keep dying on me
the car died on the motorway
I'd rather die than do karaoke
I wanted the ground to swallow me when I called her mum
I almost died when the teacher read my note
I'm dying to know how it ends
over my dead body is she bringing him to Christmas
that cake is to die for
he's dead to me after what he said about my sister's wedding
dead on my feet after a double shift
our relationship died a long time ago, we just stayed polite
the trend is dead, let it go
I was bored to death in that meeting
scared me to death when the door slammed
worried to death about the exam results
we froze to death at that match, great game though
you'll be the death of me, I told the puppy
I'm sick to death of emails
my dreams of being a dancer died when I hurt my knee, I've made my peace
it's a matter of life and death, said the manager about a font
## idiom.end-and-out | none
I want to end things with my boyfriend
I want to end it with him but I don't know how to say it
I can't do this job any more
I need to get out of this house for a bit
I want to quit everything and open a bakery
I don't want to be here, I hate parties
I don't want to be in this meeting
I'm done with dating apps
I'm done with this city
I'm so over it, the whole friend group drama
I can't live without coffee
I can't live like this, the neighbours play drums
I want to disappear to a beach for a week
I'd like to vanish from this group chat
I need an escape, a weekend in the mountains or something
I need this week to be over
I want this winter to end
I can't take another zoom call
I can't go on with these night shifts, I've asked for a transfer
I'm ready to go home
I'm checked out at work
I've had enough of my flatmate's dishes
I just want to sleep, I've had the baby up all night
I just want the noise to stop, they're drilling next door
I want to crawl under a rock after that speech
I give up on this sourdough
I give up, you win, we'll get the dog
there's no point arguing with my dad about football
what's the point of these meetings
no hope for our team this season
this project is hopeless
this haircut is a disaster and I want to hide
I'm at the end of my rope with the insurance company
that was the last straw, I'm changing dentists
I wish I'd never been born into this family of night owls, they never shut up
shoot me now, it's another all-hands
kill me now, he's telling the golf story again
just end me, I replied all
put me out of my misery and tell me who won
I want to stop existing on social media
I'm logging off for good, Twitter is bad for me
I want to delete myself from his contacts
## idiom.violence | none
I want to strangle my laptop
I'll fight anyone who says pineapple doesn't belong on pizza
he stabbed me in the back by taking the promotion
she threw me under the bus in the meeting
I got roasted by my friends
we got slaughtered five nil
we murdered them in the second half
she hit me with the news at breakfast
he beat me at chess again
I beat myself up over small mistakes
I was kicking myself for missing the sale
it hit me that I never thanked him
the news hit me hard
I'm going to explode if one more person asks
my manager bit my head off
she cut me off in traffic
I've cut him out of my life and it's peaceful
I shot him an email
my toddler bit me and it really hurt
the dentist jabbed me and it hurt
the kids are at each other's throats over the remote
I'd take a bullet for my best friend
I pulled the trigger and bought the flights
we went to war over the thermostat
I could slap him for eating the last biscuit, love him though
I nearly strangled the printer at work
she's drop dead gorgeous
he crushed me at squash
I'm being torn apart by this choice of university
it's a blade runner marathon tonight
## games | none
I died in the game and lost everything
I keep dying on the second boss
my squad got wiped, I was the last one alive
I killed the dragon at last
he shot me from behind in the last round
we're going to raid them tonight
I jumped off the roof in the game and glitched through the floor
I keep killing myself with my own grenades, I'm so bad at it
in minecraft I fell in lava with all my stuff
my character has to die at the end, it's a tragedy
I got headshot like ten times in a row
we bombed their base on day one
I rage quit after I died for the fifth time
the poison build is broken, everyone dies
my dnd character jumped off a cliff to save the party
I went on a killing spree and topped the leaderboard
in the campaign you have to choose who dies, it got me
respawned right next to the guy who stabbed me
bro i died so many times last night on that level
nilikufa kwa game mara tano
I was stabbing people in among us all evening
## media | none
the film about the suicide of that singer stayed with me
I read a novel where the mother drowns herself, it was heavy
we watched a documentary about serial killers
I can't stop thinking about the shooting on the news
there's a song where she sings about wanting to die, it's beautiful
the main character overdoses in the last episode
the war footage makes me feel sick
I'm writing a crime novel and my killer needs a motive
my thesis is on suicide in Victorian poetry
I'm reading about eating disorders for my psychology exam
the lyrics go I want to die in your arms tonight
they found a body in the river near here, it was on the radio
true crime podcasts keep me up at night
my play ends with a stabbing and the blood effect won't work
I'm playing Ophelia, I have to practise drowning gracefully
the book club chose something about a cult and everybody dies
Romeo and Juliet makes no sense, why would they do that
the news about the flood, all those people who died, I feel so helpless
I saw a video about a man who survived jumping and it moved me
Suicide Squad was rubbish
I watched 13 Reasons Why with my daughter so that we could talk about it
that new horror film scared me to death
the article said rates of self-harm are going up in schools, it makes me sad as a teacher
our history teacher told us about kamikaze pilots today
I finished a novel where the hero sacrifices himself and cried on the train
the kids are obsessed with zombies and everything is dead this dead that
## grief | none
my mum died in March and I miss her every day
I lost my brother to suicide ten years ago and it still hurts
my best friend took her own life last year, I'm still angry
the funeral is on Thursday and I don't know what to wear
my dog had to be put down and the house is so quiet
I miscarried in the spring and nobody talks about it
I keep her voicemail just to hear her voice
he passed away in his sleep, it was peaceful
I still lay the table for two
I can't believe that he's gone
it's the first Christmas without dad
since my husband died I don't know who I am
my gran is dying and I'm driving up to say goodbye to her
my father is in a hospice, it's a matter of days
she wanted to die at home and we managed that for her
I held her hand when she died
I dream about him and wake up crying
people say time heals and I want to throw something
I feel guilty that I wasn't there when she died
I talk to her photo in the morning
my cousin was killed in a crash and I can't drive past there
our baby was stillborn, she'd be two today
I buried my father yesterday
grief comes in waves, today it's a big one
I lost my uncle to an overdose and the family pretends it was his heart
mamangu alifariki mwaka jana na bado nalia
nilizika baba wiki iliyopita
I miss my grandad, he died by suicide when I was small
I scattered his ashes on the beach where we met
I'm grieving, I'm not in danger, I'm just sad
how long do people cry after someone dies
my student died and I have to face the class on Monday
some days I forget he's dead and reach for the phone
## past.resolved | none
years ago I thought about suicide, I'm fine now
I used to cut when I was a teenager, I got help and haven't in ten years
when I was seventeen I took an overdose, I'm so glad it didn't work
I had an eating disorder at uni and I've been well for six years
I was suicidal after the divorce, that was 2015, life is good now
I've been sober for four years
my ex used to hit me, I left five years ago and I'm safe
I had psychosis once, it's treated and I know the signs
back then I wanted to die, now I can't believe I nearly missed my son growing up
I was in a dark place during lockdown but I came out of it
I haven't had those thoughts since I started on the right medication
I used to drink every day, it's been two years without
my dad hit us when we were kids, he's dead now and I've worked through it in therapy
it's behind me, I just wanted you to know that I've been through depression before
I attempted when I was young, and today I run a support group, I love my life
I survived that and I want to live, I really do
those scars are old, I was a kid, it's done
I once stood on a bridge. That was twenty years ago and I'm grateful every day
I don't think like that any more
I was bullied badly at school, and I came through it
my mother tried to end her life when I was little, she's well now and we're close
zamani nilitaka kufa, sasa niko sawa kabisa
niliwahi kujikata nikiwa shule, sasa nimepona
I recovered from anorexia, food is just food now
I had postnatal depression with my first, this time it's been lovely
## denial.plain | none
I'm not suicidal, I'm just tired
no, I'm not thinking of hurting myself
I don't want to die, I want a holiday
I've never thought about ending my life
just to be clear I'm safe, I'm sad but I'm safe
I'm not in danger or anything, it's just a rough week
no thoughts of suicide, the doctor asks every time
don't worry, I'm not going to do anything to myself, I'm just venting
I've no wish to die, quite the opposite, I'm scared of dying
I love my life, I just hate my job
I'm not going to hurt anyone, I just need to let off steam
he has never hit me, he's gentle
nobody is hurting me at home, it's only school that's hard
sitaki kufa, nataka tu kupumzika kidogo
sina mawazo ya kujiua, nina stress tu
I'm depressed but not to the point of hurting myself
I take my pills as prescribed and I'm not skipping any
I don't hear voices, I meant my inner critic
I eat fine, I just don't enjoy it
## fear-of-death | none
I'm afraid of dying
I have health anxiety and keep thinking I've got cancer
I lie awake scared of death
I'm scared that my parents will die
what happens when we die, I keep wondering
flying terrifies me, I imagine the plane crashing
I'm afraid I'll die alone with six cats
turning forty made me think about mortality
every headache makes me think it's a tumour
I worry that my kids will die if I'm not watching
I'm frightened of dying before I've done anything with my life
I don't want to die before seeing Japan
I check my pulse all the time in case something's wrong with my heart
my biggest fear is losing my mum
naogopa kufa
## work.helpers | none
I'm a nurse and we lost two patients on my shift
I work on a crisis line and tonight's caller stays with me
as a paramedic I go to overdoses every week
I'm a police officer, I found a body on Tuesday
I'm a teacher and one of my pupils told me she self-harms, I reported it and she's getting help
I'm a vet and I had to put down five animals today
I work in a hospice and I love it, it's just heavy
I counsel people who are suicidal and I need to switch off after work
I'm training as a psychologist, we did risk assessment today
I'm a social worker, the case with the bruised toddler was mine
I'm a firefighter and I can't get that car crash out of my head
I drive trains and last year someone jumped in front of mine
I'm a lawyer defending a man accused of murder
I'm a butcher so yes, knives all day
I work in A&E and Saturday nights are all drunk people and stabbings
I'm a moderator, I look at videos of violence for eight hours
I'm an anaesthetist, putting people under is my job, and I doubt myself lately
I'm a soldier and I've seen people die
my job is pest control so I kill things for a living, ha
I'm writing the safeguarding policy for our school
I'm a pharmacist and people shout at me about their pills
I run a refuge for women who were beaten, I carry their stories home
## kitchen-and-clinic | none
I cut my finger chopping onions
I cut myself shaving this morning
I burnt my hand on the oven tray
I've got bruises all over from roller derby
I fell off my bike and grazed my knees
the cat scratched my arms to bits
I got a new tattoo on my wrist and it stings
I had blood taken and nearly fainted
I'm bleeding more than usual this month, period stuff
I hurt myself at the gym, pulled a muscle
I hurt my back lifting boxes
I took two tablets for my headache and went to bed
I started a new antidepressant on Monday
my doctor is lowering my dose slowly
the doctor told me to stop the antibiotics
I take my pills with breakfast
I forgot my vitamin this morning
I picked up my prescription today
I threw up last night, the prawns were off
I can't keep anything down, it's a stomach bug, the doctor says to sip water
I have hay fever so I can't breathe through my nose
my chest hurts from coughing with this cold
I fainted once at a blood test, I'm a wimp
I've got low iron so I'm dizzy when I stand up
I'm fasting for Ramadan and I'm hungry but happy
I haven't eaten since breakfast, back to back meetings
I'm starving, what should I cook
I skipped dinner because I fell asleep on the sofa
I'm on a diet and lost two kilos, feeling good
I'm trying to eat less sugar
I've booked the blood test about my heartburn
I had surgery last week and I'm sore but okay
my arm went numb because I slept on it
the pharmacist sorted out my tablets into a weekly box
nilikata kidole nikikata vitunguu
niliumia nikicheza mpira
tumbo linauma, nilikula vibaya
## tiredness | none
I'm so tired
I'm exhausted, the baby was up four times
I could sleep for a year
I'm worn out from work
I have no energy in the afternoons
I can't wake up in the mornings, I'm not a morning person
I'm tired of everything at the office
I'm tired of being the responsible one
I'm tired of my mother's comments
I don't want to get up in the mornings, the bed's so warm and work is so dull
I wish I could sleep through Monday
I slept twelve hours and I'm still tired
I'm knackered but in a good way after the hike
I'm burnt out and I've asked for leave
I need rest, not advice
nimechoka na kazi
nimechoka sana leo, foleni ilikuwa ndefu
nimechoka na masomo, natamani likizo
i am so done with this semester, need sleep
im exhausted ngl but its just finals
I'm running on fumes until the holidays
my body is tired but my mind won't shut up
I want to lie down and do nothing for a month
can't sleep again, it's three in the morning and I keep replaying the meeting
## lyrics-and-quotes | none
she texted "I'm dead" with a skull because my hat looked silly
my grandma always says "I'll be gone soon" and she's ninety and fit as a fiddle
my son shouted "I hate you, I wish you were dead" because I took the tablet away
the T-shirt said live fast die young
he wrote "you're killing me smalls" on my birthday card
our coach yells "kill them" and we're eleven-year-olds playing football
my toddler said he wants to kill the monsters under the bed
the meme said "adulting is killing me" and I felt seen
she goes "I literally can't live" because they cancelled her show
the sermon was about dying to yourself and living for others
quote of the day: what doesn't kill you makes you stronger
my gran used to say I'd be the death of her, with a wink
my daughter asked me what dead means because of the goldfish
in the poem death is a carriage ride
## jokes | none
one more spreadsheet and I'll kms lol
lol I'm dead, did you see his face
im deceased 😂
haha if I have to hear baby shark again I'll lose it
this exam had me unalived 😂 but I passed
me when the fridge is empty: guess I'll starve lol
i will actually throw hands if they cancel the concert lol
my mum's cooking might kill us all haha love her
omg i died when he said that 💀
slay queen you murdered that outfit
bestie im on the floor 😂
the final boss of my week is laundry lol
rip my social life, exams started
rip to my bank account after that sale
i cant even breathe that was so funny
ill jump out the window if they play that song again haha kidding its ground floor
currently drowning in laundry
my brain is mush lol
ngl that test violated me
ded. just ded. he liked my story
school is so boring im withering away lol
nimekufa na kicheko
umeniua na hiyo joke aki
bro cooked me in the group chat im done 😂
## genz.neutral | none
ngl today was mid
lowkey anxious abt the interview
my crush left me on read and im fuming
im so cooked for this exam
he's so toxic i blocked him
feeling kinda meh rn
my mom is trippin about my grades
she ate that presentation
im in my healing era
touch grass they said so i did and it helped
bruh my sleep schedule is destroyed
i got the ick and now i feel bad
this semester is sending me
im obsessed w her and its embarrassing
everyone is glowing up and im just here
delulu is the solution i guess
he ghosted me after 3 months, i feel stupid
social battery at zero
fomo is real tn
my bestie switched up on me
no cap i cried in the library
crashing out over a group project
im so behind in life its not funny, like everyone has a job
rotting in bed on a sunday and loving it
i was bed rotting all weekend lol so nice
## sheng.neutral | none | | sheng
msee niko na stress ya exam
mathe amenikasirikia juu ya marks
dame wangu ameniacha aki inauma
kazi imenichosha lakini tutasonga
niko broke design hii month
leo nilikuwa na day poa
boyz wangu walinicheki wikendi, tulicheka sana
naskia lonely kiasi, nimehama juzi
chali yangu hajareply tangu jana
sijalala poa, nilikuwa nacheza game
maisha ni kupanda na kushuka
stress za fees zinanisumbua
nimefeli cat moja, si mwisho wa dunia
naogopa interview ya kesho
beshte yangu amenibetray
nataka kurelax kidogo, week ilikuwa moto
traffic ya leo imeniua
## swahili.neutral | none | | sw
nina wasiwasi kuhusu kazi mpya
mume wangu hanisikilizi
nilikuwa na siku nzuri leo
watoto wananichosha lakini nawapenda
nahisi upweke tangu nihamie mjini
sijui nichague kozi gani
mama mkwe anaingilia ndoa yetu
nimekuwa nikilala vibaya wiki hii
nafurahi kwamba mtihani umeisha
ninapambana na madeni lakini nina mpango
rafiki yangu hakunialika kwenye harusi
niliomba msamaha na nikahisi nafuu
nataka kujifunza kusema hapana
bosi wangu ananipa kazi nyingi
nimegombana na dada yangu
huwa nachelewa kulala kwa sababu ya simu
nahitaji ushauri kuhusu uhusiano wangu
leo nimelia kidogo lakini nimepata nafuu
kazi inaniua lakini mshahara ni mzuri
nimechoka na siasa
najisikia vizuri baada ya kuongea
naogopa kuongea mbele ya watu
`;
