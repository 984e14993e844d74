// Training: near misses. The words and settings of every danger with an innocent meaning; none of these is a present risk.

export const moreHarmless = `
## more.calm-farm | none
we put the old bull down this morning and I cried like a child, he'd had a good life
lambing's over, I could sleep for a year, and I intend to sleep till seven
I had to shoot a fox that was at the hens, never enjoy it
drought's killed the beans again, so we'll try sorghum
the barn's come down, rope, beams and all, and the insurance is being slow
dad wants to be buried on the top field when his time comes, he's a fit seventy and he's told us where the tree goes
selling up. thirty years of cows and I'm done with it, we've bought a bungalow by the sea
I'd kill for a dry fortnight
my wife says I'm married to the tractor, and the tractor died on Tuesday
we've poison down for the rats, so I've told the kids to stay out of the loft
the hanging shed needs a new lock, the hams are up
the harvest nearly finished us, but it's in, thank God
## more.calm-nurse | none
we lost a patient on my shift, I'm sad, and I'm going to talk to my supervisor about it
I did the suicide risk training today, three hours, it was heavier than I thought
I'm on nights, I'm a zombie, someone bring me a pillow
my patient took an overdose and she's pulling through, I held her hand
I gave the wrong form to the wrong bed and I could have died of shame
the crash team got him back, first time I've seen it work
I'm thinking of leaving nursing at the end of the year and opening a bakery
I draw up insulin forty times a day, my thumb's killing me
a relative shouted at me about the bleeding, the bleeding was a nosebleed
I'm tired of dying patients, could I move to maternity, do you think
we're teaching the students what signs of self-harm to look for, and how to ask kindly
my husband's a paramedic, he brings home stories, we debrief over toast
## more.calm-student | none
I'm dead if I don't hand this in by noon, so bye, back to footnotes
my dissertation is on suicide in Russian novels and my supervisor wants it shorter
I failed anatomy and I'm gutted, resit in August, mum's being nice about it
the exam murdered me but I passed
we did Romeo and Juliet today, everyone dies, great homework
I want to drop out, not of life, of chemistry
my flatmate's playing drums at midnight and I've fantasies about his drumsticks in the river
anyone else completely destroyed by stats
I'm writing an essay on opioid policy, could you help me calm down about the deadline
I ended my presentation by tripping over the cable, ended me socially
my law module's on homicide, so yes I spend my day with murder
I can't do this anymore, I need a different major
we all jumped off the pier after finals, fully dressed, it was freezing and brilliant
## more.calm-father | none
my boy jumped off the shed roof to be Batman, no harm done, I've hidden the ladder
I miss them on the weeks they're with their mum, so I fill it with football and cooking badly
the kids are at each other's throats over the front seat
I shouted at my son over his shoes and I said sorry, we had hot chocolate
my daughter's killing me with these knock-knock jokes
I told my lad he's dead meat if he scratches the car, he laughed, I laughed
potty training. pray for me
I'm worried I'm a boring dad
my teenager says I've ruined her life, it was about a phone
the baby screamed from two to five, I put her in the sling and walked the hall, we both survived
dads' group on Friday, first time, a bit nervous
my toddler bit me, drew blood, I now respect vampires
## more.calm-migrant | none
I miss the smell of my mother's kitchen, today I found the spice in a shop and I was so happy
the boss is hard but he pay on time, I am only tired
my papers come at last, I cried in the office from joy
I send money home and I want to buy a small land there one day
in my country we say I die of hunger, it means only that lunch is late
my English teacher say I kill the grammar, she is funny
I feel alone on Sundays. I go to the church for the singing and it is better
here the winter is murder, I wear two trousers
I want to go home, in April I have a ticket, forty days more
please how do I say in polite way to my neighbour the music is too loud
my passport is with the embassy for renewal, three weeks they told me
first time I saw snow I thought, now I can die happy, and I threw it at my cousin
## more.calm-elder | none
I've outlived most of my friends, so I've started on their children, we play bridge
I've made my will, sensible thing, my son has the key to the box
I've chosen the hymns for my funeral, may it be a long way off, and told the vicar no lilies
eighty-eight and I've a new hip, I mean to wear it out
I take nine tablets a day, I rattle, but the doctor's pleased
my husband died in the spring, I talk to his chair, and some days I even laugh
I don't fear death much any more, I've had a lovely time and I'm not in a hurry
they want me to give up the car. I've given it to my grandson, he needs it for work
I'm giving away the china, we're moving to a flat with no stairs
the young ones think that we sit here waiting to die, we're waiting for the quiz
I fell asleep in the bath, woke up like a prune
I had a fall last year, all mended, and they've given me a red button
## more.calm-teen | none
im dead 💀 he liked my story from 2019
my mum is going to murder me when she sees my hair
i literally died when the teacher read it out loud
kms (keeping my socks) is our new group chat name
everyone in my class is so annoying i want to move to the moon
i ate and left no crumbs at the talent show
ended my situationship, feeling free, ice cream later
he ghosted me so im deleting his number and blocking him, self care
the math test slayed me but my outfit slayed harder
mum confiscated my phone for a week, im so bored i read a book
i got stabbed by a cactus at the garden centre
we watched a horror film n now i cant go to the loo alone
im crying shaking throwing up the trailer is out
my bestie and i are suing for emotional damage after that episode
unalive is what tiktok makes people write, my teacher explained it, i think its a weird word
## more.calm-trades | none
I fell off the scaffold last spring, six weeks in plaster, and I always clip on now
I drive a hearse for a living, it's quiet, people think it's sad, it's a decent job
I'm a butcher and you'd be amazed what people ask about knives
the roof's done, eleven floors up, lovely view, nice tea
I fumigate houses, so I know my poisons and my masks
I'm a lifeguard, I pulled a kid out today, he's fine, I'm shaking
I work on the railway, we had a near miss with a dog, all good
I'm on the bomb squad, the dog's called Biscuit
I hang doors, I hang cabinets, I hang pictures for my wife at the weekend
anaesthetist. I put people under and wake them up, that's the joke at parties
I edit crime novels. today I asked an author to kill the postman earlier
demolition crew, we blew up a chimney, best day of my life
I shoot weddings. four hundred shots on Saturday, my trigger finger's numb
I'm an undertaker's daughter, so death's just Tuesday to us
I cut trees, nearly cut my boot, bought better boots
## more.near-suicide-words | none
my grandfather died by suicide before I was born, we talked about it at the reunion, it was good to talk
there was a documentary on suicide prevention and I thought the farmer in it was brave
it's political suicide to raise that tax and the minister did it anyway
I signed up to volunteer for a crisis line, training begins in May
the film ends with her walking into the sea, I didn't like the ending
suicide squeeze in the ninth inning, we won
I don't want to die, that's why I'm giving up smoking
I've never wanted to kill myself, if that's what you're asking
do you want to live in Leeds, she asked. I don't want to live in Leeds
when I die I'd like to come back as my sister's cat
I was asked at the clinic if I have thoughts of ending my life. I said no, and it's no
I want to die laughing at ninety-five
I wished the ground would swallow me up when I called my teacher mum
the sim committed herself to the pool with no ladder, so I'm a bad landlord
death metal, Saturday, my neck's wrecked
the last day of my life as a smoker
my will to live returns after coffee
we read her note out at the funeral, that was four years ago, and I'm at peace with it
it's the end of everything, said my son, and it was the end of the biscuits
## more.near-goodbye | none
goodbye everyone, it's been a pleasure, my contract ends on Friday
I'm leaving tonight, train at nine, and I can't find my charger
we said our goodbyes at the airport and I cried into his collar
I've written letters to each of the kids for their eighteenth, they're in the memory box next to the baby teeth
this is my last message before the flight, switching to aeroplane mode
I'm not going to be here next week, we're off to Mombasa
I gave away my prom dress and my hockey stick, I've grown
after Friday I won't care, the audit's over
thanks for everything, you've been a help, I'll ring again Tuesday
I've handed in my notice, cleared my desk, wiped my computer, and I feel light as air, new job on the first
can you take care of the dog from the tenth to the seventeenth
I'm logging off for good from that app, too many arguments
I won't be a burden to them much longer, my flat's ready on the third
it'll all be over by Sunday, the wedding I mean
see you on the other side, of the exams
I want to leave this life behind, the commuting, the suits, and keep bees
sorting out the attic, giving half of it to charity, feels marvellous
we're settling Dad's affairs since he moved to the care home, he's enjoying the bingo
I said goodbye to my old house and patted the wall, silly isn't it
last night in halls, last pizza, last row about the bins
## more.near-time-means | none
tonight's the night, I'm proposing, the ring's in my sock
I've made up my mind, I'm doing it tomorrow, I'm dyeing it red
in an hour I'll be on the bridge, we meet there for the run club
I've got the rope ready, we leave for the climb at six
everything's prepared, the knife's sharp, the onions are next
I've got pills on the table, vitamins, zinc, the usual
I'm going to jump, the instructor goes first, then me, and the parachute had better open
it's loaded and ready to go, the van I mean
I'm standing on the edge of the pitch in the rain shouting at nine-year-olds
by midnight it'll be done, the tax return
I'm on the roof fixing the aerial, bad signal
I'm at the river, no fish yet
I locked the door, ran the bath, lit the candles, phone off after this, bliss
after this call I'm done, no more work until Monday
one last time and then I quit, I said, and bought the lottery ticket
it's time, my bags are packed, the baby's coming, we're excited, hospital says come in at four
I've got a plan for Thursday, a date and a place, she said yes to coffee
noose of a tie round my neck all day, glad to be in pyjamas
tomorrow I finish it, the jumper I've been knitting since March
I took the plunge, I've jumped, I've signed the lease
## more.near-selfharm | none
I cut myself shaving and went to the meeting with tissue on my chin
burned my wrist on the oven tray, it's just where you'd notice, everyone asks
the cat has scratched my arms to ribbons, we're bathing her
I got a new tattoo over my old scars, it's a fern, I haven't hurt myself since school
picked at my sunburn, I know, I know
the razor's for my beard, relax
I banged my head on the cupboard again, I must move that cupboard
I punched the air so hard at the goal that I did my shoulder in
rubber band on my wrist so I'd remember the milk
I've long sleeves on because the office is an icebox
wembe umenikata nikinyoa ndevu, kidogo tu
nilijikata kidole nikikata sukuma, nikaweka plasta
nilichomeka na mafuta nikipika chapati, nimeweka dawa
blood test today, they took three tubes and I got a biscuit
I scraped both knees falling off a scooter at forty-four
my daughter draws on her arms in pen, it's hearts and a boy's name
the stitches come out on Thursday, the saw won that round
I bite my nails in traffic
my piercing's bleeding a bit, the shop said salt water
I'm clean, as in I've showered
seven years since I last cut, and I wear short sleeves on the beach
## more.near-violence | none
I could've throttled him, instead I breathed and walked the dog
we killed them, five nil
I want to smash this presentation
I'll murder a curry tonight
she stabbed me in the back over the promotion, I'm hurt, I'm looking for another team
my brother and I fight about politics every Christmas, then we play cards
the boxing's going well, I knocked out a man twice my age, in the gym, with gloves
I shot him a look, he shut up
I'm so furious with the council I've written four letters
we blew the budget, now heads will roll
the chess club's bloodthirsty, a nine-year-old destroyed me
I told him to drop dead twenty years ago and I'd like to apologise
I had a nightmare where I hurt someone and I woke up relieved
I have intrusive thoughts about swerving, my OCD therapist says they're just noise and I let them pass
I get so angry with the printer I talk to it
the neighbours' feud is about a hedge, they've both hired lawyers
I'm going to crush it on Thursday, interview of my life
in the game I burned the village, and felt bad, so I reloaded
he's going to pay for this, he broke the window and his pocket money's covering it
I used to be in a gang, I've been out nine years, and I coach the under-twelves
I stood up to my bully, I said stop, and she stopped
I hate my ex and I wish him a lifetime of wet socks
my stepson slammed the door, I counted ten, we talked after
I was so cross I hoovered the whole house
I'm bringing the big guns to the meeting, meaning Sheila
we take kendo on Mondays, hitting people with sticks is very calming
I watched a true crime thing, the husband did it, the husband always did it
the cockerel's for the pot on Sunday, and my son won't speak to me
## more.near-violence-sw | none | | sw
nitamuua huyu mtoto kwa utani, ni mjanja sana
timu yetu iliwachinja tatu bila
bei ya unga itatuua mwaka huu
jirani ananikera na redio lakini nitaongea naye kesho
nilikasirika sana nikaenda kutembea, nikarudi nimetulia
tulichinja mbuzi kwa harusi ya dada
panga limepotea, nilikuwa nataka kukata nyasi
tuligombana na mume wangu juu ya pesa, tukaongea, tukacheka
bosi alinifokea mbele ya watu, niliumia roho, nimeamua kutafuta kazi nyingine
filamu ya jana walipigana sana, nikafunga macho
ndugu zangu hupigana kwa maneno tu, sisi ni familia ya kelele
kuku wawili wameuawa na paka, nimeudhika
## more.near-violence-sheng | none | | sheng
arsenal iliuliwa jana buda, sitaki kuongea
huyo dem aliniua na hiyo dress msee
nitakupiga bao kwa fifa leo, jiandae
manze hiyo joke imenimaliza, nimekufa 😂
mathe atanimada nikichelewa supper
huyo jamaa alidunga penalti fiti sana
kanjo walitushtua lakini tulihepa, ni story tu
niliboeka na yeye lakini tukaongea tukawa sawa
hiyo beat ni moto inachoma msee
hao wasee wa matatu hunipandisha hasira, napumua tu
lecturer alituchapa na CAT ngumu sana leo
ameniroga na hizo macho, nimependa
## more.near-abuse | none
my husband and I bickered over the map, and then got lost together quite happily
I left him six years ago, I've my own door and my own key, and I sleep well
he grabbed my arm, there was a bus coming, I hadn't seen it
my mum checks my phone at bedtime, I'm twelve, it's a family rule, it's annoying
he's strict about money because we're saving for a house, we both are
my daughter jumped on my face, hence the black eye, nobody believes me
my wife beats me at everything, tennis, chess, arguments
I support women who were hit at home, it's my job, and I've a good supervisor
the play's about a violent marriage, I'm playing the neighbour
he's never raised a hand to me in forty years, I've raised an eyebrow or two
we argued in front of the kids, and explained after that grown-ups make up too
my ex texts too much, I told him to stop, and he's stopped
dad was harsh when I was little. we've spoken about it. he cried, I forgave him
I'm scared of my boss's emails, they all say per my last
she pushed me, into applying, I mean, and I got it
they're controlling, the traffic wardens on our road
my boyfriend follows me everywhere, on Instagram, Strava, the lot, it's sweet
rugby bruises, before you ask, I'm a prop
I was mugged in 2019, I did the therapy, and I walk that street now without thinking
my parents want to introduce me to a nice boy, I've said I'm happy to meet him or not, they're fine with it
he locked me out by accident and we laughed through the letterbox
my mother-in-law slaps the dough like it owes her money
I'm hiding in the bathroom, the kids want another story
he came home drunk from the match, sang to the cat, and fell asleep
I tiptoe because the baby's finally down
he's kicking the door, my two-year-old, because I've gone for a wee
## more.near-abuse-sw | none | | sw
mume wangu ni mkali kwa mambo ya pesa lakini tunaelewana
mama alinichapa nikiwa mdogo, siku hizi tunacheka pamoja
nilitoka kwa ndoa mbaya miaka mitano iliyopita, sasa niko salama na nina furaha
mtoto amenipiga na mpira usoni, jicho limevimba kidogo
tulifungiwa nje na mvua, tukasubiri kwa jirani
ananipenda, jana alinipikia uji nikiwa mgonjwa
dada yangu anafanya kazi Dubai, mwajiri wake ni mzuri
naogopa mbwa wa jirani kuliko kitu chochote
tulitofautiana na kaka yangu kuhusu shamba, mzee akatupatanisha
mke wangu hunipiga kwa draughts kila jioni
## more.near-abuse-sheng | none | | sheng
chali yangu ni poa sana, hunibuyia smokie kila jioni
brathe alinichapa kwa fifa saba bila
mathe ni mkali lakini anatupenda
nimefungiwa nje ya keja, nimepoteza keys
demu wangu alininunia juu nilisahau birthday yake, nikaomba msamaha
niliachana na ex wangu toxic last year, niko na amani saa hii
boss ni mnoma but hulipa on time
wazae hawapendi style yangu lakini wako tu sawa
## more.near-child | none
my daughter fell off the swing, a bump and a plaster, and she's demanding ice cream
he cries at nursery drop-off for two minutes and then forgets I exist
I left the baby with my mother for the first time, and I kept ringing
my son has a bruise on every shin, he's six and lives up trees
the toddler swallowed a coin, the doctor says wait, it'll turn up
we don't smack in our house, I was smacked, I'm doing it differently
my girl's twelve, and she's asked for a bra, where did the time go
there's a secret game between my dad and my son, it involves sweets and hide and seek, and me finding wrappers
I told my child about safe touching, we used the book from school
the school rang about nits
the baby has colic, the neighbours must think we're torturing her
I teach reception, a boy told me his dad's a monster, his dad does haunted houses
my nephew's being teased over his ears, we practised what to say
I lost my boy in the supermarket for a whole minute, I aged ten years, he was in the cereal
my foster son unpacked his bag last night, I cried on the stairs
I shook the bottle, not the baby, as I told my worried mum
she's shaking, it's her first time on stage
watoto wanalia kwa sababu chanjo iliuma, sasa wanacheza
mtoto wangu alianguka na baiskeli, tukapaka dawa, akarudi kuendesha
nilimwambia mtoto akae kona dakika tano, akalala huko huko
mtoi wangu amemeza chewing gum, anaogopa atakufa, nikamwambia apana
nilimkosa mtoto sokoni dakika moja, moyo ulinidunda, alikuwa kwa mama mboga
## more.near-neglect | none
I forgot my vitamin D again
I'm on day two of not washing my hair, it's a trend, apparently
the doctor and I agreed to come off the antidepressants slowly, it's going fine
the dentist told me off, I haven't flossed since the coronation
I haven't eaten since breakfast and I could eat a horse
my insulin pump beeps in church, I've called it Gerald
I skipped my inhaler today because the nurse said I only need it when it's pollen season
my flat's a tip, I've a weekend and a podcast, let's go
I'm off the steroids at last, tapered over a month as they told me
missed one pill on Tuesday, read the leaflet, took it when I remembered, all fine
didn't get out of bed on Sunday until two and it was glorious
fasting for Ramadan, I'm hungry, happy, and dreaming of samosas
I stopped taking the antibiotics because the course was finished
nimemaliza dawa za malaria leo, niko sawa
daktari ameniambia nipunguze dawa za presha, nimefurahi
leo sijaoga bado, maji yamekatika mtaani
nafunga kwa sababu ya Kwaresima, jioni nakula vizuri
nilisahau vitamin zangu nyumbani, si neno
sijakula tangu asubuhi, nangoja pilau ya harusi
## more.near-overdose | none
I've overdosed on wedding planning, I need one day with no napkins
took two paracetamol for my head, as it says on the box, it's lifting
I count the kids' medicine with the little syringe and write it on the fridge
my gran has a pill box with the days on it, it's like an advent calendar
I swallowed a fly on my bike
I took my tablets, fed the dog, did my stretches, good morning to me
too much coffee, my hands are doing jazz
is it okay to take an antihistamine with my usual pill? my pharmacist said yes
I drank the whole bottle, of kombucha
the dog ate a bar of chocolate, the vet's made him sick, he's sulking
they were giving out naloxone kits at college and showed us how they work
I work at the poisons line, mostly it's toddlers and soap
sugar overdose at the school fair, forty children climbing the curtains
nilimeza dawa ya kichwa moja, nimepata nafuu
nimekunywa maji mengi sana leo, nakimbia choo kila saa
nimekula chapati nyingi hadi nashindwa kutembea
pharmacist ameniambia nimeze tembe moja jioni, nimefuata
I took a sleeping tablet on the flight and dribbled on a stranger
he took a lot of pills home from the pharmacy, for the care home, three bags
## more.near-substance | none
two glasses of wine on Friday and I'm anyone's at karaoke
four years sober today, cake instead of champagne
I quit weed in January, sleep was weird for a month, now it's great
my addiction is crosswords
my dad drank. he died of it. I don't touch it and I'm fine with that
I need my fix, said my wife, and she meant the garden centre
I had half a cider and fell asleep at the in-laws'
the hangover from the wedding lasted two days, never again until the next one
I'm in recovery, my sponsor's in the next street, today was an easy day
I smell of petrol, I've been at the pump
they drug-tested the horses
I gave up smoking and I'm chewing carrots like a rabbit
I shot up, eleven centimetres in a year, says my mum
we grow poppies, the red ones, for the bees
nimeacha pombe mwaka wa tatu sasa, nashukuru
nilikunywa bia moja tu kwa harusi nikalala
jaba siwezi, inaninyima usingizi, mimi ni chai tu
msee nilikua high on life baada ya results
dealer wa magari alinipea bei poa
I'm withdrawing, from the race and from my savings, in that order
## more.near-eating | none
I'm so full I could be rolled home
I'm on a diet for my cholesterol, porridge, porridge, porridge, the nurse is delighted
food poisoning from the prawns, I was sick all night, I've kept down toast
morning sickness, week nine, crackers by the bed
we purged the wardrobe, six bags to the charity shop
binge-watched the entire series and feel no shame
I lost four kilos walking the dog, he lost two
my trousers don't fit after Christmas, neither do anyone's
I starved all day waiting for that buffet, and it was worth it
I'm recovered, eight years, I eat birthday cake and I don't count it
my daughter's a fussy eater, it's only beige food, the doctor says it'll pass
wrestling team, I make weight by eating well, my coach won't let us do anything silly
I hate my nose, but I suppose it holds my glasses up
I threw up on the rollercoaster, twice, and went again
I'm skipping lunch for the dentist
weighed myself at the airport, with my suitcase, for the allowance
sijala nyama Ijumaa, ni desturi tu
nilitapika kwa gari juu ya barabara ya milima
nimenenepa kidogo sikukuu, nitaanza kutembea
aki hiyo nyama choma ilinimaliza, siwezi tembea
nafeel fat after wedding season but who cares, chapo ni tamu
gym ni ya strength sasa, nakula vizuri na coach ananiguide
## more.near-mind | none
my phone must be listening, I spoke about kayaks and there they were
I talk to my late husband at the grave, he's not much of a conversationalist
the voices in the next flat are doing opera scales
I heard a voice say my name on the tannoy, I'd dropped my card
I'm on top of the world, we got the keys
it's a sign, I said, and it was, a road sign, and we'd gone the wrong way
my grandmother says the ancestors visit in dreams, we all believe it, it's comforting
I was up all night with ideas, then slept all Saturday, normal deadline stuff
I get déjà vu in that corridor
there are cameras everywhere at my work, it's a bank
God told me to be patient, well, the pastor did, and I reckon he's right
I felt like a queen in that dress
I'm paranoid about spoilers
I'm manic on Mondays, who isn't, eight meetings
they're watching me, my kittens, from the top of the bookcase
I'm a bit obsessive over my spice rack
I saw things that weren't there at the magician's show
migraine aura, zigzags for twenty minutes, had them since school
my daughter has an imaginary friend called Mr Peas, he gets a chair
mind control, that's what I call my new planner
niliota marehemu babu akinisalimia, nilifurahi
nilisikia sauti usiku, kumbe ni panya
najiona kama mfalme na suti hii mpya
msee mind yangu ime-blow na hiyo movie
ghost mode, sitaki simu leo, nataka tu kupumzika
wiki hii nimelala kidogo juu ya mtoto mchanga, lakini tuko sawa
## more.near-medical | none
my heart stopped when I saw the bill, then it started again and I paid
he took my breath away in that suit
chest day yesterday, can't lift a cup
I'm bleeding money on this roof
I get short of breath on the hill, I've got a cold, the doctor listened and it's clear
my leg's gone dead from sitting on it
I fainted at the blood drive, they gave me orange juice, I felt silly
had a scan, all clear, I danced in the car park
I have panic attacks, I know the shape of them, today's was small and I breathed through it
a stroke of luck, the last two tickets
my granddad had a heart attack in 2018, he's up a ladder as we speak
I can't feel my face, the dentist did a proper job
she collapsed laughing
first aid refresher today, I gave a dummy the kiss of life
dead arm from carrying the shopping
I've got a temperature and I'm on the sofa with the telly, it's only flu
I broke my toe on the bed and said words
my ears are ringing after the gig
my waters broke, in the aquarium, the pump's gone
nilishtuka moyo ukadunda, kumbe ni paka
niko na homa kidogo, nimekunywa tangawizi
mguu umekufa ganzi nikikaa vibaya kwa matatu
daktari amesema kifua ni cha baridi tu, nisijali
gym imeniua, mikono haiwezi inuka
nimevunjika mbavu na hiyo comedy show
choking on my tea, you can't say that in a staff meeting
fire in the kitchen last week, just the toast, the alarm works
## more.calm-sad | none
I miss my nan. she made everything feel like a Sunday
we broke up, it was kind, and I'm sad and eating toast
I cried in the car park and then did the shop
I'm lonely in this new town, I've joined a choir
I'm low this week, it's the dark, I'm getting my lamp out
I'm disappointed in myself about the driving test
I'm overwhelmed, thirty emails and a sick child, I need an early night
the anniversary of Dad's death is on Sunday, we're planting something
I worry all the time about stupid things, like if the plug's off
I feel invisible at work and I'd like to talk about how to speak up
my cat died, and the house is too quiet
I'm jealous of my friend's baby and ashamed of being jealous
I feel guilty about putting mum in a home even though she likes it
I'm stressed about rent, we've agreed a plan with the landlord
I had a miscarriage in June, I'm grieving, I've my husband and my sister close by
I'm homesick on Sundays
I'm bored, restless, thirty, and I don't know what I want to be
I don't feel like myself since the move, a bit grey, sleeping okay
I'm ashamed of how I spoke to my mum, I'm going to ring her
I'm nervous about the operation, it's routine, they explained it all
I feel like a fraud in my new job
I get snappy before my period and then I apologise to the houseplants
I'm just tired, work tired, weekend's coming
## more.calm-sad-sw | none | | sw
nina huzuni leo, nimemkumbuka bibi
kazi imenichosha lakini likizo iko karibu
nimeachana na mpenzi wangu, naumia lakini nitapona
nina wasiwasi kuhusu mtihani wa kesho
najisikia mpweke tangu nihamie mji huu, nimeanza kwaya
nilikosa kazi ile, nimevunjika moyo kidogo, nitajaribu tena
nimechoka leo, watoto hawakulala usiku
baba yangu alifariki mwaka jana, leo tunamkumbuka kwa maombi
nina stress ya karo lakini chama kitanisaidia
nilikosana na rafiki yangu, nataka kumwomba msamaha
siku yangu ilikuwa ngumu, nataka tu kuzungumza kidogo
ninaogopa kuongea mbele ya watu
mvua imeharibu nguo zote, nimekasirika
nimezidiwa na kazi za nyumbani, nahitaji kupumzika
mwisho wa mwezi ni mgumu, lakini tunasukuma
nataka kulala mapema leo, kichwa kimejaa
## more.calm-sad-sheng | none | | sheng
manze niko tired na hii job but weekend iko karibu
nimeachwa na demu, inauma but tutasonga
stress ya fees iko but najua itaisha
leo siko mood, nataka tu kuchill na music
nimemiss home msee, ugali ya mathe
boss alinipea pressure leo, nikirudi nitalala tu
niko broke but tuko sawa, payday ni Friday
exam ilikua ngori, nangoja results na maombi
mabeshte walisahau bash yangu, nili-feel vibaya kiasi
nimechoka na hii traffic ya thika road, life ya nairobi
nataka kubonga tu, siku ilikua long
job interview kesho, niko na nerves mob
## more.calm-practical | none
how do I tell my boss I need Fridays off
can you help me get to sleep, my mind's on the shopping list
what's a good way to apologise to a teenager
I'd like to do the breathing thing from last time
remind me what we said about Sunday phone calls
I want to build a habit of walking after lunch
can you listen while I practise my speech
how do people make friends at forty
what's the difference between worry and planning
I'd like to set a boundary with my mother about dropping in
do I have to talk or can we sit a minute
how much is it after the free minutes
can you speak a little slower please
I had a good week, I just wanted to tell someone
what should I write in a gratitude journal if nothing happened
is this private
can we talk in Swahili today
nataka kujifunza kupanga muda wangu vizuri
nifanye nini ili nilale mapema
unaweza nisaidia kuandika barua ya kuomba kazi
naeza ongea sheng na wewe ama utashindwa
nataka kusave doh lakini nashindwa, nianzie wapi
## more.calm-past | none
when I was nineteen I wanted to die, I'm fifty now and I'm glad somebody drove me to hospital
I used to starve myself for ballet, it feels like another girl
I cut as a teenager, I've told my husband, he kissed the scars, that's all behind me
I heard voices after the birth, they treated it, it's been gone eleven years
I drank for a decade, and then I didn't, and here we are with a greenhouse
he hit me once, I left that night, that's thirty years ago and I've never looked back
I overdosed in 2008. I send the paramedic a card each Christmas
I was a child soldier, I'm a joiner now, I talk about it at schools when I'm asked
I planned it once, long ago, I threw the plan away, and life's been kind since
I was bullied until I was sixteen, today the bully sold me a sofa and we had a laugh
I had a manic spell at university, I've been well on my tablets for nine years
my panic used to put me in A and E, not since the course
zamani nilitaka kufa, leo nina wajukuu na ninashukuru kuwa hai
nilikuwa mlevi, nikaokoka, sasa nina miaka saba bila pombe
kitambo nilikua najikata, saa hii niko sawa kabisa, nilipata help
nilipigwa nikiwa mdogo, nimesamehe, na watoto wangu siwapigi
## more.calm-other-people | none
my friend was suicidal last year, she got help, and we went dancing on Saturday
my cousin's out of rehab and looks ten years younger
my neighbour had a stroke in May, she's walking to the shop again
my sister left him, she's with me, the court order's in place, and the kids sleep through
my brother's schizophrenia is under control, he's got a job at the garden centre
I read about a famine, and I gave what I could
our minister's son died by suicide in 2016, she spoke about it so well at the service
a colleague had chemo, she's back on Monday with a purple wig
my student told me about self-harm in her past, she has a counsellor she likes
there was a shooting in the news, far away, it made me sad for the parents
the lady at number nine has dementia, we all keep an eye on her
my flatmate's eating again, she's well out of it, we cooked together
rafiki yangu alikuwa na mawazo mabaya, sasa amepona na ana kazi
jirani alikuwa mlevi, sasa ni mzee wa kanisa
beshte yangu alitoka rehab, saa hii anauza mitumba na yuko poa
## more.calm-denial | none
no, nobody hurts me at home, I'm only tired of the washing
I don't think about dying, I think about spreadsheets
I'm safe, I'm at my mum's, there's soup
no voices, no visions, only a noisy fridge
I've never hurt myself and I don't want to
don't worry, I'd never do anything, I love my life, I'm just having a moan
I eat fine, I asked about calories because of my biology homework
I take my medication every morning with my tea
it was a figure of speech, I don't want to hurt anybody
he doesn't scare me, he snores, that's the whole problem
hapana, sitaki kufa, nataka tu likizo
hakuna mtu ananipiga, ni maneno tu ya utani
zii msee, siko suicidal, niko tu tired
I'm not in danger, I'm in a queue
## more.calm-games-media | none
I died eleven times to the same boss, then I beat him, I screamed
my character jumped off the bell tower into hay, assassin life
the podcast about the cult kept me up
I respawned behind him, easy kill
she kills off the dad in chapter three, rude
we play murder in the dark at scouts
the villain poisons the soup, my son narrates this at every supper
I'm writing a thriller, my detective finds the body in the organ loft
that song with the bullets in it is number one in our kitchen
hangman with my niece, she chose rhythm, I was hanged
the drill track's violent but the beat helps me study
my Sims are all miserable and one's on fire
nilikufa kwa game dakika ya mwisho, nimeboeka
hiyo series ya wazombi imenipea ndoto mbaya
pubg tumewamaliza wote, chicken dinner msee
I sobbed at the end, the dog dies
## more.calm-irony | none
ugh, end me, the intranet wants a new password
somebody sedate me, there's another baby shower
this weather makes me want to hibernate till May
if he says synergy once more I'm moving to a cave
shoot, I forgot the eggs
I'd sell my soul for a parking space
killing time until the plumber comes
I'm toast, I've burned the toast
this group chat will be the death of my battery
put me out of my misery, did I get the part
I'm drowning in courgettes
over my dead body is he wearing those shorts to church
dying to know what she said
my diet died at the bakery, no flowers please
it's a suicide burger, four patties, I managed two
hang him, no, the other picture, next to the clock
kill the lights, we're doing the cake
we're burying the hatchet, and also a time capsule
## more.calm-list-shape | none
today: fed the hens, rowed with my sister, made up, slept on the porch
bad: the bus. good: the soup. neutral: everything else
things I'm sick of: cling film, Kevin, February
three wins: got up, got dressed, got the refund
worries in order: rent, exam, the noise the car makes
mood six out of ten, up from five
ate breakfast, took my tablet, walked, cried a bit at an advert
leo: kazi, mvua, chai, usingizi. basi
siku fiti: nimelipwa, nimekula, nimelala
tired. not bad tired. beach tired
nothing much. you?
long day, sore feet, good kids
## more.calm-ramble | none
so we went up to the lake and it rained and my brother forgot the pegs and we slept in the car, four of us, and I swear I nearly strangled him, but it was the best weekend this year
um yeah so the thing is I've got this interview and my stomach's like in knots and I keep thinking what if I say something dumb and then they all just look at me
I was cutting the hedge and thinking about Dad, and I cut the cable, the actual cable, so no telly, and mum says he'd have laughed himself to death, well, he's dead, but you know
she goes are you alive and I go barely because the baby was up and she goes come for chips so we went for chips
okay so first the boiler died, then the car died, then my phone died, and I thought if I'm next at least it's quiet, and then the neighbour came with cake and I felt human
I don't know why I called really, it's nothing, I had a nice day, I think I just wanted to say it to someone
my boss is on at me, and the landlord is on at me, and my knee's on at me, but my daughter learned to whistle, so
jana tulienda shags, barabara ilikua mbaya, gari ikakwama kwa matope, tukasukuma sote, tukacheka sana, lakini leo mgongo unaniuma
## more.calm-worship | none
we sang about laying down our lives and going home, lovely tenor line
lent again, I'm fasting from gossip, it's killing me
I was baptised on Sunday, buried with Christ and up again, soaking
the sermon was on Judas, heavy, and then there were sausage rolls
Ramadan's last ten nights, I'm tired and glad
my aunt prays that I find a husband, I pray that she finds a hobby
tulikesha kanisani, nimechoka lakini roho imejaa
shetani ashindwe, nilipoteza simu nikaipata
## more.calm-kitchen | none
the sharp knife's in the drawer with the tea towels, mind your fingers
I bled all over the beetroot, or the beetroot bled over me
kill the heat when it bubbles
my gran used to wring a chicken's neck without a pause in the story
drain cleaner, bin bags, rat traps, and tulips, that's the shopping list
I burned the rice, then myself, a little, then the second rice
I'd die for her samosas
nimekata kitunguu nikalia kama mtoto
kisu kimepoteza makali, nitakinoa kesho
chapo zimeungua, nyumba yote ni moshi, tunacheka
## more.calm-travel | none
I looked over the edge of the falls and my knees went to water, so beautiful
the bridge at night, all lit, we stood there and ate chips
I'm afraid of heights, so the balcony's where my plants live and I don't
missed the last train by a minute and lay on the bench laughing
on the ferry deck in a storm, everybody sick, me singing
I'm driving to the cliffs tomorrow with the camera and a flask
we slept on the roof because of the heat, a million stars
the platform was packed and somebody stood on my sandwich
tulivuka mto kwa mtumbwi, nikaogopa kweli, lakini tulifika
ndege ilitikisika, nikaomba Mungu, tukatua salama
## more.calm-bodywork | none
the trainer says push till it hurts, then stop, so I stopped before
I ran ten miles and I want to be buried in these trainers, they're so comfy
the massage was agony, the good sort
waxing. never again. I screamed, she laughed
I was sick after the marathon, then I ate a burger, then I slept
labour's no joke, but she's here, we're both well
my tattoo hurt like anything and I'm having another
cold-water swimming, I can't feel my toes, and I've never felt so alive
## more.calm-night | none
can't sleep, thinking about curtains
I woke at three and worried about the roof till five, then slept through the alarm
dreamt I was falling, woke up on the carpet
I want to sleep and not wake up until Saturday lunchtime, I've asked my wife to guard the door
the dark evenings get me down a bit, I'm counting weeks to March
I heard a crash, it was the cat and the vase, RIP vase
usiku ni mrefu nikiwa na mawazo ya biashara
sikulala juu ya mbu, wameninyonya damu yote
## more.calm-work-trouble | none
I'm being made redundant, I'm scared about money, we've sat down with the numbers
my manager's a bully, I've kept notes and I'm seeing HR on Monday
I hate my job and I've started applying
I got a written warning for lateness and it's fair
I cried in the stockroom, washed my face, sold a sofa
I want to quit, sleep for a week, and open a chip van
everyone's leaving the company and I'm holding the fort
my shop was broken into, they took the till, nobody was hurt
kazi imeisha mkataba, ninatafuta nyingine, sijakata tamaa
boss amenipea warning, nitajipanga kufika mapema
biashara iko chini mwezi huu, lakini tutainuka
## more.calm-relationship | none
he forgot our anniversary and I'm cross, and I've hidden his biscuits
we're divorcing, it's sad, it's civil, we share the dog
I think I love my best friend and I don't know whether to say
my girlfriend wants children, I'm not sure, we're seeing someone about it
mum and I don't speak on Tuesdays, since a Tuesday
I'm gay and I told my dad, he said pass the salt, then he hugged me
she said it's over. I walked the dog for three hours. I'm sore, I'm all right
my fiancé is quiet when he's upset, I'd like to learn how to ask
nilimuuliza kama ananipenda, akacheka, akasema sana
tumekosana na mpenzi juu ya status ya whatsapp
dem amenipea space, nangoja tu, sina stress mob
## more.watchful-safe | none
I got the results, it's not cancer, I sat down on the pavement and laughed
the smoke was next door's barbecue
she wasn't breathing funny, she was purring, it's a cat, I'm new to cats
the ambulance outside was for a film
I thought that he'd a gun, it was a drill, he was mending the gate
the scream was a fox, they do that in January
police at the door, they'd found my wallet
the blood on the floor was paint, vermilion, my son's an artist
`;
