// Training: wanting to die or not to live, plainly and in every roundabout way, and the weaker signs of it.

export const suicideIdeation = `
## ideation.plain | elevated | suicide
I want to kill myself
I've been thinking about suicide
I'm suicidal
I feel suicidal most days now
I have thoughts of ending my life
I think about killing myself every single day
I don't want to live any more
I've been having really dark thoughts about taking my own life
lately I can't stop thinking about dying
death is on my mind all the time and I want it
I'm thinking of ending it all
honestly, I'd rather be dead
I wish I was dead
I wish I were dead and that's the truth
part of me wants to kill myself and part of me is scared of that part
some nights I lie there planning my own death
the thoughts about suicide came back this week
my mind goes to suicide whenever I'm alone
## ideation.not-wake | elevated | suicide
I go to bed hoping I don't wake up
I wish I could fall asleep and just not wake up again
every morning I'm disappointed that I woke up
it would be easier if I just didn't wake up tomorrow
I keep praying that my heart stops while I sleep
opening my eyes in the morning feels like losing
I wouldn't mind if tonight was the last time I fell asleep
I was hoping the anaesthetic would just keep me under forever
when the alarm goes I'm gutted that I'm still here
I'd be happy to close my eyes and never have to open them again
falling asleep is the best part of my day because maybe it's for good
still alive this morning, unfortunately
## ideation.accident-wish | elevated | suicide
I cross the road without looking and I don't care what happens
if a bus hit me it would solve everything
I hope the plane goes down when I'm on it
I keep wishing I'd get cancer so it's not my fault
I stopped wearing a seatbelt, I just don't care if I live
when the doctor said it was nothing serious I was let down, I wanted it to be something that kills me
I fantasise about being in a crash and not surviving
I wish somebody would just shoot me and get it done
I take stupid risks on the motorbike because dying wouldn't bother me
I wouldn't step out of the way if a car came at me
every flight I hope it's the one that doesn't land
it'd be such a relief if something fell on me and ended it
if I got really sick I wouldn't treat it, I'd let it take me
I hoped covid would take me and it didn't
## ideation.better-off | elevated | suicide
they'd all be better off if I wasn't alive
my kids need a better mother, they'd have one if I died
the world would run a little smoother without me in it
my family would get the insurance and finally be okay
I'm costing everyone, dead I'd be worth more
my husband could find someone normal if I was out of the picture for good
I did the maths and everyone I love has an easier life if I'm gone
nobody needs me alive
he'd cry for a week and then he'd be free of me
if I died it would fix more than it breaks
I'm the problem in this family and there's one obvious way to remove the problem
my parents have two good children, losing me would be a relief
my being alive makes everyone else's life harder
I am worth more to them gone than here
they'd be sad for a bit, then lighter
the kindest thing I could do for my family is stop being in it, permanently
## ideation.not-much-longer | elevated | suicide
you won't have to worry about me much longer
don't worry, I won't be anyone's problem for long
soon nobody will have to look after me any more
it doesn't matter what the doctor says, I won't be around to need it
I'm not renewing the lease because I won't be here
no point booking the dentist, I don't plan on being alive then
why would I save money, I'm not going to be here to spend it
I told her she can have my car, I won't need it where I'm going
they'll stop being angry with me once I'm in the ground
I won't be taking up space for much longer
I don't have to finish the course, I'll be gone before the exams
it's nearly over, I just have to get a few things in order first
I've stopped making plans past this month
this is the last Christmas they'll have to put up with me
it's okay, I'll be out of everyone's hair soon, for good
## ideation.no-reason | elevated | suicide
I can't find one reason to stay alive
there is nothing left to live for
what would I even stay for
the only thing keeping me alive is my dog
if it wasn't for my kids I'd have done it already
the day my mother dies I'm following her, she's the only reason I'm still here
I ran out of reasons to keep breathing
I'm alive because I'm a coward, no other reason
once my cat goes there's nothing stopping me
I try to make a list of why I should live and the page is empty
I've lost the will to live
I don't have it in me to go on living
living has no point for me any longer
the one thing holding me back is who'd find me
I stay alive for other people and I'm running out of that too
## ideation.tired-of-life | elevated | suicide
I'm tired of being alive
I'm so tired of living like this that I'd rather not live
I'm done with life
I'm done existing
I'm sick of waking up and having to be a person, I want it finished for good
life isn't for me, I'd like to hand it back
I'm exhausted by being alive, not by work, by being alive
I just don't want to exist
I hate being alive
I want out of this life
existing hurts and I want it to stop for good
I'm ready to go. I've had enough of this life
I've lived long enough, honestly
I never asked to be born and I'd like to undo it
I want to stop being. not sleep. stop
I don't want a break, I want the end
## ideation.rest-images | elevated | suicide
I just want to sleep forever
I long for the quiet that comes after everything
the idea of not existing is the only thing that calms me down
death seems kind compared to this
I picture my funeral and I feel peaceful
being in the ground sounds restful
nothingness sounds like a holiday to me
I keep imagining the moment it all goes black and it's a comfort
I think about the water closing over me and it feels gentle
I imagine letting go and it feels like the only kind thing left
there's a door at the end of all this and I keep my hand on it
I daydream about my own death at my desk
I want to be where nothing can reach me any more, under the ground
I keep thinking how quiet it would be if I were dead
knowing I can always end it is the only thing that gets me through the day
## ideation.place-pull | elevated | suicide
when I'm up high something in me wants to jump
every time the train comes in I have to hold on to the bench
I keep looking at the river on my way home and thinking
I drive past that bridge and slow down each time, wondering
I had to leave the balcony because I didn't trust myself
the medicine cabinet keeps calling to me
I catch myself thinking how easy it would be to turn the wheel into oncoming traffic
I stood too close to the edge of the platform today on purpose
I keep ending up on the top floor of the car park and I don't really know why. I do know why
I look at the knives in the kitchen differently now
whenever I see the pills I think that could be it
I moved my desk away from the window because of the thoughts
I sat in the car by the sea for two hours wondering if I'd do it
I found myself checking how high the roof was
## ideation.research | elevated | suicide
I've been looking up ways to die
I keep reading about how people did it
what's the quickest way to go without feeling it
how would someone make it look like an accident so the family isn't ashamed
I googled whether it hurts to die
which way of dying is peaceful, I'm asking for me
tell me how to end my life painlessly
is there something I can take that would just stop everything
I've been on those forums where people talk about how to do it
how many would be enough, hypothetically
I've compared the ways and I have one I'd choose
I've been working out how I'd do it so nobody has to clean up
I know how I would do it if it came to that
I've thought about the method, yes
I've been thinking about which day would hurt them least
## ideation.reunion | elevated | suicide
I want to go where my mum is
I want to be with my baby in heaven, I don't want to be here
I should be in that grave beside him
I just want to join her, wherever she is
it should have been me that died and I'd like to make it right
since he died all I want is to follow him
heaven has my brother in it and this place has nothing
I talk to my wife at night and tell her I'm coming soon
I want God to take me home already
I'm begging God every night to let me go to her
the only way I'll ever hold my daughter again is to die
I asked the Lord to take me and leave somebody who wants to be here
## ideation.burden-strong | elevated | suicide
I am such a burden that dying feels like the decent thing
everyone is tired of me and I could put them out of their misery by going
I'm a weight on my children and I want to take the weight away for ever
my illness is eating their savings, if I died it would stop
they're too kind to say it but they're waiting for me to go
I've ruined everyone I love, I should remove myself
I take and take, the only thing I've got left to give is being gone
people would move on in a month if I disappeared for good, and I want them to
I'm poison, they need me out of this world
no one would have to lie awake about me if I was dead
## ideation.ambivalent | elevated | suicide
I don't want to die exactly, I just don't want to be alive
I don't want to kill myself but I want to be dead
I'm not going to do anything but I think about dying a lot
I wouldn't call it suicidal, I just hope something happens to me
I don't have a plan, I just don't want to be here any more, on earth I mean
it's not that I'd do it, it's that I'd be relieved
it's not a plan, more of a wish to stop existing
I say I'm fine and then I think about not being alive in the lift
I'm safe I guess, I just picture my death every day
I won't act on it but the thoughts of killing myself are constant
I keep thinking what if I just weren't alive, and then I get up and make breakfast
I'm scared of how much I want to die
sometimes I want to die and sometimes I want pizza, it changes by the hour
the passive kind, you know, if it happened I'd be glad
I'd never do it because of my mum but God I wish I could
## ideation.masked | elevated | suicide
it's funny, I have a whole plan for everyone else's future and none where I'm alive
haha anyway I thought about killing myself on the tube again, how's your day
lol I say I'm joking but I do think about it, dying, like a lot
I joke about killing myself so much that no one would notice the real one
my friends think it's a bit when I say I want to die. It stopped being a bit
everyone says I'm the cheerful one, and every night I ask not to wake up
I'm a doctor, I tell people to get help, and I go home and think about how I'd end it
on paper my life is perfect and I want to die
I have two kids, a house, a great job, and I think about hanging it all up, my life I mean
I smile at work and then sit in the car wishing I was dead
I know I sound calm, I'm always calm when I think about ending my life
people like me don't kill themselves, that's what I keep telling myself when I think about it
## ideation.rambling | elevated | suicide
it's like um I get up and I do the things, I brush my teeth, and the whole time there's this thought running that I could just not be alive and it would be so much less effort
so my manager had a go at me again and I was walking home and I was thinking about dinner and then I was thinking, you know, if I stepped out right now I wouldn't need dinner
I don't know, it's stupid, it's been raining, my sister had her baby, everyone's happy, and all I could think at the party was that I'd like to be dead
okay so I haven't told anybody this and I feel silly saying it to a machine, but I think about not being here, and I don't mean here in Leeds, I mean at all
I was doing well, then the letter from the bank came, and then the landlord, and I just thought well that's it then, I can't keep living, there's only one way out of this
it's hard to explain, it's not sadness, it's more like I've finished, like I've seen the film and I want to leave before the credits
we lost the house in March and he started drinking and I keep the face on for the girls but at night I go through it in my head, how it would be, who'd find me, what I'd wear
I guess what I'm trying to say, and I'm going round in circles, sorry, is that I don't really want to be alive any more and I don't know who you tell that to
uh I don't know how to start, um, things are bad, like really bad, and I've been, uh, having thoughts about, you know, not living
I had a good weekend, I really did, we went to the coast, the kids laughed, and I remember thinking this would be a good last memory for them to have of me
everyone at church keeps saying God has a plan and I sit there thinking my plan is to be dead before forty
## ideation.genz | elevated | suicide
ngl i dont wanna be alive anymore
lowkey want to die and its not a joke this time
thinking abt unaliving myself fr
kms thoughts are back, like daily
i wanna kms and im not being quirky
the sewer slide thoughts are loud today
id log off life if i could no cap
im so done w being alive its not even funny
grippy sock vacation wont fix me i just wanna be dead
been thinking abt catching the bus ngl
my toxic trait is wanting to be dead every tuesday, no but seriously i do
i want to self delete
id rather be six feet under atp
not me googling how to die at 3am again
my brain keeps going just end it just end it
wish i could alt f4 my life
i dont wanna exist rn or ever tbh
existence is a scam i want a refund and i want out for good
bestie i actually want to die i cant do the bit anymore
ready for the forever nap, not kidding
## ideation.sw | elevated | suicide | sw
sitaki tena maisha haya
nataka kufa
natamani kufa
ningependa nife tu nipumzike
bora nife kuliko kuendelea hivi
nafikiria kujiua kila siku
nimekuwa nikifikiria kujitoa uhai
maisha hayana maana tena, nataka yaishe
sioni sababu ya kuendelea kuishi
kila usiku naomba Mungu anichukue
ningelala na nisiamke tena
familia yangu itakuwa sawa bila mimi duniani
nimechoka na maisha, nataka kuondoka duniani
najiona mzigo, afadhali nisiwepo
mawazo ya kujiua hayaniachi
kifo kinaonekana kama pumziko kwangu
natamani ningekufa mimi badala yake
hakuna kitu kinachonifanya nitake kuishi
moyo wangu unataka kumfuata mume wangu kaburini
nataka nilale milele nisihisi chochote
watoto wangu wangeishi vizuri kama mimi ningekufa
## ideation.sheng | elevated | suicide | sheng
aki nimechoka na hii life, nataka kudedi
hii life imenishinda, naskia kujimaliza
naskia kufa tu msee
bora nidedi tu
siezi endelea kuishi hivi, nataka kuenda juu
mimi naona nikijitoa uhai ndo solution
buda sitaki kuishi ukweli
maisha ni ngumu nataka tu nikufe
nikikufa hakuna mtu atanimiss, na ndio nataka
nataka kurest in peace aki si jokes
hii dunia si yangu, nataka nitoke
## ideation.fragments | elevated | suicide
not alive. that's what I want
dead would be better
end. just the end
want to be gone for good
tired of breathing
no more of me please
I'm finished with this world
don't want a tomorrow
just let me die
why am I still alive
please let it be over, my life
I shouldn't be alive
## ideation.worst-time | elevated | suicide
since the diagnosis I've decided I'd rather die than go through it
he left and without him I'm not going to live
I've been charged and I'd sooner be dead than face court
I can't pay it back, there's only one way a man gets out of that kind of debt
they posted those pictures of me and now I want to die
if I fail these exams I'm killing myself
if she leaves me I'll kill myself
if they send me back there I won't let them take me alive
when my visa runs out so do I
if the baby doesn't make it I'm going with her
I came out to my dad and he said I'm dead to him, so I may as well be
I can't be a father again after what I did, the only honest thing is to stop living
## ideation.postnatal | elevated | suicide
since the baby came I think about dying every time it's quiet
the baby would do better with a mother who isn't me, one who's alive inside. I'd leave her to them and go
I hold him and I imagine stepping off the balcony, just me
I'm supposed to be happy, he's six weeks old, and I don't want to live
I write letters for her first birthday because I can't see myself being there, I don't want to be alive for it
## ideation.old-age | elevated | suicide
I'm eighty-one and I've had enough, I'd like to go now, by my own hand if it comes to it
what use is an old man, I'd sooner be under the ground
I don't want another winter, I keep thinking of ending it
since Jean died I just sit here waiting to die and wishing it would hurry
they want to put me in a home, I'd rather do away with myself
I've outlived everyone, it's my turn and I'm minded to hurry it along
## attempt.recent-and-fear | elevated | suicide
I came out of hospital last week after trying to end my life and I'm no better
I tried to kill myself last month and I'm afraid I'll do it again
I wrote a note and tore it up on Tuesday
I almost did it on Sunday and then my neighbour knocked
I got as far as the roof last week and came back down
I put the pills back in the box last night, I nearly took them
they let me out of the ward and I still want to die
I started writing goodbye letters last night and stopped at the third
## attempt.past | watch | suicide
I tried to kill myself when I was nineteen
I was hospitalised after an attempt three years ago and nobody here knows
years ago I took an overdose, I sometimes think about that girl
I survived a suicide attempt in 2018 and the anniversary is coming
it's been two years since my attempt and I feel strange today
I have an attempt in my past, I thought you should know
## watch.hopeless | watch | suicide | en | hopeless
I don't see a way out of this
nothing is ever going to change for me
I feel completely hopeless
what's the point of any of it
I've given up
it's never going to get better, is it
everything I touch falls apart and always will
I can't imagine things being different, ever
there's no future for me
I stopped hoping for anything a while ago
I look ahead and there's just nothing
it's all pointless
why do I even try
I don't believe in anything getting better any more
I feel like my life is already over
I can't see myself in five years, I try and it's blank
## watch.trapped | watch | suicide | en | escape
I can't do this any more
I can't keep living like this
I can't take it any longer
I just want it all to stop
I want the pain to end
I want to disappear
I wish I could vanish
I want everything to go quiet
I don't know how much more I can take
I'm at the end of my rope
I'm hanging on by a thread
I just want to not feel anything for a while
I need a way out and I can't find one
I want to run away from my own head
I don't know how long I can keep doing this
I just want to stop
make it stop please
I'm so close to the edge these days
I'm drowning and no one sees it
I need this to be over
## watch.burden | watch | suicide | en | burden
I feel like a burden
everyone would have it easier if I wasn't such a mess
I'm just dead weight
all I do is drag people down
I'm a disappointment to everyone who loves me
my family deserves better than me
I only make things worse for people
I don't deserve to take up space
nobody would notice if I stopped showing up
would anybody even miss me
I feel like I'm in everyone's way
I'm a waste of everyone's time
I shouldn't have been born
I wish I'd never been born
I hate myself so much I can't stand being in my skin
## watch.lonely-dark | watch | suicide | en | alone
I have no one. literally no one
nobody would come if I called
I feel so empty that I scare myself
it's got really dark in my head lately
I'm not okay and I don't know how to say how not okay
I don't trust myself tonight
I'm scared of my own thoughts
there are thoughts I'm afraid to say out loud
I'm having bad thoughts again
I feel dead inside
I feel nothing, just nothing, for weeks
I feel like I'm already a ghost
something in me has gone out
it's one of those nights where I shouldn't be by myself
I don't really care what happens to me any more
whatever happens happens, I've stopped caring if I'm okay
## watch.genz | watch | suicide | en | escape
i cant do this anymore fr
im so done
everything hurts and idc anymore
im tired of pretending im ok
nobody would notice if i left tbh
i wanna disappear ngl
life is lowkey not it rn and idk how to keep going
im not ok and i dont think i will be
im spiraling bad tonight
i give up bro
why do i even bother existing lol
im at my limit fr fr
## watch.sw | watch | suicide | sw | hopeless
sioni mwanga mbele
siwezi tena
nimefika mwisho wa nguvu zangu
sina tumaini lolote
najihisi mzigo kwa familia yangu
kila kitu kimekwisha kwangu
sijui nitaendelea vipi
moyo umevunjika, sitaki chochote tena
nataka tu haya maumivu yaishe
nataka kupotea mahali hakuna mtu ananijua
## watch.sheng | watch | suicide | sheng | hopeless
nimegive up aki
siwezi tena msee
hii maisha imeniweza
naskia kudisappear tu
hakuna mtu ananicare
nimechoka design siezi explain
stress imenifika hapa, sioni way out
nimefika mwisho buda
## watch.joke-unclear | watch | suicide
lol guess I'll just die
haha kill me now, but like, half serious
maybe I should just walk into the sea lol
I make a lot of dark jokes about dying lately
what if I just wasn't here haha
one day I'll just not show up to life lol
## watch.worried-other | watch | suicide
my best friend told me she wants to die
I think my son is suicidal
my sister keeps saying she'd be better off dead
my boyfriend threatens to kill himself when I try to leave
my dad talks about not being around much longer and it scares me
a girl in my class posted that she wants to end it
my roommate has been talking about suicide and I don't know how to help
my wife said last night that she doesn't want to live
my student wrote an essay that sounds like a goodbye
I'm afraid my brother will hurt himself after the divorce
my mum said she wishes she was dead
he keeps saying it would be easier if he were gone
my cousin tried to end her life last month and I can't sleep
my ex texted that he can't live without me and now he's not answering
## watch.worried-other-sw | watch | suicide | sw
rafiki yangu anasema anataka kufa
mtoto wangu anaongea kuhusu kujiua na naogopa
dada yangu alijaribu kujiua wiki iliyopita
mume wangu anasema hataki kuishi tena
## watch.intrusive | watch | suicide
I get these flashes of jumping when I'm on a balcony and they horrify me, I don't want to
I have intrusive thoughts about dying and they terrify me, they're not what I want
a thought popped in about swerving and it freaked me out, I don't want to die
my OCD keeps asking me what if I killed myself and I'm scared of it
I keep getting unwanted images of my own death and I hate them
## sign.giving-away | watch | suicide | en | giving-away
I've been giving my things away this week
I gave my guitar to my nephew, I won't need it
I found a new home for my dog
I handed my sister my jewellery and she asked why
I gave away my record collection, all of it
I've been sorting who gets what
I gave my best friend my hoodie and told her to keep it
I cleared my room out, it's basically empty now
I transferred my savings to my mum
nimegawa vitu vyangu vyote
I told my brother he could have my bike and my games
I've been passing on the things that matter to me
## sign.letters | watch | suicide | en | letters
I wrote a letter to each of my kids
I've been writing letters to everyone I love
I finished the letter to my parents last night
I wrote down all my passwords and left them in an envelope
I made a list of what should happen with my accounts
I updated my will
I've put all my papers in one folder where they'll find them
I recorded some voice messages for my daughter for later
I left a note for my flatmate in the drawer
nimeandikia watoto wangu barua
I wrote down how I want things done afterwards
## sign.goodbye | watch | suicide | en | goodbye
I went round and saw everybody one last time
I called my old friends just to hear their voices and say thank you
I said goodbye to my mum in a way she didn't notice
I told everyone I loved them today, it felt important to
I apologised to everyone I ever hurt
I've been tying up loose ends with people
I hugged my kids for a long time this morning
thank you for being there, I wanted to say that while I can
I'd like you to know you did help, whatever happens
I wanted to hear a kind voice before
tell people I was grateful
it was nice talking to you, it really was
## sign.after-date | watch | suicide | en | after-date
after Friday it won't matter
by next week none of this will be my problem
once the weekend is over everything will be quiet
it only has to last until Sunday
after the birthday I'm free
come Monday you won't hear from me
soon it won't matter what anybody thinks
it'll all be sorted by the end of the month, one way or another
I just have to get through the wedding and then I can stop
after tomorrow I won't be tired any more
baada ya Ijumaa haitajalisha tena
kesho kutwa nitakuwa nimepumzika
I only need to hold out till my daughter's exams are done
they can ask me again next week, I won't be there to answer
## sign.settled | watch | suicide | en | settled
I feel calm for the first time in months, I know what I'm going to do
I've made peace with it
I've decided, so there's nothing to be upset about
it's strange, since I decided I've been sleeping fine
I've come to terms with how this ends
I'm not angry any more, it's all settled
everything's in order now
I finally have a way out and I feel light
I know how this ends and I'm okay
there's nothing left on my list
I've stopped fighting it
## sign.means | watch | suicide | en | means
I've been keeping my tablets instead of taking them
I've got more pills in the house than anyone should
I went to the hardware shop today, you don't need to know what for
I bought a rope
I got hold of my grandfather's gun
I kept the medication from my operation, just in case
I ordered something online, it came today
I asked my doctor for a longer prescription this time
I know where my dad keeps the key to the gun cabinet
nimeweka dawa nyingi nyumbani
## sign.no-future | watch | suicide | en | no-future
I don't think I'll see next summer
I can't picture myself getting to thirty
I didn't sign up for next year, no need
I've stopped buying things that last
I won't be needing new shoes
no use planting anything, I won't see it come up
they asked where I see myself in five years, I don't
I told them not to include me in the plans for December
I cancelled everything in my calendar from the 10th on
I don't expect to be around for the graduation
## sign.care-handover | watch | suicide | en | care-handover
I asked my sister whether she'd take the kids if anything happened
promise me someone will look after my mum
I showed my husband how everything in the house works, he'll need to know
I want you to tell my family where the documents are
my neighbour said she'd feed the cat for as long as it takes
I've been teaching my son to cook so that he can manage on his own
who looks after a dog when the owner isn't around any more
nimemwomba dada yangu awalee watoto wangu
I made my brother promise to check on dad every week from now on
`;
