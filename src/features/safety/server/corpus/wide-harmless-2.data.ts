// Training: blood, rage, locked doors, hungry children, tablets, voices and hospitals where nobody is in danger.

export const wideHarmless2 = `
## wide.calm-sleeves-and-marks | none
long sleeves in thirty-eight degrees because my office is kept like a fridge
my husband thinks the cat did it. the cat did do it. the cat has had an appraisal
roses one, forearms nil, forty minutes of pruning
I've a little kit in an old glasses case, needles, thread, buttons, I mend on the train
bandaged wrist, carpal tunnel, the splint's itchy and my typing's hilarious
my mum does my washing and found red on the sleeve, it was beetroot, we were both relieved
three lines on my arm from the oven shelf, the baker's stripes
two-year anniversary of not hurting myself, I bought a plant, he's called Two
## wide.calm-fresh-cuts | none
sitting with a tea towel round my thumb, avocado, say nothing
burned my ear with the straightener before the interview, still got the job
stubbed my toe so hard I saw heaven and swore at it
bit my own cheek eating nyama choma, second time today, I'm not safe around lunch
knuckles open from the boxing class, wrapped them badly
grazed both knees at the roller disco, I'm fifty-two, no regrets
slammed the drawer on my fingers and my daughter offered me her unicorn plaster
the phlebotomist took three goes, I look like a dartboard
## wide.calm-itch-urge | none
the urge to text him is in my teeth, I've given my phone to my sister
I've been sat on the stairs for an hour because the floor's wet and I'm trapped
everyone's downstairs for Eid and I'm up here finishing the pleats on my dress
the itch is back, mosquitoes, eleven bites, one on the eyelid
if I can just get one kilometre in I'll feel like a person
broke a glass and I keep finding pieces of it, ow, there's another
I want to scream into a pillow, so I did, it's underrated
## wide.calm-odd-body-habits | none
I pull my beard when I think, I've got a bald patch the size of a coin, and a fidget ring on order
scrubbed with bleach till the grout was white, the bath I mean, my hands smell like a pool
I walk on my broken toe as the doctor said I could, in the ugly boot
pick my cuticles during films, sore thumbs, scary films are worst
hit my head on the same beam every morning, Tudor cottage, romantic until the coffee
my son swallowed a marble in 1998 and we still bring it up at Christmas
## wide.calm-rage-target | none
I know what gym he uses because I use it, we broke up, we've split the week like adults
I'd like to throw my ex's records in the canal. I've put them on eBay instead
the chief gave our land to his cousin, we've gone to the land court, hearing in March, I shout in the car
he bullied me for four years, today he served me coffee and didn't recognise me, I tipped him, I don't know why
my supervisor laughed at my slides, I drafted an email with flames in it, I sent the calm one
I could strangle whoever designed this printer
I'm so angry that I went out and split a winter's worth of logs
I hate her for what she did to my brother. I hate her, and I'm going to pilates
## wide.calm-carer-anger | none
my mother has dementia and asks me the same thing two hundred times, I answer a hundred and then I hide in the larder with a biscuit
raised my voice at my wife over the iron, we looked at each other, we laughed
my little brother shook me awake at five for the match, I've sworn revenge, pancakes without syrup
threw the phone on the bed, it bounced, hit me on the chin, justice
the residents scream at night, I sing, one of them sings back
I snapped at grandma, apologised, she said what for, perk of the condition
respite weekend's approved, I'm going to sit in a hotel bath and not be needed
## wide.calm-following | none
I rented a flat opposite my best friend's, we wave with torches
I follow the girl from the bakery, online, for the cinnamon swirls
put a tracker on my suitcase and watched it go to Oslo without me
my wife and I share location, mostly so that she knows when to put the rice on
still got her spare key, I go in when she's away to feed the parrot
I know his timetable off by heart, he's my son, he's in year eight, I pack the PE kit
saw my ex with the new one at a wedding, smiled till my face ached, danced with his aunt
## wide.calm-blades-and-guns | none
bought a proper chef's knife, nicked myself twice, we're bonding
clay pigeon shooting with the in-laws, I hit the hedge
put the cleaver in my bag for catering college, forgot, got a very long talk at the library door
I take the panga to the boundary, the lantana's out of control
airsoft on Sunday, I was shot forty times, brilliant
my locker's full of things for the lot of them, Secret Santa, I'm the organiser
carry petrol in the boot in a proper can since I ran dry in the Mara
larp weekend, I'm a mercenary with a foam axe and a bad knee
## wide.calm-baby-screaming | none
he was screaming and I put him down in the cot, closed the door, breathed on the step for five minutes, went back, we're fine
I squeezed into the cot with her, it broke, we both laughed
sometimes I want to hand her to the postman, she's gorgeous, it's just four in the morning
my husband took the baby so I could cry in the bath, the midwife says it's normal and I've got her number
the health visitor asked if I ever feel I might hurt him, I said no, I'm knackered and I adore him
baby slapped me. five weeks old. good arm on him
had those scary thoughts after the birth, got help for it, they were only thoughts and they've gone
## wide.calm-harm-jokes-fiction | none
in my novel she puts it in the sugar, two spoons, chapter nine, my editor gasped
I'm in his garden, he's watching television, I'm the neighbour, I'm mowing, he pays me in beer
block C, second period, it's all in the sports bag, we've got the finals
today's the day I end my dad, at darts
we barred the door of the church hall because of the wind
murder mystery night, I was the butler, I did it
he's three cars behind in the wedding convoy with the cake on the passenger seat
the bat's on the passenger seat, my lad's got cricket trials
niko kwa mlango wake na shoka, tunapasua kuni za harusi
## wide.calm-control | none
he checks the mileage because we swap the car with his sister and split the fuel
I get a weekly list with times from my wife, it's the kids' clubs, I'd be lost without it
she took my hearing aids to be cleaned, so I nodded through lunch
my salary goes to the joint account, I fritter, she's the accountant, we agreed on it
we've a camera in the kitchen, it's for the dog, he's been opening the fridge
he wants a photo every evening when he's on deployment, I send him the dinner, mostly
my boyfriend and I had a row over my clothes in his wardrobe, he wants half a shelf back
my mum rings at eight every night, if I miss it she rings my neighbour, love is a surveillance state
## wide.calm-bruises | none
it was only the one tooth, the dentist had it out in a minute
I count the plates because we're fourteen for dinner
toddler said daddy squash mummy to the whole nursery, it was a sandwich of a hug
we haven't had a bathroom door since the builders left in May
yellow takes away purple, I'm learning stage make-up
black eye off the cupboard, everybody's giving my poor husband looks
I flinch when the garage door goes up, it sounds like a dragon, needs oil
my wife's broken my rib, we were learning salsa
## wide.calm-neck-throat | none
voice is a bit funny since the concert, screamed every word
I had red dots in my eyes after the birth, the midwife says pushing does that
scarf weather, thank goodness, I knitted four
lost my voice, my family's celebrating
my collar's too tight and my boss's speech too long
physio put her hands on my neck and clicked something and I can see left again
I choked up at the school play, my throat just closed, he was a tree
## wide.calm-intimacy | none
we've stopped having sex since the baby and neither of us has been brave enough to mention it
she said not tonight and I said thank God, we watched penguins
I don't always feel like it, he's lovely about it, I feel guilty anyway
woke up without my clothes at the retreat, sauna, Finland, it's compulsory I think
I blush when the doctor asks about it, I'm a doctor
talking about consent with my sons at dinner, one of them left through the window
he's my first and I was nervous and we laughed the whole time
## wide.calm-custody | none
he's taking the girls to his mother's in Sudan for the holidays, I've got the tickets and the jitters
my ex is late bringing them home on Sundays, only ever twenty minutes, we've put it in writing
our son prefers his dad's, because of the trampoline, I cried in the car like a grown-up
the judge split the weeks evenly, I've kept the nice blanket
she tells everyone I never did the dishes, and under oath I'd have to agree
first Christmas without them, I'm doing a soup kitchen and then a curry with my brother
## wide.calm-elder | none
my nephew's moved in to help, he eats like a horse, he does my feet, God bless him
the night lady rubs cream in my hands, I'm eighty-two, I pretend to be asleep so she doesn't stop
my son has power of attorney, we did it with the solicitor, he brings me the statements and a scone
the physio hid my walker to make me use the stick, the cheek, it worked
I'm in a wheelchair and my husband keeps parking me by the cheese counter, he knows me
my grandson collects my pension and counts it out in my palm, down to the coin
## wide.calm-boss | none
my boss is killing me with mails, forty-one since lunch, one just said ?
she threw me under the bus in the meeting and then asked for my charger
chef burned my ears off about the plates, then gave me the last tart
picked strawberries for a summer, sore back, fair pay, best tan
my manager's a bully, I've written everything down and I'm seeing HR on Wednesday
I'm a slave to this spreadsheet
they said hostess and it was in fact hostess, I seat people, I get soup
## wide.calm-sibling-school | none
dad threw my sister's plate, frisbee plate, it's a picnic thing
we've a family word, when someone says pineapple we leave the party
my brother held the pillow over my face, I bit him, we're seven and nine, mum said enough
got shouted at for a B minus, cried in my room, then we had bhajias and he said sorry, sort of
foster carers are fine, their son plays the trombone, I share a wall with it
i sleep in my trainers bc im lazy n the bus is at 6
my uncles are going to deal with me when I get home, I beat all four at draughts by text
## wide.calm-ex | none
somebody left a wreath on my doorstep, it's Christmas, it's the neighbours, it's plastic
my ex turns up at the gym on my day and we nod like diplomats
forty-one missed calls, family group, my sister's had the baby
I miss him so much that I drove past the restaurant, then felt silly and bought chips
blocked, unblocked, blocked, and I'm proud of today's blocked
she sent my things back in a box with a note saying good luck, no swearing at all
## wide.calm-doors-and-hiding | none
I'm behind the wardrobe, sardines with the cousins, don't answer me too loud
we're in the boot of the car, the dog and I, it's raining and we're eating sandwiches
he's on the landing, he's humming, he's wallpapering
yes two large pepperoni and a garlic bread, the film's starting, please hurry
locked in the bathroom, for once, on purpose, ten minutes of nobody saying mum
she's packing my passport, I'd lose my head, we fly tomorrow for my cousin's wedding
lock's jammed, locksmith's on his way, I'm on the doorstep with melting peas
## wide.calm-child-hunger-hurt | none
my child bit another child, and the other child's mother bit my head off
she says there isn't any food, there's a whole shepherd's pie, there isn't any food she likes
made him sit outside with the dog, it was his idea, they're camping
my tummy hurts before tests, mum says butterflies, i think moths
he came home with a bruise like a map, rugby, he wants it framed
i look after my sisters on saturdays when mum's at the market, i get to choose the film
my son told his teacher we don't feed him, because we're out of the dinosaur shapes
our girl lost a goat today, everybody looked for it, it was on the roof
## wide.calm-teacher-worker | none
a girl in class four asked me where babies come from, I said page sixty
I run the breakfast club, we got through nine loaves, the little ones call me toast man
one of mine wouldn't get off the school bus, he'd fallen in love with the driver's hat
drawing of daddy sleeping, big moustache, many Zs, pinned it up
new class, thirty-four kids, I've cried in the supply cupboard and come out with glue
a pupil hugged me goodbye, family's moving to Eldoret, left me her ruler
after nineteen years as a social worker, I've a case that went well, I wanted to say it aloud
## wide.calm-child-confession | none
I let my two watch a tablet for three hours on the train, judged by everyone, silence was heaven
fed them toast for tea since Sunday, the oven's broken, they're delighted
I said I'd give her to the circus and she packed
locked myself out with the baby inside, neighbour had a key, ninety seconds, I aged ten years
my son's first sleepover and I can't settle, I keep checking the phone
I forgot world book day, he went as a boy called Kevin
she cried because I cut the grape, and I cried because she cried
## wide.calm-cultural-wedding | none
my cousin's marrying for eleven camels, she negotiated it herself, she's a vet, she asked for fourteen
the men are here with the car for my sister, it has ribbons, she won't stop fixing her hair
they found me a man, my parents, I met him, he's dull, I said no, they said okay
we fly at six tomorrow and she marries on Saturday, I'm doing the henna
dowry talks lasted nine hours and my uncle fell asleep on the yoghurt
twelve-year-old niece is bridesmaid and boss of us all
## wide.calm-medicine-routine | none
finished six months of TB tablets today, the nurse drew a smiley on the card
undetectable for five years, I take mine with my cornflakes
my pump's in a drawer because they gave me a better one
the doctor's bringing my lithium down very slowly, blood test each month, I feel myself
epilepsy, eleven years without a fit, and today I got my licence back
injection's due on Friday, I've swapped a shift for it
fasting since ten for the blood test, don't speak to me about bacon
skipped dialysis on Monday because they moved me to Tuesday, all sorted
## wide.calm-mess-and-body | none
haven't washed my hair since Friday, dry shampoo and denial
coat on indoors, boiler's bust, man's coming at four
I go to the toilet so often the dog's worried, third trimester
my heels are like cheese graters, nurse filed them and we bonded
I only opened the front door twice this week, flu, soup, telly
dad lives on sherry and biscuits at Christmas and on bran all January as penance
compost bin had maggots, I screamed, the kids named them
## wide.calm-refuse-surgeon | none
the surgeon says it can wait until after the harvest, so it's waiting
I said no to the second round and yes to the trial, with my whole family in the room
lump checked, scan checked, fat, just fat, a badge of cake
scared of hospitals since my wife passed, my son held my hand in the lift, got it done
eight months gone, hands like gloves, midwife's seen me, tests fine, feet up
## wide.calm-tablets-doses | none
had a panic that I'd taken the evening pill twice, counted the box, I hadn't
the dog ate my vitamins, the vet laughed, he's shinier
she's had her spoon of syrup, fever's down, she wants a pony
blue one, white one, gone, I've an app that pings
took a herbal tea that promised nirvana, got hiccups
rang poisons line because he licked a slug, lovely lady, no harm done
I'm a pharmacist, if I had a shilling for each person who asks can I drink with these
my dad's box is filled by the chemist now, it's like an advent calendar
## wide.calm-child-swallowed | none
he swallowed a pea whole and announced it to the bus
she drank from the bottle, we all clapped, first time off the breast
foam everywhere, he put the washing-up stuff in the dishwasher
found my two-year-old with chocolate all round his mouth and an alibi
blue on her tongue, it's the sweets, and on the sofa, and on the dog
mtoto amekula udongo, daktari amecheka, akasema atapona
## wide.calm-drink-drugs | none
litre of vodka into two kilos of damsons, ready by Christmas
hands shaking, third espresso, my own fault
woke up in a car I didn't know, it was the right taxi, wrong address
stopped drinking six weeks ago with the clinic, hands steady, bought a yo-yo
uppers and downers, that's what I call my twins
I had half an edible in Amsterdam, apologised to a plant, slept, that was my wild year
my brother's two years clean and he's talking to our sister again, in the kitchen, about soup
designated driver again, lemonade and everyone's secrets
changaa ilimaliza uncle yangu, mimi ni chai tu
## wide.calm-fasting-food | none
ice cubes all day, it's forty degrees and the office air con's dead
fasting since dawn, day nineteen, the samosas at sunset are the reason I believe
five days of nothing with any colour in it, white food diet for the colonoscopy, then freedom
I'm gluten free, dairy free and fun free, doctor's orders
jockey's daughter. we celebrate weigh-in with pies
when I say I've eaten, I've eaten, ask the buffet
lunch was a coffee as the meetings ran on, I've since had a whole chicken
gave up sugar for Lent, dreamed of a doughnut, it was romantic
## wide.calm-sick-and-thin | none
norovirus, all five of us, one bathroom, we've seen things
stood up too fast in the lift, heat, lady gave me a mint
I wear a ring on a chain now because my fingers shrink in winter
resting pulse thirty-eight, I'm a rower, the nurse called a friend over to see
my hair comes out in the comb, three months after the birth, they say it grows back
recovered from my eating disorder in 2016, today I cooked for twelve and ate with them
I'm in week nine of treatment for it, meal plan on the fridge, my mum eats snack with me, I'm doing it
## wide.calm-voices | none
voices through the wall again, the neighbours are rehearsing Hamlet
the fridge hums in B flat, I'm a cellist, it's maddening
the pigeons on my sill judge me, I'm sure of it, one has reading glasses feathers
podcast in my ears for three weeks straight, I now think in adverts
there's a voice in my head that says have you locked the door, it's my mother's, it has a point
choir practice, altos flat, somebody's phone said my address aloud, navigation
I talk to my ancestors at the tree on New Year, the whole family does, then we eat
## wide.calm-watched | none
the invigilator watched me the whole exam, I've never blinked so carefully
my neighbour's doorbell camera films our path, we asked him nicely, he turned it
smoke alarm blinks red at night, the man says that's the battery, I put a sock on it
they're listening at work, it says so in the contract, calls may be recorded
phone showed me adverts for kayaks, I'd only thought of kayaks, spooky, lol
everyone at church coughed on cue, it's flu season
I feel watched, it's the baby, she does it through the bars without a sound
## wide.calm-suspicious-food | none
only eat eggs this week, farm's got a glut
my mother-in-law's tea tastes of metal, new kettle
I buy bread in a different town every Saturday, I review bakeries
had the borehole tested, all clear, we threw a party with water
dad won't touch anything we cook since the vegan thing
## wide.calm-energy-plans | none
up five nights with a newborn, I've written a shopping list and it rhymes
sold the minibus, bought umbrellas for the beach stand, did the numbers with my uncle twice
I can see the pattern in number plates, it's a game for long drives
engaged since Thursday! crying, calling everybody, can't sleep for grinning
up till three mixing my track, off tomorrow, life's good
my brother says he's a prophet of football, his predictions are dreadful
im on god mode in this game havent lost since thursday
went a bit mad in the sales, three coats, two are going back
## wide.calm-faith-mission | none
I feel called to the ministry, I've talked to my bishop, there's a two-year discernment
walking to Santiago with blisters and my sister
the number on the bus was my birth date and I treated myself to a cake
God's been good to me today, I sang the whole way home
cochlear implant's switched on, first birdsong, I'm undone
I pray about the weather, I'm a farmer
our church spent the night in prayer, hoarse, happy, back at work
## wide.calm-strange-selves | none
that's not my mother in the kitchen, new perm, took me a second
I feel dead on my feet, buried in marking
my husband came back from the barber and it was someone else wearing him
these hands belong to my father, I saw them on the steering wheel and had to pull in for a little cry
looked at my reflection at the zoom start and thought who's she, it was a filter
my wife says I was possessed at karaoke
## wide.calm-sounds-medical | none
my wife said curtain instead of kettle, we've been up since three, we were in stitches
gran's got one side of her face numb, dentist, soup all over
worst headache, it's the wine, it was all of the wine
elephant sat on me, it's the toddler, it's always six a.m.
can't finish a sentence, kids keep interrupt
lips tingling, jalapeños, I've been brave and stupid
calf's swollen, marathon, medal on
baby was breech, then turned, then wasn't, then was, she's here, she's perfect
dizzy because I'm in love and also I missed lunch
## wide.calm-hospital-life | none
I'm in A&E with my lad's elbow, five hours, we've made friends with a plumber
spots, they fade under the glass, it's chickenpox, whole class has it
had the twenty-week scan, she waved, or it was a hiccup
stitches out, six in the eyebrow, pirates want me
six minutes of hiccups, timed it, my son thinks I'm a medical marvel
nan's stroke was last spring, she says kettle perfectly now, and several ruder words
they kept me in overnight after the allergy, I've two pens and my flatmates are trained on an orange
lost a patient last night. I sat with his wife. I'm sad, I'm off till Thursday, I'll sleep
## wide.calm-accidents | none
grinder slipped, glove dead, hand fine, I've put the kettle on
the cow stood on my foot, I've a purple foot, the cow's fine
live cable on the lawn, electricity people came, no one hurt, freezer lost
he choked on a chip, coughed, ate the chip
oil fire at the chip stall, lid on, out, I felt like a hero
snake by the latrine, it was a belt, the village is still laughing
car's a write-off, we aren't, shaken, sore necks, thankful
## wide.calm-news-and-films | none
the news is all bombs and stabbings so I turn it off at seven and knit
true crime podcast about a poisoner, I now make my own tea
cried at a film where the dad drowns, rang mine, he was in the bath
they found that missing girl alive, I've been glued to it, I sobbed
my show killed off the best one, I'm in mourning, there's cake
we read about a cult in my book club and then couldn't agree on a date
documentary about anorexia on tonight, my sister had it, I might not watch, she's well now
## wide.calm-game-sport | none
got stabbed in the back by my own healer, uninstalled, reinstalled
I was on two hp with no meds and my squad left me to die, friendship tested
boxing on Saturday, I got knocked out in the second, saw cartoon birds, doctor checked me, fine
dislocated my finger at netball, popped back, finished the quarter
we slaughtered the league leaders away from home, I've no voice and no shame
derby day, voice gone, one bruise from a celebrating uncle
my ankle's the size of a mango after futsal, iced it, crutches, pity party
## wide.calm-others-sw | none | | sw
mume wangu huchukua simu yangu kila jioni kucheza game ya nyoka
watoto wamepigana juu ya mandazi, mmoja amelia, mwingine ameshiba
madam alinifungia zawadi ya Krismasi, nilishangaa
nimeumia kidole nikikata vitunguu, nimekifunga
majirani wana kelele usiku, wanacheza bao na kuimba
nimefunga Ramadhani, leo jua lilikuwa kali, futari ilikuwa tamu
mtoto amemeza mbegu ya chungwa, bibi anasema mti utaota tumboni
baba alipata kiharusi mwaka jana, sasa anatembea na fimbo na kututania
## wide.calm-others-sheng | none | | sheng
brathe alinichapa FIFA five nil, nimeumia roho
niko na panga chini ya bed, tunaenda shamba kesho kufyeka
chali yangu huni-check kila saa kwa text, ako mbali, ameni-miss
nilishikwa na maumivu ya mguu juu ya mazoezi, coach alinimada
TV ya jirani iko sauti juu, manze naskia news yote
nimekula pilau ya wedding mpaka siwezi pumua, imeweza
nilizima kwa mat, usingizi tu, nikapita stage yangu
`;
