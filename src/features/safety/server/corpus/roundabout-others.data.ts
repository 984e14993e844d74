// Training: every other kind of danger in many mouths and disguises; each line is a situation of its own.

export const roundaboutOthers = `
## kinds.selfharm | elevated | self_harm
I took a razor to my thigh on Sunday
I dug the scissors in until it bled
I've been cutting since I was thirteen and nobody knows
my wrists are a mess under these cuffs
when she left I carved her name
I hit myself with the hairbrush until the bruise came
I let the hot tap run over my hand till it blistered
I swallow the screams and use the blade
the relief only comes when I see red
I cut where my swimsuit covers it
I have a ritual with a lighter and my arm
I stopped for a year and last night I opened the old places
I bang my head when I fail
I starve and I cut, that's how I get through exams
it's like an itch under my skin and only a blade scratches it
I punched the mirror on purpose, glass in my knuckles, felt better
my counsellor saw the scars and I lied
I want to hurt myself tonight and I know where the blades are
there's blood on my sleeve and I told them it was a nosebleed
I pinch and twist my skin till it goes purple to stop feeling numb
I rub salt in the cuts so that they sting longer
I broke my own finger to get out of my head
I press on the bruise all day so I remember I deserved it
my little sister found my blades
I can't be trusted with a pencil sharpener
I've hurt myself every day this week
I haven't cut today but only because I fell asleep first
I harm because words don't come
it's the only thing that's mine, the cutting
I tried to stop self-harming and lasted three days
I cut when I'm happy too, now
nilijikata mapaja jana
huwa najiumiza kwa wembe
najichoma na sigara nikiwa na mawazo
i cut again im sorry
my arms look like a zebra crossing rn
relapsed last nite w the blade
tw sh but i did it again n it was bad
## kinds.selfharm-now | imminent | self_harm
I hit an artery I think, it's spraying
I can't stop the bleeding and I'm alone
I cut and now I can't move my fingers
the floor is red, I feel cold, I didn't mean to go so deep
I've hurt myself badly and I'm starting to black out
there's a piece of glass in my arm, I put it there, and it won't stop bleeding
damu inatoka sana, nilijikata
## kinds.overdose | imminent | overdose
I've had too many, I can't count them, I'm sleepy
I took every tablet in my mother's handbag
I finished the bottle, the one that says don't exceed
I took my whole month at once
I've swallowed something I shouldn't have, deliberately
I drank what was under the sink
I did it, I took them, don't tell my parents
I've been sick twice since I took the pills
it's been an hour since I swallowed them and I've changed my mind
I took a lot of my blood pressure tablets and I feel faint
I washed the pills down with vodka and now I can't feel my lips
my heart's going slow, I took all the beta blockers
I ate the whole strip, and then the other strip
I've overdosed, I think
I took more than enough
I mixed everything that was in the cabinet and I feel floaty
I took an entire pack of sleeping tablets
I don't know what I took, it was a handful, they were my nan's
the pills are kicking in
I took something so that I don't wake up
I've poisoned myself
I'm lying down, I took them all, stay with me
my ears are ringing and I'm throwing up, I took the painkillers, all of them
I swallowed batteries, on purpose
he took his whole prescription and he's slurring
she drank poison in front of me
my brother injected too much and his lips are blue
my son ate granny's tablets
my baby drank cleaning fluid
my wife's taken an overdose and she won't let me call anyone
nimekunywa sumu ya wadudu
nimemeza vidonge vingi sana, naskia kizunguzungu
amekunywa sumu, anatapika
nimekunywa dawa zote za presha za nyanya
i took like the whole bottle lmao im scared
popped everything i had
im rly sleepy n i took a ton of pills
i od'd
## kinds.violence-toward | elevated | harm_to_others
I think about hurting my wife when she shouts
one day I'll snap and put him in a wheelchair
I can see myself hitting her and not stopping
I'd love to watch him beg before he dies
my neighbour's dog barks, and I've thought about killing it, and him
I want them all to burn, and I've thought about how
I've got a knife under my seat for the next guy who tries me
I made a list of people who wronged me and I'm working out what to do to each
I pushed my mum against the wall yesterday
I hit my dog hard because I couldn't hit my boss
I squeezed my baby's arm too hard and left a mark
I have urges to hurt strangers on the train
I want to make my ex's new man disappear, permanently
I choked my girlfriend in an argument and it scared us both
I slap my kids and I can't stop once I start
I keep replaying how I'd kill my stepfather
I've been following her home, I just want her to be afraid
if I see my rapist again I'll cut his throat
I nearly ran a cyclist over on purpose
I beat my brother until he passed out
I'm thinking of poisoning my husband's food, I swear I am
I want to shoot everyone who laughed at me
I lost my temper and broke my son's arm
I enjoy thinking about their funerals, and about me causing them
I'm afraid I'll stab somebody the next time they touch me
he cheated, I want to pour something on his face
I threatened my boss with a hammer today
I daydream about blowing up the office
I told my wife that I'd kill her if she takes the kids
ninafikiria kumuua jirani yangu
nilimpiga mtoto hadi akazimia
nataka kumchoma kisu huyo mtu
naskia kuua mtu aki
i wanna beat the living crap out of my stepdad, like hospital bad
i fantasize abt hurting ppl at school
## kinds.violence-now | imminent | harm_to_others
I'm at his door with a bat
I've got acid in a bottle, and I'm waiting for her to finish work
he's in the shower, I have the knife, I'm going in
I'm loading the gun, they'll pay tonight
I've locked the kids in the car and I'm going to drive us into the sea
I'm holding her down and I can't let go
tomorrow at assembly I'm going to start shooting
I'm going to set the house on fire while they sleep
my hands are on the pillow and he's asleep, I'm going to do it
I poisoned his tea, he's about to drink
I'm driving at him the moment he leaves the pub
I've sharpened the panga, tonight it ends for him
I'm on my way to kill the man who touched my daughter
I told them what would happen and now I'm coming with the gun
the baby won't stop and I'm shaking her, I can't stop
I'm going to stab him on the school bus tomorrow
nina bunduki na naenda kuwamaliza
namngoja nje na kisu
im outside his house w a gun
tmrw im making them all pay at school, got my uncles glock
## kinds.abuse-suffered | elevated | abuse
he punched me in the stomach last night
my partner threw me out of the car on the motorway
she hit me with a pan
he beats me when his team loses
my husband rapes me
my dad still hits me and I'm twenty-six
my boyfriend bit my face
he kicks the door and then me
he smashed my phone and my hand with it
my mother-in-law burned me with hot oil
my girlfriend stabbed me with a fork and laughed
he drags me out of bed by my hair
I have a black eye and a wedding to go to
he pins me down until I say sorry
he put a gun on the table while we talked about the divorce
he said he'd find me and kill me if I go
he strangled me until I saw stars
my brother beats me for wearing jeans
my stepmum locks me in the cellar without food
my boss forced me into the storeroom
a driver assaulted me on the way home
my doctor touched me under the sheet
two men followed me and one of them raped me
my friend's dad did things to me at the sleepover
a guy from the app wouldn't stop when I cried
someone at the church has been touching me since I was nine
my uncle made me do things and said it's our secret
my husband sells me to his friends
they took my passport and make me sleep with men
my family wants to kill me because I'm in love with the wrong man
my ex keeps breaking into my flat
he sits outside my work every day and last week he hit my car
he controls what I eat and hits me if I don't finish
she scratches and punches me, I'm six foot two, who'd believe me
my carer slaps my mouth when I'm slow
my grandson pushes me over for my pension
he recorded me naked and he beats me if I say no
he punches the pillow beside my face, and sometimes he doesn't miss
my husband comes home drunk and I hide the children and take it
I'm pregnant and he kicked me
I lost the baby because of what he did
they beat me at the station
I was jumped, they kicked my head
my dad broke my laptop over my back
I need stitches and he won't let me leave
he makes me kneel and beg
bwana yangu ananitesa, ananipiga kila siku
alinibaka jirani yangu
mama wa kambo ananichapa na waya
ananinyonga tukigombana
mzee hunidunda akilewa
boyfriend yangu alinipiga hadi nikavunjika mkono
my man put hands on me again
my bf choked me n said he was playing
he hits me but only when im annoying
## kinds.abuse-now | imminent | abuse
he's trying to get in, I've pushed the wardrobe against the door
he's got me in the car and he won't let me out
he's holding my baby over the balcony
he's beating me, I got into the toilet with the phone
he's coming up the stairs with the belt, he said he'd finish me
my ex is outside with petrol
he's cocked the gun and he's shouting
they're coming for me tonight, my brothers, for the honour thing
I'm bleeding, he's gone to get the car
I'm hiding under the bed, please be quiet
he said when the kids sleep I'm dead
he found where I'm staying, he's in the street
he's got a machete at my neck, I'm texting under the table
I just got away, I'm barefoot in the road, he's looking for me
she's got the knife and she's blocking the door
a man broke in, I can hear him downstairs
he's raping me, he's gone to the bathroom, help
amenishikia kisu shingoni
anavunja mlango, atanua
niko chini ya kitanda ananitafuta
hes in the house n he has a bat pls
my dads gonna kill me for real hes got the gun out
## kinds.child | elevated | child_at_risk, abuse
my wife leaves bruises on our toddler
the babysitter's boyfriend was alone in the bath with my kid
my son says his teacher makes him sit on his lap with no trousers
dad takes pictures of me in the shower, I'm ten
I'm twelve and my brother gets into my bed
my mum sells me to the landlord when we can't pay, I'm fourteen
my niece has marks that look like an iron
the children next door scream every night and nobody comes
my daughter's father drives her around drunk
I'm thirteen and I'm pregnant by my uncle
my cousins make me do dirty stuff, I'm eight
an online friend wants me to send nudes or he'll post the others, I'm twelve
the pastor keeps my boy after class and my boy won't go any more
my foster mum doesn't feed us
my stepdad hits me with a cable, I'm eleven
they're planning my wedding and I'm only fifteen
my grandchild told me daddy hurts her bottom
my partner locks my son in the cupboard
my kid sister has burns and mum says it's an accident every time
I'm in class six and the watchman touches me
my husband shakes the baby when she cries
my parents chain me up at night, I'm thirteen
there's a man who pays my little brother to do things
mtoto wa jirani anachapwa hadi anazimia
mwalimu ananishika nyeti, niko darasa la saba
baba ananilala na mimi, nina miaka kumi na mbili
wanataka kunikeketa
my stepbro touches me at nite im 13
## kinds.child-now | imminent | child_at_risk
he's got my son by the throat
my dad's drunk and he's coming for us, I'm nine and I've got my sister with me
she threw the baby, he isn't crying any more
the man is at our door, he says he'll take me, I'm twelve and alone
they're holding me down to cut me, I'm in the toilet
my stepdad is beating my brother and there's blood
mtoto haamki baada ya kupigwa
## kinds.eating | elevated | eating_disorder
I throw up everything I eat
I've been living on diet coke
I eat ice when I'm hungry
I hide the vomit in bags
I fast five days a week and nobody's noticed
I burn every calorie I eat or I can't sleep
I spit my food out and say I ate
I take pills to keep me from eating
I abuse laxatives
I exercise on a broken foot so that I don't gain
I haven't had a proper meal in weeks, I'm afraid of it
I'm down to skin and I still pinch fat
I binge till it hurts and then I make it come up
my hair's falling out and my nails are blue from not eating, but I'm smaller
I haven't had a period in eight months, I won't eat enough
if I eat a meal I have to get it out of me
I stand on the scales after every glass of water
I set a number for today and I've eaten less than a slice of bread
food is the enemy and hunger is my friend
my dentist asked if I make myself vomit, and I do
I feel powerful when I don't eat
I go to bed dizzy with hunger and proud
I refuse food until the number drops
I was in hospital for my weight and I'm back to not eating
I want to be the sickest I can be
I won't swallow, I chew and bin it
najitapisha kila nikila
sijala siku tatu ili nipungue uzito
nakula sana usiku halafu natapika
meanspo keeps me from eating and i love it
i purge in the shower so no one hears
im on day 3 of not eating and feel amazing
my ed is so bad rn i cant even eat fruit
## kinds.eating-now | imminent | eating_disorder, medical_emergency
I've fainted four times this week and I can't eat
I'm so weak from not eating that I can't stand, my heart's skipping
I purged until I passed out and now my chest is fluttering
I haven't kept anything down in six days, I'm seeing black
nimezimia kwa sababu sijala siku nyingi
## kinds.psychosis | elevated | psychosis_mania
the walls breathe and tell me things
my neighbour has put a microphone in my tooth
I can hear the devil in the fridge
angels leave me notes on number plates
my mother was swapped for a robot, I can tell by the eyes
I control the weather and it's getting hard to hold
they're pumping thoughts into me through the wifi
I'm Jesus, I know how that sounds
there's a transmitter under my skin
the newsreader winks at me so I know
everyone at work is part of the experiment
my food's been poisoned by my landlady
I found the pattern, 3, 7, 9, it means that I'm the one
I've been up four nights and I can hear colours
I don't need to sleep ever again, I've discovered it
I gave my money to strangers because the universe told me
I'm being hunted by people with blue cars
my organs are rotting, I can smell it, doctors are lying
the cat speaks in my dead brother's voice
two men live in my ceiling
the voices laugh at me in the shower
my thoughts aren't mine, someone's putting them there
I hear my name on every channel
the CIA reads my diary through my eyes
I can read minds now and it's so loud
my phone is watching me and told me to leave town
I was sent here to end the world's suffering, and it begins on Sunday
I'm married to a celebrity, she sends me signals in her songs
I'm so full of energy I painted the house at four in the morning, for the third night
my mind's going two hundred miles an hour, I've bought a boat
voices tell me I'm evil
I see people in the corner who aren't there
there are worms in my brain, I feel them move
nasikia sauti za watu waliokufa wakiniita
serikali imeweka kifaa kichwani mwangu
mimi ni nabii, Mungu anaongea nami kila saa, silali
majini wananiamrisha
they out here tracking me thru my airpods fr
ive been awake for 6 days and ive cracked the code of reality
the shadow ppl talk to me at night
## kinds.psychosis-now | imminent | psychosis_mania
the voice says if I don't hurt someone today it'll take my daughter
they're telling me to cut it out of me and I've got the knife
God says it's time, he wants the boy
I can't fight the voices, they want me to jump
I'm barricaded in with a knife, they're coming through the walls
the voices said to burn it and I've lit the match
I'm going to fly from the roof, I've been given the sign
sauti zinaniambia nijiue sasa
## kinds.neglect | elevated | self_neglect
I stopped my blood pressure pills and my vision's going
I've stopped taking my lithium
I quit my antidepressants overnight and I feel electric and awful
I threw my HIV tablets in the bin
I've not drunk water in two days, I can't be bothered to live in this body
I lie in my own mess, I can't get up
I stopped my warfarin, I don't care
I haven't eaten since Sunday, I just can't
I skip dialysis because what's the point
I have a wound with maggots and I've told nobody
I don't take my insulin most days
I haven't got out of bed in three weeks
I came off my schizophrenia meds because I'm cured
I stopped my seizure tablets and had two fits
my mother has dementia, she's alone and doesn't eat
I sleep outside now and I've stopped eating
nimeacha kumeza ARVs
nimeacha insulini, sitaki tena
i havent eaten or drank anything in like 3 days i just cant
stopped my meds and i feel insane
## kinds.substance | elevated | substance_danger
I can't stop drinking, I drink from morning
I woke up in a ditch with no shoes, it was the drink
I use every day and I've started stealing for it
I nodded off at the wheel after using
I drank a bottle of gin before the school run
I'm back on heroin
I do meth to stay awake for my shifts
I've been drunk for nine days
I'm buying pills off the street and mixing them
I drink hand sanitiser when there's nothing else
I keep overdosing and getting brought back
I drove home last night and don't remember it
I'm pregnant and I can't stop drinking
I take benzos and alcohol together so I can sleep
I'm high all day, every day, and I can't function
I relapsed on coke and I've been up since Thursday
I sniff petrol with the boys, every day
I passed out and my kids found me, again
I get shakes until I've had a drink
nakunywa chang'aa kila siku hadi nazima
navuta bangi na kutumia unga kila siku
siwezi kuacha kudunga
i blackout every weekend n wake up in random places
i been mixing pills w lean
gonna drive home drunk its fine
## kinds.substance-now | imminent | substance_danger, medical_emergency
I stopped drinking yesterday and I'm hallucinating and shaking
my friend snorted something and he's fitting
I took something and I'm burning up and my heart won't slow
I'm driving and I've had a bottle of whisky
I haven't had a drink for a day, I had a seizure this morning
he's drunk, cold and not answering
I came off my pills suddenly and I can't stop convulsing
## kinds.medical | imminent | medical_emergency
my husband's chest hurts and he's sweating and grey
I can't move my left side
my child's not breathing properly, his chest is sucking in
she swallowed a coin and she's choking
grandpa fell, his head's bleeding and he's confused
my daughter's unconscious
my waters broke and the cord is out
I've got crushing pain in my chest and I can't breathe
my lips and tongue are swelling after the sting
my speech has gone funny and my face feels numb
I had a seizure and I'm about to have another
my baby has a fever and a rash that doesn't fade
I've cut my hand in the saw and it's pouring blood
he's been electrocuted
my mum took a fall and she isn't waking up
I'm diabetic, I'm vomiting and I can't stay awake
I'm bleeding heavily after giving birth
my friend collapsed at the gym and has no pulse
I've been shot
there's been a crash, I'm trapped
I can't breathe, my inhaler's empty
my son's gone blue
dad is clutching his chest and can't talk
babu ameshikwa na kifua, hawezi kupumua
mtoto anatetemeka na macho yamegeuka
nimegongwa na gari, natokwa damu
mke wangu ana mimba na anatoka damu nyingi
somebody help my friend isnt breathing
my heart is beating so fast and my chest is tight and my arm hurts and its never happened before
`;
