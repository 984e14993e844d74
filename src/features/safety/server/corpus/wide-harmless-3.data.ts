// Training: what people bring to therapy on most days, with strong feelings and no danger, in all ten categories.

export const wideHarmless3 = `
## wide.talk-crying | none
I cried in the cereal aisle because they'd stopped making the one he liked, and a boy stacking shelves gave me a tissue
couldn't stop crying in my review, my manager slid the box over and said take your time, and I was mortified and grateful
I don't know why I am weeping, it is a good day, perhaps it is only that somebody asked me how I am
cried so hard at the airport that security offered me a chair
my therapist before you said crying is weather, well, it's the rainy season
i cry when im angry and then im angry that im crying and nobody hears the actual point
haven't cried since my father's burial, and then a dog food advert, of all things, forty minutes
sobbed in the shower so the kids would think it was the water
## wide.talk-rage | none
I'm so angry with my brother about mum's house that I dig the garden at night with a head torch
he said calm down and I felt it rise up like milk in a pan, I left the room, I'm still shaking
furious with myself for saying yes again, the whole drive home I shouted at the windscreen
They promoted the man I trained. I smiled, congratulated him, and then tore up a whole notepad
I get this hot thing in my chest when she interrupts me, I want to learn to say it before it boils
the anger's about my dad really, he never came to anything, not one match
we screamed at each other about a spoon. it wasn't about the spoon
my blood pressure goes up whenever I see the landlord's name on the phone
## wide.talk-panic-past | none
I had a panic attack on the tube in March, thought I was dying, a nurse counted with me, I've been on the tube since
my first one was at my wedding, everyone thought that I was overcome with joy
they checked my heart twice and it's fine, so it's panic, and now I'm learning to let it pass
last night I woke up gasping, did the five things I can see, was asleep by two
I used to have them every week and now it's perhaps two a year, before flights
the panic's gone but the fear of the panic stayed, like a guest who won't take the hint
during the presentation my hands went numb, I sat down, said excuse me, and then I finished
## wide.talk-heartbreak | none
nine years, and he told me over a pizza. I can't eat pizza. I can't even walk past the place
she's moved out and taken the plants, and the light in the flat's wrong now
i check if hes online n then i hate myself n then i check again
I still buy two of everything. I know it'll pass, people say it passes, when exactly
I thought I would grow old with her. now I have to learn how to cook for one, at sixty-six
he chose his wife. of course he chose his wife. I feel so stupid and so sad
we ended it kindly, which nearly makes it worse, I've nobody to be cross with
my heart is literally sore, here, like after running in the cold, I miss him that much
## wide.talk-exhausted | none
I'm running on fumes. Two jobs, three kids, one pair of knees
there's tired and there's nurse-in-December tired
I sit down to take my shoes off and that's where they find me in the morning
I have no more to give this week, I gave it all to other people's parents
i slept 10 hours and woke up more tired how is that even legal
My body asks for rest and my calendar laughs. I am a department head, I know better
I'm drained by being nice. customers, in-laws, the dog, I've been nice since five a.m.
mentally I'm a phone on one percent that somebody keeps opening maps on
## wide.talk-shame | none
I wet the bed at a sleepover when I was eleven, I'm forty, I still go red
I lied on my CV and I've been waiting three years for a hand on my shoulder
I'm ashamed that I can't read well. my daughter reads the letters for me and she's seven
my card was declined with a queue behind me, I walked out without the nappies
I was unkind to a girl at school, very unkind, I looked her up and she's a nurse and I couldn't press send
ashamed of my accent in meetings, I practise the words in the toilet first
I looked at his phone. there was nothing there. and now I'm the one who looked
I told everyone that I'd finish the marathon and I sat down at thirty
## wide.talk-addiction-drink | none
day eleven without a drink, the evenings are about nine hours longer than I remember
the hardest part's the question, why aren't you drinking, at every single do
I slipped on Saturday, two pints, told my group on Sunday, nobody threw anything at me
my wife hides the wine because I asked her to and I hate that I asked
grew up pouring dad's beer down the sink. I have one glass and I watch myself like a hawk
I want to cut down before it becomes a thing, at the moment it's a Thursday-to-Saturday thing
sober birthday. cake, tea, in bed by ten. felt like a triumph and a bit like a funeral for the old me
## wide.talk-addiction-screens | none
I scroll until my thumb hurts and then I can't name one thing that I saw
my son says mum, you're on it again, and he's four
deleted the game, reinstalled it, deleted it. my rank means more to me than my degree and I know it's silly
I bet on the spelling competition with my own kids, I stopped and thought, hang on
porn's eaten my evenings since lockdown, I'd like them back, I've told my girlfriend and she was kind
I buy things at midnight, parcels come and I don't remember the shoes
stopped smoking nine days ago and want to bite everyone, mostly the man who told me it'd be easy
the vape's under my pillow like a teddy, I'm twenty-three, embarrassing
## wide.talk-career-burnout | none
I open the laptop and my throat closes, I've been signed off for two weeks, I keep thinking that I'm faking it
I used to love teaching. now on Sunday at four o'clock a lid comes down
my work's fine, my team's fine, I just feel like a tap with no water in it
if I never see another pivot table I'll die happy
I answered an email at my own sister's wedding. from the front pew
everybody says take a break and then sends me three things for when I'm back
doctor said burnout, dad said laziness, I've got them both in my head, arguing
I've handed in my notice with nothing lined up, I'm terrified and I can breathe
## wide.talk-career-lost-job | none
redundant after twenty-six years, with a lanyard and a handshake, and I drove home with my mug on the passenger seat
two hundred applications. I've stopped telling my mum the number
I put on a shirt each morning so that my daughter doesn't notice
the interview went so well that I bought a plant for my new desk. they rang. I've a plant
I'm forty-nine, a welder, and a boy asks me about my passion, I said rent
my visa depends on it so every silence from HR feels like a door
I miss the van banter, stupid as that is, nobody takes the mick out of me any more
kazi iliisha Machi, kila asubuhi naamka saa kumi na moja kwa mazoea na sina pa kwenda
## wide.talk-career-conflict | none
my colleague takes my ideas, changes one word and says them louder
I have a new boss, he is twenty-seven and calls me legend, I don't know whether to laugh
we've a woman who cries whenever she's given feedback so nobody does and I do her work
I reported him for the jokes, they've moved me to another floor, me
my co-founder and I speak through a spreadsheet now
I said in front of everyone that the plan wouldn't work, and it didn't, and nobody remembers
they talk shop in a language I don't understand, then they laugh, I smile
## wide.talk-study | none
I've read the same page for an hour, it's about soil
everyone in my cohort's a genius and I'm here by clerical error
mum tells the whole estate I'm going to be a doctor, and I faint at nosebleeds
I freeze in orals. I knew it at breakfast, I knew it in the corridor
first one in my family to go to uni n i dont know how to email a professor
exam week I live on noodles and dread
I want to change from law to carpentry and my father isn't speaking to me
kesho ni mtihani, nimesoma usiku kucha, kichwani mna ukungu
## wide.talk-confidence | none
someone said well done and I looked behind me
I rewrite a text six times and it's only okay see you there
at the school gate I stand by the bins so that I don't have to talk
I don't put my hand up. I'm right about eighty percent of the time and I don't put my hand up
my cousin's house, car, teeth. I come home and everything of mine looks second hand
I got the promotion and I've been waiting for them to notice it's a mistake
I speak three languages and feel stupid in all of them
first dance class on my own, shook so hard my bangles rang, I stayed till the end
## wide.talk-self-worth | none
my mother measured my arms at every visit. I'm thirty-four and I still wear sleeves
I apologised to a door
I say sorry before I've even sat down, a friend's begun to charge me ten bob
I feel like the understudy in my own friendships, called if someone's ill
growing up I was the difficult one, so I became the easy one, and nobody's home
I'm learning to take a compliment, so far I can manage three seconds of it
I'm not clever or pretty, I'm reliable, like a van
I'm never anyone's first choice and it stings, even at five-a-side
## wide.talk-creative | none
the novel's at forty thousand words and it hates me
I haven't painted since my dad saw one and said what is it meant to be
I posted my song and four people listened, three of them me
it has to be perfect or I can't show it, so I've shown nothing since 2018
my stand-up died on its feet last night, I died, the mic died, a man in the front row yawned
I write at five in the morning before the kids get up and it's the only hour I recognise myself
sold my first bowl. wonky. to a stranger! I've told the bus driver
an actor between jobs is a waiter with a headshot, thirty-eight and carrying trays, some nights I wonder if it's time to stop
i compare my art to 15 year olds on tiktok n want to snap my pencils
## wide.talk-low-mood | none
it's a flat day, nothing's wrong, everything's a bit grey, I've fed the cat and that's about it
blue since the clocks changed, I know it, I've got the lamp out
I couldn't enjoy my own birthday and then I felt guilty about that, which used up the rest of it
I've lost my spark, people notice, I used to whistle
not sad exactly. like a Sunday that's lasted three weeks
everyone's on holiday and I'm on my sofa resenting a beach
tea helps, walking helps, talking to you helps a bit, I'm on the waiting list for a proper one
## wide.talk-anxiety | none
I check the stove, the door, the stove, and I've been late every day this week
what if he's ill, what if I'm ill, what if the car, my brain's a what if machine
my stomach knows about Monday before I do
I'm a grown man who rehearses ordering chicken
phone rings and my heart falls out of a window, it's always the dentist
I can't watch the news with my tea any more, I take it all personally, even the fish stocks
the plane's not for five weeks and I've already crashed it eleven times in my head
nina hofu ya kila kitu siku hizi, hata kupokea simu
## wide.talk-sleep | none
three o'clock, like a stamp. I lie there and audit my life
I dread the bed. I know the cracks in that ceiling by name
slept four hours, snapped at everyone, cried at a roundabout
my husband's asleep before his head's down and I could put a sock in it
night shifts have eaten my sense of Tuesday
had a nightmare about school again, I was naked and the exam was in Welsh
stopped coffee after noon and I've slept two nights running, I feel reborn
## wide.talk-health-long | none
diabetic at twenty-nine, I'm grieving for toast
my hands hurt so I've stopped playing the kora, it's like a friend's moved away
some days I'm angry at my own knees
people say but you look so well, and I want to hand them my spine
chemo number four done, I'm bald, sick, and my sister drew eyebrows on me in the car
I'm frightened about the operation, the surgeon's lovely, I'm frightened anyway
after the stroke I lost my words and I miss being quick, I used to be the funny one
my endo's flared, I'm in bed with a hot bottle, cancelled again, they've stopped asking
## wide.talk-health-worry-body | none
I read symptoms till midnight and by one I've got all of them
mirror days. I leave the house by the back so I don't pass the big one
they weighed me before they said hello
since the mastectomy I undress in the dark, he says he doesn't mind, I mind
my beard grows in patches and I'm the groom in June
it's probably nothing, it's always probably nothing, I've an appointment on Tuesday and I want it now
I'm fat, I'm happy on the bike, and I don't know which one to tell the doctor first
menopause. I was a calm person. I cried at a traffic cone and then I threw it
## wide.talk-lgbtq | none
I told my mum I like girls and she went out to water the plants, for an hour, in the rain
out at work, not at home, in at church, I need a map of me
my dad used my name today. the right one. once, quickly, and then talked about the gutter
I'm fifty-eight, I've been married to a lovely woman, and I think I've always known
at weddings they put me at the table with the cousins who ask no questions
first pride, glitter in my ears, cried at a banner that an old man was holding
i dont know what i am yet n everyone wants a label by friday
kwetu siwezi kusema mimi ni nani, naumia, lakini nina rafiki mmoja anayejua
broke up with my boyfriend and can't tell the family why I'm down as they never knew that he existed
## wide.talk-boundaries | none
my sister borrows money like air and I say yes before she's finished asking
mum has a key and no concept of a door
I said no for the first time to my pastor's wife and couldn't eat my dinner for the guilt
my friend only rings to offload, two hours, then she feels great and I need a lie-down
I'm the family bank, the family taxi and the family shrink, and I'm the youngest
I'd like to tell my boss I don't work Saturdays and my tongue turns to felt
he reads over my shoulder and it drives me up the wall, I told him and he laughed and moved
## wide.talk-decisions-purpose | none
two offers, two cities, one me, I've made so many lists that I've a list of lists
I'm thirty and I don't know what I'm for, and everyone's having babies at it
I gave up nursing for his career and now I'm standing in a nice kitchen
should I go home to Kisumu or stay here, my heart's there and my pension's here
retirement's great for a fortnight, and then you meet yourself
I've believed all my life and this year it went quiet, and I sing the hymns anyway
I want to do something that matters before I'm fifty, I was thinking bees
is this it, I asked my wife, and she thought I meant the curry
## wide.talk-habits | none
I put the trainers by the bed and step over them every morning, a new sport
started a diary again, three days in, all I write about is the neighbour's bins
I want to be a morning person and I'm a half past ten person
everything's late. bills, birthdays, me
I clean the whole house rather than make one phone call
meditated for four minutes, thought about cheese, counted it
my wife and I do ten minutes outside after supper, no phones, it's saving us a bit
## wide.talk-conflict-couple | none
we sleep back to back like bookends
he says nothing's wrong in the voice for something's wrong
we argue about the dishwasher as if it was the constitution
my husband earns less now and we tiptoe round it
she wants a third child and I want a nap
I found messages, only flirting, I can't un-see the little heart
counselling on Thursday, first time, I've chosen what to wear as if it were court
he forgot our anniversary and I've been punishing him with politeness
we love each other and I'm not sure that we like each other this month
## wide.talk-family | none
my mother-in-law re-washes my washing
my dad and I talk about petrol prices, it's how we say I love you, and I'd like to say the other one before he's old
eldest daughter of an African home, need I say more
they compare me with my cousin the engineer at every funeral
my son doesn't want to come on the family holiday, he's sixteen, I'm crushed and I can't show it
we haven't spoken since the will was read. over a sideboard
I'm raising my sister's boys since she passed, I'm twenty-six, I burn the rice and I love them
step-mum trying too hard, step-kids not at all
## wide.talk-lonely | none
Friday night, everyone's somewhere, I've alphabetised my spices
new city, I know the names of two people and one's the barista
I talk to the radio and the radio's better company than my last flatmate
my friends had babies and I became an aunt by post
after forty-four years of marriage the quiet comes at teatime, I've joined a choir, I mime the high bits
I go to the supermarket at busy times to be bumped into
in this country people say how are you and they do not stop walking
naishi peke yangu tangu mke aende kijijini, redio ndiyo rafiki
## wide.talk-friends | none
my best friend's got a new best friend and I'm in year nine about it, I'm forty
they went to Diani without me and posted it in our group
I lent her money and lost the both of them
a friend told my secret at a baby shower, I laughed along, and it's been in my stomach since
he ghosted me, my friend of ten years, not even a lover, there's no song for that
I was a bad friend when her dad died. I didn't know what to say so I said nothing, and I'd like to put it right
we only laugh now when we talk about the past
## wide.talk-trauma-childhood | none
in our house love was food and silence was punishment, I still finish my plate when I'm upset
my dad drank, it was long ago, he's an old man who likes birds now, and I don't know where to put my anger
boarding school at seven. I can still smell the floor polish and feel eleven rules tighten
I was hit as a boy, everybody was, people say, and my hands still sweat when a man raises his voice
my mother left when I was four, she sends me friend requests
nobody hurt me, nobody noticed me either, is that allowed to count
I grew up translating for my parents at the hospital, I told my mum her own diagnosis when I was ten
## wide.talk-trauma-events | none
I was in the 2007 clashes as a child, we slept in a church, and drums at weddings still make me look for the door
the robbery was two years ago, and I'm nearly all right, except for motorbikes
car crash in spring, everybody lived, I flinch at green lights
I worked through the floods, I found people. I'm in a group for it now on Thursdays, it helps to hear the others
my ex used to hurt me. I've been out five years, new locks, new town, and today a man wore his aftershave in the lift
the earthquake's over and my legs don't believe it
I was assaulted at university, it went to court, he went to prison, I'm doing well and Novembers are hard
fireworks week. I put the dog and me in the bathroom with the fan on, two veterans together
## wide.talk-grief-new | none
buried my father on Saturday, people keep bringing chapati, I keep washing other people's pots
it's three weeks, and I put her cardigan on to do the bins
I was fine at the funeral and then his library book came due
the baby would have been due today. we planted a lemon tree, we held hands
grief's making me clumsy, I've broken the nice jug and the blue one
our dog died, fourteen years, and my wife and I are pathetic with it, the lead's still on the hook
they told me to be strong for mum, and who's strong for me
I can't delete his number, I send it the football scores
## wide.talk-money | none
it's the eleventh and there's forty shillings and a cabbage
my husband doesn't know what the card's at, I've an appointment with the debt people, I feel sick and a bit braver
rent's gone up again, I did the sum three ways and it's still my kidneys
payday loan to pay the payday loan, silly, I know, I've stopped, I've cut it up
black tax. I got a raise and by evening it had seven names on it
we're eating a lot of lentils and calling it a cleanse
kids need shoes, car needs brakes, I need a lottery win or a nap
## wide.talk-parenting | none
I love them and I'd pay good money to not hear my name for an hour
I shouted, she cried, I cried, we had toast on the stairs and agreed it'd been a bad morning
my son's been diagnosed and I'm relieved and heartbroken, in that order and then the other
she slammed the door and told me I don't understand anything, and that's fair, it's algebra
single dad, plaits by video tutorial, today they held till lunch
weekend without them and I sat in their room like a lemon
I'm scared that I'll parent like I was parented, so I over-buy balloons
he hit me with a wooden train and I went next door and swore into a towel
## wide.talk-caring | none
I look after dad, and I miss my dad, and he's right there asking where I am
mum's carer's holiday, my turn, day four, I've learned the names of all the quiz hosts
I feel guilty for wishing for a weekend off, that's all, a weekend
my brother sends advice from Dubai
she doesn't know me now but she strokes my hair if I put my head in her lap
I gave up my job to nurse my husband and some days I grieve for the desk
told the nurse I'm fine, and she said nobody asked about him, I asked about you
## wide.talk-religion-culture | none
I left the church and lost every Sunday lunch I ever had
my parents want a nikah, I want a master's
between two cultures, too loud for one, too quiet for the other
I fasted, I prayed, he still left, and I'm having words with God
they call me mzungu wa Kisii because I moved, it's a joke and it isn't
in our culture a man doesn't cry, so I do it in the car wash
my imam was kinder about my divorce than my aunties
## wide.talk-short | none
meh
long day
bit wobbly, bit better than Tuesday
he left
got through it
dunno what to say tbh
everything's loud today
sad, but the ordinary kind
## wide.talk-rambling | none
so basically my sister rang and she said mum said that I said I wasn't coming to the thing on Saturday which I never said, I said I might be late because of the car, and now everyone's upset and I've been going round and round it since lunch and I've burnt the rice twice
I don't know if this is the sort of thing you do, but I was in the meeting and he said can someone take notes and looked at me, the only woman, and I did it, I picked up the pen, and I've been furious with the pen all evening
there's this thing where I feel happy and straight away I check what's wrong, like, I'll be in the park with the baby and the sun's out and I'm thinking which bill have I forgotten, and I'd like one afternoon without the second voice in my head doing accounts
I moved for love and it's lovely, he's lovely, the town's lovely, and I walk round with a stone in my throat because nobody here knew me before, nobody knows that I was funny, I've to start all over as a quiet woman with an accent
I'm sixty-one and my son's got engaged and I'm happy for him, I truly am, and I went upstairs and sat on his bed among all that football stuff and I thought, that went quickly, and I had a proper weep and then the doorbell went and it was only a parcel
## wide.talk-formal-second-english | none
I would like to make a complaint of myself: I am impatient with my parents and afterwards I regret it very much
With respect, I have difficulty to concentrate since the birth of our second child
my wife tell me I don't listen. I listen, only my face don't show
In my work I must always smile. In the evening my face is tired, I do not want any person to speak
I am a little sad because in my country today is a feast and here it is Tuesday
it gives me stress that they speak fast, I say yes and after I don't know what I said yes
Kindly advise how one may forgive a brother who has sold the cow without asking
## wide.talk-better | none
good week. I told him how I felt and the ceiling didn't fall in
passed my driving test, fourth go, I've been smiling at lamp posts
I laughed today, properly, snorted, first time since the split
said no, and nothing happened, nobody died, I had a bath
slept, ate, walked, texted back, gold star
we held hands in the car for the first time in ages, neither of us mentioned it
found I hadn't thought about it till four in the afternoon
asante, leo nimeamka na moyo mwepesi kuliko wiki iliyopita
## wide.talk-about-the-app | none
are you a real person, because you've just made me cry in a car park
do you keep what I say, my husband uses this tablet
can we talk slower, I'm hard of hearing
I don't want exercises today, I only want to moan for ten minutes
you said that last time too, say it differently
my daughter put you on my phone, I feel daft talking to it, but go on then
stop asking how it makes me feel, it makes me feel hungry
that's enough for one evening, good night, same time on Thursday
## wide.talk-sw-work | none | | sw
bosi mpya ni mdogo kwangu kwa miaka ishirini, ananiita mzee wangu, sijui nicheke au nilie
nimefutwa kazi, nimelia, kesho napeleka barua sehemu tatu
walimu wenzangu wananisengenya kwa sababu nilipandishwa cheo
nauza mitumba, leo sikuuza hata moja, nimerudi nyumbani kimya
nimechoka na zamu za usiku, mwili haujui tena ni saa ngapi
naogopa kuomba nyongeza ya mshahara, sauti inakauka
mimi ni muuguzi, wodi ilijaa leo, nimelia chooni kidogo halafu nikaendelea
## wide.talk-sw-love | none | | sw
mpenzi wangu amepata mwingine, moyo unauma kama kidonda, nimemwambia dada yangu tukalia pamoja
tumegombana juu ya kijiko na hatujaongea siku mbili
mume wangu yuko Qatar, simu ni za dakika tano, namkosa sana
nampenda lakini wazazi hawamtaki kwa sababu ya kabila
nilisoma meseji zake, sikupata kitu, sasa naona aibu
aliniambia ukweli nikamsamehe, bado ni vigumu kumwamini
tumeachana kwa amani, watoto wanakuja wikendi
## wide.talk-sw-family | none | | sw
mama mkwe anafua tena nguo nilizofua mimi
watoto wamegoma kula mboga, nimekaa nje nipumue kidogo
ndugu wanaona mimi ni benki ya ukoo, nikisema hapana nahisi hatia
baba haniongeleshi tangu nilipobadilisha masomo
dada yangu aliolewa, nyumba imekuwa kimya, ninamkumbuka
nilimpigia mwanangu kelele, nikamwomba msamaha, tukala maembe
nimebaki na bibi, anasahau majina, leo ameniita jina la mama yangu
## wide.talk-sw-feelings | none | | sw
nimelia leo bila sababu, labda ni uchovu
hasira zilipanda nikatoka nje nikatembea mpaka zikashuka
nahisi upweke mjini, majirani hawasalimiani
nina aibu kwa sababu sijui kusoma vizuri, mtoto ananisomea barua
siku hizi kicheko hakitoki, lakini nasali na naongea na rafiki
moyo ulikuwa unaenda mbio kabla ya mahojiano, nikavuta pumzi, ikatulia
nimeamka na huzuni, nimepanda mboga, nimejisikia nafuu
## wide.talk-sw-grief-faith | none | | sw
tulimzika baba Jumamosi, watu wamejaa, mimi nimechoka kutabasamu
mwaka mmoja tangu mama afariki, leo tumepanda mti
naomba lakini naona Mungu amekaa kimya, mchungaji amesema nisichoke
mbwa wetu amekufa, watoto wanalia, nami pia kimya kimya
ndugu yangu alifariki ajalini, nikipita pale nasimama nasali kisha naendelea na safari
nimekosa Krismasi nyumbani mwaka wa tatu, nimepika pilau peke yangu
`;
