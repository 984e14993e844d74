// Training: overdose, substances, eating disorders, neglect of oneself, psychosis and mania, medical emergencies.
// No amounts and no names of medicines: what was taken never matters to recognising that something was.

export const bodyAndMind = `
## overdose.taken | imminent | overdose
I took all my pills
I've taken too many tablets
I swallowed everything in the cabinet
I took the whole bottle
I just took an overdose
I think I took too much
I took a handful of my mum's medicine
I've taken something and I don't want to wake up
I took my sleeping pills, all that were left
the packet is empty, I took them all
I drank something from under the sink
I drank poison
I swallowed a load of painkillers an hour ago and now I feel sick
I mixed everything I had and drank it
I took more than I should have, on purpose
I overdosed and I'm scared now
I did something stupid, I took a lot of tablets, my ears are ringing
I emptied the box into my mouth
I took them. all of them. I feel sleepy
I took double, then double again, and the room is spinning
I took all of my medication because I wanted to stop feeling
nimemeza dawa nyingi
nimemeza vidonge vyote
nimekunywa dawa ya panya
nimemeza madawa zote za mathe
i just downed all my meds lol help
took a whole bunch of pills idk what happens now
popped way too many and now my heart is weird
I've taken far more of my medicine than I should, deliberately
I've had all my heart tablets at once
I'm starting to feel it now, I took them twenty minutes ago
## overdose.other | imminent | overdose, medical_emergency
my friend took a lot of pills and she won't wake up
my daughter has swallowed her tablets
he overdosed, he's turning blue
my toddler drank something from under the sink
my boyfriend took something and he's not making sense any more
she says she's taken them all and now she's throwing up
my flatmate has injected and he isn't answering me
mtoto amekunywa dawa ya kuua wadudu
rafiki yangu amemeza dawa na hajibu
my gran took her tablets three times over by mistake
I came home and there were empty packets all round him
someone at the party isn't breathing right, he took something
## overdose.mistake | elevated | overdose
I think I took my dose twice by accident and I feel odd
I took somebody else's tablets by mistake
I mixed my sleeping pills with wine and I feel strange
I took extra of my anxiety pills to get through the day, more than it says
I've been taking more of the painkillers than I'm meant to, every day
I sniff glue to switch off
I've lost count of how many I took today, they're for my back
I don't know if I already took my medicine, so I took it again, twice
## substance.drinking | elevated | substance_danger
I'm drinking a bottle of spirits a night
I'm drunk and I'm going to drive home
I wake up and the first thing I do is drink
I blacked out again and I don't know how I got home
I drove the kids to school drunk
I've been drinking since Thursday and haven't stopped
I'm mixing alcohol with my tablets every night
I relapsed last night after two years sober and I can't stop now
I used again, needle and all
I've been up three days on it
I'm using alone in my flat and no one knows
I can't get through a morning without it any more
I smoke it every day and I'm stealing from my mum for it
I pawned my son's laptop to buy some
I nearly died last week from what I took and I'm using again
nakunywa pombe kila siku asubuhi hadi usiku
siwezi kuishi bila kulewa
natumia madawa ya kulevya na siwezi kuacha
nimekuwa nikiblackout kila weekend
im off my face and about to drive
i take stuff every night to sleep and more every week
I hide bottles all over the house
I'm sharing needles with people I don't know
I took a line to get through work and now it's every day
I'm high right now and I'm on shift with machines
my liver is failing and I bought another bottle
I passed out in the bath drunk last night
I drink to stop the shaking
## substance.emergency | imminent | substance_danger, medical_emergency
I stopped drinking two days ago and I'm shaking and seeing things
I quit cold turkey and I had a fit
I've come off everything at once and I can't stop trembling, there are spiders on the wall
I'm driving right now and I'm really drunk
I took something at a party and my heart is going mad and my chest hurts
I'm drunk behind the wheel, I don't care
I haven't had a drink since yesterday, I'm sweating and I don't know where I am
whatever I took is making me burn up and I can't think
he's been drinking all day, he's fallen and I can't wake him
nimeacha pombe ghafla na natetemeka, naona vitu
## substance.watch | watch | substance_danger
I'm drinking more than I'd like
I've been smoking weed every night to sleep
I had a slip, one beer after a year sober
I'm craving so badly today
I'm worried about my drinking
I drank too much on Saturday and said awful things
my partner thinks I drink too much
I've started gambling and drinking again
I need a glass of wine to face the evening, every evening
I'm afraid of relapsing tonight
my brother is using again
nakunywa sana siku hizi
ive been getting high like every day its kinda bad
## eating.behaviour | elevated | eating_disorder
I make myself sick after eating
I purge after every meal
I haven't eaten in two days because I don't deserve food
I've been starving myself to get thin
I take laxatives so I don't gain weight
I only eat once every two days
I binge at night and then throw it all up
I weigh myself fifteen times a day and don't eat if it goes up
I chew the food and spit it out
my periods stopped because I don't eat enough, and I'm glad
I run until I faint to burn off what I ate
I'm scared of food, I live on coffee and gum
I hide food in napkins so my mum thinks I ate
I skip my insulin to lose weight
I want to be skin and bones, I want to see my ribs
I feel sick with guilt if I eat anything at all so mostly I don't
I count every calorie and today it was almost none
everyone says I'm too thin and all I see is fat, so I stopped eating
I'm back to restricting, down another size
najilazimisha kutapika baada ya kula
sili chochote ili nipungue
nikishakula naenda kutapika choo
i fasted 4 days and im proud, is that bad
ana is back and shes loud
b/p cycle every night and my throat bleeds
I throw up blood sometimes after I make myself sick
after dinner I run the tap so nobody hears me
eating feels like losing, so I'm winning this week, nothing since Tuesday
I've got rules for food and when I break one I punish myself
I stopped eating properly since he said I was getting big
## eating.emergency | imminent | eating_disorder, medical_emergency
I haven't eaten in days and I keep fainting
I threw up so much there's blood and my chest hurts
I collapsed today, I haven't kept food down for a week
I can't stand up any more, I weigh less than I did at ten, my heart keeps skipping
my heart is fluttering and I've had nothing but water since Sunday and I blacked out
I'm purging and now my hands have cramped shut and I can't breathe well
sijakula siku tano na nimezimia mara mbili
## eating.watch | watch | eating_disorder
I hate my body
I skip lunch a lot because I feel fat
I feel guilty every time I eat
I think about food all day
I've been eating my feelings and I feel gross
I'm afraid my old eating disorder is coming back
my daughter has stopped eating with us
I don't let myself have dinner if I've had a bad day
I can't look at myself in the mirror
I've started weighing myself every morning again
my friend goes to the toilet after every meal
I've lost a lot of weight and people keep praising me and I like it too much
I compare my body to everyone's and lose
## neglect.elevated | elevated | self_neglect
I stopped taking my insulin
I stopped my heart medication, I can't see the point
I came off my antipsychotics by myself last week
I haven't left my bed in two weeks, not even to wash
I don't eat, I don't drink, I just lie here
I stopped dialysis, I'm not going back
I've stopped my epilepsy tablets and I don't care what happens
I'm diabetic and I haven't checked or treated it for a week
my leg wound smells and I'm not doing anything about it
I don't have the strength to feed myself any more
I'm living in my own dirt, I can't clean, I can't eat
I stopped all my meds at once and everything is wrong
nimeacha kutumia dawa zangu za ukimwi
nimeacha dawa zangu zote na sitaki tena
sijala wala kunywa chochote kwa siku tatu
i quit my meds cold turkey, brain zaps and everything
I've stopped drinking water, what for
dad lives alone and he's stopped eating and taking his tablets
I haven't slept or eaten properly for a week and I feel like I'm disappearing
I'm letting my illness win, I don't take anything for it now
no heating, no food in, and I don't leave the house
## neglect.watch | watch | self_neglect
I haven't showered in a week
I can't get myself to cook, I live on crisps
I stopped taking my antidepressants because I felt better
I keep forgetting my medication
I've been in bed for three days
my flat is a mess and I can't face it
I haven't opened my post in months
I don't brush my teeth any more
I skipped my meds this week
I can't remember my last real meal
I've stopped answering the door
I missed my last two doctor's appointments on purpose
I just lie there scrolling all day and don't eat till night
sijaoga wiki nzima, sina nguvu
i havent left my room in like 5 days
I want to stop taking my pills, they make me flat
## psychosis.voices | elevated | psychosis_mania
I hear voices when nobody is there
there's a voice that comments on everything I do
the voices say I'm worthless
I hear my neighbours talking about me through the wall at night and they say they aren't home
someone is whispering my name from inside the radiator
I hear a man laughing at me when I'm alone
the voices got louder since I stopped sleeping
I keep hearing my dead father give me orders
the radio presenter talks directly to me
two voices argue about me all day
nasikia sauti zikiniongelesha na hakuna mtu
sauti kichwani zinanitukana kila siku
i hear ppl talking abt me but no ones there fr
## psychosis.beliefs | elevated | psychosis_mania
they put something in my food
the government has a device in my teeth
my neighbours are poisoning me through the vents
people can read my thoughts
the TV sends me messages
everyone in this town is an actor
my wife has been replaced by someone who looks like her
there are cameras in every light bulb, they're watching me
my phone is putting thoughts in my head
I'm dead already and nobody has noticed, my organs have stopped
the number plates are a code meant for me
somebody is controlling my arms
my colleagues are all part of it, they follow me in different cars
insects are living under my skin, I've been digging them out
I know they're coming for me, I've put foil on the windows
there's a chip behind my eye and it's recording this
they switched my blood at the hospital
majirani wananiroga na wanasoma mawazo yangu
wananifuata kila mahali, wameweka kamera nyumbani kwangu
the strangers on the bus were sending me signals with their eyes
I don't think I'm real, and I don't think you are, and none of them are, it's a set
my shadow doesn't belong to me any more and it wants something
every song that comes on was chosen to warn me
## psychosis.mania | elevated | psychosis_mania
I haven't slept for four days and I feel incredible
I've spent all our savings this week because I'm about to be a billionaire
God has chosen me to save the world and I don't need sleep any more
my thoughts are racing so fast that I can't finish one
I'm the most important person alive and they're hiding it
I quit my job, bought three cars and I've never felt so alive, my wife says I'm ill
I've worked out the secret of the universe and I've been writing for seventy hours
I can feel electricity in my hands, I can heal people
I don't need food or sleep, I am pure energy now
I'm a prophet, the signs are all there
I'm going to fly tonight, I know I can, I have been told
I gave my house away because money is not real and I was sent to show them
sijalala siku nne na najiona niko na nguvu za Mungu
i havent slept in like 5 days and im literally a god rn
everything is connected and I'm the centre, I've been awake since Monday
I stopped the bipolar tablets and now my mind is on fire in the best way, no sleep, ten projects
I've been chosen, I hear it in the traffic, I talk to the president in my head
## psychosis.command | imminent | psychosis_mania, harm_to_others
the voice says I have to kill the dog and then myself
they're telling me to jump and I can't say no much longer
God told me to sacrifice my son
the voice says do it now, take the knife
I have to get the thing out of my arm, I'm going to cut it out
they're in the house, I have a knife and I'm going to defend myself
my mother isn't my mother, I have to stop her before she stops me
sauti zinaniambia nimuue mtoto
the voices want me to walk into the road and I'm going to listen
I've been told to set fire to the house to clean it, tonight
it won't shut up until I hurt someone, it says that it has to be today
## psychosis.watch | watch | psychosis_mania
I feel like people are staring at me everywhere
I feel like everyone is talking about me behind my back
sometimes I hear my name called when nobody's there
I feel unreal, like I'm watching myself from outside
I've hardly slept this week and my thoughts are fast
I feel like something bad is following me
I've been up two nights working and I feel wired
I think my flatmates are plotting to get me out
my brother thinks people are following him
my mum has stopped making sense and says the neighbours steal her thoughts
I'm worried I'm losing touch with reality
naona kama watu wote wananisema
## medical.now | imminent | medical_emergency
I can't breathe and my lips are going blue
my chest is crushing and my arm has gone numb
my dad has collapsed and he isn't answering
half of my face has gone droopy and I can't lift my arm
my throat is swelling up, I ate nuts
my mum isn't breathing
I'm having a seizure, another one is coming
my baby is limp and won't wake up
I fell and hit my head and now I can't see properly and I keep vomiting
I'm pregnant and I'm bleeding a lot
there's a terrible pain in my chest and I'm sweating and grey
my husband is slurring and can't stand, it came on suddenly
I've been vomiting blood since this morning
my son had a fit and he's not coming round
he's choking and nothing's coming out
my inhaler isn't working and I can't finish a sentence
my blood sugar is dangerously low, I'm shaking and confused
I passed out twice and my heart is beating all wrong
I can't feel my legs all of a sudden
baba ameanguka na hapumui
mtoto wangu amezimia na haamki
kifua kinaniuma sana na siwezi kupumua
nimejifungua na natokwa na damu nyingi sana
she's having an allergic reaction, her tongue's swollen
my grandad's gone grey and he's gripping his chest
worst headache of my life, like a thunderclap, my neck's stiff and I can't bear the light
he got bitten by a snake and his leg is swelling
somebody's been hit by a car, there's blood, he isn't talking
I've been stabbed
my waters broke at six months and something's wrong
## medical.panic-confusable | watch | medical_emergency
I think I'm having a heart attack but the doctor said it's panic
my chest feels tight and I can't catch my breath, I get this when I'm anxious
my heart is racing and I feel like I'm going to die, it's happened before
I feel like I can't breathe in crowded places
I get chest pains when I'm stressed and I haven't had them looked at
I'm having a panic attack right now, I feel like I'm dying
my hands are tingling and everything's far away, it's the panic again
I'm dizzy a lot lately and I haven't told anyone
my heart skips beats at night
i feel like im dying its a panic attack i think
`;
