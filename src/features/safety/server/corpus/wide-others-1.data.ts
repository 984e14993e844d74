// Training: hurt done to oneself without wanting the end, to others, by others and to children, told the way people tell it.

export const wideOthers1 = `
## wide.sh-hidden | elevated | self_harm
long sleeves in thirty-eight degrees, the other girls in the hostel think I've turned religious
I do it where the football shorts cover, top of the leg, so the physio doesn't ask
told my husband it was the cat. we had to get a cat
I've a little kit in an old glasses case, with plasters, I'm very hygienic about what I do to myself
wear a watch on each arm now, nobody's noticed why
I said rose bushes. it's a third-floor flat
my mum does the washing so i rinse my sleeves first in cold water, it comes out better
## wide.sh-fresh | elevated | self_harm
did it again an hour ago. it's stopped bleeding. I just needed to say so to something that wouldn't shout
I'm sitting with a tea towel round my arm like it's a cooking accident
eleven months clean and last night I threw all of it away with the lid of a tin
i pressed it on my skin till i smelled it. the straightener. im ok. im not ok
punched the tiles till my knuckles opened, it was that or the screaming, it isn't the first time either
bit my own hand in the meeting, under the table, there's a proper wound
I have again made the lines on the leg, nine of them, one for each year of marriage
## wide.sh-urge-strong | elevated | self_harm
I can feel it in my teeth, the wanting to, and the sharpener from my pencil case is already in my pocket
I've been sat on the stairs for an hour so I don't go up to the bathroom, because I know what I'd do to my arm up there
the itch is back. I held ice and did the counting and now I'm out of ice and I'm going to do it
everyone's downstairs for Eid and I'm up here picking which place still has room
if I can just make one mark I'll be able to go to work, that's how it goes, I'm about to
I broke a glass and kept a piece. I know why I kept it
## wide.sh-strange-ways | elevated | self_harm
I don't let it heal. I've had the same wound since January because I see to that
I pull my hair out in handfuls when he's been to see me, I've a bald patch the size of a saucer and I want it to hurt
I scrub with bleach till it's raw, my skin has to pay
I walk on my broken toe on purpose
I keep swallowing small things. batteries once. doctors think I'm stupid, it's not stupid, it works
I hit my head on the wall in a rhythm, my flatmate heard and I said DIY
slamming the drawer on my fingers on purpose is the only thing that shuts it off
## wide.sh-other-person | elevated | self_harm
my daughter's sheets have small stains and the sharpeners in the house have no blades in them
my roommate burns herself with matches and made me swear on the Bible
I teach Form Two. one boy carves letters on his arm with a compass, today he had a whole word
my wife scratches herself bloody in her sleep, except she's not asleep
found a box under my brother's bed with razors in tissues like jewellery
## wide.sh-imminent | imminent | self_harm, medical_emergency
I did it to feel better like always and this time it's spurting
I can see something white in there and I feel sick and my trousers are soaked
my friend's arm won't stop, we've used two school jumpers, she's gone grey
I cut my leg, same as I do, and now I can't feel my foot and there's a pool
the burn's black and it's all up my arm and I'm shaking with cold, please
## wide.sh-sw-sheng | elevated | self_harm | sw
huwa najichoma na kiberiti nikigombana na mume wangu, alama nazificha kwa kitenge
nimejikata mkono tena jana usiku, damu imekauka, navaa sweta shuleni
binti yangu ana mistari mingi mkononi na anasema ni paka, hatuna paka
nikisikia kelele kichwani najigonga ukutani mpaka inatulia
aki mi hujichora na wembe nikiwa bathroom, inanipea kupumua kidogo
roommate wangu hujikata thighs, alinionyesha, akasema nisiambie matron
## wide.rage-with-target | elevated | harm_to_others
I know what gym he uses and what time he locks his bike. I've a hammer in my rucksack and every day it's a bit closer to coming out
she's got custody and a new man, and I've got a shotgun licence. I sit and think about Sunday handover
the chief sold our land to his cousin. the youth here are sharpening things and I'm the one who told them to
he bullied me for four years at that school and now he's back as a teacher. I'm going to make him bleed in front of them
my supervisor laughed. I've got the acid from the lab in my head all day, her face and the acid
my ex's new boyfriend jogs along the canal at six. nobody about at six. I've been twice to look
the man who interfered with my sister got bail. we've talked, me and my cousins. he won't reach the trial
they think I'm quiet. I've got a list and I've started learning their cars
## wide.close-to-hitting | elevated | harm_to_others
my mother has dementia and asks me the same thing two hundred times, and last night I put my hand over her mouth and held it there
I raised the iron at my wife. I put it down again. next time I don't know that I'll put it down
I shook him. my little brother. I shook him so hard that his head went back and forth, and I wanted to do it again
threw my girlfriend's phone at her and it opened her cheek, she said sorry to me, that's how messed up it is
the residents scream at night and I've begun pinching them where it doesn't show
I've killed two of her chickens. I'm working up to something
I dragged my husband out of bed by his beard, and kicked him. he's not well, he can't hit back
## wide.stalking | elevated | harm_to_others
I rented a flat opposite hers. she hasn't noticed. I've got her timetable on my wall
I know he's blocked me, I've made nine accounts, if he won't talk to me he'll have to meet me in the dark when he comes off shift
put a tracker under her bumper, so what, I need to know who's she laughing with, and when I find out he's finished
I follow the girl from the bakery home every Thursday, I'm behind her and she doesn't know, and I like that she doesn't know, I've brought tape
If she goes to this wedding with him I cannot be held responsible for my hands
I've still got her key, I go in when she's out and lie in her bed, I've started thinking about being there when she gets back
## wide.weapon-carried | elevated | harm_to_others
i dont leave my house without it now n if they run up on me again im poking somebody
got a mate to get me a gun for two hundred quid, it's for one person
I take the panga to the boundary now, I've told him one more step over the beacon
put the cleaver in my bag for the landlord, just to show him, or maybe not just to show him
if I'm sacked on Friday I won't be going quietly, I've got something in my locker for the lot of them
I carry petrol in the boot. it's for their house if the court lets them keep it
## wide.parent-losing-grip | elevated | harm_to_others, child_at_risk
I had the pillow in my hands and he was screaming and I stood over him, I put it down, but I stood there for so long
I squeezed her leg until it went red. she's five weeks. I've never told anyone. I'm frightened of being on my own with her tomorrow
when he won't stop I put him down too hard, harder each night
sometimes I want to throw her. not a thought that scares me, I mean that I want to
I slapped a baby. who slaps a baby. and it worked, he went quiet, and I think I'll do it again
## wide.intrusive-not-wanting | watch | harm_to_others
pictures of dropping my baby down the stairs flash up and I feel sick, I hold the banister with both hands, I'd never
I'm scared of kitchen knives since she was born, I keep seeing something awful, and I hide them from myself, I love her more than air
what if I pushed him off the balcony, my brain says, and I go and cuddle him and cry
I'm a teacher and I get horrid thoughts out of nowhere about hurting a child, they disgust me, does that make me a monster
I changed his nappy with my eyes shut because of a thought, I would cut off my hand sooner
on the train platform my head says shove her, a stranger, and I go and stand by the wall, it horrifies me
naogopa mawazo yanayonijia juu ya mtoto wangu, siyataki kabisa, nalia nikiyakumbuka
## wide.harm-now | imminent | harm_to_others
I'm in his garden. he's watching television. I can see the back of his head
he's just parked, I'm three cars behind, the bat's on the passenger seat
she's asleep and I'm standing over her, I've got the cord from the curtains
I've barred the door of the church hall. they're all inside. I've got the can
I have put it in the sugar. she takes two spoons. she's filling the kettle
today's the day, block C, second period, it's all in the sports bag
I'm gonna end my dad when he comes in, I've got his own gun, he's at the gate
I've her by the hair in the car, tell me why I shouldn't
niko hapa kwa mlango wake na shoka, akifungua tu
## wide.harm-now-others-tell | imminent | harm_to_others
my son's got his uniform on and a rifle bag and he won't let me see his phone, he said watch the news, mum
the neighbours are going to the boy's house with tyres and petrol, they say he's the thief
my brother is sharpening it in the yard and says her name over and over, she comes back from work at five
my colleague's just sent round a message that everybody on the fourth floor will be sorry by lunch, and he's in the lift
dad locked us out and he's got mum in there, he's shouting it's her last day
beshte yangu ametoka na bunduki ya mzee, anasema anaenda kumaliza huyo dem na chali yake
## wide.harm-sheng | elevated | harm_to_others | sheng
huyo msee alininyang'anya dem, nimenunua kisu ya gikomba na najua route yake ya home
boss ametoa mimi job juu ya fitina, nikipatana na yeye town usiku hatatoka mzima
mtaa yetu wamechoma brathe, sisi pia tunawapangia, siku moja tu
nilichapa dem yangu vibaya weekend, akazimia kiasi, nikapanic, na bado nikikasirika naskia kurudia
nimechoka na hawa wasee wa shule wananibully, kesho kutwa nabeba kitu kwa bag
naskia tu nikimwona nitamkata, si story, nina panga chini ya bed
## wide.partner-control | elevated | abuse
he checks the mileage. the shop's 2.3 kilometres, twice that's 4.6, God help me if it's 5
I get a weekly list with times, and if I'm late he turns off the heating in my room. I'm a lawyer, by the way
she took my hearing aids so I'd learn to listen
my salary goes to his phone. I ask him for fare and I ask him for pads
he's put a camera in the kitchen, he comments from work on what I eat
he asks me to send a photo of where I am, with my hand in it, so he knows it's now. if I'm slow I'm punished at home
he didn't let me see a doctor about my ribs until they'd nearly healed
my wife tells the boys that I'm not allowed at the table until I've earned it, they've started to believe it. last week she scalded me
## wide.partner-violence-small-voice | elevated | abuse
it was only the one tooth he knocked out
he was sorry straight after, he always drives me to A&E himself
I count the plates, when there's an odd number somebody has been in a temper and I've got a bruise
I know by the way the gate opens what kind of evening I'll have on my body
the toddler says daddy squash mummy. he sat on my chest till I stopped arguing
we don't have a door on the bathroom any more, he kicked it in to get at me
I've got good at make-up. yellow takes away purple
my boyfriend says it isn't hitting if it's with an open hand, so is it?
## wide.strangled | elevated | abuse
he only put his hands on my neck for a few seconds, I saw sparkles, my voice is a bit funny since
she knelt on my throat. everyone laughs that she's half my size
it left little red dots in my eyes, my optician asked, and I said coughing
he does it in bed, round the neck, he says it's a game, I don't like it and I've told him and he does it
I wet myself, that's the thing I'm ashamed of, not that he'd choked me
scarf weather, thank goodness, you can see each finger
## wide.unwanted-sex | elevated | abuse
I say yes because no takes longer and costs more
he waits till I've taken my sleeping pill
in our church a wife doesn't refuse, last night I refused and he went ahead
my housemate's brother got into my bed. I pretended I was dead. I've not told a soul and he's coming at Easter
the sponsor says the rent can be paid another way, he's been collecting it that way since June
woke up without my clothes at the company retreat and three colleagues can't look at me
he took it off without telling me and laughed. I feel dirty, is that even anything
my girlfriend won't stop when I ask, nobody believes that can happen to a bloke, it has happened a lot
## wide.threats-with-children | elevated | abuse
he says if I go he takes the girls to his mother in Sudan and I'll never hold them again
she tells me she'll say I touched our son, if I leave her. she's rehearsed it in front of me, after the beating
my ex told me I should kiss the kids properly on Sunday because one day he won't bring them home
he makes them watch. he sat our son on the sofa to watch what happens to mouthy women
he says that he'd drive us all off the road before he'd let a judge split the house
## wide.elder-and-carer | elevated | abuse
my nephew moved in to help and now the cheque books live in his room, and I eat when he says so
the night lady ties my wrist to the rail, I'm eighty-two, I rang the bell, she unplugged it
my son sold my plot while I was in hospital, when I asked he pushed me against the cooker
carer calls me it. she leaves me in the wet chair till the next one comes
they take my walker away when they go out, so I'm where they left me
I'm in a wheelchair and my husband parks me facing the wall when he's angry, for hours
my pension is collected by my grandson, I see the message on the phone and then not the money, and if I ask he raises the stick
## wide.boss-and-bondage | elevated | abuse
my sponsor keeps my iqama, I sleep on the kitchen floor, madam throws hot tea when the baby wakes
they said modelling. there's a man at the door and I owe them for the flight
four of us picking on this farm, no wages since March, he has a dog and a gun and our passports
the chef burns us with the tongs when the plates are late, he calls it branding, I've two scars
my agent said hostess. I'm not allowed a phone, I borrowed this one, there are bars on the window
the priest I work for puts his hand up my skirt at the copier. my mother's his housekeeper, we'd lose both
## wide.family-violence-young | elevated | abuse
dad threw my sister's plate and then my sister
we've got a word, me and my brothers, when mum says the word we get under the bunk
my brother's bigger than me and waits till they go out and holds the pillow over my face for a laugh, I can't breathe
got caned with the cable for a B minus, I can't lean back on my chair
if they find out I took off the scarf at college my uncles are going to deal with me, that's the word they use, my cousin limps since they dealt with her
i hav to sleep wiv my trainers on in case dad kicks off n we hav to run
foster carers are fine but their son comes in at night
## wide.ex-will-not-stop | elevated | abuse
there was a wreath on my doorstep with my own name on it
he's never hit me, he just turns up, at the gym, at mum's, in another city at the hotel, and smiles, and shows me the bullet on his key ring
forty-one missed calls and then a photo of my daughter's school
she slashed my tyres, then my work's tyres, then sent a picture of my bedroom window from the inside
the police said come back when he's done something. he sleeps in his car at the end of my road
my ex posted our video, and says the next one goes to my students unless I let him back in
## wide.abuse-now | imminent | abuse
he's on the landing, he's humming, he hums before. I've wedged the bed
I said I needed to check the oven. he's got the kids' baseball bat and he's counting
I'm in the neighbour's hedge barefoot, he's going up and down the street with the car lights off
he's holding my head under and letting me up, he went to answer the door
I'm in the boot of a car, we've stopped for petrol
they've come with the car, my aunt's got my passport and they're packing for me, the wedding's tomorrow over there
he says choose which one of us gets it first, he's got the pan of oil
lock's giving, he's nearly through, he's got the hammer
yes that's right two large pepperoni and a garlic bread, he's standing here, yes, hurry please
amefunga mlango na makufuli, ameleta petroli, watoto wanalia, tafadhali
## wide.abuse-sw | elevated | abuse | sw
mume wangu huchukua simu yangu kila jioni na kusoma, akiona jina la mwanaume napigwa
mshahara wangu unaingia kwa simu yake, hata nauli naomba, nikiuliza ananipiga kofi
shangazi ananinyima chakula nisipomaliza kazi zote na ananichoma na mwiko
alinikaba shingo hadi nikaona nyota, leo siwezi kumeza vizuri
ananilazimisha kila usiku hata nikiwa mgonjwa, nikikataa anasema ataoa mwingine na kunifukuza bila watoto
kijana wangu ananisukuma na kuchukua pesa yangu ya wazee, nina miaka sabini na mbili
madam hunifungia jikoni akitoka, sijalipwa tangu Machi na pasipoti anayo yeye
## wide.abuse-sheng | elevated | abuse | sheng
chali yangu akinidunga macho hivo najua nikifika keja nitalambwa, siku mbili zilizopita alinitoa damu
mresh wangu hunirarua shati na kunipiga na sufuria, nikisema wasee wananicheka
ako na pics zangu, ananiambia nikimwacha atazirusha kwa group ya church
stepdad hunijia usiku mathe akiwa shift, sijui nimwambie nani
alinikaba wall adi nikablackout, saa hii anasema tu babe sorry
boss wa hao ndai aliniambia nimpee ama nisahau job, ashanishika mara mob
## wide.child-own-voice | elevated | child_at_risk, abuse
im nine and mummy sleeps all day and there isnt any food only ketchup
my stepmum makes me sit outside in the dark with the dog when i wet the bed
when grandpa babysits he says its our secret and my tummy hurts
dad says boys dont cry and burns my hand so i learn
i look after my sisters when mum goes to her boyfriends its three nights now im ten
they hit me with the hosepipe because i lost the goat
my coach says i have to send him photos if i want to be in the team im thirteen
mama says after the holidays im not going back to school im going to be a wife
## wide.child-teacher-worker | elevated | child_at_risk
a girl in class four asked me whether it hurts the first time, because her uncle told her that it doesn't
a boy of six takes the other children's crusts out of the bin, he's got a belt mark on his neck
I run the breakfast club, two of ours haven't eaten since Friday lunch, and they're covered in bites
she came back after the long holiday and says she's been cut, her sister goes next month
I drive the school bus. there's a lad won't get off at his stop. he held on to the pole and wet himself
the toddler at the crèche has finger marks round both arms, and mum's new partner does the drop-off
one of my Sunday school kids drew a man on top of her and said it's daddy sleeping
## wide.child-neighbour-family | elevated | child_at_risk
the baby next door cries for hours alone, the mother leaves at ten at night and comes back when I go to work
my sister ties her boy to the table leg while she's selling, he's three, there are sores
my cousin, fourteen, is being sent to a man in Garissa for eleven camels
my ex gives our son beer to make him sleep
my nieces live with a man who has been to prison for children, my sister says he's changed, the little one hides in the dog bed
grandma's got them kneeling on gravel till midnight and won't feed the one that isn't her blood
through the wall I hear him count, and for each number the child screams
my husband's shut our daughter in the shed since yesterday lunch to break her attitude
## wide.child-parent-confesses | elevated | child_at_risk
I leave my two alone with a tablet and a bottle when I go on shift, they're one and three, I haven't got anybody
I've not fed them properly since Sunday, I've been using, they stopped asking
I hit him with the buckle end and he can't sit. I became my father in one second, and it wasn't the first second
my boyfriend gets rough with her when I'm at work and I've kept saying she's clumsy
I locked her in the wardrobe because I couldn't stand the noise, all night, she's four
I'm sleeping through the night feeds because I drink till I can't hear
## wide.child-now | imminent | child_at_risk
he's got our daughter out on the ledge by her arms, to teach me
my baby's floppy, his dad was with him, he says he only shook him a bit
I'm seven my brother wont wake up and dad said dont tell or hes next
the kids are with her now and she's texted that they'll be angels soon
the twins are locked in the car and it's boiling and I can't find the keys and one's stopped crying
my uncle's men are here with the car for my sister, she's twelve, she's hanging on to the door
mtoto amechomwa na maji moto na baba yake, ngozi inatoka, anakataa twende hospitali
he's hitting my little brother's head on the floor right now
## wide.child-sw | elevated | child_at_risk | sw
mtoto wa jirani analala nje akikojoa kitandani, ana miaka mitano, anachapwa na waya
mwanafunzi wangu ana ujauzito wa baba yake mdogo, anaogopa kusema
wanataka kumkeketa dada yangu mdogo mwezi ujao likizo ikianza
naacha watoto wangu peke yao usiku nikienda bar kufanya kazi, mdogo ana mwaka mmoja
mtoto wangu anasema mjomba humvua nguo nikienda sokoni
hajala tangu juzi, mama yake anakunywa chang'aa na kumsahau
## wide.watch-abuse | watch | abuse
he sulks for days if I go out, so I've stopped, it isn't worth it
she reads my messages over my shoulder and says couples don't have secrets
my dad's temper fills the whole flat, we all go quiet when the lift stops at our floor
I rehearse what I'm going to say to him so it comes out right
my manager screams at us and threw a stapler once, not at me exactly
mum says after all I sacrificed, every time I want to see my own friends
is it normal for your boyfriend to choose your clothes, he says it's because he's proud
## wide.watch-child-and-harm | watch | child_at_risk
I yelled so loudly at my six-year-old that she covered her ears, and I hate who I'm becoming
I smacked his legs in the supermarket and everyone looked, I looked too
my nephew's always hungry when he comes to us, his mum says growth spurt
my daughter doesn't want to go to her dad's lately and she won't say why
a little one in my group has begun to bite and she flinches when I take off her coat
I'm too rough when I wash their hair, when I'm tired, I can feel it
## wide.watch-rage | watch | harm_to_others
I dream about slapping my boss, proper slow motion, it's becoming a daily treat and it worries me a bit
I punched the dashboard and my daughter went silent in the back
my anger's got a taste now, metal, I walk it off round the estate
I wanted to ram that taxi, only for a second, and the second's what frightens me
he hurt my sister and I'd like him to suffer. I won't do a thing. but I'd like it
I broke all the plates we got for our wedding, one after the other, then swept up
## wide.watch-selfharm | watch | self_harm
the scars itch when I'm stressed, I haven't done it in two years, but they itch
I've hidden the scissors in the loft from myself as a precaution, I'm all right
I dig my nails in my palm in meetings, not hard, well, half-moons
I thought about it in the shower, then I texted my sponsor instead
my friend's bandaged wrist, she says a sprain, I don't know, I've a feeling
I used to, at school, and when my daughter turned thirteen it all came swimming up
## wide.grave-second-english-abuse | elevated | abuse
my husband he close the door with key and he go to work, I speak to you from small window
The brother of my boss come to my bed, I say no, he say I am paid
He give me slap for the salt, for the sugar, for the child, I am like a drum
I must kneel when the mother of him enters, if I do not, she beat with the shoe
when I cry he film it, he show to his friends
In this house I have not a key, not a coin, not a name
## wide.abuse-men-and-couples | elevated | abuse
I'm a big lad, rugby lad, and my girlfriend broke my finger in the car door, twice
my husband, we're both men, he's outed me to my boss and slams me into walls, and there's no leaflet with us on it
my wife's a pastor. at home she whips me with the extension lead
I'm seventy-three and she's hit me since the stroke because I'm slow
she gets me drunk and then tells me what we did
my boyfriend cuts up my binder and my ID when I talk back, last night he burned my hand
## wide.dorm-and-street | elevated | abuse
prefects take us to the showers at two in the morning, I can't sit down
the boys at the stage say I owe them a night because they let me sell here, one has already collected
in the camp the man with the ration list wants us to come one at a time
I sleep in the bus park and the askari wants payment, not money
my cellmate does what he likes and the warders turn up the radio
seniors made me drink till I blacked out, I woke up hurt and they've got a clip
## wide.threat-to-public | elevated | harm_to_others
they'll all be at the festival and I keep drawing the exits
I've been reading about how he did it at that mosque, and I've a list of what he had
our group says words aren't enough any more, I was given a street and a date to think about
i hate this school so much i drew a map of who id start with
the council lot, one meeting, one door. I've thought about that door more than I should
## wide.harm-animals-property | elevated | harm_to_others
I set fire to his van and I've still got half the can, his bedroom's at the front
killed her parrot. felt good. she's next if she brings him round again
put sugar in his tank, then nails on his drive, and it isn't enough, I need him to hurt
I drowned the dog because it barked. I look at the baby when it cries and I feel the same cold
## wide.harm-sw | elevated | harm_to_others | sw
jirani alihamisha mpaka tena, nimeweka mshale wenye sumu tayari, akivuka tu
kaka yangu alimbaka binti yangu, nimenunua asidi, namngoja arudi kijijini
nilimkaba mke wangu juzi mpaka akazimia, na naogopa nitamaliza kazi siku nyingine
nimechoka na mama huyu mgonjwa, jana nilimziba mdomo na mto nikajizuia mwishoni
vijana wa mtaa tumeapa, yule mwizi akirudi hatapita asubuhi
## wide.sh-sw | elevated | self_harm | sw
nikiwa na hasira najiuma mkono mpaka damu itoke, hakuna anayejua
nilimwagia mguu maji moto makusudi nikasema ni ajali
huficha wembe kwenye kitabu cha hesabu, nikizidiwa natumia
nachuna ngozi ya vidole mpaka inatoka damu, maumivu ndiyo yananituliza, naendelea kila usiku
mwanangu amejikata mapaja, nilimwona akioga, alisema nisimwambie baba
## wide.child-online | elevated | child_at_risk
my daughter's friend in the game is forty and wants to meet at the station on Saturday, she's twelve and she's packed
a man has pictures of me n says send more or he shows my school im 13
found messages on my son's tablet from his swim teacher, at midnight, with hearts and worse
my niece does live videos for coins from grown men, her mum holds the phone
he told me not to tell and that he knows where my bus stops
## wide.abuse-watch-more | watch | abuse
my fiancé doesn't like my sister so she isn't coming to our wedding
I hide receipts. not for anything bad. shoes
dad takes my whole wage for the family and gives me back what he thinks I need
he jokes about locking me in, he's funny, everyone says he's funny
she's thrown things, only cushions so far
my pastor told me to be more obedient and then my husband quoted him at breakfast
the landlord texts me heart emojis after ten at night
## wide.abuse-now-quiet | imminent | abuse
I'm typing with the screen dimmed, he's asleep on top of my arm, he's put the gun under his pillow and said tomorrow's the day
he's told the receptionist I'm his sick sister, we're in a hotel near the border, my passport's in his shoe
she's poured the drink down me and locked the balcony with me outside, it's minus nine
I said no to him an hour ago and he's gone to fetch his brothers
my leg's broken, I think, he says the hospital's for good wives, he's sat in front of the door
yuko sebuleni anachemsha mafuta, amesema leo sura yangu itabadilika
ameshika wembe na amefunga mlango, niko kwa loo na mtoi, tafadhali
## wide.harm-now-quiet | imminent | harm_to_others
he comes up those stairs every night at ten and tonight I've loosened the top one and I'm waiting with the iron
they'll drink from the tank at noon and by two it's over, I've just shut the lid on it
I've got my old service rifle on the sill and I can see the people queueing
she's in the bath, the hairdryer's in my hand, plugged in
we are forty outside his compound now with fire and I am in front
namngoja kona ya kanisa na kisu, akimaliza sala tu
## wide.child-now-told-others | imminent | child_at_risk
she's on the phone to me from under the sink, she's six, she says uncle has the belt and mummy isn't moving
the foster dad's driving her to the flat right now, she texted me the word help
my little cousin's gone off with the man from the game, her bike's at the station
there's a newborn in a bag by the bins, it's making a tiny noise
mwalimu, wameshamfunga mikono, mkeketaji amefika, ni dada yangu
my neighbour's got the baby by the ankles out of the window, shouting for his wife
## wide.watch-others-sw | watch | abuse | sw
mpenzi wangu anataka password zangu zote, anasema ndiyo upendo
nilimpigia mtoto kelele mpaka akajificha chini ya meza, najichukia
mjomba anapokuja mtoto wangu anakimbilia chumbani, sijui kwa nini
mume wangu hanigusi lakini anavunja vyombo akikasirika
hasira zangu zimenitisha jana, nilipiga ukuta
jirani amekuwa akivaa miwani ya jua hata ndani ya nyumba
`;
