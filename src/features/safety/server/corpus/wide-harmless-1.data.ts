// Training: the same objects, dates and farewells as in the grave files, in lives where they mean nothing dark.

export const wideHarmless1 = `
## wide.calm-accounts-closed | none
closed my German bank account because I've moved to Lisbon, the lady asked was I moving abroad and I said I already had
cancelled netflix spotify and the gym, budget season, we're saving for a deposit
I returned my library card this morning after forty years, the branch is closing, we had cake
shut the kiosk till for December, going upcountry to see my people, I open again on the fifth of January
my subscription renews in March and I've set a reminder to haggle
put the business in my brother's name so that I can emigrate with a clear head, he's thrilled and I'm terrified
deleted all my social media, feel ten kilos lighter, who knew afternoons were this long
I'm shutting things down one at a time, laptop, lamp, brain, it's been a long shift, night
## wide.calm-pets-rehomed | none
I drove the puppies four hours to their new families, eight in a week, my sofa survived, just
grandma's rehoming her cat, she sneezes all day, the neighbour's girl is over the moon
gave the hens to my neighbour because the council says no poultry on balconies
my dog stays at my ex's on weekdays, he's got a garden, we're oddly good at this
sold the last cow, and for the first time since I was nine nobody woke me at four
my horse goes to her new yard Saturday, half the rent and better grass, I'll visit with carrots
nobody's had to feed the fish for a month, they died, we're between fish
found my cat a sitter for the ten days that I'm in Zanzibar
## wide.calm-goodbyes-practised | none
I've been rehearsing my goodbye speech for the leaving do, I keep crying at the bit about the photocopier
in the shower I practise telling my boss I've got another offer
on the matatu I write my best man's speech in my head, I'm on the fourth version
I say I love you every time I leave my mum's, in our family we always have
I've got a draft email to my team. it's my resignation. I start at the bakery in June
goodbye letters to my year six class, thirty-one of them, one each, my hand's falling off
we practise goodbye at nursery every day, kiss, wave at the window, gone, he's getting better at it
recorded voice notes for my sister's birthday and deleted six because I was laughing
## wide.calm-thanks | none
I want to tell you thank you, you were kind to me yesterday, today I am fine and I go to my work
thanked my old coach at the reunion, and then we danced, he's eighty
you've been the best listener, same time next week
just wanna say ty for ur help w my exam panic, got a B
To all who helped with the harambee, I am grateful; we have raised the fees
I told my psychiatrist she'd done her best, and she discharged me, we shook hands, both grinning
thank you for everything, it did help, I'm going to ring my sister now and then make supper
## wide.calm-last-visits | none
went back to the lake where dad taught me to swim, and taught my own son there, circle complete
I saw my old school one last time before they knock it down, took a brick home
I travelled upcountry to greet my grandmother, carried sugar, sat all day, I'm going again at Easter
visited my son's grave, told him his sister's getting married, planted the lavender
last proper weekend with the lads before the baby comes, laughed till I cried
I walked through every room of my parents' house before the sale, touched the furniture, had my cry, signed the papers
I'm going round all the places I was happy in for a photo book for our anniversary
## wide.calm-sleep | none
take out my hearing aids and oh, the peace, best moment of the day
I told the anaesthetist a joke and woke up before I could finish it
going to bed is the best part of my day, new mattress, don't judge me
prayed for one full night's sleep and the twins gave me five hours, I nearly wept
wish i could sleep thru monday like literally just skip to tuesday
I slept through the alarm, the bin lorry and my mother-in-law's arrival
at seventy-eight I lie down, fold my hands and I'm gone till six, always been a sound sleeper
I didn't wake up till noon, bliss, first day off since harvest
## wide.calm-debt | none
the loan app people keep calling my mother, I've reported them and I've got a payment plan
did the sum on a napkin, house paid off by fifty-eight, car by next spring, I felt quite proud
debt cleared! I cut the card up and framed it
my shylock moved to Malindi, I still paid, I sleep better
we're in the red till the tenth, my wife and I laugh about it so as not to shout
they garnish my wages, I went to the free adviser, it's down to a number that I can live with
nobody tells you about school arrears until you've three in uniform, we made a list, we'll get there
the bank said no to the loan, I'm cross, I'll try the sacco
## wide.calm-insurance-sold | none
I sell life insurance, all day I ask people what happens to the children's fees if they're gone, it's just Tuesday
a customer asked about the suicide clause, two years, it's standard, I explained it and we went on to his boiler cover
we took out cover when the mortgage came, so the kids are all right whatever happens, very dull evening
does the bursary continue when I change to part-time, does anyone know
who gets the children if we're both in a plane crash, the solicitor asked, we said my sister, she's got the trampoline
my chama pays out for funerals and we buried aunty properly, I'm grateful to those women
pension pays to my wife when I go, the man said, he was twenty and went red, I plan on ninety
I ask every client to name a guardian. mine's my brother, he can't even keep a cactus
## wide.calm-heights-water | none
stopped on the footbridge to watch the heron, it's become my little ritual
I park on the top level because nobody dings my doors up there
stood too near the yellow line and a woman told me off, I was texting, fair enough
the breakwater in a storm is my favourite thing, from behind the rail, with chips
I go up to the roof of the office to smoke, yes I know, I'm quitting in Lent
bungee off the bridge on my fortieth, screamed like a goat, would do it again
I paint bridges for a living, forty metres over the water, clipped on twice
we live on the fourteenth floor and I've only now stopped being scared of the balcony
my nephew wanted to see trains, so we stood on the platform two hours, he waved at every driver
## wide.calm-tablets-kept | none
had tablets left from my back operation, saved them up in a drawer, took them all back to the pharmacy today
the nurse counts mine out into little cups, yellow, white, yellow, like a tiny traffic light
I've got a proper stash. of plasters. my kids play rugby
my late husband's medicines are finally out of the cupboard, the chemist was so gentle about it
I collect my prescription every month and have a moan with Ahmed at the counter
asked three chemists for hay fever spray, sold out everywhere, it's that kind of May
I keep one migraine tablet under my phone case for emergencies, life saver
finished the malaria tablets, all of them, on the right days, gold star for me
## wide.calm-passwords | none
I've put all the logins in a password manager and showed my husband, he still asks me for the wifi
showed my son how the boiler works, he's twelve and keen, it's his boiler now
everything's labelled, fuse box, bins, spices, I got a label maker for Christmas
trained my deputy in all of it because I'm on maternity leave from the third
my girlfriend has the passcode to everything, so she controls the music
made a folder called open when I'm gone, it's for the house-sitter, it's about the plants
set up my legacy contact because the phone nagged, picked my sister, told her she can have my memes
## wide.calm-made-peace | none
made my peace with my brother over a goat, eleven years we hadn't spoken
I'm at peace with not being a mum, it took a while, I'm a really good aunt
nothing frightens me since the divorce, I even changed a tyre
I forgave them all, not for them, so that I could get on with my tomatoes
I've confessed, I've eaten the bread, I feel light, then I snapped at the usher
come to terms with my nose. it's dad's nose. it can stay
I've accepted that I'm not going to be a pilot, I'm learning to glide instead
## wide.calm-sudden-calm | none
for months I couldn't get out of bed and then the new dose kicked in, I cooked, I sang
my family thinks that I've turned a corner and for once they're right, I've started physio
people say I look well. it's relief, the biopsy was clear
everything went quiet after I told him it's over, I even slept
I've decided, so I'm calm, I'm not going back to that job
my counsellor wrote much improved and I asked for a photocopy for my mum
so weird, the second I deleted his number the whole week got lighter
## wide.calm-own-funeral | none
we did a death café at the library, picked songs, mine's ABBA, ate lemon drizzle
planned my funeral with the undertaker, I'm eighty-eight, I got a discount and a biscuit
paid the burial society up to date, one gets the calendar
grandad's chosen his coffin and it's in the garage with his golf clubs in it
at the training they asked us to write our own obituary, I put died at 104 in an argument
my brother wants to be shot out of a cannon, I said we'd see, pass the salad
the funeral's on Friday, I'm singing, I'm more nervous about the high note than sad
## wide.calm-nothing-booked | none
didn't renew my passport, can't afford a holiday this year, it's Skegness
dentist offered September and I nearly laughed, it's my tooth, it hurts now
haven't planted anything this year, my knees, next year raised beds
five years from now? no idea, hopefully not in this flat
I don't do plans, my girlfriend does the plans, I do the driving
bought the small toothpaste for the carry-on
everybody's saving the date for weddings and I'm single with a plus-one problem
## wide.calm-test-results | none
scan came back clear and I cried in the car park, great big happy gulps
my biopsy's on Thursday and I'm frightened, my sister's coming along
in remission, rang the bell, ate a burger
the lump was a cyst, I named it Keith
they said that my heart's as strong as an ox's and I've been insufferable since
waiting for results is the worst bit, I've cleaned the oven twice
told the cardiologist everything, he changed one tablet, off I went
## wide.calm-old-age | none
ninety-one and blind as a mole, I've talking books and a great-grandchild named after me
washed by strangers every morning, one of them sings, we do Elvis
I taught three thousand children. one of them's now my dentist, he was a biter
they want me to go in a home and I'm rather tempted, there's a pool table
my wife has dementia, today she took me for a handsome stranger and flirted, I'll take it
I'm just tired, dear, the great-grandchildren were here, all nine
in the family plot there's a place for me between my sister and the hedge, no hurry at all
## wide.calm-recovered | none
ten years ago this week I was in intensive care because of what I'd done. tonight I'm doing the school costumes
I was the girl on the bridge once. now I train the volunteers
my diary from back then makes me want to hug that boy, he made it, he's me, he's got a mortgage
I don't have those thoughts any more, haven't since the baby and the medication, touch wood
they asked me at the check-up whether it ever comes back. it hasn't, not for years
I tell the story at schools now, how I didn't want to be here, and how glad I am that the rope was useless
since 2019 not one dark day like those. ordinary rubbish ones, yes
zamani nilitaka kukata tamaa kabisa, leo nina watoto wawili na nimepona
## wide.calm-grief-years-on | none
mum's been gone six years, I still pick up the phone on Sundays, then I smile at myself
my brother took his life in 2009. I light a candle, I tell my kids he was funny
I set two cups out for tea by habit, drank both, thought of him, did the crossword
eleven years since we lost our baby, we let off a balloon, we had fish fingers
I miss my granddad at every match, he'd have hated this referee
my late husband turned up in a dream in his awful jumper, I woke up laughing
dad's watch stopped today, I cried at the jeweller's, he was lovely about it
my twin died when we were thirty, I've learned to say I was a twin and am still one
## wide.calm-postnatal | none
standing at the window at 4 a.m. with him asleep on me, whole street dark, quite magical, quite smelly
pumped and froze milk for a month because I'm going back to work, my mother's impressed
cried all day on day three, the midwife said hormones, on day five I laughed at toast
the little one won't remember that I cried over the pram's brake but the shop will
they laugh more with the nanny, so I asked her for tips
eight weeks with twins and I'd like to be switched off and on again like the router
I'm not enjoying every moment, I enjoy about four a day, they're good ones
## wide.calm-uniform-and-care | none
twenty-two years in the ambulance, retiring Friday, they've hidden my boots
I sign my weapon in, wash my hands, and go and coach netball
vet here. put an old collie to sleep today, the farmer held my hand
we had a jumper on the line, he's safe, I've asked for a day off and a chat with the peer supporter
coroner's clerk. people go quiet at parties. it's mostly filing
talked a man down from a roof tonight, four hours, my tea's gone cold and I could sing
our ward had two deaths on my shift, I sat in the car until the song ended and then went home to my girls
prison officer, I'm on suicide watch duty this week, it's long and quiet, and he beat me at chess
## wide.calm-land | none
third failed rain, we've sold two goats and joined the drip irrigation scheme
spraying the tomatoes tomorrow so the kids are at my mother's
gun cabinet inspected, the officer admired the dog
lost the wheat, kept the barley, drank to the barley
the milk cheque came late and the vet came early, farming
in our village the farmers meet on Mondays at the mill just to talk, started after a bad year
tied the rope round the beam and hauled the engine out, only swore twice
## wide.calm-results-school | none
KCSE results are out, I got a C plus, dad wanted an A, mum made chapati anyway
I failed the bar twice, third time's in July, I've got a study group and a lucky mug
rejection letter number nine, I'm papering the loo with them
my PhD building has nine floors and a dead lift, my thighs are the real result
got told i was nothing by my chem teacher, passed anyway, sent him the screenshot (didnt send it)
coaching hostel is loud, hot, and the ceiling fan's broken, so we sleep on the roof
if it's a D I'm repeating, I've already talked to the headteacher
## wide.calm-court-shame | none
the hearing's on the ninth, parking dispute, I've printed the photos
they took my laptop, the IT people, it had a virus, I told my wife it wasn't me who downloaded it, it was me
I was treasurer for one year and we're four shillings over, investigation opened, by my mother
my picture's on everybody's phone, the wedding one where I fell in the cake
did my time, got out in May, my uncle's put me on at the garage
I sent the message about my boss to my boss. I want to move planet. I'm in the stationery cupboard
blushing so much I could have powered the lights, wrong zoom background
## wide.calm-abroad | none
I clean offices in Doha at night, it's quiet, I learn French from an app while I hoover
four years here and today somebody at the bus stop called me by my name
from the balcony I see planes and I think, hundred and six days and I sit in that one
i miss home like toothache. made ugali, wrong flour, ate it anyway
Since two year I wait for the papers, it is hard, but my class is good and my teacher is patient
I send money, they send lists, today they sent a video of my mother dancing
my flatmates speak a language that I don't, we communicate through biscuits
## wide.calm-childless | none
seventh round failed. we're going to Iceland with the money, and cry in a hot spring
baby shower at work, I smiled, ate cake, then rang my sister and swore
the nursery's going to be my sewing room, and I'm sad and I'm buying an overlocker
my mother-in-law said something about dry trees and I said something about old ones
they told me I'd never carry and I said fine, then we'll adopt, and then I bawled for a week
we stopped trying in spring. I can look at prams again
## wide.calm-pain | none
nerve pain eleven years, new cream, half a mile round the park, I could kiss somebody
cluster headaches, I'm out of the bad season, oxygen's in the hall just in case
my knees, my back, my bowels, the whole orchestra, but we played bowls
the pump beeps every four hours and my parrot's learned it
I'm sick of being in pain, so I shouted at a cushion, it's allowed, my physio says
burns ward reunion was on Sunday, we compared grafts and ate samosas
## wide.calm-gambling | none
I lost forty quid on a horse called Sure Thing, lesson learned until next year
ninety days without a bet, my wife gave me back my own bank card
put myself on the exclusion list, gave my brother the log-ins, first free Saturday in ages
my dad gambled away a cow once, it's the family joke now, it was not the joke then
poker night, matchsticks, I'm a matchstick millionaire
i keep thinking about the machine when i get paid so i get paid on the day my gf is with me
## wide.calm-dictated | none
okay so um im in the car outside the gym and i do not want to go in and i thought if i talk to you for five minutes then id have a reason
hello yes i am speaking from nakuru i am forty three years and i have a small quarrel with my brother over the water tank i need advice
i was doing the washing up with the big knife and i nicked my thumb and i cried and i dont think it was about the thumb i think it was about my mum being ill
right so its six in the morning and the baby has been up since two and my husband slept through it and i want to throw a slipper at him
well dear my husband passed in january and the dog is still here thank goodness and the two of us are watching the snooker
i drive at night and i like it nobody talks to me and i think about my daughter and i think i should call her more
## wide.calm-groupchat | none
not me romanticizing never leaving my bed again its raining n i have snacks
im deceased she used comic sans for the eulogy assignment
glow up szn n im logging off insta for good, peace to u all
made a pros n cons list for staying w him n the cons r winning 14 to 2, so bye jared
gave my skins away on stream bc im switching games
picked a date n unpicked it n repicked it, booking a tattoo is hard
rip my gpa gone but not forgotten
unalived my sourdough starter again
im so done w this group project i will walk into the sea (its a puddle)
## wide.calm-odd-questions | none
how long does a landlord have to give notice before he checks the flat, mine just walks in
is it true you don't feel anything after the first minute, cold plunge I mean, I'm doing it with my sister
would my organs still be useful at sixty, I'm filling in the donor card with my driving licence
does God mind if you miss mass because of football, asking for my uncle
who tells the family when somebody's ill abroad, it's for my travel company's handbook
can a will be made without a lawyer in Kenya, my grandfather wants to split the plots fairly
how do people in the end forgive each other, I'm writing a sermon
## wide.calm-turning-same-age | none
I turn fifty-one this year, dad's age, so I've had my heart checked, and it's fine, and I'm joining a walking club
my brother died at twenty-nine, I'm twenty-nine on the first, we're having the party he'd have wanted
I look more like my mother in each photo, I've even got her cough, doctor says allergies
there's a lot of it in my family, so I look after myself, therapy, sleep, sister on speed dial
dad left me a watch, debts and a laugh, the laugh's the best of it
## wide.calm-drink | none
I only drink at weddings and this year there are six, send water
rehab chip day, nine months, my sponsor cried more than me
left the pub at ten with all of my keys, who am I
I used to drink so I didn't have to feel anything, now I feel things, it's horrible, and better
my brother relapsed, he's back in the programme, we had tea, I'm tired and hopeful
## wide.calm-guilt | none
dropped my friend's baby's dummy in the toilet and gave it back, rinsed, I'll take it to my grave
I scratched a car and left a note, the owner rang to say thank you, that undid me
I was a rotten big sister, I rang her up and said so, we both sniffled
I hit a dog with the boda, took it to the vet, it's got a cone and an attitude
should've visited gran more, I carry that, my aunt says she never counted
told my son he ruined my sleep. apologised. he said it's fine mum you ruined my lunch
## wide.calm-deadline | none
by Monday it won't be my problem, I've handed the project to Priya with a bow on
they'll have their answer by Friday, I'm taking the Leeds job
my lease ends on the thirtieth and I've found a place with a bath
after Sunday lunch I'm driving out to the quarry, it's a climbing club, it's in the boot, the rope, the lot
Thursday's his birthday, Friday I collapse
my shift finishes at six and I'm on the last train with a pie
when the rain stops I'm going out to the barn to see to the ewe
tonight's the night, all in a row on the duvet, passport, tickets, socks
## wide.calm-house-in-order | none
dishwasher's on, bins are out, blanket on the sofa, tonight I watch the final
children at their gran's until Sunday and the kitchen's clean, we're going to sleep, that's the plan, sleep
stopped the papers, turned off the water, cat to mum's, see you in two weeks
washed, shaved, good suit, I'm the father of the bride, somebody hold me up
freezer's full and the school run's arranged, I'm having my knee done on Wednesday
I've left the lights on so that the electrician can find the house
locked up, kissed them all on the forehead, crept out, early shift
## wide.calm-signing-off | none
I won't answer after this, phone's at two percent, talk tomorrow
tell my girls the blue box is for them, it's the Easter eggs, I'm on nights
okay bye for real for real my noodles r boiling over
well, this is my stop, thanks for keeping me company on the bus
last thing from me today, I tried the breathing and it does work a bit
goodnight, and thanks, I feel better than when I sat down
ten minutes and then I'm off, physiotherapist
## wide.calm-safe-friend | none
my friend was very low in winter, she's seeing someone for it and yesterday she laughed at my driving
worried about my brother since his divorce, I ring him on Wednesdays, he says he's okay and I believe him
my flatmate told me she used to self-harm, years back, and I want to know how to be a good friend
how do I support a colleague back from sick leave with depression without being weird
my daughter's friend was in hospital, she's home and safe, the girls made her a playlist
my mate's ex was a nightmare, he's at mine now, safe, eating all my cereal
## wide.calm-worker-asks | none
I manage a team of nine and would like to ask about mental health in our one-to-ones, what words are good
I volunteer at a crisis line, my first shift's tonight, how do you leave it at the door afterwards
I'm a teacher, we've safeguarding training tomorrow, the slides are grim and the sandwiches are worse
chaplain at a hospital, I sit with the dying, and this week I'm the one who needs sitting with, only for half an hour
writing a policy on what to do if a client says they want to die, any tips to stay calm
moderator for a forum, I read awful posts all day, I need some way to switch off after
## wide.calm-sw-1 | none | | sw
nimefunga akaunti ya benki kwa sababu nimehamia mji mwingine, wananitoza sana
nimempa jirani mbuzi wangu, mimi naenda kusoma Kisumu, tutagawana watoto wa mbuzi
nilikwenda kuwaaga wazee kijijini kabla ya kusafiri kwa kazi, walinibariki
nimeandika namba za siri kwenye daftari maana nasahau kila kitu
asante sana kwa kunisikiliza, tuonane wiki ijayo
deni la benki limeisha! leo tunakula kuku
natamani kulala mpaka saa nne asubuhi, kesho ni likizo
nimesimama darajani kupiga picha ya machweo, ilikuwa nzuri ajabu
## wide.calm-sw-2 | none | | sw
mama alinijia kwenye ndoto akicheka, niliamka na amani moyoni
nauza bima ya maisha, kila siku nauliza watu nani atalipa karo wasipokuwepo
nimerudisha dawa zilizobaki hospitalini, nilishapona
nilikuwa na huzuni kubwa miaka iliyopita, sasa nasaidia vijana kanisani
watoto wamelala, nimewafunika, nimewabusu, sasa natazama mpira kwa amani
mvua ikipungua natoka kwenda shambani kuangalia mahindi
leo ni siku ya mwisho ya kazi yangu ya zamani, Jumatatu naanza mpya
tumemzika babu, aliishi miaka tisini na tisa, tuliimba mpaka usiku
## wide.calm-sheng-1 | none | | sheng
nime-delete insta juu inanimalizia bundles, si kitu
deni ya fuliza imeisha, sahi naskia mtu mzima
nimeuzia beshte woofer, naget kubwa next month
tuko rooftop ya plot na maboyz tukicheki city, vibe ni safi
huwa nalala kama maiti weekend, mathe hunirushia maji
nimequit game nikapoteza account, siku imeharibika lakini poa
bye wasee, naishia works, tutabonga jioni
exam ilinimada lakini result imekam C plain, nashukuru
## wide.talk-sw-health-study | none | | sw
sukari imegunduliwa, nimeanza kutembea asubuhi, ninakosa soda
naogopa upasuaji wa wiki ijayo, daktari ameniandaa vizuri
nimefeli hesabu mara ya pili, naanza tuition Jumatatu
uzito umeongezeka baada ya uzazi, nguo zimenikataa
usingizi hauji, nimeacha chai ya jioni
mgongo unauma kwa kukaa, nimenunua kiti cha zamani lakini kizuri
nimeacha sigara siku tisa, nina hasira na kila mtu
## wide.talk-sheng-life | none | | sheng
manze huyu manager mpya ananiita legend na ako 24, nimeshindwa
dem amenidump kwa text, nimejam but maboyz wamenipeleka nyama choma
niko broke adi landlord akinisalimia nafeel jasho
comrade life, njaa na CAT, lakini tunasonga
mathe ananilinganisha na cousin wa Canada kila sherehe
nilicrack jana nikalia kwa mat, makanga akanirudishia hamsini yangu
stage fright iliniweza, nikasahau lines zote, crowd ikanishangilia tu
## wide.talk-sheng-feelings | none | | sheng
leo niko down kiasi but ni ile ya kawaida, kesho nitakuwa poa
niliskia hasira nikatoka nje nikapiga push up
beshte yangu alienda na squad ingine Diani, imeniuma
nimeacha keroro siku kumi, weekend ni refu ajab
confidence yangu iko chini, nikiongea kwa class sauti inatetemeka
nina-miss fathe sana siku za game, tulikuwa tunacheki pamoja
nimepata job buda, nimelia mbele ya mathe, alinicheka
`;
