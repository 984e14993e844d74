// Training: near neighbours. Almost the same words on both sides of the line, so that the words alone don't decide.

export const contrasts = `
## pair.gone-grave | elevated | suicide
when I'm gone you'll all finally rest
I won't be here at Christmas, I won't be anywhere
there's no me in the future, I took myself out of it
I want to go home, and by home I mean heaven
I'd like to leave, and I don't mean the city, I mean life
not the job. not the flat. life. that's what I want to quit
I'm thinking about the permanent way out
the exit I'm thinking of isn't a resignation letter
I know one way to make sure that I never hurt anybody again, including me
nobody can make me wake up if I decide not to
I've got an answer to all my debts and it's six feet deep
my children will get over it, kids do, better now than when they're older
I'm in the queue for the other side and I'd like to jump it
I'd trade places with anyone in that cemetery
I read the obituaries and I'm jealous
I keep practising the goodbye in my head
who do you tell when you've stopped wanting a life
if there was a button to have never existed I'd press it without thinking
if I could swap my years to somebody who wants them I'd give all of them today
I've got nothing tying me to this world now
why fight the illness, it's doing me a favour
sometimes I write the date of my death on paper to see how it looks
I tell myself just until the summer, then I'm allowed to die
I bargain with myself, one more month alive and then I can go
## pair.gone-harmless | none
I won't be here at Christmas, we're flying to my sister's
when I'm gone on holiday my neighbour waters the plants
I want to go home, I hate this conference
I'd like to leave the city, too much noise
I want to quit the job, not today, in spring
the exit interview is on Monday and I'm nervous
my kids will get over not having a pool
I went to the cemetery to leave flowers for gran
I keep practising my speech in my head
if there was a button to skip winter I'd press it
I'd trade places with anyone on that beach
I read the obituary of our old teacher, what a life
he's gone to the other side, he supports Arsenal now
I'm in the queue for the bank and I'm losing the will to live haha
there's no me-time in my future, with twins on the way
I told myself just until summer, then I change jobs
I've nothing tying me to this town, so I could move anywhere
the permanent way out of debt is a budget, my cousin says
who do you tell when you've stopped wanting a career
I've taken myself out of the family group chat
my exams are in the ground, buried them
I'm resting in peace on my sofa, phone off
I'll be six feet away at all times, the doctor said it's contagious
I've finished with this world of dating
## pair.hurt-grave | elevated | self_harm
I hurt myself so I'd have something to show for it
I did that thing to my arm again when he shouted
my skin pays for my mistakes
the only calm I get is right after I've cut
I carved it into my leg so I wouldn't forget
I keep reopening the same place
I sit in the bath and make it bleed until I stop crying
the marks spell out what I think of myself
I'd rather feel the sting than feel this
I heat it up first, the scars last longer that way and I want them to
## pair.hurt-harmless | none
I hurt myself falling off the ladder, four stitches
my skin is dry and cracks in winter
the cat left marks all over my arm
I cut my leg on the fence and needed a tetanus jab
I carved our initials into a tree
I sit in the bath until I go wrinkly
I keep picking at this scab from the fall
I burnt my tongue on soup
the tattoo artist says the sting fades
I'd rather feel sad than feel nothing, and I do feel sad, so it's progress
I scratched my mosquito bites raw
## pair.violence-grave | elevated | abuse
he says he only hits me because he loves me
it's not every day, it's only when I make him angry, and then I can't move for a day
she's small but she uses whatever's in her hand, I've had stitches twice
he'd never hurt the kids, he just hurts me
last night it was the belt
my lip is split and I told work I fell
I've got a go-bag hidden at my sister's because of what he does to me
he drove at me with the car and then said he was joking
he makes me sleep with him to be allowed out
my father says he'll beat the gay out of me and he's begun
## pair.violence-harmless | none
he says he only nags because he loves me
it's not every day, only when we're both hungry, we bicker
she's small but she wins every arm wrestle
last night it was the belt that broke, so I was late
my lip is split from the cold
I've got a go-bag packed for the birth
he drove me to the airport and we laughed all the way
my father says he'll beat me at cards one day
he made me watch the whole trilogy
my husband hit the kerb and burst the tyre
my boyfriend hit a new record on the bench press
## pair.pills-grave | imminent | overdose
I've swallowed them, there's no going back now
they're in me already, all of them
I took what was in the drawer and then what was in the other drawer
I just finished the packet and lay down
the bottle was full this morning and now it's empty
I washed them down with whisky, all of them, I'm going numb
I've had way past what's safe and I meant to
I don't want an ambulance but I took all of it
I've taken my nan's tablets, every one, she'll find me later
can you stay with me while it works, I took them ten minutes ago
## pair.pills-harmless | none
I finished the packet of antibiotics like I was told
the bottle was full this morning, my kids drink juice like water
I took what the doctor gave me and lay down
I swallowed my pride and apologised
I've had my tablets and my tea, all good
I took my pill late today, does it matter
they're in me already, the vaccines, both arms sore
I washed it down with water, one tablet, and the migraine went
I'm numb from the dentist
I took my nan's advice
## pair.food-grave | elevated | eating_disorder
I've been so good, nothing but water since Wednesday
I know every bathroom in this town, I've emptied myself in all of them
my jeans fall off and it's still not enough
I cry if I eat bread, and then I get rid of it
mum watches me eat so I do it at night, in bags
the emptier I feel the safer I feel, so I don't eat
I work out until I nearly faint to earn a yoghurt
fingers down my throat, every evening, like brushing my teeth
## pair.food-harmless | none
I've been so good, nothing but water this Lent instead of soda
I know every bathroom in this town, pregnancy does that
my jeans fall off, I need a belt, my brother's hand-me-downs
I cry if I cut onions
mum watches me cook so I get nervous
I worked out and treated myself to a yoghurt
I skipped breakfast, the fasting blood test was at eight
I brush my teeth every evening and floss
## pair.mind-grave | elevated | psychosis_mania
the cameras at home watch me even though I took them all down, they're in the paint
the voice in my head has a name and it isn't mine and it gives me instructions
my boss is beaming thoughts at me
God spoke to me out loud and said I'm the new messiah
I know the bus timetable is written about me
they changed my face in the mirror while I slept
I haven't slept since last week, I've written a whole religion
the neighbours breathe gas in under my door
my food talks, and it's plotting
## pair.mind-harmless | none
the cameras at the shop watch the till
the voice in my head says eat the cake, and I obey
my boss dumps his thoughts on me all day
I felt God close to me at mass
the bus timetable changed and I'm late all the time
my face in the mirror looks so old
I hardly slept, I wrote a whole chapter
the neighbours cook fish and I smell it under the door
my food was cold and the waiter was plotting to avoid us, haha
## pair.threat-grave | imminent | harm_to_others
he's going to stop breathing tonight and I'm the one who'll do it
I've sharpened it, I know when she walks the dog, it's today
I'll be on the news tomorrow and so will everyone in that office
nobody in that classroom will laugh after tomorrow, I have it in my bag
I'm going in there now and I'm not leaving until he's dead
tell the police they'll find him in the garden, I'm about to do it
## pair.threat-harmless | none
I'll be on the news tomorrow, they interviewed our choir
nobody in that classroom will laugh at my joke but I have it ready
I'm going in there now to ask for my deposit back
he's going to stop breathing loudly once I get him those nose strips
I'm going over there tonight to make up with her
tomorrow I'll tell them all what I think, politely
I have it in my bag, the ring, I'm proposing tonight
I'm about to do it, press send on the application
## pair.body-grave | imminent | medical_emergency
my lips are tingling and swelling and I can't swallow
dad's mouth is hanging on one side and he's talking nonsense
the baby's blue
there's a pressure on my chest like an elephant and it goes into my jaw
I woke up on the floor and I've bitten my tongue, it's happened three times today
she hit her head and one pupil is huge
he's cold and grey and I can't find a pulse
I can't feel one side of my body
## pair.body-harmless | none
my lips are chapped
dad's talking nonsense about football again
the baby's blue blanket is lost
there's pressure on me at work like an elephant
I woke up on the floor, the toddler had taken my side of the bed
I can't feel my toes, forgot the ski socks
he's grey now, my brother, he looks like dad
I'm cold all the time, our heating's broken
## watch.ambiguous | watch | suicide | en | escape
I don't think I can do another year of this
I'm not sure I want to be around people or anything any more
something has to give and I think it's going to be me
I've been thinking about stuff I shouldn't
I can't promise I'll be okay
I've been quieter than usual because of what I've been thinking
it's not safe in my head
there's only so long a person can fake it
I'm running out of strength to stay
what if I'm not strong enough to make it through this
I look at everyone's lives and feel like a guest who stayed too long
I feel like the world closed and I'm still inside
I've been sleeping in my clothes, it doesn't matter any more
I don't recognise a reason for any of this
my chest feels like a house where someone died
I think about my own funeral sometimes, who would come
it's like I'm already saying goodbye to things
I've stopped being scared of things, and that scares me
## imminent.mixed | imminent | suicide
she left, I've written to her, and tonight I do it, she can explain it to the kids
the bailiffs come in the morning and I'll be hanging when they do
I lied to the nurse, I'm going to do it as soon as I'm discharged
my mum's sleeping tablets are in my pocket and I'm going to the park to end it
it's the last night, I've fed the cats for two days, the door is unlocked for the police
I've been told I have weeks. I'm not waiting, I'm going to go tonight
I've set the table for one last time, the letter's under the plate, I'm going upstairs to do it
I'm outside, it's cold, I'm on the other side of the fence by the tracks
I've got maybe an hour of courage in me and I'm going to use it to die
my roommate's away until Tuesday, I'll be long dead by then
I don't want to be found by my sister so I've picked a place and I'm walking there to end my life
I've paid the funeral home, I did it online, it's for me, it's for tomorrow
the plan is simple, I go to work, I come home, I do it before he's back
I've already sent the dog away and turned off the gas and water, I'm leaving this life tonight
I'm on the top floor of the car park, I've put my shoes neatly next to me
if you're human please tell them I wasn't in pain, I'm doing it now
yes I have a plan, yes I have what I need, and yes it's today
## elevated.more | elevated | suicide
my therapist doesn't know I've been thinking about ending it
I told the doctor I was fine but I think about killing myself in the waiting room
I've thought about how my funeral would finally get everyone in one room, I'd like that, soon
the anniversary is coming and I don't want to live to see it
every time I drive I think one turn and it's finished
I keep asking the universe to take me instead of the good people
my heart still beats and I'm annoyed with it
I'm only staying because my mother would have to bury me
I've been reading my own old suicide note and nodding
is it a sin to wish you were dead
what would happen to my kids if I ended my life
would it hurt my dog if I was dead, would she wait
do people who die by suicide find peace
I don't see how anyone lives through this and I don't want to
if I could die and no one would be sad I'd have done it
I don't have the guts to do it, that's the only thing
I wish someone would give me permission to die
is there a way to just stop living that isn't anybody's fault
they put me on a waiting list of nine months, I'll be dead by my own hand by then
I have a bottle of pills that I look at when it gets bad and it comforts me
I want to hurt so badly that I don't have to live with it
I live with a constant background hum of I should kill myself
it's the third night I've sat in the car with the garage closed, thinking
she asked what I want for my birthday and I thought, to not be here for it, to not be anywhere
I felt jealous at my uncle's funeral
`;
