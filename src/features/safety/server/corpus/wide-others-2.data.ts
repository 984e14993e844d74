// Training: bodies and minds in danger, from stopped medicines to strokes, told by the person and by those around them.

export const wideOthers2 = `
## wide.insulin-stopped | elevated | self_neglect
I've stopped jabbing. a fortnight nearly. you lose weight like anything and I'm thirsty all night
insulin here costs me half the salary so I take it on Sundays only, like church
I'm seventeen and I skip my insulin before prom so the dress fits
my pump's been in a drawer since the divorce. somebody else can count carbs
I ration it, one pen between me and my dad
my brother's type one and says he's praying instead of injecting, the pastor told him
## wide.mind-medicine-stopped | elevated | self_neglect
came off the clozapine by myself, three weeks, the walls have begun breathing again but I feel awake
I put my lithium down the loo because the colours were gone. I haven't slept much since and I don't care
the injection was due last month and I moved house so that they'd not find me
told my wife I'm taking them. I spit them in the plant, the plant's looking calm
my son's stopped the tablets that keep him well and today he's taken the mirrors down
I don't need olanzapine, I've got green juice, and my neighbours can stop whispering it's poison
## wide.infection-medicine-stopped | elevated | self_neglect
I stopped the TB tablets in month two when the cough went, now there's blood in the sink and I still don't want to go back
I have the virus and I have not swallowed the medicine since April because my husband searches my bag
they gave me six months of ARVs and I gave them to the river. I'm tired of being someone with a secret. I've sores in my mouth
transplant pills make my face round, so I skip them. my creatinine's climbing, they keep ringing, I let it ring
bila dawa za TB najisikia huru, lakini siku hizi natema damu na nimeisha mwili
## wide.fits-and-heart | elevated | self_neglect
I quit my epilepsy meds so I could drive for work, I've blacked out twice at red lights
haven't had a blood thinner since I lost my card, my leg's hot and twice the size of the other
I don't take my steroid tablets any more, for Addison's, everyone says I look grey
skipped three dialysis runs because of the bus strike and then because I'd stopped caring
my father's pacemaker battery's flat and he's told the clinic to leave him be, he falls down every day
my heart pills ran out at Christmas and I'm sleeping upright in the armchair with swollen feet
## wide.not-living-in-the-body | elevated | self_neglect
I haven't washed or changed since he died and something's wrong under my bandage, it smells
there's no water, no power and no food in, I'm wearing my coat in bed and it's five degrees, I can't see why I'd ring anyone
I go to the toilet in bottles. I haven't opened the front door since March. My feet have gone a funny colour
he's eighty, he lives on sherry and biscuits, there's mould on the chair he sits in and he won't let me in any more
I've stopped drinking water because then I don't have to get up, I'm dizzy and my wee is brown
my foot ulcer's black and I watch telly over the top of it
maggots. I saw them in my leg and I put the sock back on
## wide.refusing-treatment | elevated | self_neglect
the surgeon says a week at most if I don't, and I left by the fire exit
the wound's gone green, I will not go to that hospital where they let my wife die
they found a lump the size of a lemon two years since, I've told no one, it's come through the skin now
my diabetic mother's refusing food, insulin, and the lamp
I'm eight months gone and I haven't let anybody look at me, I don't want it written down, my hands are swollen up like gloves
## wide.neglect-now | imminent | self_neglect, medical_emergency
I can't keep water down and I've had no insulin since Wednesday and my breathing's gone deep and strange
dad's on the floor in his flat, he's been there since Thursday I think, he's cold and he's calling me by my aunt's name
stopped the seizure pills and she's had three in a row without waking up between
I missed all the dialysis this week and now I'm drowning lying down
my friend with sickle cell ran out of everything, his chest is crushing and his lips are white
sijachoma insulini siku nne, natapika, naona kiza, siwezi kusimama
## wide.swallowed-by-mistake | elevated | overdose
I've had the evening pills twice, I think, because the box was empty for Tuesday and it's still Monday
I took my dog's arthritis tablets thinking they were mine, all of them for the week
the herbal man's drink and my heart tablets, on the same morning, now everything looks yellow
I've been putting on two of those pain patches at once, I can't keep my eyes open at the till
she's given him the adult syrup with the big spoon, he's fourteen months
I topped up the paracetamol every two hours through the night for this tooth, my side hurts
dad's put his month's box out wrong and he's had three days in one
## wide.child-swallowed-now | imminent | overdose, medical_emergency
my little boy has had a handful of granny's pink ones, I fished two out
she drank from the bottle with the paraffin in it, she's coughing and she smells of it
the pod, the washing pod, he bit it, there's foam
found my two-year-old with my iron tablets all round his mouth
he's swallowed one of those flat batteries from the toy, he can't swallow his spit
mtoto amekunywa jik, mdomo umekuwa mweupe
my daughter's been at the rat blocks, there's blue on her tongue
## wide.overdose-now | imminent | overdose
I took double because the first lot didn't work and then I lost count, I'm very slow now
I'm on the kitchen floor, I only wanted to sleep for a weekend, the packet's empty
mixed his sleepers with the vodka and now I can't make my legs listen
I've taken all the antihistamines in the house, the curtains are crawling
he's snoring funny and his lips are the wrong colour, there's a strip of pills in his hand
my girlfriend ate every one of the edibles and then my tablets, she's not making words
she's had sixty of something, she won't say what, she's laughing
nimemeza dawa za bibi zote, naona vitu viwili viwili
## wide.poison-now | imminent | overdose, medical_emergency
we all have headaches and the dog's been sick, the jiko was burning inside because of the cold
I mixed two cleaners in the bath and I can't stop coughing and my eyes are streaming
mushrooms from the wood, five hours ago, all three of us are being sick
he's been spraying the cabbages without a mask and he's dribbling and twitching
the brew at the chief's party, four men can't see, my husband's one of them
I drank from the bottle in the shed, it said squash, it wasn't squash, my throat's burning
## wide.alcohol-amount-danger | elevated | substance_danger
litre of vodka a day, two on Sundays. I'm a school secretary
I woke up in a car I didn't know with the engine warm and it was mine
I've been yellow since the weekend. still pouring
I shake till nine, drink, teach till three, drink
she has a beer in the shower before the school run, my wife, and she drives all four of them
I'm twenty and I lose every Friday, this time I woke up behind the abattoir with no shoes
changaa since morning, since Monday really, I don't eat, I only sip
## wide.withdrawal | elevated | substance_danger
stopping the beer on my own, thirty hours now, my hands are dancing and I'm soaked
came off the diazepam my auntie used to give me, and the light's too loud and my legs jump, I haven't slept in four days
day two without. there are ants on the bed. I know there aren't any ants
I've thrown out all of the tramadol. I feel electric, I keep being sick, and my heart's pounding and racing
my husband stopped drinking for Lent after thirty years and today he's talking to his dead sister in the kitchen
## wide.mixing-and-alone | elevated | substance_danger
I do it with the bathroom locked so nobody can spoil it, and nobody could get in either
uppers for the shift, downers for the night, my heart skips at traffic lights
my dealer says there's something new in it, I do half, by myself, and hope
two friends this summer, same batch. I've still got some and I'm still doing it
I put the methadone on top of wine because it's Thursday
kush na tembe za blue, kila usiku, saa zingine nashtuka sipumui
i sniff the aerosols in the shed til i go blue n wake up, me n sometimes no one
## wide.driving-or-duty | elevated | substance_danger
I fly a crop sprayer and I've not been sober in it since May
nurse. I take what's left in the ampoules. last night my hands shook so much I nearly gave a patient the wrong one
driving the boda high is the only way I can stand the traffic, hit a goat on Tuesday, could have been a kid
I breastfeed and I smoke the pipe when she's down, and she sleeps too much
crane operator, ketamine in my lunch box
## wide.substance-now | imminent | substance_danger, medical_emergency
he went under after the pipe, he's grey and he's gurgling
my chest feels like a horse is standing on it, it's the third gram
she's fitting on the dance floor and everyone's filming
haven't had a drink in two days, I've just come to on the tiles and I've bitten my tongue through
I'm on the motorway and I can't feel my hands, I took something at the services
she's so hot she's steaming, she's had two of the green ones, she doesn't know who I am
msee amezima kwa mtaro, hapumui poa, alikuwa na mchele
## wide.not-eating-days | elevated | eating_disorder
ice cubes since Saturday. I count them
I'm living on black coffee and gum, and the praise from the other dancers
jockey weight. I spit in a bottle and sit in the sauna in bin bags and don't eat till Sunday's race
when I say I've eaten, I've moved it about, and fed it to the baby
five days of nothing with any colour in it
Ramadan ended and I did not stop fasting, nobody notices since I cook for all of them. I've dropped two sizes and I feel cold in my bones
if I'm under two hundred I'm allowed to sleep
## wide.purging | elevated | eating_disorder
the shower's running so that they don't hear me get rid of it, twice on a good day
my teeth are see-through at the edges. dentist asked about lemons. it isn't lemons
I know which staff toilet has the loud fan, for bringing lunch back up
laxatives by the box, I buy from four pharmacies so they don't twig, I sleep on the bathroom floor
I ate the whole wedding tray and put my fingers down till it was pink
I'm a dad of two, forty-four, and I kneel at the bowl every night when they're asleep
nakula pilau sana kwa party, halafu naenda kwa choo kuitoa yote, kila wikendi
## wide.body-failing-thin | elevated | eating_disorder
I went over in the lift again, stood up too quickly, I've had soup since Sunday, clear
there's fur on my arms. downy stuff. I looked it up and I was proud
I've not bled since last winter and I run eleven miles in the dark before work on an orange
my resting pulse is thirty-eight and it isn't because I'm an athlete
hair's coming out in the comb, my wedding ring fell off in the pool, and I still see a whale
my daughter's spine shows through her school shirt, and she cuts a grape in quarters
## wide.eating-now | imminent | eating_disorder, medical_emergency
my heart's stopping and starting, I took thirty of those laxatives, I can't straighten my fingers
I was sick and it was like coffee grounds, and now bright red, I'm on the tiles
she's fainted for the third time this evening and her pulse is hardly there, she weighs what she did at nine
nothing but water for twelve days and I can't lift my head off the pillow
insulin out, food out, I haven't let anything in, and I can't catch my breath and I'm seeing double
## wide.voices-speak | elevated | psychosis_mania
the fridge hums in words now and it knows what I did in school
there are two of them, a man and a girl. he's cruel, she tells me what to write down
the pigeons say it before I think it
I had to leave choir because under the alto line somebody was saying my address over and over
my grandmother's ancestors talk to me from the tap, they tell me which relatives are snakes, all day, even when I am sleeping
I wear headphones with nothing playing so that they think I can't hear
like theres a podcast in my head thats about me n i cant pause it for like 3 weeks
## wide.watched-through-things | elevated | psychosis_mania
the red light on the smoke alarm blinks when I lie, so somebody is reading it
my neighbours have a machine pointed through the wall, it heats one side of my head
I've unscrewed all the sockets, there's more of them each time I look
they've replaced the number plates in my street with messages and I've photographed two hundred
my phone's been hacked by my own thoughts, that's why I'm writing on paper and holding it up
everyone at church was given a script about me. they cough on the cue
There are lenses in the eyes of the dog, I have asked my wife to bury it
## wide.food-poisoned-belief | elevated | psychosis_mania
I only eat eggs, they can't get into an egg
my mother-in-law's tea tastes of metal because she's been paid to thin me out
I buy bread in a different town every day, they follow in shifts to get at it first
my dad won't touch anything we cook, he says the council's dosing the salt, he's lost two stone
I've had the water in our borehole tested, and they got to the lab too
## wide.grand-plans-no-sleep | elevated | psychosis_mania
five nights awake and I've written a constitution for Africa, it rhymes, I'm meeting the president, he doesn't know yet
sold the minibus to buy ten thousand umbrellas because I can feel the rain coming for the chosen
I can see the pattern in number plates, I've told the bank, I told the whole train, I'm not tired, why would I sleep
I'm engaged to two people since Thursday, I've resigned, and I'm buying a lighthouse
my wife's rung the doctor, she's frightened of how bright I am
my brother is giving away our father's cattle because he is a prophet since Sunday, he's dancing barefoot in the road at three in the morning
im literally on god mode havent slept since thursday wrote 3 albums bought 9 guitars my heart goes brrr
## wide.special-mission | elevated | psychosis_mania
the number on the bus was my birth date backwards and I understood that I'm the one who has to warn them
I've been told in a way I can't explain to leave my family and walk to Jerusalem without shoes
I'm being prepared. the implants behind my ear warm up when I'm near the others
the newsreader touched her left earring, so it's on, I've to be at the parliament by noon
God has put me in charge of the weather and people drown when I rest
majini wameniambia mimi ndiye mfalme, nisile wala nisilale hadi wakati ufike
## wide.swapped-and-dead | elevated | psychosis_mania
that's not my mother in the kitchen. very good likeness
I'm rotting from inside, I've no blood left, they buried me in August and you're all too polite
they've swapped my hands in the night, these belong to a smaller man
my husband came back from the shops and it was someone wearing him, I'm sleeping with a chair under the handle
my reflection started a second late and I haven't trusted anybody since
## wide.family-tells-psychosis | elevated | psychosis_mania
my son's taped foil over his windows and whispers to me through the letter box that I'm being used
my wife had our baby nine days ago, she says the baby is a message and she hasn't slept
dad's in the garden at night in his pants digging for cables
my flatmate thinks the lecturer's sending her love songs through the projector, and she waits at his house
dada yangu anaongea na watu wasioonekana na amekata nywele zote, anasema zina mic
my boyfriend has been up for six days, he's maxed my cards, he told a policeman that he was his king
## wide.psychosis-now | imminent | psychosis_mania, harm_to_others
the angel wants the boy back on the hill today and I've packed the knife and his lunch
the tap says if I don't stop my neighbour by noon, he'll start on the children, I'm at his gate
they've said jump and the ground will be soft for me. I'm up. it looks soft
it's crawling under the skin of my leg, I've got the pliers in already
my brother's got the axe, he says mum's a lizard and he has to let her out of her skin
I've to put out my right eye so the signal stops, it says now, it says now
my wife is running the bath for the baby, she says he has to be washed of the devil till he's still
the voices counted down and they're on four
## wide.mind-sw-sheng | elevated | psychosis_mania | sw
kuna sauti mbili zinabishana kichwani, moja inaniambia nisimwamini mama
majirani wameweka camera kwenye taa ya kanisa, wanaona mpaka ndoto zangu
sijalala siku tano, nimeuza shamba, nanunua ndege, nimechaguliwa
chakula cha dada kina kitu, nakula tu mayai ya kuchemsha niliyochemsha mwenyewe
huyu si mtoto wangu, walimbadilisha kliniki, macho yake si yale
ati TV ya lounge inanitaja name, manze nimeizima na bado inaongea
brathe amepotea akili, anasema yeye ni Yesu wa Dandora na halali
## wide.stroke-now | imminent | medical_emergency
my wife tried to say kettle and it came out as curtain, and her hand won't hold the spoon
left side of gran's face has slid, she's dribbling her tea
I can't lift my arm to button my shirt. it was fine at breakfast. words are sticky
dad's eye is drooping and he keeps answering yes to everything
it is worst headache of all my life like a hammer and now I see half only
baba ameanguka, mdomo umeenda upande, haongei
## wide.chest-and-breath-now | imminent | medical_emergency
there's an elephant on me and it's going down my arm, I'm fifty-one, I'm in a lay-by
my inhaler's run out, I can't finish a, a sentence
lips tingling, tongue fat, I ate at the office party and there were nuts
mum's grey and sweating and says it's only indigestion, she's holding her jaw
my boy's sucking in under his ribs with every breath and he's too tired to cry
calf swollen since the flight and now I can't breathe and I've coughed pink
amepigwa na nyuki wengi, uso umevimba, hapumui vizuri
## wide.pregnancy-and-baby-now | imminent | medical_emergency
thirty-four weeks and there's blood running in my shoes
I see flashing lights, my head's splitting, my hands are balloons, due next month
the baby hasn't moved since yesterday morning, I've drunk the cold juice, nothing
I gave birth on Tuesday and I'm soaking a pad every ten minutes
the cord's come down first, I'm on the bathroom floor
my newborn's blue round the mouth and won't wake to feed
mke wangu anajifungua njiani, damu ni nyingi na kondo haijatoka
## wide.fever-head-injury-now | imminent | medical_emergency
my daughter has spots that don't fade under a glass, and her neck's stiff, she can't bear the lamp
he fell off the back of the truck, there's clear stuff coming out of his ear
my flatmate's burning up, he's speaking rubbish and his skin's gone blotchy like a map
came off my bike this morning, keep throwing up, one pupil's huge in the selfie
my little one's just been fitting for six minutes with the fever
she hit the kerb and she was fine and now I can't wake her
## wide.accident-now | imminent | medical_emergency
grinder slipped, I've got my hand in my overalls and it's pouring
the child's under the water tank, it's come down on his legs
live cable. he's stuck to it
my husband's choking, he can't cough, he's pointing
there's oil on fire, her sleeve's gone up, the skin is coming away
snake, by the latrine, two holes, and my eyelids are getting heavy
we've been hit, I can smell fuel and my passenger isn't talking
## wide.medical-not-yet-now | elevated | medical_emergency
I've lost the sight in one eye for ten minutes, twice this week, and it comes back like a curtain going up
pressure in my chest going up our stairs, goes off at the top if I stop. I'm a roofer, I haven't said
since the fall on Sunday my dad gets his words muddled in the evening
twelve weeks pregnant, bleeding on and off since Friday with one shoulder aching
there's blood when I go, dark, and I get light-headed at the sink
my son has had a headache that wakes him every night and he walks into door frames
fever since the trip to the coast, comes every second day, today I can't keep the tablets down
## wide.watch-neglect-drink-food | watch | self_neglect
I missed a few of my tablets this week, I keep thinking I'll start properly on Monday
the plates grow fur, I eat out of the packet, I'm managing, sort of
haven't been in a shower since Tuesday, my hair stands up by itself
I forget to eat until I'm shaking, then it's cereal
I'm thinking of stopping the sertraline because I feel flat, I haven't asked anybody
post from the hospital's in a pile by the door. I step over it
## wide.watch-substance-new | watch | substance_danger
it's gone from Fridays to most days and I hide the cans under the potatoes
I took my wife's painkiller for no pain at all and I liked it
I drank before the presentation and it went well, which is the problem
promised no weed till after exams, that lasted until Wednesday
my son's come back from uni with shaky mornings, I'm not sure what I'm looking at
I was fine to drive, I think I was fine, I've been going over it
## wide.watch-food-body | watch | eating_disorder
I've started to leave the last half on the plate, and feel clever
since the breakup I check my stomach in every shop window
lunch is a coffee, it's only for the wedding, I tell myself
I hid the biscuits in the car and ate all of them in a car park and felt like dirt
my sister's counting almonds, she's fourteen, she says it's for netball
the fitness watch makes me pace the kitchen at midnight for the rings
## wide.watch-mind | watch | psychosis_mania
had three hours' sleep and a hundred ideas, it's fun, but my sister says I'm talking fast
sometimes I hear the phone ring in the shower, and it didn't
I'm fairly sure that man is in every café I go to, it's probably nothing
colours are a bit louder this week, that's how the last episode began
I keep wondering whether people on the tube can tell what I'm thinking
my cousin has become very sure about something to do with numbers
## wide.watch-medical | watch | medical_emergency
my heart flutters when I lie on my left, I've had it since exams
tight chest when I argue with him, gone when I walk, I should have it looked at
panicking right now, tingly hands, feels like dying, I know it's panic, it's the sixth time
dizzy on and off since I changed pills, not fainted
odd numbness in my leg for a week, it comes and goes
mum had a funny turn at church, she's fine she says, she won't see anyone
## wide.sw-medicine-stopped | elevated | self_neglect | sw
niliacha ARV mwezi wa nne kwa sababu mchungaji alisema nimepona, sasa nimejaa vidonda mdomoni
insulini ni ghali, nadunga mara moja kwa wiki, miguu imekufa ganzi na macho yana ukungu
nimeacha dawa za kifafa, jana nilianguka jikoni karibu na moto
dawa za akili zilinifanya mnene, nimezitupa, silali tena na naona watu wananifuata
babu amekataa dialysis, amevimba uso na anahema akilala
kidonda cha mguu kimenuka, funza wametoka, sitaki kwenda hospitali
## wide.sw-now-overdose-poison | imminent | overdose, medical_emergency | sw
tumekunywa pombe ya kienyeji, wawili hawaoni na mmoja hajaamka
mtoto alikunywa mafuta ya taa, anakohoa na midomo ni ya bluu
alimeza dawa zote za presha za mama, anaongea polepole na mapigo hayapatikani
jiko la makaa lilikuwa ndani, tumeamka na vichwa vinauma, mdogo haamki
nilichanganya jik na ile nyingine, kifua kinabana, macho yanatoka machozi
mume wangu amepuliza dawa shambani, anatetemeka, mate yanamtoka
## wide.sw-now-medical | imminent | medical_emergency | sw
mama anashindwa kusema, mkono mmoja umelegea kama kamba
kifua kinaniuma kama kimekanyagwa na ng'ombe, jasho baridi linanitoka
mjamzito wa miezi nane, anaona nyota na amevimba, sasa amezimia na anatetemeka
mtoto ana homa kali, shingo imekaza, analia akiona taa
dada yangu amekula samaki, ulimi umevimba, hawezi kupumua
amegongwa na boda, damu inatoka sikioni, haongei
## wide.sw-substance-eating | elevated | substance_danger | sw
nakunywa tangu alfajiri, mikono inatetemeka mpaka nipate ya kwanza, na mimi ni dereva wa basi la shule
nimeacha pombe siku mbili, naona wadudu ukutani na moyo unaenda mbio
naichanganya miraa na vidonge vya usingizi, jana sikuamka mpaka jioni
mume wangu huvuta unga chooni peke yake na kufunga mlango, siku moja nilimkuta amelala na midomo myeusi
nina mimba na bado nakunywa chang'aa kila siku, siwezi kuacha
## wide.sheng-body-mind | elevated | substance_danger | sheng
nimekuwa juu ya shashamane na codo week nzima, jana nilizima nikaamka kwa hosi, nimerudia leo
mabeshte wawili walienda na hiyo new stuff, mi bado naitumia
napiga mzinga kila morning before nishike boda, passenger hawajui
tembe za mathe za usingizi nachanganya na chrome, nikilala siamki na alarm
niko na three days bila kushika chupa, natetemeka na naskia watu wakiniita
## wide.disorder-in-men-and-older | elevated | eating_disorder
sixty-two, widow, tea and a cracker, and I'm pleased when the skirt spins round
bodybuilder. dry cut. I've not had water since yesterday and I shake on stage and everyone claps
I'm a chef. I taste and I spit. I've lost twenty kilos in this kitchen and I throw up what I swallow
my husband runs thirty kilometres on nothing, he's grey, he eats only after midnight, and only ice and mustard
i vape so i dont eat, n when i eat i go to the woods, im 15, i fainted in maths
since my divorce I chew ice and sleep, I've got down to my wedding weight and then my confirmation weight
## wide.psychosis-after-birth-and-drugs | elevated | psychosis_mania
six days since the birth and I can hear the baby thinking, he's very old, and he's disappointed in me
since that one joint the streetlights have been organising
my wife won't let me hold our daughter, she says I've been switched and she's writing it all over the nursery wall
the steroids have opened something, I'm not sleeping, I'm conducting traffic from the balcony
mum's eighty, she says men come up through the bath at night and she's been hitting at them with a pan
I've been awake on speed since Thursday and there are people in the hedge with my face
## wide.medical-elevated-kenya | elevated | medical_emergency
I have malaria for a week, I bought the half dose only, now my urine is the colour of cola
the child has diarrhoea since Sunday, eyes are sunken, he doesn't cry tears, the clinic is far
bitten by a dog that then died, my arm, twelve days ago, I washed it with soap only
my wife gave birth at home on Sunday, she's hot, she shivers and there's a bad smell
coughing three months, sweating at night, I've finished my clothes, I mean they've all become big
## wide.substance-now-more | imminent | substance_danger, medical_emergency
I'm alone, the door's bolted, I did the new batch and my legs have gone
my uncle stopped his whisky on Sunday, he's stiff as a board and jerking, eyes rolled up
we're at the quarry, she's had a bottle of gin and something and she's face down and cold
my heart's going so fast I can't count it, I've been on it since Friday, my jaw's locked and I can see bees
amekunywa chang'aa ya jana, hasikii, hapumui vizuri, tuko kijijini
driving the lorry down the escarpment and the pills I took to stay awake have turned, the road's doing waves
## wide.psychosis-now-more | imminent | psychosis_mania
I'm on the runway side of the fence, the plane's got my name on it, I've to stop it with my hands
the prophet in the mirror says fire cleans, I've lit the curtains
they've got into my teeth so I've pulled out two and I'm on the third
I've taken the children up the hill without shoes, we're going to be collected at dawn, no need to bring water
my son is naked on the highway telling the lorries to bow to him
sauti inasema nimtoe mama mapepo kwa panga, niko mlangoni kwake
## wide.eating-neglect-now-more | imminent | eating_disorder, medical_emergency
I passed out on the treadmill and now my lips are blue and my fingers tingle, and I still don't want to eat
my flatmate's been starving for weeks, she's just had a fit on the kitchen floor
I drank litres of water to fool the scales and my head's splitting, I can't tell what room I'm in
four days on laxatives, there's only blood and I can't get up
my wrestler son has been in the sauna suit since morning, he's stopped sweating and he's talking gibberish
## wide.overdose-elevated-more | elevated | overdose
gran has been sucking her patches, I mean chewing them, she's very sleepy
I've doubled my thyroid pill for a month to lose weight, my hands shake and my heart bangs at night
took a friend's tablets for the pain, then mine, then a beer, and now the room's a bit far away
the pharmacist gave me the wrong strength, I've had it a week and I've purple spots
he drinks the cough syrup by the bottle, my brother, he walks like he's under water
I've been giving the baby the drops for wind each hour, I misread it, he's floppy after
## wide.watch-body-sw | watch | self_neglect | sw
nimesahau dawa za presha mara kadhaa wiki hii, nitaanza tena Jumatatu
nakunywa bia kila siku tangu nihamishwe, zamani ilikuwa wikendi tu
naruka chakula cha mchana kwa sababu nimenenepa, najisikia vizuri nikiruka
siogi kila siku siku hizi, nguvu haipo
nasikia kama jina langu linaitwa usiku, labda ni ndoto
kizunguzungu kinanijia nikisimama, kinapita
`;
