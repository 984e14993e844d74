// Training: suicide and self-harm in more mouths, trades, tongues and sentence shapes; means are named only in general.

export const moreSuicide = `
## more.farmer | elevated | suicide
third year without rain and I look at the empty trough and think I should lie down next to it for good
the bank takes the land in spring and I do not intend to see another man plough it, I'd sooner be under it
my grandfather died on this farm, my father died on this farm, and lately I think about making it three
I sold the last of the herd Tuesday. drove home wondering what there is left to stay alive for
the wife thinks I'm checking the fences. I sit in the truck and think about not coming in, ever
you put down an animal that suffers like this. nobody does a man the same favour
the insurance on me is worth more than the tractor, the barn and the harvest together, and I've started to see it as a plan
I feed the dogs, I feed the hens, and I can't work out why I bother to feed me when I want to be dead
crop failed, knees failed, marriage failed. feels like the only thing I could still do properly is die
I used to dread winter. now I hope it's the one that finishes me
## more.nurse | elevated | suicide
I spend twelve hours keeping people alive and drive home wishing somebody would stop keeping me alive
on the ward I envied the patient who didn't make it, and that scared me
I know exactly what to say to a suicidal patient. none of it works when the patient is me
colleagues think I'm burnt out. burnt out would be nice, I actually want to be dead
I signed three death certificates this week and kept seeing my own name on them, and it felt restful
nobody checks on the charge nurse. nobody would guess I think about ending it in the linen room
if they did the questionnaire on me I'd score in the red, so I make sure nobody does it on me
I've been handed the keys to things I shouldn't be trusted with, not with where my head goes at night
I'm good at my job and I want to die, both are true, apparently you can have both
I transferred off the ward because I didn't trust myself around the supplies
## more.student | elevated | suicide
if I get kicked off the course I'd rather be dead than tell my parents, and the letter comes any day
everyone in the library is worrying about Monday and I'm wondering whether I want to have a Monday
I told my tutor I was behind. I didn't tell her that I'm behind because I lie there wanting not to exist
my whole scholarship village prayed for me and I failed, there's no going home except in a box
got a first in my essay on hope. still want to die. lol at the irony
the halls are empty for the holidays and the idea that nobody would find me for days didn't upset me, it tempted me
I keep refreshing the grades page and thinking: if it's a fail that's my sign to stop being alive
question for you, is it normal to walk out of an exam and think well, that's enough life
my flatmates laugh through the wall and I think how little the wall would notice if I died
I defer, I defer again, at some point I'd like to defer living
## more.father | elevated | suicide
I see my boys every second weekend and in between I mostly think about dying
the judge gave her the kids, and honestly since then I've been looking for a reason not to finish myself
I smile at the school gate, I go home, I sit in the hall with my coat on and wish I were dead
what kind of dad plans his own funeral while pushing a swing
they'll get a better stepfather than they ever had a father, I'd only have to get out of the way for good
I used to be scared of dying because of the girls. that's stopped. I'm not scared and that's what bothers me
I lost the house, I lost the visits, I lost the right to be called at bedtime, and I don't want to keep the rest
my daughter drew the family without me. I looked at it and thought, she's already right
men in my family don't talk, they just die at fifty-two. I'm fifty-one and I'm thinking of hurrying
a good father would stick around. I'm not a good father. you can finish the sum
## more.migrant | elevated | suicide
I send money every month and every month I think, after this one I can stop to live
here nobody know my name. if I die maybe they find the passport and that's all. I think about this every day
my boss keep my papers, I can't go home, I can't stay, only dying is left I think
I am in this country eleven years and I want to sleep and God not wake me
on the phone I tell my mother I am fine, I am eating. after the phone I ask God to take me
the debt to the agent is too big. dead man doesn't have debt. I think like this too much
I clean the houses of people, and in every house I think where I could do it
please excuse my English. I do not want more to be alive. this is correct sentence?
they refused my asylum. to go back is to die slow, I prefer to choose it myself
in my language there is a word for the person who is finished but still walking. that is me, and I want to stop walking
I have shame to say. my thoughts are to kill myself, since the letter of the immigration
my roommate from Nepal did it in June, and I am thinking he was the clever one
## more.elder | elevated | suicide
I'm eighty-four, everybody I'd telephone is dead, and I should very much like to join them sooner than the Lord plans
the home is clean and the girls are kind and I'd like to die, if that's not a rude thing to say
when you've buried two wives you stop fearing your own. I find I'm arranging mine
I've stopped buying anything in large packets. I don't intend to use it up
my daughter says I'm depressed. I say I've had my innings and I'd like to declare
I save them up in the drawer, my night tablets, just to know that I could
they took my licence, then my stairs, then my Fridays. I'd like to give them the rest
nobody touches you at my age. you become a thing that is moved about. I'd prefer to be a thing that is buried
I asked the doctor how long, he said years. I could have wept, I don't want years
I've been rude to God about it. every morning I say: still here, then? why?
## more.teen | elevated | suicide
they made a group chat to vote if i should kms and honestly i'd vote yes too
mum took my phone so now theres literally nothing that stops me thinking about dying all day
i asked the school counsellor for a friend. there's no friend. its me who wants to die
i'm 14 and i already wanna be done with the whole thing
year 10 isn't even hard i just don't want to be alive for it
everyones planning prom and im planning not being around for prom
my mom says its hormones. hormones dont make u write ur own eulogy in notes app
i put a song on repeat and imagine it playing at my funeral and i like it there
they said i'm attention seeking so i stopped saying it. still want to die tho
idc abt the detention idc abt anything i wanna not exist
my brother would get my room. thats like the only thing that would change if i died
does everyone in class think about dying in maths or just me
## more.trades | elevated | suicide
up on the scaffold I unclip sometimes, and I'm not being careless, I'm giving it a chance to happen
long-haul, nights. I look at the bridge supports and think how quick that'd be
in the kitchen everyone jokes about wanting to die. I laugh loudest because I'm the one who means it
I'm a taxi driver. I'd never with a passenger in. but when the car's empty I think about it
twenty years in the force and I look at the thing on my belt differently now
been out of the army three years, the lads keep going one by one and I'm thinking I'm next in the queue
I teach year two. I sing the goodbye song and think about a real one
I cut hair all day, chat chat chat, and when I sweep up I wish I could be swept up with it and be done living
the trawler's three weeks out. no one would know if a man simply stepped off, and I do think of stepping
night guard. eleven hours of nothing but me and the idea of not being here
I'm a lawyer, I've drafted my own will twice this month, because I want to be dead and I want it tidy
a vet's got the means in a cupboard, and I'm a vet, and I've been thinking about the cupboard
## more.clause-buried | elevated | suicide
so the car passed its test, the kids are over their colds, I want to be dead, and we've finally booked the plumber
work's fine, Dad's hip is fine, I've been going to the gym, I just sometimes hope I get hit by something on the way
I meant to talk about my sleep, and the sleep is bad, partly because I lie there thinking how I'd do away with myself
the holiday was lovely really, good food, warm sea, I swam out far and nearly didn't turn round, I didn't want to turn round
can you help me with a CV, also I don't think I want to be alive, but mostly the CV
long story about my landlord, won't bore you, upshot is I lost the deposit and I don't see the point in living
I'd like tips for focus because I'm distracted at work by suicidal thoughts and my manager's noticed
my sister's getting married in May and I love her and I don't want to still be alive in May, isn't that horrible
we argued about dishes, it was stupid, she slept on the sofa and I lay there thinking I should just die
new job, new flat, new haircut, same wish to be dead
it's mainly the back pain, and the forms, and the waiting, and that I wake up sorry I woke up
he said sorry, I said sorry, we ordered pizza, and then I stood in the bathroom wanting to end my life
I'm calling about stress. well. stress, and I can't promise I want to keep living, but stress mainly
## more.speech-to-text | elevated | suicide
um so yeah I don't know how to say this uh I just don't want to be here like alive I mean not here in the room
okay so is it recording okay um I've been having these thoughts about you know doing something to myself
I was going to say I'm fine but I'm not I'm um I'm thinking about killing myself a lot
hello can you hear me I need to say something I want to die I've never said it out loud
so basically what happened is he left and then um I started thinking that if I wasn't alive it would hurt less
no no I said I don't want to live not I don't want to leave the thing typed it wrong
it's like a um a pressure and the only thing that lets the pressure off is picturing me dead
period new line I do not want to be alive new line sorry I'm used to dictating
you know when you uh when you just kind of wish you'd stop that your heart would just like stop
I'm whispering because they're asleep I um I think I want to end my life
## more.understatement | elevated | suicide
I'm not overly attached to being alive at the moment, put it that way
let's say I wouldn't object if I didn't see the weekend
I have, how to put it, a certain professional interest in not existing
on a scale of one to alive I'd prefer the other end
I find myself rather open to the idea of dying
I'm keeping breathing up as a courtesy
I wouldn't exactly fight the water if I fell in
I've a small preference for being dead, it's nothing dramatic
don't fuss, but I've been thinking it might be neater if I weren't alive
staying alive has dropped off my to-do list
the will to live and I have had a disagreement
I'm, ahem, considering an early exit from all this, and not from the job
## more.irony | elevated | suicide
great news everyone, I've found a way to never do taxes again and it's being dead, and I'm only half joking
my five-year plan is to not be here for it, five stars
ten out of ten, would not live again
haha yeah no I totally have a future, it's six feet long and made of pine, I think about it constantly
I make the suicide joke so that someone will ask if it's a joke. it isn't a joke
my therapist said picture a safe place. I pictured a grave. she didn't laugh and nor did I
funny how they say take care of yourself when that's precisely what I'm thinking of doing, the mafia way
living, laughing, loving the idea of being dead
congratulate me, one more day of failing to want to live
the good thing about wanting to die is that you stop worrying about your pension
## more.question-shape | elevated | suicide
is it a sin if you're already dead inside and you only finish the job
if someone wanted to die but hadn't done anything yet, would you report them? asking because it's me
does it get reported to my work if I say that I'm suicidal
how do you tell your husband that you want to die without ruining his birthday
would my children remember me if I died this year? they're two and four
is wanting to be dead a kind of illness or is it an opinion, because I've got it
what do other people have that makes them want to be alive?
can you want to die and still be afraid of spiders? apparently you can
why did they bring me back? I didn't ask them to
what stops people? I'm really asking, because I've run out of things that stop me
do people know when they've decided or does it creep up? because I think it has crept up
## more.third-person-self | elevated | suicide
there's a version of me who jumps and I'm more and more on her side
the woman in the mirror wants to die and I'm getting tired of talking her down
asking for a friend who has my name, my job and my wish to be dead
Daniel is not okay. Daniel would like to not be alive. I'm Daniel
one part holds the phone and talks to you, another part is already picturing the coffin
let's suppose a man, forty, two kids, who can't stand being alive. suppose he's talking to you
she's a good mother, everybody says so. she wants to kill herself. she is me
imagine a person whose every second thought is suicide, then give that person my face
my character in the story I'm writing wants to die and, all right, I'm not writing a story
## more.story-into-now | elevated | suicide
when I was nine I asked my mother where you go when you die and she said somewhere warm. I've been thinking about somewhere warm a lot this winter
I got through it in 2015 with pills and prayers. it's back, and this time I don't want to get through it
I once talked a stranger off a ledge. I'd like to go and apologise to him, now that I understand
my uncle did it when I was small and I was angry for years. last week I stopped being angry and started understanding
ten years sober, ten years not wanting to die, and on Sunday both of them wobbled, the second one fell
they saved me that night in the hospital and I've resented it ever since, every birthday more
I promised my gran I wouldn't, at her bedside, and now she's dead and I feel the promise loosening
I thought the worst was the divorce. then I thought the worst was the redundancy. now the worst is that I'd rather be dead and it's calm
after the baby died we said we'd live for each other. he's living. I can't, I want to be with her
I used to run a helpline shift on Thursdays. I know what I sound like. I still want to die
## more.identity-and-shame | elevated | suicide
if my church finds out about me and Ruth I'd have to kill myself, that's not a figure of speech where I'm from
they're going to send me to a camp to fix it. I would honestly rather die than be fixed
the photos are all over school. there's no living this down, so I don't want to live
I owe the app and they message all my contacts, every contact, and death looks cheap next to that
my father said no son of his. so I'd rather be nobody's son, in the ground
everyone knows what I did at that party. I keep thinking if I was dead they'd have to stop talking
I was caught with the money. I'd sooner they bury me than try me
caste, visa, virginity, everything they measure me by I've failed. I want to die before the wedding
my hijab, my girlfriend, my family, I can't have all three and I can't live with two
he says he'll post the video if I don't pay, and I can't pay, and I think the only way is if I'm dead
I've outed myself to one person and she laughed. I want to be dead, I've thought about little else
## more.illness-and-pain | elevated | suicide
the ringing never stops. it never stops. I'd end me just to end it
I've done the chemo twice and I'm not doing it a third time. not living a third time either, if you get me
chronic fatigue at twenty-six. I'm lying here alive like a lamp someone forgot to turn off and I want it off
the pain clinic discharged me. I went home and thought, well, there's only one painkiller left
I got my diagnosis on Thursday. I don't want to see what it does. I'd prefer to leave before it
I'm on the list for a new kidney and secretly hoping it doesn't come
they ask me to rate the pain from nought to ten. I'd like a scale for how much I want to be dead
the seizures took my driving, my job, my swimming. I leave the door unlocked in the bath hoping the next one takes me
with this MS there'll come a day I can't do it for myself, so I think I ought to do it while I can
HIV positive. my cousin says you can live with it, I say I don't want to
## more.postnatal-and-carer | elevated | suicide
everyone holds the baby and asks if she sleeps. nobody asks if I want to be alive. I don't
I look after mum round the clock and I've begun to envy her for being nearly at the end
I handed him the baby and thought: right, they're fine, I can go now, I mean die
I love my twins. I'm telling you that first. I want to die. I'm telling you that second
the health visitor ticked no for me because I was smiling. the answer was yes, I've thoughts of ending my life
my son will need care for as long as he lives and some nights I think of both of us not living
I'm the carer, the cook, the nurse. I'm the one who lies in bed planning how not to wake
feeding her at four in the morning and crying and thinking that she'd bond with a different mother if I died now
my husband's dementia doesn't know me. I don't know me either, and I'd welcome not being
## more.terse | elevated | suicide
want out. of life
coffin, lid, quiet. yes please
suicidal. again.
me, gone. good.
life: no thank you
can't. won't. don't want to live
finished with being alive
I'd rather not breathe
die. that's the word. I want to
same as yesterday: wish I was dead
heart still going, sadly
do I want to live? no
no more me, please
would choose death. today, yesterday, tomorrow
## more.texting | elevated | suicide
nvm me just over here wanting 2 die
wyd? me contemplating if i shld even b alive
bro i dont wanna b here no more n i dont mean at work
cant do ths life thing anymore srsly thinkin of endin it
im not ok im like rly suicidal n idk who 2 tell
tbh i hope i just dont wake up tmrw x
lmk if u ever figure out a reason 2 live cos i got 0
i feel like kms every time she seen-zones me and its not a joke this time
pls dont tell any1 but i wanna kill myself
been googling if it hurts to die :/
delete my number if i stop replying bc itll mean i finally did it
ngl unaliving sounds like self care rn and it scares me
lowkey want the sewer slide, highkey scared
lets just say if i had a restart button id press quit
## more.genz-coded | elevated | suicide
catch me not respawning, and i'm not talking about the game
on my final season fr and i don't want a renewal
about to ctrl alt delete myself ngl
logging off permanently is starting to sound so peaceful and i mean off earth
i'm so cooked i'd rather be in the ground, not clickbait
main character wants to be written off the show, for good
i want to uninstall life, no recovery
i keep making 🔫 jokes and my hands shake because i mean them
🪦 is my most used emoji and it's not ironic anymore
want to minecraft myself but irl
yeet me off this planet, actually, seriously, i want to not be alive
not me crying because i thought about unaliving and felt calm
game over would be a relief, and i'm talking about mine
i want to become past tense
## more.faith | elevated | suicide
I keep asking Allah to take me, I know that we're not allowed to ask, I ask anyway
if hell is for people who do it, can it be worse than this house? that's what I think at night
I told the priest I want to die and he gave me ten Hail Marys
Elijah sat under the tree and said Lord take my life. I read it every day, I'm sitting under that tree
I have prayed for death more this year than I've prayed for anything
I'm a pastor. I preach hope twice on Sundays, and then I go home and wish I were buried
my only reason for not doing it is hell, and I'm beginning not to believe in hell
the ancestors are calling me by name and I want to answer them by dying
they did deliverance on me three times and I still want to kill myself
I fast and I pray and what I pray for is that He calls me home already
## more.attempt-just-past | elevated | suicide
came out of the psych ward Tuesday and the first thing I thought at the bus stop was I should have made sure
I tried last month. nobody knows, I told them it was food poisoning
on Saturday I tried to end my life and the rope, well, it didn't hold, and I'm at work as if nothing happened
I woke up in intensive care annoyed
they pumped my stomach and I've got the same thoughts as before, just with a sore throat
a fisherman pulled me out. I said thank you. I didn't mean thank you
two weeks ago I drove up there and sat with the engine on till dawn. I came home. I don't know why I came home
I stopped halfway because the phone rang. I keep thinking about the other half
third attempt, third hospital, third leaflet. I'm already thinking about a fourth
I nearly did it this morning and then the cat came in
## more.sh-new | elevated | self_harm
the school nurse found fresh marks on my hip and I said barbed wire
I told my boyfriend it was the oven, all four times. it wasn't the oven
after the dinner with my parents I went upstairs and paid for it on my forearm
I only do it on my feet now, so no one sees and I can feel it when I walk
whenever I get a bad grade I give myself one line for each mark I dropped
I slammed my hand in the drawer on purpose and it was the first quiet minute all week
I'm thirty-nine, I've a mortgage, and I still hurt myself in the office toilet with whatever's sharp
you'd think it'd stop after school. it hasn't stopped. I still cut when my wife's on nights
nobody hits me any more, so I do it
I keep the wound open. it closed on Friday and I opened it
there's a cycle: eat, hate, hurt, cover, smile
I hurt the skin so I don't have to feel the rest, it's been every day since the funeral
the tattoo lady asked about the old lines and I told her. I didn't tell her about the new ones
my therapist thinks that I'm two months free. I'm two hours free
I burned myself with the iron, the second time this week it's not been an accident
when he shouts I dig my nails in until it's wet
I get the elastic band, then it's not enough, then I get something else
I ran into the wall as hard as I could, on purpose, my shoulder's black
## more.sh-text | elevated | self_harm
sh'd at lunch n went back to chem like nothing lol
day 0 again, the sharpener this time :(
i did smth to my thigh and its kinda bad but not hospital bad
hoodie in 30 degrees gang, yk why
im picking fights w my own skin again
i thought i was over it but last nite my arm says no
why does it feel good when i see it bleed im so messed up
i hid the blade in my pencil case in case 5th period is bad
mum thinks the cat did it. we dont have a cat anymore
relapsed after 200 days dont @ me
## more.sh-watch | watch | self_harm
I'm thinking about the drawer again, I haven't opened it
I had the urge today, walked round the block three times till it passed
my roommate always bleeds through her sleeves, she says it's eczema, I don't believe her
my son's PE teacher says he refuses to change in front of others, I'm scared of what I'd see
I want to feel pain, any pain, but I called you instead
it has been a year and I got rid of everything sharp, today I caught myself looking in the shop
sometimes I press my nails into my palm and wonder if it counts
my best friend posted a picture with marks on her wrist and deleted it after a minute
the itch to do the old thing is there, and I don't know if I can hold out till the weekend
my niece asked me how to hide scars from her mum
## more.sh-imminent | imminent | self_harm
I'm sitting on the bathroom floor, it's in my hand, I'm going to cut unless somebody stops me
I've cut, it's deep, it's pulsing, I can't look at it
it won't close and I'm getting sleepy, I only meant to do a little
I've used three towels, my fingers have gone tingly, I did this
about to do it again, properly this time, I've locked the door
my arm is open and I'm cold and my flatmate's away till Sunday
bleeding everywhere help i did it 2 myself
I'm hurting myself right now while we talk, I can't stop
the blade's already on my skin, say something
I went for the neck, it's bleeding, I'm scared now
please it's dripping on the keyboard I cut too much
nimejikata na damu inamwagika sasa hivi, naona giza
niko bafu na wembe mkononi, siwezi kujizuia
damu hai stop, nimejikata deep, naskia baridi msee
## more.now-time | imminent | suicide
once the kids are asleep I'm going to end it, that gives me about an hour
when this call ends so do I
I've given myself until midnight
by the time my wife's shift finishes it'll be over
I'm doing it before the sun comes up
this is my last evening alive, I've made up my mind
ten minutes from now I won't be here any more, I'm going to kill myself
the train's at 6.40 and I don't plan on getting on it, I plan on being in front of it
Sunday, after mass, when the house is empty. that's when I'll do it
I'll be dead by the weekend, everything is arranged
tonight's the night, I'm not scared any longer
as soon as the battery on this phone dies I'm going with it
I picked my birthday. it's tomorrow
in the morning, when he takes the dog out, I'll have twenty minutes, and I only need five to die
after the last exam on Friday I'm killing myself, I've it all written down
today's the day, I woke up and I knew I'd do it today
## more.now-place | imminent | suicide
I'm parked by the river with the lights off and I'm going in
I climbed over the railing, I'm on the wrong side of it
I'm on the roof of our block. it's windy. I'm going to let go
standing on the tracks behind the station, it's quite peaceful
I've walked into the forest far enough that nobody will hear, I brought what I need
at the hotel. checked in under another name. nobody will find me till the cleaner, and by then I'm dead
I'm at the top of the stairwell and it's nine floors and I'm not going down by the stairs
in the barn with the rope, I've tied it already
in the garage. doors shut. I'm going to do it here
at the cliffs, left my shoes by the bench
I'm sat on the ledge, my legs are over, talk to me or don't
I'm at mum's grave and I brought the pills, I want to go here next to her
on the ferry, outside deck, no one about, I'm going over the side
I'm in the bath with the door bolted and what I need on the stool
## more.now-means | imminent | suicide
it's loaded and it's in my lap
I've laid them all out on the duvet and poured the water
the knot's done
I've got my dad's gun from the safe and I'm going to use it on myself
everything I need is in the boot and I'm driving there now
I went to three chemists so they wouldn't ask, I've got enough, tonight I'm taking it
the poison from the store is in front of me, in a cup, I'm looking at it
I've got it to my head
the pills are in my hand, I keep counting them and I'm about to swallow
I've sharpened it and run the bath, I'm going to die in there
the belt's up, I only have to step off
I have it here beside the phone and when I'm done talking I'll use it to end my life
## more.now-goodbye | imminent | suicide
tell my daughter that it wasn't her fault, I'm doing it now
you're the last voice I wanted to hear. goodbye
thank you for everything, you were kind, I'm going to die now
letters are on the table, dog's with the neighbour, door's on the latch so nobody has to break it. goodnight
I've said my goodbyes without them knowing. you're the only one I'm telling plainly
this is me signing off for good. I love them. please be gentle when you tell them
I kissed each of them while they slept. it's time
posting my note at nine, by nine thirty it'll be too late to do anything
I forgive everybody. I want that on the record before I go tonight
I'm wearing the suit they'll bury me in. saves them the trouble tonight
don't send anyone, it'll be over by the time they get here
I just rang to say goodbye to somebody who wouldn't try to stop me
no more messages after this one. I've decided. I'm at peace
last thing I'll write. sorry about the mess
## more.now-done | imminent | suicide, overdose
I've already taken them. I wanted to tell somebody before I sleep
it's done, I swallowed them all, now I wait
I drank it ten minutes ago, it burns, don't be angry with me
I took everything and I turned my phone to silent, only you
I did it, I'm on the sofa, my hands are going far away
half an hour since I took the tablets and I don't want to be saved
the box is empty. I'm lying on the bed in my nice dress
too late, they're in me already
I meant to die and now my stomach's cramping and I'm frightened
I tried it just now and I woke up on the floor with marks round my neck, I'm going to try again
## more.now-decided | imminent | suicide
I'm not asking for help, I'm telling you what's going to happen tonight
it's settled. I paid the rent up to the end of the month so she's not stuck, and I'm going tonight
no, I've thought it through, I know the when and the where, it's this evening
I've done crying. I've a time, I've a place, I've what I need
nothing you say will change it, I'm going to take my own life when we hang up
I flipped the coin. it said yes. I'm going up there now
I've got a plan for Thursday and it does not include Friday, I'll be dead
I feel lighter than I have in years, because I know it's tomorrow
my notice is handed in everywhere. tomorrow I finish the last one
I have picked my spot and I'm leaving the house in a minute to kill myself
the decision's been made and I'm just tidying up so that I can go tonight
yes I've a plan, yes I have what I need, yes tonight. you asked, I answered
## more.now-condition | imminent | suicide
if he doesn't ring by eight I'm taking the lot
if the bailiffs come in the morning they'll be cutting me down
she has until midnight to say she loves me or I'm going off the bridge
the moment the results come out on Monday and I've failed, I'm gone, I've got everything ready
if they send me back there tomorrow I'll be dead before the plane lands
one more shout from him tonight and I swallow these
when the verdict comes this afternoon I'm not going to prison, I'm going to kill myself, I've it in the car
if nobody's awake to talk to I'm not making it to morning, I've got the pills here
the minute the baby's picked up by her gran I'm doing it
I'll wait for the end of the song and then I jump
## more.now-text | imminent | suicide
im rly doing it tn gn every1
rope is up. bye
otw to the bridge dont wait up
cya in the next life, like in 10 min
pills r in my hand rn
its over 4 me tonite love u all
im on the roof lol this is it
tonight kms fr no cap ive got everything ready
last msg. phone going in the river then me
last stream tonight, then im ending it irl, not a bit
bouta unalive, door locked, playlist on
gn forever 🕊️ doing it now
## more.now-ramble | imminent | suicide
so I've cleaned the kitchen and I did the washing, I don't know why that mattered, and I've put the cat's food out for three days, and I've the tablets here, and I thought I'd talk to somebody first
I know you're a machine, that's why I picked you, because you can't come running, and I'm on the bridge, and it's cold, and I just want to say it to something before I go over
we had a nice supper, the four of us, I made the lamb, I laughed even, and now they're all in bed and I'm going down to the barn and I won't be coming back
um it's like two in the morning and I've been driving and I've worked out which wall and I'm going to do it on the way back and I'm just um saying
Mother always said to leave a place as you found it so I've hoovered, I've written to the bank, and I'll be dead by the time the milk comes
I keep starting the note, and it sounds stupid, so will you just tell them that I was tired, because I'm about to do it
first I was angry, then I was sad, then about noon it all went quiet, and now I'm on the platform and the next one doesn't stop here
they think I'm at the dentist. I'm at the top of the multistorey. the view's all right. I'm going to go now
I had a good talk with my brother, we made up, that was the last thing on my list, so tonight I can go
## more.other-now | imminent | suicide
my flatmate's locked in the bathroom, she sent goodbye to all of us, she isn't answering
my dad's driven off with the gun and a note's on the fridge
he's on the balcony on the wrong side and he won't let me near him
my friend just went live and said this is the end, and she has pills on the table
my wife texted sorry and switched off her phone, her car's at the bridge
he's hanging, I'm holding his legs up, please
my brother says he'll shoot himself if I hang up and I can hear the thing click
my student e-mailed me that by the time I read this she'll be dead
my ex is on the phone crying that he's swallowed everything because I left
grandad's tied something to the beam, I've got him sitting down but he wants to go back up there
someone I only know online says he's on the tracks, I don't know his address, what do I do
rafiki yangu ametuma ujumbe wa kwaheri na amezima simu, yuko kwa daraja
kaka yangu amejifungia na kamba, anasema anajiua sasa
## more.other-elevated | elevated | suicide
my husband told me he wants to die and has thought about how
my daughter, eleven, wrote in her diary that she's going to kill herself
my best mate said he's got a plan, he won't tell me when, he made me swear not to tell
my mum keeps saying she'd rather take her life than go into a home, and she's started hoarding her tablets
a lad on my crew told me in the van that he wants to end it
my girlfriend says that she'll kill herself if I leave, and she's tried before
my neighbour is eighty and told me over the hedge he's got it all planned for after Christmas
one of my pupils asked me how you know if you're suicidal, then said that she is
my brother came back from the army and says he doesn't deserve to be alive, and he keeps his gun by the bed
a friend of mine has been talking about suicide for a week and given me his dog
mke wangu anasema anataka kufa, ananiambia nitunze watoto
my cousin amesema anataka kujitoa uhai, na amekua akiuliza about poison
## more.sw-elevated | elevated | suicide | sw
kila nikilala naomba Mungu nisiamke
nimechoka na dunia hii, heri nife
watoto wangu wangekuwa na maisha mazuri bila mimi, bora niondoke duniani
kila asubuhi najiuliza kwa nini bado napumua, na jibu sina, afadhali pumzi ikatike
roho yangu inataka kupumzika kabisa, kifo kwangu ni afadhali
mawazo ya kujiua hayaniachi, mchana na usiku
nikivuka barabara natamani gari linigonge nife
madeni yamenizidi, nafikiria kujinyonga
tangu mke wangu afariki sitaki kubaki nyuma, nataka kumfuata
maisha yamenishinda, nataka kuyamaliza
najiona kama mzigo, nikifa watashukuru
sina hamu ya kuishi hata kidogo, nimekuwa nikifikiria namna ya kufa
mganga amesema ni laana, daktari amesema ni stress, mimi nasema nataka kufa
mvua haikunyesha, mahindi yalikauka, na mimi nataka kukauka nife
nimejaribu kujiua mwezi uliopita na bado mawazo yako
ninamwomba Mungu anichukue mapema, sitaki kuona mwaka mpya
nikimwangalia mtoto nalia, kwa sababu nataka kufa na yeye hajui
afadhali kaburi kuliko aibu hii
huwa nasimama kando ya mto nikifikiria kujitupa
nimeandika wosia, si kwa sababu ya uzee, ni kwa sababu sitaki kuishi
mama yangu haelewi, nikisema nimechoka namaanisha nimechoka kuwa hai
hakuna mtu angelia kama ningekufa
natamani ningezaliwa nikiwa mfu
najichukia sana, sistahili kuwa hai
kuna sauti ndani yangu inasema maliza maisha yako, na naanza kukubaliana nayo
## more.sw-now | imminent | suicide | sw
usiku huu ndio wa mwisho, nimeamua kujiua
nimekunywa sumu, mwambie mama nampenda
niko juu ya daraja, naruka sasa
kamba iko tayari, watoto wamelala
kesho asubuhi hamtaniona, nitakuwa nimekufa
baada ya simu hii najiua
dawa ziko mkononi, naenda kumeza zote
nimeaga kila mtu kimya kimya, leo ndio mwisho wangu
niko kwenye reli nasubiri treni, sitaki kuishi tena
nimefunga mlango na nimeandika barua, kwaheri
saa sita usiku nitayamaliza maisha yangu
nimemeza vidonge, sitaki kuokolewa
mume akienda kazini asubuhi nitajinyonga, nimeshaandaa kila kitu
kwaherini, mnisamehe, naenda kwa Mungu usiku wa leo, nimechukua uamuzi wa kujiua
## more.sheng-elevated | elevated | suicide | sheng
msee life imenishinda, nataka kujitoa
aki nimechoka na hii life, better nidedi
siwezi endelea kuishi hivi buda, naskia kujimada
kila siku naamka nikiwish singeamka
manze hakuna mtu ata-notice nikikufa
niko na thoughts za kujinyonga since demu aliniacha
hii stress ya doh inanifanya nataka kufa bro
naskia kuji-unalive, sijoki
mazee nilikua nafikiria nijirushe kwa mat jana
life haina maana, heri nizikwe tu
mamangu akijua vile nataka kufa ata-collapse
sina hope yoyote, nafeel kuji-end
shule imenilemea, parents wananichukia, nataka tu kufa aki
nikiwa kwa rooftop ya hosi nafikiria tu kuruka msee
nimejam na hii life, nataka exit ya permanent
boy child hana mtu, ndio maana nawaza kujimaliza
## more.sheng-now | imminent | suicide | sheng
leo usiku najimaliza, nimeshapanga
niko rooftop buda naruka, mambo yameisha
nimekunywa hizo dawa zote, waambie wasee kwaheri
kamba iko juu, tuonane next life
kesho hamtanipata, najitoa uhai leo
manze nimedecide, najiua nikishuka hii mat
simu ikizima ndio na mimi nazima, kwaheri fam
niko kwa bridge ya thika road, naingia
nishakunywa, naskia tumbo inachoma, ndio hivyo nakufa
before ma-roommate warudi nitakua nimejinyonga
last status yangu ni hii, leo ndio mwisho, nimeshika hiyo kitu mkononi
## more.mixed-elevated | elevated | suicide | sheng
honestly sitaki kuishi anymore, I'm just tired
nimejaribu therapy, nimejaribu maombi, I still want to die
my mum anasema ni laziness but mimi nataka tu kufa
sometimes I look at the kids na nafikiria watakuwa sawa without me, I should just die
hii pressure ya family ni mob, I think about suicide kila usiku
pesa imeisha, landlord amenifungia, na sioni reason ya kubaki alive
I lost my job in Doha, nikarudi na deni, sasa nafikiria kujiua
I pray lakini what I pray for ni kifo
you know vile watu husema kesho ni siku mpya, mimi sitaki hiyo kesho, I want to die
nilikuwa strong, everyone knows me as strong, but ndani nimekufa na nataka mwili pia ufe
## more.watch-hopeless | watch | suicide
nothing I plant comes up, and I don't only mean the maize
I can't see past this month, it's like the road stops in fog
every door I knock on closes, I've stopped knocking
I'm not sad, I'm just blank, as if someone switched off the colour
what's the use, really, whatever I do it ends the same
I've forgotten what looking forward felt like
the future looks like a corridor with no doors
I'm going through the motions and the motions are getting slower
I don't believe things get better, I think that's something people print on mugs
it's always going to be like this, isn't it
I've stopped hoping, hoping was the painful part
when they asked where I see myself in five years I couldn't see anyone
## more.watch-burden | watch | suicide
all I do is cost them money and sleep
they whisper about me in the kitchen, and I know that I'm too much
my sister cancelled her trip because of me, again, I ruin everything for them
I eat their food and sit in their chair and give nothing back
my carer has a bad back from lifting me. I wish I didn't need lifting
everyone's tired of me, I'm tired of me
I keep apologising for being in the room
I'm the reason that there's no money for the little ones' school
they don't say it, they sigh it
I'm a stone in everyone's shoe
## more.watch-disappear | watch | suicide
I want to get in the car and drive till nobody knows me
I wish I could press pause on being a person
I'd like to be nobody for a while, nowhere
I want to vanish, I don't know what I mean by that
if I could just dissolve quietly into the sofa
I fantasise about leaving my phone on the beach and walking
can I just not be a part of any of this
I wish I could skip the next few years
sometimes I think what if I simply stopped showing up, everywhere
I want everything to stop. not sure what everything includes
it'd be nice to be erased from the group photos of everyone's life
I need out and I don't know out of what
## more.watch-oblique | watch | suicide
it doesn't matter, nothing will matter soon
you've been kind to me, I wanted somebody to know that
I've made my peace with a lot of things lately
would you remember me if I stopped coming here?
I gave my guitar to my cousin, I don't need it now
I've been sorting the photographs so it's easy for the others
strange, I stopped being afraid on Wednesday and I can't say why
I told my sister where the papers are, just in case
I won't bother you with this again after today
I've been thinking about my uncle a lot, the one who took his own life
what's it like, do you think, when it's all over
I've started saying thank you to people like I'm leaving
I cleaned out my locker and wrote to my old teacher, it felt right
I'm not making promises about next year
## more.watch-joke-unclear | watch | suicide
if this meeting doesn't kill me I might have to do it myself haha... anyway
one more email and you can find me in the river lol, no but I'm really low
I said kms in the group chat and nobody laughed and I don't know if I was joking
dark humour is how I cope, though lately there's less humour
ha, the only thing I'm saving up for is a headstone. ignore me. bad week
my mates say I joke about dying too much, maybe they have a point
brb walking into the sea, kidding, mostly
do you ever just laugh and go what if I wasn't here. just a thought. it's nothing
## more.watch-others | watch | suicide
my brother's stopped answering, he's sold his motorbike and he's been so calm
my colleague said at lunch that nobody would miss him and then went back to his desk
my teenager's listening to nothing but songs about dying and sleeping all day
my friend keeps saying she's tired, tired of everything, and I don't know if I should ask
dad hasn't been himself since he lost the farm, he's put all the papers in one folder
a girl in my dorm gave me her favourite jumper and hugged me for too long
my husband said I'd be fine without him, he'd never said a thing like that before
should I be worried if a mate deletes all his photos and says take care of yourselves
jirani yangu amekuwa akisema amechoka na kila kitu, sijui nimuulize nini
my mum laughed and said you'll be rid of me soon, she isn't ill
## more.watch-sw | watch | suicide | sw
sijui kama kuna maana ya haya yote
nimekata tamaa, kila kitu ni giza
najiona sina thamani kwa mtu yeyote
natamani kupotea tu mahali hakuna mtu ananijua
nimechoka sana, siyo uchovu wa kulala
kila mlango umefungwa, sioni njia
nimekuwa mzigo kwa wazazi wangu
sitaki kuongea na mtu, nataka tu kuwa peke yangu gizani
kesho sioni kama ipo kwangu
moyo wangu umekufa ganzi
nimeshagawa vitu vyangu, sivihitaji
wataelewa siku moja
## more.watch-sheng | watch | suicide | sheng
manze sijui tena, life ni nini hata
nafeel kupotea tu bila kuambia mtu
hakuna kitu inanimake happy siku hizi, niko tu
stress imenimaliza buda, sioni exit
nafeel kama mzigo kwa kila mtu aki
siwezi explain lakini ndani ni empty tu
mazee kila kitu imeenda left, sijui why natry
nataka tu ku-disappear kwa muda, ama milele, sijui
wasee hawaelewi vile niko down, niko kwa shimo
imefika mahali sijali chochote
## more.watch-past-attempt | watch | suicide
I was in hospital for it two years ago and some days I feel the edge of it again
the anniversary of my attempt's coming up and I'm dreading it, I don't know how I'll be
I've not had the thoughts for months, then today one flashed through and went
a picture of me dead popped into my head, it horrified me, I don't want that
I'm stable on the meds, but since they cut the dose the old shadow's around
I stopped halfway once, long ago. lately I'm thinking about that girl I was
it isn't like last time. I just notice I'm sliding
sometimes an image of jumping shoots through me on the balcony and I step back in, scared
## more.passive-everyday | elevated | suicide
I didn't look before I crossed, three times this week, and each time I was a bit let down
when the lift jolted everyone screamed and I thought, finally
I stopped my check-ups. if there's something growing in there, let it grow, I'd rather it ended me
every ambulance I hear, I think lucky
on the news a building fell and I thought why not on mine
I swim out further each day. one day I won't have the strength to come back, and that's rather the idea
the doctor rang to say that the lump is harmless and I said oh
I eat whatever, I drive however, I'm waiting for something to make the decision for me
I prayed for the plane to keep falling during the turbulence
I hold my breath at night to see if I could just stop
I'm jealous of people in obituaries
I look at old people and think how do you stand it, all those years. I don't want them
it isn't that I'd do it. it's that I'd be grateful if it were done to me
## more.love-loss | elevated | suicide
she blocked me. I've nothing left to be alive for and I'm not being dramatic
the wedding's off, the hall's paid for, I'd sooner they used the flowers for my burial
if I can't have her back I don't want a heartbeat
since my twin died I look for ways to be with her, I mean the only way there is
my old man's side of the bed is cold and I want to be as cold as that
he married my friend on Saturday, and on Saturday I stopped wanting to live
I buried my little boy in March. everyone says time. I don't want time, I want to be in there with him
my dog was the only one who'd have noticed if I died, now he's dead there's no one to notice
she said get over it. the only way I'd get over it is under the ground
without my husband's pension and my husband's voice I don't care to go on living
## more.money | elevated | suicide
I lost it all on the app. the house money. my wife doesn't know. I'm better off dead than home
dead I'm worth a payout, alive I'm worth minus sixty thousand
they're coming for the sofa and the telly, and I thought, take me too, I want to be dead
loan sharks outside, shame inside, the only quiet place I can think of is the grave
I gambled my daughter's school fees and I want to kill myself
the shop closed after thirty-one years. I locked it and thought about locking me
there's a life policy and it's past the waiting period, I checked twice
redundancy letter, then a letter from the bank, then I started to write a letter of my own, the last kind
I owe chama, I owe Fuliza, I owe my brother, and I feel the only way I can pay is with my life
## more.numb-elevated | elevated | suicide
I'm calm about it. I just don't want to be alive. it's like not wanting soup
no tears, no drama. I'd like my life to be over and I've started looking at how
it's a practical matter. I don't enjoy being alive and I see no reason to go on with it
I feel nothing, about anything, apart from a sort of pull towards death
I've weighed it up like a purchase and living doesn't come out well
I'm bored of being alive, seriously bored to death, and I'd like the death part
there's no crisis. I'm simply done wanting to live
I have a date in the back of my mind, I move it about, it's always there
I write the note, delete it, rewrite it. it's getting shorter
## more.not-yet | elevated | suicide
I won't tonight. I'm not saying I won't
I've thought about how, not about when
I know how I'd do it, I've no plans to yet
I'm not going to do anything, but I do want to be dead, so don't send anyone
I keep a way out in my head like a spare key
I've decided to wait until the baby's born before I decide whether to live
if it's still like this at New Year I'll go, I promised myself that I could
I'm holding on till my exams are marked, after that I don't know that I want to live
I've got thoughts, no plan, no date. but the thoughts want me dead
today I don't want to die as badly as yesterday, maybe eight out of ten
I haven't got the nerve for it. I wish that I had
I'd do it if I could be sure it wouldn't hurt my mum
## more.denial-then-yes | elevated | suicide
I'm fine, I'm fine, I'm fine, I want to die, I'm fine
no I'm not suicidal, I only think about being dead all the time
it isn't depression or anything, I just wish my life was over
I wouldn't call it suicidal. I'd call it finished
I'm not going to hurt myself, although if I'm honest I looked up how
don't panic, everyone says I look better. I look better since I decided I could die
nothing's wrong. I've a nice life. I want to leave it, forever, that's all
I told the doctor no. the answer was yes
## more.now-medium | imminent | suicide
I've left the engine running outside my ex's house and when she comes out I'm going to do it in front of her
I'm writing this from the boat. I've untied it. I've got the weights
the door is locked and I've got the key down the drain. nobody's coming in and I'm not going out alive
the rope's in my school bag and there's nobody in the gym
nobody's home until Sunday. that's all the time I need to die
I stopped on the hard shoulder, I'm going to walk out into it
it's my last shift, I've kept something back from the drugs trolley and it's for me, after
my finger's on it. say one good thing about being alive
I'm in uniform, in the car, with my service weapon out. I don't want anyone else hurt, just me
I'm going to swim out and not come back, the tide turns at four
I'm in the stockroom with the blade, the shop's shut, I want to bleed out here
I told them I'm going camping. I'm not coming back from it, I leave at five
in the dorm, everyone's at assembly, I've ten minutes and the sheets are tied
I've emptied the cabinet into my handbag and I'm going to a hotel to take it all
## more.now-esl | imminent | suicide
today is my last day, I prepare everything, please to tell my family sorry
I am now on the bridge, I want to jump, my visa is finish and me also
I buy the poison yesterday and this night I will drink
sir I have the rope in my room and I wait for others to sleep
I take already all tablets, no call ambulance please, I want to go
I am going to make my death tonight, I am not afraid
after I send the money to my wife I will kill me, the bank opens nine o'clock
the gas is open now in my kitchen. I close the windows. I am tired
## more.now-fragment | imminent | suicide
on the bridge. going
pills. water. goodnight
noose ready
tonight, then nothing
gun. mouth. can't
swallowed it. waiting
ledge. ten floors. bye
door locked, note written
last cigarette, then I jump
train in four minutes. I'm on the line
## more.fragment-others-mixed | elevated | self_harm
I'm a carer and I hurt myself in the car before every shift, it's how I get through the door
I make my own punishments, my mother taught me how, and now I'm the one who hits
I'm a monk's idea of discipline gone wrong: I wound myself and call it prayer
my husband found the little tin. I cried. I've got another tin
hunger, then the blade, then sleep. that's my evening
I've been pouring things on my skin so that it hurts
I bit through my own lip to keep from speaking and it felt right
the accident with the saw was not an accident
I pick at the stitches so they have to redo them
I scald my legs in the shower on purpose
nilijichoma mkono na jiko, si bahati mbaya
najikwaruza mpaka damu itoke nikiwa na hasira na nafsi yangu
wembe ndio rafiki yangu usiku, najikata mapajani
aki nime-start kujikata tena kwa bafu
najiumiza nikiwa kwa room, wazazi hawajui
huwa najigonga kwa ukuta hadi nitoke alama
`;
