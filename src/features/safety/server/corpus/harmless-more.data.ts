// Training: more that only sounds dangerous, beside ordinary trouble told in strong words.

export const harmlessMore = `
## calm.idiom | none
I'm at my wits' end with the council
the heat is unbearable, I'm melting
he's a pain in the neck
I'll be the laughing stock of the office
I cried buckets at the wedding
she'll have my head if I forget the cake
heads will roll over this budget
I was on the edge of my seat
I jumped at the chance
my heart stopped when the phone rang, it was only my aunt
I died a little inside when he said moist
it was murder getting the pram up the stairs
he shot down every idea I had
we took a stab at painting the fence
that exam was brutal, it destroyed me
I'd sell a kidney for tickets
I'm running on empty until payday
I was beside myself with joy
he's bleeding me dry with these vet bills
I've been slaving over this essay
they grilled me for two hours in the interview
I'm a slave to my inbox
the boss is out for blood this quarter
I'm dead serious about learning piano
my legs are going to fall off after that walk
this hangover is going to finish me
I was gobsmacked, I nearly fell off my chair
if I hear that ringtone again I'll scream
the kids are driving me to drink, as my gran used to say
he's digging his own grave with that attitude at work
she dropped dead gorgeous photos of the trip
that's the final nail in the coffin for our gym membership
my phone committed suicide in the sink
I was hanging on his every word
I'm hanging in there
just hanging out with the girls tonight
I'm hung up on a boy
I hung up on my mother and I feel bad
hang on a second, the doorbell
we hung the pictures ourselves
I ended it with Tom
I'm ending things tonight, he deserves someone who loves him
I'm taking the plunge and moving in with her
I jumped ship to another company
I jumped in at the deep end with this job
I got cold feet and burned some bridges
we crossed that bridge when we came to it
I pulled the plug on the project
I'm going off the deep end over wedding seating
I took the bullet train, amazing
I'd rather chew glass than go to that dinner
this song goes so hard I'm deceased
my bank account flatlined
my social life is on life support
I overdosed on sun yesterday and my shoulders are red
the printer has a death wish
I'm a glutton for punishment, I signed up for another marathon
## calm.last | none
this is my last night in this flat
tonight is the last night of the show, I'll miss the cast
it was my last drink, I've decided to stop for Lent
today's the last day of school
by tomorrow it'll all be over, the exam I mean
I won't be here tomorrow, I'm at my sister's
I'll be gone by the time they notice, it's my day off
I'm leaving for good, I've got a job in Kigali
I've said goodbye to sugar
I wrote him a letter and left it on the table, he needed to hear that I'm sorry
I left a note for the milkman
I deleted all my social media accounts and feel free
I've sold the car and the furniture, we're emigrating
I gave my notice in today and I feel light
the movers have everything, I sleep on a mattress tonight
I gave my wedding dress away, somebody should use it
I've handed over all my clients, my leave starts on Monday
I finished the last chapter, it's done
my sister's taking the dog while I'm in hospital for my knee
my mum will look after the kids at the weekend so that we can have a break
I made peace with my brother at last
it's time, I'm coming out to them tonight
I have a plan: pay off one card at a time
I know exactly how and when I'll propose
I've thought about how I'd do it, and I'd ask my boss on Thursday
I keep rehearsing what I'll say and then I don't say it
I've got everything I need and I'm nervous, my first exhibition opens on Friday
I want to leave him and I've picked the day
I've decided. I'm doing it. short hair
I went up to the roof to watch the stars
I stood on the balcony and watered the plants
I walked to the bridge and fed the ducks
I was at the station, and the train was late again
I sat by the river and felt calm
I drove to the sea and ate chips in the car
I took my tablets and went to bed early
## calm.strong-feeling | none
I'm devastated that I didn't get the part
I feel crushed by the feedback
I'm heartbroken and I can't eat much today, he left yesterday
I feel sick with shame about what I said at dinner
I'm furious and I could scream
I'm terrified of the results tomorrow
I panicked in the shop and had to leave my basket
I'm overwhelmed, there are nine things due
I'm lonely on Sundays
I feel like a terrible mother for working late
I feel like a burden when I ask for a lift, silly I know
I feel like nobody at work would notice if I took a day off
I feel invisible to my teenage kids
I feel hopeless at maths
I feel hopeless about ever learning to drive
I can't cope with this inbox
I can't do this any more, I'm changing to part-time
I can't stand my brother-in-law
I can't go on pretending I like his cooking
I'm done trying with her, she never texts first
I'm so tired of being the one who plans everything
I'm tired of life in the city, we're looking at the country
I want to run away with the circus, as my mum says
I want to disappear when they sing happy birthday at me
I want to hide under the duvet today
I want to be alone for a bit, people exhaust me
I hate my life on Mondays, and by Wednesday it's fine
I hate myself for eating the last biscuit
I hate how I look in photos
I hate my job, I hate my commute, I love my cat
my life's a mess, the flat's a mess, I'm a mess, anyway, how does one start tidying
everything went wrong today and then the bus splashed me
it's the worst week ever and it's only Tuesday
it feels like the end of the world to her, she's nine and lost her rabbit
nothing matters to my teenager except football
what's the point of homework, says my son
I'm scared of being alone when my daughter moves out
nobody came to my birthday and I cried
I'm a failure at relationships
I'm falling apart a bit since the redundancy, but my friends are great
I've been crying on and off since the funeral, it's okay, it's grief
I feel numb after the break-up and then I laugh at a meme
I'm empty after the exhibition, it always happens
I'm not okay today, I miss my mum
I'm going through hell with this renovation
I need help with my anxiety about flying
I need someone to talk to about my marriage
it's too much, the wedding, the job, the move
I broke down at work because of a stapler
some days I don't want to get up, then the coffee helps
I don't want to go on holiday with them
I don't want to be a mum tonight, I want a bath
I don't want to be alive in a world without cheese
I just can't any more with this group project
my head is a mess, too many tabs open
my marriage might be over and I'm sad and also relieved
## calm.about-others | none
my friend was depressed last year and she's doing so much better
my aunt had an overdose scare when I was a kid, she got well
my neighbour is a retired detective with grim stories
my brother used to hit me when we were small, as brothers do, we laugh about it now
my dad shouted a lot when I was a teen, he's mellowed
my patient passed away, it was her time
my cousin was in an abusive marriage, she got out and she's happy
my kids fight like cats and dogs
my son threatened to run away because of broccoli
my toddler head-butted me, I've a fat lip
my two-year-old bites at nursery and I'm mortified
my daughter's friend fainted at assembly, it was the heat
my gran is ninety-four and says she's ready when the Lord is, and then asks for cake
my father has dementia and calls me by my aunt's name
my mum had a stroke in the spring, she's in rehab and swearing again
my sister had a seizure as a child, it never came back
my partner snores so loudly that I've moved to the sofa
my boyfriend slams doors when he's hungry, we're working on it
a man shouted at me on the bus and I felt small
somebody stole my bag last week, I'm a bit jumpy
my boss is a bully, he makes people cry, I'm keeping notes
they talk about me at work, I heard my name in the kitchen
my neighbours spy on everyone, they're famous for it
my ex has a new girlfriend and I looked at her page for an hour
our teacher is strict and makes us run laps
the coach yells but never touches anyone
my son's friend sleeps over too much
my daughter wants to lose weight for the dance and I worry a little about how to talk about it
my husband drinks a beer with dinner, I don't mind
my flatmate smokes weed and the smell bothers me
## calm.body-mind | none
I had a panic attack, my chest was tight, it passed in ten minutes like always
my heart races when I drink coffee
I get pins and needles when I hyperventilate, I know it's panic
I fainted when I gave blood, they gave me a biscuit
I've been constipated and took a laxative once
I didn't eat much today, too nervous about the date
I lost my appetite after the break-up, soup goes down okay
I've gained weight since I stopped smoking
I don't like my tummy after the baby
I'm eating less meat
I forgot my tablet yesterday, took it this morning
my doctor and I are stopping my antidepressants slowly, it's going well
I came off the pill and my skin went mad
I took a sleeping tablet last night as prescribed and slept
I took painkillers after the dentist
I took too many vitamin C gummies, my kids think it's hilarious
I drank too much at the party and texted my ex
I've a sore head from last night
I cut down to two coffees
I've cut my drinking to weekends and I feel better
I had a glass of wine and cried at a film
I smoked one cigarette after six months and feel silly
I hear my neighbour's radio at night
I heard footsteps and it was the cat
I talk to my plants and I'm convinced they like it
I feel like people can tell I'm nervous
I think everyone's judging my parking
I believe in signs, I saw a robin the day she died
I feel connected to God when I sing
I'm so happy that I can't sleep, the baby comes next week
I couldn't sleep, so I cleaned the kitchen at four
I've got loads of energy since I started swimming
I feel like a new person since the therapy began
I bite my nails until they're short and ugly
I pick my spots when I'm stressed
I scratched my arm on the rose bush
I burnt my arm on the iron, it'll leave a mark
I've got a scar from the bike accident
I cut my hair off after the break-up
I've a bruise, I bumped into the table again
I pulled a muscle and can't lift my arm
I was stung by a bee and it swelled a bit, it's fine now
I hurt my wrist at volleyball
## calm.questions | none
how long does grief last
is it okay to take a break from your family
what do I do when I can't sleep
how do I stop overthinking
why do I cry when I'm angry
how do I tell my wife I lost my job
can you teach me a breathing exercise
what's the difference between sadness and depression
how do I help a friend with a break-up
should I go back to my ex
how do I stop comparing myself with others
why does my mother make me feel twelve
is it normal to feel nothing at a funeral
how do I know when to leave a job
what do you think about boundaries
how can I stop eating when I'm bored
how do I cut back on wine
what's a good way to end a long relationship kindly
what's the best way to end a speech
how do I get over a fear of bridges
how do I kill time before an interview
how do I get rid of the guilt about missing her call
what happens at a suicide awareness walk, I've been asked to join one
how do I write a scene in which a character dies
what does the Bible say about death, my class asked
do dogs know when they're dying
how should we tell the kids that grandpa died
how do I make a will, I've just bought a house
is melatonin safe, I'll ask my doctor too
can therapy help with stage fright
## calm.swahili-more | none | | sw
leo nimechoka sana na kazi za nyumbani
mtoto wangu hataki kula mboga
nimekasirika na mume wangu kwa sababu ya pesa
nina huzuni kidogo tangu rafiki yangu ahame
babu alikufa mwaka jana, tunamkumbuka
nilikuwa na ndoto mbaya jana usiku
ninaogopa kufeli mtihani
mwili unauma baada ya mazoezi
kichwa kinaniuma, nitameza panadol
nilimeza dawa kama daktari alivyosema
simu yangu imekufa
gari limekufa njiani
nitakufa na njaa, chakula kiko wapi
nacheka hadi nakufa
bosi ataniua nikichelewa
hii joto inaniua
nataka kuondoka kazini hii
nataka kuacha shule nifanye biashara
nimemaliza mtihani, sasa napumzika
naenda kulala, kwaheri
nimeandika barua ya kazi
nimegawa vitabu kwa sababu nahama
mama yangu ananipigia simu kila siku
baba alinipigia kelele lakini tumesameheana
watoto wanapigana kila saa
nilianguka na baiskeli nikaumia goti
sijaoga leo, maji hakuna
sina pesa lakini nina familia nzuri
ninajiamini zaidi siku hizi
naomba msaada wa kupanga bajeti
siwezi kulala, kelele ni nyingi
nimevunjika moyo baada ya kuachwa, lakini nitapona
## calm.sheng-more | none | | sheng
niaje, leo niko poa tu
manze exam ilikuwa tricky
nimechoka na job bana
mathe ananipigia kelele kila siku juu ya simu
nimekufa na hiyo story yako
dame ameniblock, naskia vibaya lakini itapita
nataka kuhama hii mtaa, kelele mingi
pesa imeisha na mwezi bado
hangover ya jana inaniua
tulienda party tukacheza hadi asubuhi
nimekosa job lakini si mwisho
naskia uvivu leo
niko na crush na siezi mwambia
game ilikuwa moto, nilidedi mara kumi
stress ni ya kawaida tu, tutasort
buda amenipea notes, nitasoma
siku yangu ilikuwa mbaya lakini niko fiti
nimekula vibaya tumbo inauma
## calm.genz-more | none
this class is gonna be my villain origin story
im literally sobbing over a fictional man
my roommate ate my leftovers im suing
i cant with him anymore he left me on delivered
screaming crying throwing up over these tickets
im unwell about the finale
ok but why is my mom so dramatic
the way i wanted to evaporate when i waved at the wrong person
im so tired i could sleep for 3 business days
my sleep schedule said rip
gym tn then homework then pass out
im feeling so mid abt myself lately
i ate too much and now im dead on the couch
idk im just bored and sad today
she said ily and i panicked lol
im failing chem but its ok ill retake
my bf is ignoring me im spiraling lol
the anxiety is anxietying
i had a whole breakdown bc my pen ran out
im not gonna survive this heat wave lol
when the teacher said group project i wanted to perish
lmaooo im crying
its giving burnout
mentally im on a beach
can someone pls adopt me my family is so annoying
i need a nap and a hug
deleted insta and feel free
i hate it here (the library)
ready to throw my laptop out the window
my brain is fried from studying
## calm.religious-political | none
we prayed for the dead at mass
Christ died for us, that's what I hold on to
I'm afraid of hell since I was a child, can we talk about it
the war on the news keeps me up
the election makes me anxious
they burned a forest near us and I can't stop thinking of the animals
we had a funeral at church and I sang
I fast on Fridays and it calms me
the sermon about sin made me feel guilty
my cousin joined a strict church and won't celebrate birthdays
`;
