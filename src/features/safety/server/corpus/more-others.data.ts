// Training: every kind of danger but suicide, elevated and imminent, in many voices and settings.

export const moreOthers = `
## more.harm-others | elevated | harm_to_others
when my foreman smirks I picture the spade going into his face, and I've started taking the spade home
I know which way she walks back from choir and I've been thinking about what I'd do to her there
I hit my wife on Sunday, not hard, well, hard
the man who knocked down my boy lives eleven streets away and I want him dead
I've written down their names and what each of them deserves, and I don't mean a telling-off
I'm going to make my stepbrother pay, I keep working out how to hurt him so that it lasts
my hands want to close round her throat every time she laughs at me
I pushed grandma off the commode because she wouldn't hurry, she's got a bruise
people cut me up on the road and I follow them home. one day I'll get out of the car and hurt one
I lie awake next to him thinking how I could kill him in his sleep
I shook my fist at him first. then I bought a bat. I'm thinking about using it
the lads in my block burned my bike, so I want to burn their flat with them in it
I broke my brother's nose and I wanted to keep going
they cheated us at the land office and somebody's going to bleed for it, I swear
I punched a patient today. I'm a care worker. I wanted to do it again
I get flashes of stabbing my roommate, and I don't push them away, I enjoy them
I drown the kittens in my head and now I want to do it to something bigger
I've been reading about people who shot up their offices and I feel I understand them, I want to do the same
my girlfriend's scared of me, she should be, I threw her against the wardrobe
if I see him with my children again I'll put him in the ground, I mean it
I poisoned the neighbour's dog and I'm thinking about the neighbour
I'd like to see them crawl, all of them who laughed, I want them hurt badly
## more.harm-others-text | elevated | harm_to_others
im gonna mess him up so bad he wont walk, not even joking
i wanna shank that kid in my form, been thinkin bout it all week
lowkey planning how to get back at her n its not a prank its blood
i keep a knife in my bag for jordan
he touched my sister so hes getting hurt end of
i hit my gf and im scared ill do worse
thinkin about bringing something to school so they stop laughing
nataka kumkata huyo jirani panga, amezidi
nilimpiga mke wangu mpaka akazimia, na bado nina hasira
naskia kumdunga kisu huyo msee wa plot
nimechoka na huyu boss, nawaza kumuumiza vibaya
ndugu yangu amenidhulumu shamba, nafikiria kumuua
huyo demu ataona, nitamuumiza msee, si stori
## more.harm-others-now | imminent | harm_to_others
I'm outside his house with the bat and the lights are on
tonight when he comes through that door I'm going to stab him
the petrol's poured, they're all asleep upstairs, I've the lighter out
I've got the gun and I'm walking into the office
she's in the next room. I've got the knife behind my back. I'm going to do it
I'm going to kill my father when he gets in from the bar, about an hour
I've got her tied, I don't know what I'm going to do now, I want to hurt her
tomorrow at assembly they'll all find out what I can do, it's in my bag
I'm driving to his work to run him over, he finishes at five
I have him on the floor and I can't stop kicking
I've put something in his tea and he's about to drink it
the pillow is in my hands and the baby won't stop, I'm going to do something
after this call I'm going to cut him, I know where he is
I'm following her now. she's turned into the alley. she won't get home
I've loaded it, I'm on the bus to the school
my hands are round her neck, she's gone quiet
I'm going to push him down the stairs tonight and say he fell
niko nje ya nyumba yake na panga, namuua leo
akitoka tu kwa gate namdunga, nimeshika kisu
usiku huu nitawachoma wote wakiwa wamelala
namngoja hapa kona, leo atakufa
otw to his yard with the blade its over for him
boutta pull up n blast him tn
I'll kill her before the court date, it's Thursday, I've bought what I need
## more.harm-others-third | imminent | harm_to_others
my brother's just left with dad's gun and said he's going to his boss's house
my son is in the kitchen with a knife saying he'll kill his sister
my flatmate posted a picture of a rifle and wrote see you all at lunch
my husband has taken the machete and gone to the neighbour about the fence, he's going to kill him
he said he'd burn the house tonight with my mother in it and he's buying petrol
## more.abuse-partner | elevated | abuse
he counts my steps on the watch he gave me and if there's a gap I pay for it
she smashed my glasses so that I couldn't drive to my brother's
I ask permission to shower. put like that it sounds odd
he hasn't hit me since the baby, he only holds me by the face
my wife hits me with whatever's in her hand. who's going to believe a man my size
he says nobody would find me, out on the farm
he took my wages, my phone and the good shoes, and he locks the gate when he goes
I hid the bruise with the foundation he bought me to hide bruises
I flinch when the garage door goes up
the rule is I'm home in twelve minutes. the bus takes fourteen
he's gentle for about nine days after. we're on day eight
she reads every message and I wait in the hall till she's finished deciding if I'm good
he calls it discipline. I'm thirty-six
I love him and he knocked two of my teeth out
he wakes me up to shout. three, four times a night. I'm not allowed to sleep till I've said sorry properly
he does it when I've drunk, so I don't know what he did, and I hurt after
every argument ends with his hand on the back of my neck, pressing
my fiancé broke the cat's leg to show me
he's told my visa is his to give, so I do what he wants in bed
I sleep in my clothes with my keys in my sock
I've learned which floorboards don't creak
I don't have a black eye, I have a husband
we had a disagreement about supper and I've four stitches
I only feel safe when he's at work
he's never laid a finger on me. he doesn't need to, he just takes the gun out and cleans it
my girlfriend says she'll tell my parents I'm gay if I don't do what she says
## more.abuse-home | elevated | abuse
my father beats us with the hose, and says it's because he loves us
my uncle comes into my room at night, I'm sixteen, I pretend to be asleep
they're making me marry a man I met once, and my brothers take turns to watch the door
my stepdad films me in the bathroom, I found the phone
my son takes my pension and pushes me when I ask for it
my daughter-in-law locks me in and feeds me when she remembers
mum says she'll send me back to the village to be cut
the carer handles me like a sack, I'm black and blue under the arms, I daren't complain
my big brother chokes me till I see stars and my parents call it rough play
dad threw me down the back step, and then bought me an ice cream
I'm scared to go home after school today, I broke the remote
my grandson shouts in my face and took the bank card, and he's raised his hand
I live with my parents, I'm twenty-four, and I'm not allowed out, they hit me if I answer back
my aunt makes me kneel on rice when I'm late
mother-in-law burned my hand on the stove, she said I was clumsy
if I come out to my dad he's promised to break my legs
## more.abuse-outside | elevated | abuse
the madam keeps my passport and slaps me with a shoe when the baby cries
my boss touches me in the cold room and says who'll believe a girl with no papers
my ex waits outside my work, different car, same man
my coach puts his hands where he shouldn't, and he decides the team
a man from the lodge forced himself on me, two weeks ago, I've told nobody
the manager says sleep with him or no shifts, my sister needs the shifts
he's put a tracker on my car, I found it under the wheel arch, and then the cat was dead
I was raped. there, that's the sentence
something happened at the party, I said no, I said it a lot
the pastor says it's God's will and locks the vestry door
they hold me down in the dorm, it's called initiation, I've bruises on my ribs
they promised me a hotel job, and here I am with six girls and no key
he sends photos of my front door with no words
my lecturer wants payment for the grade and not in money
the gang says I carry for them or my brother gets it
my landlord comes in when I'm sleeping, I woke up with him over me
they beat me at the camp because I'm from the other tribe, every week
## more.abuse-text | elevated | abuse
he hit me again lol idk why im still here
my bf checks my phone n slaps me if i like a post
mum threw a plate at my head it needed glue
he made me do stuff i didnt want n i froze
dad came home drunk so i slept under the bed again
she says if i leave shell post my nudes
i have bruises but only where my uniform covers
hes not hitting me this week so were good i guess
my stepbro wont stop coming in my room
im scared of my dad like properly scared
## more.abuse-sw | elevated | abuse | sw
mume wangu hunipiga akirudi amelewa
amenivunja mkono na nikaambia daktari nilianguka
baba wa kambo ananigusa usiku
mama mkwe ananinyima chakula na kunipiga
bosi wangu Saudi alichukua pasipoti na ananichapa
naogopa kurudi nyumbani, atanipiga
amenifungia ndani siku tatu, sina simu
nilibakwa na jirani na familia inataka ninyamaze
ananitishia kwamba ataniua nikimwacha
kila siku ni kelele na makofi, watoto wanalia
ananyang'anya mshahara wangu wote na kunifuata kila mahali
wananilazimisha kuolewa na mzee, nikikataa napigwa
mjomba alinifanyia kitu kibaya nikiwa peke yangu nyumbani, na bado anakuja
## more.abuse-sheng | elevated | abuse | sheng
chali yangu hunichapa aki, sijui niende wapi
buda alinichapa na mshipi hadi nikableed
bwana ya mathe ananishika shika usiku
demu wangu hunirushia vitu, jana alinitoboa kichwa
nimefungiwa keja na chali, hataki nitoke
boss ananitisha, nisipolala na yeye nafutwa
alinislap mbele ya maboyz, na kwa hao ni worse
naogopa kuenda home, brathe atanipiga tena
anasema nikitoka kwa relationship atanimada
my ex ananistalk kila place, ameanza kunitumia threats
## more.abuse-now | imminent | abuse
he's kicking the bedroom door in and I'm behind the wardrobe
I'm in the car boot, he doesn't know I've got the phone
he's gone to get the belt, I've got about a minute
I'm whispering because he's on the stairs
he said he's going to kill me when the football ends, there's ten minutes left
she's got the scissors and she's between me and the door
he's strangled me, I can't swallow, he's gone out for cigarettes and he's coming back
I'm locked in the bathroom and he's got the axe from the shed
he's driving too fast and says he'll kill us both, I'm texting under the blanket
there are three of them and they won't let me out of the flat
I've been stabbed by my husband, he's sitting in the hall crying
I'm hiding in the maize, he's looking for me with a torch
he's pouring something around the house and he's nailed the back door
my dad's beating mum right now, I've got my sisters in the toilet with me
he broke in, he's downstairs, I've an order against him
I'm being taken somewhere, I don't know these men, please
my brothers are coming tonight to kill me because of the photo
he's got the gun on the table, and he says nobody leaves
I'm bleeding from my ear, he's asleep now, if he wakes he'll finish it
the plane leaves at six tomorrow and they're going to marry me when we land
he's got my hair and
can't talk he's here
help me he's hitting me
yes I'd like a large pizza please, yes, he's right here, as soon as you can
hes outside n hes got a knife wat do i do
he choked me n i passed out hes in the next room
anavunja mlango sasa hivi, ana panga
ananipiga sasa, niko chini ya kitanda
amesema ataniua usiku huu, nimejificha chooni na watoto
amenidunga kisu, nisaidieni
wako nje wanagonga, walisema watanichoma leo
aki anakuja na kisu, nimejifungia kwa bafu
buda amelewa na ameshika rungu, amesema leo ni leo
niko kwa gari ya watu sijui, wamechukua simu ingine, wananipeleka mahali
## more.child | elevated | child_at_risk, abuse
my sister's boyfriend puts my nephew outside at night for wetting the bed
a boy in my class is six and flinches when I lift the register
I hear the toddler upstairs scream and then a thud, and then nothing, most evenings
my ex sends her back with marks on her arms and says she fell
I hit my little one with the wooden spoon and it left stripes, I don't know how to stop
my daughter says that grandpa plays a secret game with her
the neighbours leave the three of them locked in with no food from Friday to Sunday
my son, seven, knows words he can only have learnt from someone doing it
my brother gives the baby beer so she sleeps
my husband makes our boy stand in the cold yard till he stops stammering
I found pictures of my niece on my husband's laptop
my pupil comes in with the same clothes and eats from the bin
my cousin's girl is twelve and they've set a date for the wedding
they want to take my daughter to the circumciser in the holidays
my mum leaves me with my two baby brothers for days, I'm ten and the milk's run out
he shakes the baby's cot and screams in it, I'm afraid when I go to work
a man online asked my daughter for photos, and she's sent some, he wants more or he'll tell
my kids sleep in the car with their dad while he uses
the house girl is eleven, she isn't in school, and madam beats her with a cable
I lose my temper with the twins and I've squeezed their arms until they bruise
my teacher makes me stay behind and touches me
i'm 12 and my mums bf comes in when im in the bath
watoto wa jirani hupigwa na waya kila jioni
mtoto wangu amesema mjomba anamgusa sehemu za siri
msichana wa kazi ana miaka kumi na moja, wanamchapa na hawampi chakula
dada yangu anamfungia mtoto peke yake nyumbani siku nzima bila chakula
huyo mtoi wa plot huchapwa vibaya, na ana alama kwa mgongo
buda wa best friend yangu humfanyia vitu mbaya, ako na 13
## more.child-now | imminent | child_at_risk
she's shaking him, the baby's gone floppy
my toddler's locked in the house, there's smoke, I can't get in
he's holding my daughter over the balcony
the baby's not breathing, she was fine at her feed
my ex drove off with the kids and said none of us will see them again, alive he meant
I'm eight, mummy is on the floor and there's blood and I'm on my own
he's in there with her now, the door's shut, she's crying no
the little one fell in the well, I can't see him
they're going to cut my sister in the morning, the woman's already here
I've left the baby in the bath, I've walked out, I can't go back in, I wanted her to stop
my stepfather is coming up the stairs to my little brother, and I can hear the belt
my four-year-old's been gone for an hour, a man was seen with her
I'm going to smother her if she doesn't stop crying, take her off me
the child next door is screaming for help this minute, and a man's shouting he'll kill him
mtoto hapumui, amegeuka bluu
anampiga mtoto sasa hivi na kamba, mtoto amezimia
mtoi ameanguka kwa maji, haongei
wanampeleka dada yangu kukeketwa kesho asubuhi
## more.neglect | elevated | self_neglect
I stopped my insulin on Monday, I can't be bothered to keep a body going
I flushed my heart tablets, they make me slow, it's been nine days
I've not had my HIV medicines since January because he'd see the bottle
I took myself off lithium three weeks ago and nobody knows
skipping dialysis this week, what's the point
I haven't washed or changed since the funeral, that's five weeks, and there are things moving in the kitchen
I've had nothing but tea for four days, I just sit
mum's stopped taking her epilepsy pills, says the angels don't like them
I'm not picking up my TB drugs any more, the clinic's far and I'm tired
I sold my inhalers, I've got asthma, I wheeze all night
I've got a sore on my foot that smells, I'm diabetic, I keep the sock on
the heating's off, I don't eat much, I'm eighty, I stay in bed for the warmth, I don't answer the door
I cut out the blood thinners after I read a post, that was last month
he lies in his own mess and won't let us in to clean him
I've stopped my antipsychotics, I feel brilliant, don't tell the nurse
I stopped the steroids all at once because of my moon face
my father hasn't eaten since Sunday, turns to the wall
I haven't had the energy to drink water, not since the day before yesterday
nimeacha kunywa ARV tangu Desemba
nimeacha dawa za sukari, nimechoka kudunga sindano
sijaoga wala kula siku tano, nalala tu sakafuni
niliwacha dawa za kifafa juu ya doh, nimeanza kuanguka tena
nimestop dawa za presha, sina time nazo
off my meds 2 wks lol fits r back
havent eaten since sat cant move cant care
my uncle sleeps in the shed with no blankets and won't take his insulin
## more.neglect-now | imminent | self_neglect, medical_emergency
no insulin since Friday, I'm being sick, my breath smells of pear drops, I can't keep awake
she stopped her epilepsy tablets and she's fitting now, it's not stopping
I haven't drunk for three days, I can't stand up and I see flies that aren't there
I missed dialysis all week, I can't breathe lying down and my heart's doing something odd
gran's been on the floor since last night, she's stopped her pills, she's cold and muddled
I stopped the steroids, now I'm collapsing each time I stand, everything's going black
hajachoma insulin wiki nzima, sasa haamki
my foot's gone black up to the ankle, I'm shivering and confused, I never took the antibiotics
## more.overdose-mild | elevated | overdose
I doubled my tablets by mistake this morning and I feel odd
I've been taking more painkillers than the box says, all week, for my tooth
I took extra sleeping pills last night to be sure, and I've only just surfaced
I can't remember if I've taken my heart pill, I may have had three
I took someone else's medicine at the party, I don't know what, I feel swimmy
I keep topping up the paracetamol, I lose count
my mum's muddled her dosette, she's had Tuesday and Wednesday together
I took more than I should've, not to die, I wanted to be out of it
the clinic said one, I had several, and I'm too ashamed to ring back
I swallowed a mouthful of the cleaner thinking it was water, my throat stings
nimekunywa dawa mara mbili ya nilivyoambiwa, nahisi vibaya
nilimeza tembe nyingi ili nilale tu, kichwa kinauma
took a few xtra of my adhd meds to stay up n my chest is funny
I gave my son his dose and then my wife gave him his dose
I drank the sheep dip off my hands, as you might say, didn't wash before lunch, and I'm sweating and drooling
## more.overdose-now | imminent | overdose
I took what was in grandma's box and the whole ceiling is breathing
they're down, all of them, I can taste them, I'm frightened now
my roommate's on the floor with an empty packet and she's snoring strangely
I've swallowed the lot and I want it out of me, what do I do
he's had the cattle medicine, he's frothing
my toddler's got my pill box open and there are tablets in her mouth
I'm going grey at the edges, I took too many of the blue ones
I took the pills after we hung up last time. it was an hour ago. I feel sick
she told me she drank bleach, she's holding her throat
about to swallow the whole jar, I'm holding it
my dad took his tablets and my tablets and a bottle of gin, he won't wake up
I injected more than ever, and I'm nodding, someone talk to me
nimekunywa dawa ya mbu, tumbo linawaka
amekunywa dawa ya kupe, povu linatoka mdomoni
nimebugia tembe zote, macho yananiona giza
nimepop dawa za buda zote, naskia kuzima
my sis drank sumu ya panya aki help
took all of em n now my hands r numb
i cant stop shaking i took 2 many im home alone
I ate the berries from the hedge on purpose, all of them, and my heart's racing
## more.substance | elevated | substance_danger
I need a drink before I can hold the cup of tea, and I drive the school bus
I ran out of benzos on Thursday and I'm shaking and seeing things in the curtains
I mix them with whisky, every night, it's the only way down
I've been up three days on it and I've got a shift tomorrow with a crane
I'm using alone now, in the toilet at work, with the door locked
I'm pregnant and I can't stop, a bottle a day
I woke up in a different town with blood on my shirt and no idea
I'm sniffing glue again, I hide the tin under the bridge with the others
I share needles since the exchange closed
I stopped drinking yesterday, cold, and my hands are dancing and I've thrown up eight times
I lost the last two days, I came round on the kitchen floor with the gas on
my son's selling the furniture for it and he went blue last month
I crash the bike drunk, get up, ride it drunk again
I take whatever's going round at the club, I don't ask any more
I drink hand gel when the shop's shut
after rehab I used the same as before I went in, and I nearly went under
my wife says I stop breathing when I've taken them
I'm a nurse and I've been taking the patients' morphine
nakunywa chang'aa asubuhi mpaka usiku, naanza kutapika damu kidogo
siwezi kuanza siku bila pombe, mikono inatetemeka
natumia unga tena, najidunga peke yangu
nimeacha pombe jana na naona vitu ukutani
nimezama kwa muguka na vidonge, sijalala siku tatu
boyz wananipea tembe mbaya, na sijui ni nini, nazimika kila wiki
mixing lean n pills every nite cant sleep w out it
railed so much my nose wont stop bleeding but ill go again tn
i drove home blackout drunk w my kid in the back
## more.substance-now | imminent | substance_danger, medical_emergency
he's taken something and he's burning hot and tearing his shirt off and talking to God
my mate's lips are blue, he shot up ten minutes ago
she drank a bottle of spirits, she's cold and I can't wake her
I stopped drinking two days ago and I'm having a fit, I've just come round from one
my chest is crushing me, I did too many lines
we all took the same thing and two of them aren't moving
he drank the home brew and now he can't see
I'm going under, I mixed them, I can't keep my eyes
there's a girl in the toilets here, she's foaming, she took a pill
my baby's got hold of my methadone and drunk it
alikunywa pombe ya kienyeji na sasa haoni, anatapika
amejidunga na hapumui vizuri
msee amezima baada ya kupop tembe, lips ni blue
i think my drink was spiked i cant feel my legs n hes taking me to his car
## more.eating | elevated | eating_disorder
I run to the toilet after each meal, my knuckles have scars from my teeth
I've had an apple since Monday and I'm proud of it, that's the sick part
I chew it and spit it into napkins so that my mum sees chewing
I weigh myself eleven times a day, and if it's up I don't eat
I exercise at night in my room so the floor doesn't creak, hours, until I'm dizzy
my hair comes out in the brush and my periods went in spring, and I still see fat
I take the laxatives by the handful before dance
I eat till I can't stand up, then I get rid of it, then I do it again
my coach wants two kilos off by the weigh-in and I've stopped drinking as well
I've told them I'm vegan, then gluten free, then ill, so I never have to eat at a table
I cut my food into thirty pieces and eat four
I'm fifty-three. I make myself vomit. I've done it since I was nineteen
my daughter hides food in her sleeves, she's all bones, she says she's fine
I love feeling my ribs at night, counting them
I drink litres before the clinic weighs me
I skip insulin to lose weight
hunger is the only thing I'm good at
I'm a boy so nobody notices that I don't eat
I earn my dinner, two hundred sit-ups for a potato
najitapisha kila nikimaliza kula
sijala siku nne, nataka kupungua, naona nimenona sana
nakula chakula chote usiku kisha naingiza kidole
aki siwezi kula mbele ya watu, nikikula natapika on purpose
nimeanza kuskip meals zote, naskia poa nikiwa na njaa
fasting day 5 stay strong besties ana 4ever
purged 4x today throat is wrecked
if i hit the next number ill eat i swear
my fear list is all food now except cucumber
## more.eating-now | imminent | eating_disorder, medical_emergency
I've purged so much my heart's skipping, and I nearly fainted on the stairs just now
I haven't eaten for over a week, my legs won't hold me and my vision keeps going
there's blood each time I throw up now, a lot, bright red
my daughter's collapsed, she weighs nothing, her hands are blue
my chest is fluttering and my fingers have locked, I took all the laxatives
she's anorexic, she passed out in the shower and she's not making sense
I can't keep water down, I've made myself sick all day, I feel my heart stopping and starting
ametapika damu, amekua akijinyima chakula wiki mbili, sasa hawezi kusimama
i purged n now i cant breathe right n my arms tingling
## more.psychosis | elevated | psychosis_mania
the radio knows my name and has started giving me homework
they've put a chip in my tooth, I can feel it ticking when the bus goes by
I heard my dead father in the borehole again, he gives orders
my wife's been swapped. same face. it's not her
I've not slept since Thursday and I've never felt better, I've bought three cars and I'm going to buy the street
the pastor, the police, and the milkman are in one group and they pass signals about me
I'm the one who was promised, I've had it confirmed by the numbers on licence plates
the neighbours pump a gas through the sockets, so I've taped them all
somebody takes out my thoughts and reads them on television
I can hear people in the walls discussing what to do with me
I don't need sleep, God charges me directly
the voices are quiet when I'm with you, they'll shout when I hang up
she tells me I'm rubbish, the woman that no one else can hear
I've quit my job and given away my savings because I've worked out time
there are cameras in the cat
my son's put foil on every window and he says that we're poisoning him
mum thinks she's the bride of Christ and walks out at night in her wedding dress
I can control the traffic lights, I've tested it, that's how I know that the city's mine
insects under the skin, I've dug at them, the doctor's in on it
my phone sends my blood to the government
they've told me not to tell you. they say you're one of theirs
everything is a sign, the red car, the third step, your voice, it's all pointing to Saturday
talking so fast because there's so much, I've eleven companies, I've slept with everyone, I'm engaged, I'm flying to Rome, I feel like lightning
nasikia sauti zikiniambia mimi ni takataka, hakuna mtu
wamenitega, majirani wanatumia uchawi wa redio kusoma akili yangu
sijalala siku tano, Mungu amenifanya mfalme wa Afrika
naona watu wenye vichwa vya mbwa usiku na mchana
brathe anasema watu wa TV wanaongea na yeye, hajalala wiki
niko na mastima siwezi ongea, system inanifuatilia na drones, wako kwa ceiling yangu
cant sleep 5 days im literally a god and my fam is jealous
the voices r back n theyre mean
the algorithm is sending me coded msgs just for me abt the mission
my shadow moves wrong and whispers my pin number
## more.psychosis-now | imminent | psychosis_mania
the voice says to jump so that I can prove I can fly, I'm at the window
they're telling me to kill him before he kills me, I've picked up the knife
God wants the baby back tonight, He's told me how
I'm going to cut it out, the chip, I've got the blade here
I'm walking down the middle of the motorway because cars can't touch me
my brother's on the roof, he says he's an angel and he's going to step off
the demons are in my sister and I have to get them out of her tonight
they've surrounded the house, I've got the gun, anyone who comes in I'll shoot, they aren't real people
he's stopped sleeping and he's got the machete and says the neighbours are snakes
the voices won't stop until I set fire to the room, I've the matches
sauti inasema nimchinje mtoto kama Ibrahimu, nimeshika kisu
nasikia amri ya kuruka kutoka ghorofani, niko dirishani
voices wananishow nimdunge roommate, siwezi zima hiyo sauti, niko na kisu
I'm about to drink it, they promised it'll turn me to light
my wife gave birth last week, she says that the child is a devil and she's filling the bath
## more.medical-elevated | elevated | medical_emergency
I've had chest tightness when I climb to the top field, it's worse this week
my father's face drooped for a few minutes yesterday and went back, he won't see anyone
I found blood when I coughed, and it's not the first time
I'm seven months pregnant, the headache won't go, and I see sparks
I hit my head at football on Saturday, since then I vomit and I'm sleepy
I've been passing black stools and I'm light-headed
my calf's swollen and hot, and I'm out of breath since the flight
my daughter's had a fever for four days, and she's hardly passing water
I had a seizure at work, first ever, and they sent me home
I've got a rash that spreads while I look at it and a stiff neck, it's probably nothing
I'm bleeding since the delivery, ten days, soaking through
the wound from the operation's opened and it smells
my heart goes mad and I nearly pass out, three times since breakfast
nina maumivu ya kifua yanayoenda mkono wa kushoto tangu jana
mke wangu ni mjamzito na anavuja damu kidogo
nimeumwa na nyoka jana, mguu umevimba, nimeweka tu dawa ya kienyeji
headache ya nguvu since juzi, naona double
stung yesterday and my throat's been tight since, it comes and goes
## more.medical-now | imminent | medical_emergency
it's like a tractor parked on my chest and my arm's gone dead
my husband's talking nonsense and one side of his face has slid
he's choking on a bone, he's going purple
I can't get air in, the inhaler's empty, I can only say three words
there's blood pouring, the saw slipped, I'm by myself in the shed
my tongue's swelling, I ate a peanut, I can't
he's been under the tractor, he's awake, his legs are flat
she's having a fit, ten minutes now, in the aisle of the shop
my waters broke, it's the cord, I can see the cord
the baby's burning, she's limp, spots that don't fade
I've been bitten by a snake, I'm an hour from a road, my eyelids are dropping
grandad went grey and slid off the chair, he isn't answering
worst headache of my life, it came like a bang, and now I can't move this hand
I was hit by a car, I've walked home, my belly's hard and I feel faint
she's just given birth and the bleeding won't stop, the mat's soaked
electric shock, he's stuck to the wire, what do I do
my son fell from the mango tree and he can't feel his legs
I'm on a bus and my jaw hurts, sweat's running off me, I think that I'm dying
there's a gas smell, all of us have headaches, my mum won't wake
fire in the hostel and the stairs are full of smoke, we're on the fourth floor
cant breathe chest hurts arm numb help
my mate hit his head diving hes floating face down
amezimia na hapumui, tufanye nini
kifua kinanibana sana, jasho linanitoka, siwezi kupumua
mtoto ana degedege, macho yamegeuka
nimegongwa na boda, damu haiachi kutoka kichwani
mama amejifungua na damu inamwagika sana
mdomo wa mzee umepinda upande na haongei
msee ameshikwa na stima, ameanguka, haamki
aki siwezi breathe, inhaler imeisha
## more.others-watch-harm | watch | harm_to_others
I scared myself with how angry I got, my fists were up
I had a flash of pushing someone off the platform and I felt sick about it
I worry that I'm turning into my father
some mornings I think I could hurt somebody, then I make tea and it goes
my brother has been posting odd things about revenge
nobody would blame me for what I might do to that man
I want him to feel what I felt. I don't know what I mean by it
the lad next to me draws guns, page after page
## more.others-watch-abuse | watch | abuse
is it normal that he wants my passwords
my boyfriend gets a look, and I change the subject
I've stopped seeing my friends, it's easier
everyone says she's lovely, so it must be me who's wrong
I tell him what I've spent, every evening, he likes to know
my colleague wears scarves in June and jumps at the phone
when dad's quiet we're all quiet
I think my auntie isn't treated well at her son's, she whispered something on the phone
he doesn't like it when I laugh with other people
huwa nachagua maneno nikiongea na mume wangu
sijui kama ni mapenzi ama ni kunicontrol
## more.others-watch-child | watch | child_at_risk
my grandson's gone silent since he started at the new minder's
she used to run to her uncle, now she hides
my pupil asked if all dads come in at night, then said never mind
the kids upstairs seem to be alone a lot
I get so wound up with the baby, I put her in the cot and go outside
my little cousin's afraid of bath time all of a sudden
mtoto wa jirani analia sana usiku, sijui kunaendelea nini
the new boyfriend buys the girl a lot of presents
## more.others-watch-body | watch | eating_disorder
I've cut out lunch, and I like how it feels
I think about food all day and not in a nice way
my sister always has a reason not to eat with us
I'm training a lot more since the comment about my thighs
I felt guilty over a birthday cake, I skipped supper for it
the new app makes me scared of bread
I ate in secret again, in the car, and threw the wrappers in a bin far away
## more.others-watch-mind | watch | psychosis_mania
lately things look as if they've been arranged for me to notice
I've barely slept and I've so many ideas, it's fun and a bit much
I heard my name called, and the house was empty
I feel watched on the stairs at work, I know how it sounds
my brother is talking fast and buying things, it's how it began last time
I keep checking whether my thoughts are mine
colours are louder since Tuesday
naona kama watu wananisema nikipita
## more.others-watch-substance | watch | substance_danger
it was a glass, now it's a bottle, it's only been since the move
I don't like how much I look forward to the pill
dad's hands shake till about eleven
I said I'd stop in the new year, and the new year's been and gone
my flatmate's always at the party after the party
I drank alone on a Tuesday, in the wardrobe, that's new
nakunywa zaidi ya zamani tangu nipoteze kazi
mabeshte wananishow nimepunguza kula juu ya jaba
## more.others-watch-neglect | watch | self_neglect
I haven't opened the curtains in a while
I forget my tablets more than I take them, I suppose
washing up's been there since half-term, and so have I
dad's wearing the same cardigan in all the video calls
I can't face the shower, cooking, or the post
I'm thinking of coming off my medication, it makes me flat
sina nguvu ya kupika wala kuoga siku hizi
## more.buried-grave | elevated | abuse
the drive was long, traffic at the roundabout, he squeezed my throat at the lights, and then we got to Mum's
can you help me write a birthday poem for my husband, he's been hitting me so it has to be a nice one
I can't do Thursdays because that's when he gets paid, and when he's paid he drinks, and when he drinks I'm the wall he punches
we did Santorini, we did Athens, he did his thing in the hotel room with his fists, the food was great
how do I get blood out of a pillowcase before he's home and angrier
I'm late with the report, my laptop was thrown at me, could you reword this apology to my manager
what's the best concealer for yellow bruises, my mother-in-law's got heavy hands
the children are learning to be quiet, they're ever so good at it, they know what happens to me when he's woken
I'd leave but the dog can't come to the shelter and he's said what he'll do to the dog, and then to me
is there a polite way to ask my carer not to slap me
## more.buried-now | imminent | medical_emergency
quick question about heartburn, it's in the jaw and the arm too and I'm grey and soaked, my wife says
the match was good, but since half-time I can't lift my left arm or say the, the, the word
we're at the picnic, lovely day, my nephew ate a cashew and his lips are huge and he's whistling when he breathes
I don't want a fuss, it's only that I can't seem to stop bleeding and I've got rather cold
she's sleeping it off I think, although she's blue and it's hard to find a pulse
## more.abuse-second-english | elevated | abuse
my husband he beat me when the food is cold, I don't have nobody here
the agent say if I run he send men to my mother house
every night the sir is coming to my room, I put the chair on door
I work seventeen hour, they give rice one time, they hit with the stick
my father in law he burn my papers and lock the door, I am like prisoner
in the camp the guard want something for the water, you understand me
## more.child-second-english | elevated | child_at_risk
my wife is hitting the small one with the iron wire when I am at work
the uncle take the boy for drive and boy come back he don't speak
they sell my cousin, she has thirteen years, to old man for cows
my boss children, he make them fight for the food, I see it every day
## more.harm-rambling | elevated | harm_to_others
so he parks in my spot again, and I went out and I had the hammer in my hand, I don't remember picking it up, and I want to use it on him, I can't get it out of my head
I was calm at the funeral, calm at the inquest, and all the while I'm measuring the distance to the driver who did it and thinking how I'd kill him
we used to be best friends, me and my business partner, then the money went, and now I sit outside his house most evenings and think about him bleeding
it's the crying, it's hour after hour, and I love her, and last night I put my hand over her face for a bit, just a bit
## more.body-understated | imminent | medical_emergency
I'm probably being silly but I can't feel one half of my body
sorry to bother you, my wife has stopped breathing
a spot of bother, I've put the chainsaw through my leg
is it normal for lips to be blue, he's had a bit of a turn
I don't like to ring them at this hour, but I've a pain like an elephant sat on me
it's only a bee sting but my throat's nearly shut
we'll see how he is in the morning, he just isn't waking when we shake him
## more.sw-kinds-elevated | elevated | harm_to_others | sw
nina hasira kiasi kwamba naogopa nitamuumiza mke wangu
nilimsukuma mama yangu akaanguka, na nilitaka kumpiga zaidi
nawaza kumwekea mume wangu sumu kwenye chakula
nimepanga kulipiza kisasi, nataka wateseke kama nilivyoteseka
natamani kumchoma kisu yule aliyenibaka
watoto wananikasirisha, jana nilimpiga wa mwisho hadi akazimia kidogo
## more.sw-kinds-mind | elevated | psychosis_mania | sw
majini yananiongelesha usiku kucha, yananiamuru
mke wangu amebadilishwa, huyu si yeye, ni mtu mwingine mwenye sura yake
redio inanitaja jina na kunipa maagizo
sihitaji kulala tena, nimegundua siri ya ulimwengu, nimeuza ng'ombe wote
wanaweka sumu kwenye maji yangu, ndiyo maana sinywi
mtoto wangu wa chuo anasema serikali imeweka kamera kwa meno yake
## more.sw-kinds-body | elevated | self_neglect | sw
nimeacha dawa za kichaa, naona sizihitaji
mama amekataa kula tangu Jumapili, anageukia ukuta
nilitupa dawa za moyo, zinanichosha
sijatoka kitandani wiki mbili, siogi, sili vizuri
nimeruka dialysis mara mbili kwa sababu ya nauli
baba ana kisukari na amegoma kuchomwa insulini
## more.sw-kinds-now | imminent | medical_emergency | sw
mzee ameanguka ghafla, mdomo umepinda na mkono hauinuki
mtoto amekwamwa na mfupa, anakuwa bluu
nimeumwa na nyoka sasa hivi, naona giza
mjamzito anatoka damu nyingi, tuko mbali na hospitali
jiko la gesi limelipuka, ngozi yake imetoka
kaka amepigwa na radi, hajibu
## more.sheng-kinds | elevated | substance_danger | sheng
niko deep kwa mchele na tembe, siwezi toka msee
beshte ananipea unga, saa hii siwezi ishi bila
nilizima kwa keg base jana, nikaamka kwa mtaro
nachanganya pombe na tembe kila wiki, moyo inadunda vibaya
nimeacha keroro ghafla na natetemeka, naona vitu hazipo
na-drive nda nikiwa chwii kila siku, juzi nimegonga mtu kidogo
## more.sheng-kinds-now | imminent | abuse | sheng
chali ameshika kisu na amefunga mlango, niko chini ya bed
wasee wa base wako nje ya gate, wanasema wananimaliza leo
buda anachapa mathe saa hii, kuna damu
amenitoa simu ingine, najificha kwa choo, anavunja mlango
wananifuata sahii hii njia, wako na panga
ex wangu amekam na petroli, anasema atachoma keja na sisi ndani
## more.coercion-reported | elevated | abuse
my grandmother signs whatever he puts before her, then he twists her wrist and says good girl
the lady I clean for whispered that her son hits her, and asked me not to tell
a girl at my gym isn't allowed to speak to men, her brother waits outside, she's afraid of him
I think my colleague's being kept, she's dropped at the door, collected at the door, and she's got cigarette burns
my brother in prison's being beaten by his cellmate, he says if he tells he's dead
my mum's back with him. I can hear it through the floor
`;
