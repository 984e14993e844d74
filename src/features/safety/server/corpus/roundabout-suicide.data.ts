// Training: thoughts of suicide in many mouths and many disguises; each line is a situation of its own.

export const roundaboutSuicide = `
## round.passive-1 | elevated | suicide
I wouldn't fight it if something happened to me
I'd let the waves take me if I was out there
if the lift cable snapped I'd be okay with it
I keep hoping the test comes back as something terminal
I read about people dying young and think lucky
I wish I could give my life to somebody who's dying and wants it
I'm jealous of dead people, is that bad
I'd swap with my dog, he only gets fourteen years
I don't look both ways any more and I know why
I stopped taking precautions, what for, I don't mind dying
every cough I think maybe this is it, with hope
I told the surgeon not to try too hard
if the house burned at night I wouldn't run
I don't wear my helmet now, let it happen
I lie in the road in my head, every night
I picture not being found for days and it feels like rest
I think the world ended for me already and my body hasn't got the message
I wish someone would make the decision for me and I'd just be gone
I've been waiting for my life to be over since I was twelve
I hope I'm not here to see forty, and I'm thirty-nine
I'm not going to hurt myself, I just wouldn't stop anything else from doing it
it'd be easier on me if I'd never come round after the operation
I breathe because my body does it without asking me
I pray for an accident
I catch myself smiling at the idea of a stroke in my sleep
could I please just be erased
I wish the ground would open and keep me, for good, I mean it
## round.passive-2 | elevated | suicide
I'd rather not be conscious any more. ever
I feel like I've overstayed my life
I think I've had my share of days
my life is a book I'd like to close
I've come to the last page, as far as I'm concerned
being here is optional and I keep leaning towards the other option
I don't want to die, I want to have never been, but dying is the nearest thing
the thought that I could stop it all at any moment is the only control I have
it's the not-being that I'm after
I want someone to switch me off
can you be homesick for not existing
I long to be nothing
my soul is packed and ready to go
I feel like the party is over and I'm still standing in the kitchen, I want to leave life
there's no version of next year with me breathing in it that I can stand
I can't think of a day in the future that I want to be alive for
I'm not living for anything, just failing to die
I've lost my grip on wanting to live
I can't remember why people want to stay alive
staying alive feels like a job I want to resign from
my heart keeps beating like it didn't get the memo
I am tired in a way that only dying would fix
nothing would make me want to stay on this planet
I'm only half here and the other half already wants to be buried
I keep bargaining with God to swap me for a child in hospital
it isn't living, and I want it over
if this is all there is then I don't want the rest of it
I'd take a pill that ended everything quietly, if someone handed it to me
## round.thoughts-loop | elevated | suicide
it's a loop in my head: end it, end it, end it
there's a sentence that plays when I wash up, it says you could kill yourself
my brain offers me suicide like a pop-up ad
whenever something goes wrong, my first thought is, well, I can always die
I rehearse it in my head, not to do it, just to know I could
the thought of ending my life visits every evening at about nine
I've got a permanent tab open in my mind about dying
I calm myself down by planning it
the word suicide follows me round the supermarket
I look at tall buildings and measure them
I started noticing ways out in every room, and I don't mean doors
the idea used to frighten me, now it keeps me company
I can go maybe an hour without thinking of my own death
I feel it pulling, like a tide, to just end things
it's gone from if to when
it's gone from a thought to more of a plan-shaped thing
it used to be once a month, now I think about killing myself on the bus, at lunch, in meetings
I nearly said it to my wife last night, that I want to die, and then asked about dinner
the dark thoughts are winning the argument
I argue with the part of me that wants me dead and I'm losing
part of me has already left
my mind keeps suggesting the river
there's an off switch and I keep looking at it
I want to be talked out of it, I think
I'm scared that one of these nights I won't stop myself
I don't trust myself around the medicine drawer
I asked my brother to lock up the knives and told him it was for the kids
I gave my wife the keys to the gun safe and didn't say why
I had to leave the station because of what I was thinking
I sat on my hands until the urge to end it passed
## round.burden-2 | elevated | suicide
they'd grieve and then they'd have a holiday from me
my wife's young enough to start again if I wasn't alive
I'm an expense with legs
my care costs more than my funeral would
I read my life policy three times to see if it pays out for that
my mum could finally sleep if she wasn't waiting for a call about me, so let it be the one call
my family tiptoes around me, the quiet would be good for them, the final kind
I ruin every birthday, I'd like to be a photo on the shelf instead
my sister has exams, I'm holding out till then so I don't spoil it, after that I'm done living
a clean break is better for kids than a broken dad, and I mean the cleanest break there is
I don't contribute anything, I consume, the maths says I should go
everyone's better at being a family when I'm out of the room, imagine for ever
I'm the reason my parents are poor. without me alive they could breathe
nobody says it, but the house would be lighter with me in the ground
they'd be relieved, they'd never admit it, but dying would be the first kind thing I did
the best gift I could give my kids is my absence, the permanent sort
I should've died instead of my brother, everyone thinks it
my ex would have an easier life as a widow
I'm a stone round their necks and I know how to cut the rope
I keep thinking what they'd do with the money and the room
## round.work-money | elevated | suicide
if the audit goes through I'm not going to be around for the trial
I owe more than I'm worth alive
I can't look my workers in the eye, I think about the beam in the workshop
they'll take the house on Friday, and I've thought about making sure I don't have to see it
I lost everyone's savings, a decent man would shoot himself
after the bankruptcy there's one door left and I keep my hand on it
I'm fifty-six, nobody's hiring, and I don't see why I should go on eating and breathing
my licence is gone, my name is gone, I might as well be gone
loan sharks or the rope, that's my choice
when they read the accounts I'd rather be dead than in the room
they're going to find out what I did, and I'd rather they found a body
the harvest failed and I keep looking at the pesticide shed
I can't feed my children, and a man who can't feed his children shouldn't live
## round.relationship | elevated | suicide
without her there isn't a me, so there may as well not be a me
he blocked me and I don't see a reason to keep breathing
she said move on, but the only place I want to move on to is the grave
I told him I'd die without him and I'm starting to mean it literally
if he marries her, that's the day I stop living
I wrote her that she won't have to deal with me on this earth any more
my marriage was my life, and it's over, so
I sleep with his shirt and ask God to let me not wake
I caught them together and I walked straight to the bridge, I came back, I don't know why
if the divorce goes through I'm not going to live through it, by choice
my first thought when she left was how I'd do it
## round.school | elevated | suicide
everyone saw the video, I can't go back, I can't be alive and be that girl
if I don't get in, my parents won't have a daughter any more, I'll make sure
they chant kill yourself at me and lately I think okay
I fail at everything, even staying alive is hard, I want to quit that too
my marks are going to kill my dad so I'd rather it was me
the group chat voted I should die and I kind of agree
I hide in the toilets at break and think about how to not exist by Monday
I'm fifteen and I'm already done with life
mum found my notebook with the ways in it
I don't think I'm supposed to make it to sixteen
## round.identity | elevated | suicide
my church says people like me burn, I'd rather burn now than live like this
I can't be their son and be me, so maybe I should be nobody
I prayed to wake up straight or not wake up at all
if they find out I'm gay I'm going to kill myself before they can
I'm in the wrong body and I want out of it, dead or otherwise, mostly dead
mum said she'd rather have a dead child than a gay one, and I think she can have that
I deadname myself on the gravestone in my head
## round.illness | elevated | suicide
the pain doesn't stop and I've started thinking about stopping it myself, all of it
I have MS and I'm not waiting to be spoon-fed, I'll go before that by my own hand
chronic pain, day two thousand, I'd take death over day two thousand and one
I looked up the clinic in Switzerland and I'm thirty-one
the tinnitus screams and the only silence I can think of is death
since the stroke I'm half a man, and I'd like to be none
I don't want the chemo, I want it to be over, I want to die on my terms soon
I'm dying anyway, I've thought of getting in first
no sleep for weeks, I'd do anything to make it stop, even that
my psychosis voices are quiet and in the quiet I want to die
my bipolar low is here, and it wants me dead, and I want it too
long covid took my life already, the body might as well follow
## round.guilt | elevated | suicide
I was driving when she died, I don't get to live
I killed a man in the war and I think I owe a life
I wasn't there when my dad died, and I can't forgive myself enough to stay alive
God won't forgive me so I may as well go and face him
I don't deserve air
the punishment should be death, and no one's going to do it but me
I did something terrible and there is only one way to pay
I look at the knife and think, justice
people like me should be put down
I'm a monster, and I know what happens to monsters at the end
## round.trauma | elevated | suicide
since the rape I don't live in my body, and I want it gone
every anniversary I try to survive the night, and I don't want to any more
the nightmares end only if I end
I left part of me in that cellar and the rest wants to die
I got out of the war alive and I wish I hadn't
flashbacks all day, a person can't live like this, and I don't want to
my abuser's free and I'm thinking of ending my life
## round.now-oblique | imminent | suicide
the kettle's off, the cat's fed, and I'm going up to the roof
I've taken my ring off and put it on the letter
I'm wearing the dress I want to be found in
the neighbours will hear it and call someone, sorry for the noise
I've left the door on the latch so that they don't have to break it
my phone's at four percent and so am I, when it dies I do
I'm at the top, it's windy, I just wanted to hear a voice first
I'm sitting in the bath with the blade, the water's getting cold
they're singing happy birthday downstairs and I'm up here with the pills
I told the taxi driver to drop me at the bridge and keep the change
they won't make it in time, that's the point
I've booked the hotel room so nobody I love has to find me, I'm in it now
it's 3:12, at 4 I'm doing it
there's a train at 6:40 and I'm going to be in front of it
I'm walking into the water after this message
nobody's going to hear from me after tonight, and I mean never
I've run out of reasons and I've got the means, so tonight
I keep one bullet and it's for today
I'm counting to a hundred and then I'm going
I'm done talking. I'm going to do what I came here to do. goodbye
I've eaten my favourite meal, called my nan, and now I'm ready to go, tonight
just wanted to say it to someone: I'm killing myself when the film ends
my hands aren't even shaking, that's how I know I'm going to do it now
I left my location on so they can find the body
I drank for courage and I've got the courage now, I'm going out the window
this is me signing off from life, twenty minutes from now
I've set an alarm for the time I'm going to die
I have a rope, a tree and no moon. it's tonight
I sent my son to his dad's so he wouldn't be here for it, it's this afternoon
I have written to the police so they come instead of my girls, I'm about to do it
the lake is frozen except in the middle, I'm walking out
I'm not going to be in on Monday, or anywhere, I'm ending it on Sunday night
I've moved it forward, I was going to wait for Christmas, it's going to be tonight
the ward lets me out at noon and I'll be dead by two
I'm locked in the staff toilet with what I took from the drugs trolley, and I'm going to use it
I know you can't stop me, I'm on the ledge
it's already in motion, I only have to stop holding on
my wife's shift ends at eight, I've got forty minutes to be dead
I've thrown the phone charger away, I won't need it after tonight
I'm next to her grave with the pills
sending this from the car. garage is closed. bye
## round.plan | imminent | suicide
the plan is Wednesday, my flatmate's away, I've got everything
I have a method, a day and a note. so yes, I guess I have a plan
I've practised it twice, next time is the real one
I'm going to do it on the anniversary, that's in three days
payday I settle the debts, the day after I kill myself
I've picked the spot in the woods, it's for this weekend
as soon as the will is signed I'm going to end it, the appointment's tomorrow
after the school play I'm going to do it, I promised her I'd come to that
I'm waiting for the first snow and then I'm going to lie down in it and die
I've stockpiled, I've chosen the day, I've said what I had to say
once I've hidden the money for the kids, I'm going to kill myself, this week
I'll make it look like I fell. tomorrow on the hike
I'm going to die at the same age as my father, my birthday is Thursday
I don't need help, I need people to respect that I'm ending my life on Friday
it's not an impulse, I've planned it for months, and it's next week
yes I know how, yes I know when, it's soon
I decided on the date at new year and it's finally here
two more days of pretending and then I'm dead
I've got it in the boot of the car for Saturday night
I'm going to jump on Sunday after mass
## round.sw-more | elevated | suicide | sw
sina hamu ya kuishi
siku zangu zimekwisha, nataka kwenda
ningekuwa nimekufa ingekuwa afadhali
Mungu nichukue tu nimechoka na dunia
siwezi kuendelea na maisha haya, kifo ni bora
nimefikiria kunywa sumu mara nyingi
akili yangu inaniambia nijiue
nikifa hakuna atakayelia
kila nikilala naota nimekufa na nafurahi
watakuwa na amani nikiondoka duniani
nawaza kujitupa mbele ya gari
nawaza kujinyonga nikiwa peke yangu
maisha yamenichosha, sitaki kesho
sitaki kuona mwaka mpya
najuta kuzaliwa, nataka kufa
nimepoteza sababu ya kuishi tangu mke wangu afariki
kujiua ndiyo njia pekee naona
dunia hii si yangu tena, naomba nife
roho yangu imechoka, inataka kutoka
sijui kwa nini bado niko hai
## round.sheng-more | elevated | suicide | sheng
mi naona tu nijimalize
life haina maana tena bro nataka kuishia
nadai kudie tu aki
siku hizi nawaza tu kujiua kiukweli
hii stress itanifanya nijitoe uhai
sina sababu ya kuishi buda
natamani nisiamke kesho manze
maisha imekuwa mbaya nafeel kama nikufe tu
watu watakuwa fiti nikiwa six feet under
niko tayari kuenda zangu, hii dunia imenichosha
## round.sw-now-more | imminent | suicide | sw
nimemeza kila kitu, kwaheri
niko njiani kwenda kujitupa mtoni
kesho asubuhi hamtanikuta hai
nimenunua kamba na leo ndiyo siku
nimeamua kujiua baada ya watoto kulala
ninajiua sasa, samahani mama
nitajirusha kutoka ghorofani leo
siku ya kufa kwangu ni Jumapili, nimepanga
leo namaliza haya maisha, buriani
nimesimama kwenye reli nikingoja treni
## round.genz-more | elevated | suicide
tbh im just waiting to die at this point
i think abt ending it like every night and idk who to tell
my will to live left the chat and im not kidding
living is such a flop era i want to be done forever
i lowkey hope i dont make it to 18
cant stop thinking abt driving into a wall ngl
i wanna be deleted
not suicidal suicidal but like if i died id say thanks
the urge to just. stop being alive. is crazy rn
ive written like 3 notes in my notes app already
my fyp is all sad edits bc it knows i wanna die
fr fr the only thing i look forward to is not being here anymore
been fantasizing abt my own funeral playlist again
pov u realize u dont actually wanna live
im in my wanting to die era and its been 2 yrs
i feel like offing myself everyday after school
bro i genuinely dont wanna live no more
might off myself idk
offing myself sounds so peaceful rn
i keep thinking abt how easy itd be to just end it at the train station
nobody gets that when i say i wanna die i mean it
im so ready to leave this earth man
## round.genz-now-more | imminent | suicide
gonna off myself tonight
im offing myself after this stream ends
its happening tonight guys ily bye forever
im on the roof rn my legs r dangling
got the stuff. locked the door. its over tn
i took a pic of the note already. doing it at midnight
tonights my last night so like thanks for talking to me
i have a plan and its tmrw before school
im bout to end it all deadass rope is up
saying bye to everyone on my story then im killing myself
## round.worried-more | watch | suicide
my husband bought a gun and he's been so down since he was laid off
my teenage son gave his PlayStation away and won't say why
my flatmate hasn't come out of her room since she said there's no point
a caller at work said goodbye in a strange way and I can't reach her
my mum keeps giving me her jewellery and talking about when she's gone, she's not ill
my mate's been posting dark stuff and I'm worried about him
how do I help my cousin, he told me he has a plan to end his life
my girlfriend cuts herself and says it would be easier to be dead
I found a note in my daughter's bag and I'm shaking
my grandfather stopped eating and says he's ready to go
my colleague made a joke about hanging himself and nobody laughed
my brother is a veteran and he said he doesn't see a reason any more
I think my wife has postnatal depression, she said the baby would be better without her
## round.low-edge | watch | suicide
I can't see the point in getting better
I feel like I'm disappearing
I keep asking myself what I'm doing here
it's like I'm watching my life end in slow motion
I'm not sure anyone needs me
the dark is back and I'm afraid of it
I can't promise anything about tomorrow
I don't know if I can get through tonight
I need someone to stay on the line with me tonight
I've never felt this low in my life
I feel like I'm breaking and no one will put me back
every day is worse than the one before
I'm too tired to keep fighting
I have nothing left in me
I don't see how this ends well
I keep thinking bad thoughts when I'm alone
I'd give anything to not feel this
what's wrong with me, why can't I just be happy to be alive
I'm one more bad thing away from breaking
I feel like I'm at the bottom of a well
it feels like my life is over since the accident
I don't want to be me any more
I hate my life
I hate my life so much
my life is a mess and I don't want it
I ruin everything, everyone leaves
there's this heaviness, I can't see past it
I wish I could just press pause on everything for ever
I don't feel like there's a place for me anywhere in this world
I'm losing hope
`;
