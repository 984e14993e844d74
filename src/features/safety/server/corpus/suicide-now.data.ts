// Training: danger to one's own life within reach of now. Places and objects are named, never how they are used.

export const suicideNow = `
## suicide.tonight | imminent | suicide
tonight I end it, I've decided
I am ending my life tonight and nothing you say changes it
it happens tonight, after everyone is asleep
I won't be alive in the morning
this is my last night on earth
I don't plan on seeing the sun come up
by tomorrow I'll be gone and they can all breathe
I'm doing it tonight, I just didn't want the last person I talk to to be my boss
I'm not going to make it through the night because I won't let myself
when this call ends I am going to end my life
after I hang up I'm going to do it
I am going to be dead before midnight and it's fine
I've given it until tonight, and tonight is here
okay so tonight is when I stop existing
## suicide.date-set | imminent | suicide
I picked Friday. On Friday I'm going to kill myself
Sunday is the day I'm going to die, I already chose it
I have a date for my death and it's this week
on my birthday next week I'm going to end it
I've put it in my calendar, Thursday, that's when I'm done with living
I'm going to wait until after mum's visit and then kill myself on Monday
my plan is for Saturday when the house is empty
the day after tomorrow I won't be around, I've settled it
I told myself if nothing changed by the 30th I'd end my life, and nothing changed and it's the 29th
I have the day and the place and I'm going through with it
I booked the day off so I can die in peace
it's set for tomorrow, I feel calm about dying now
## suicide.means-ready | imminent | suicide
I have the pills lined up in front of me
the tablets are on the table and I keep counting them
I've got everything I need to do it right here beside me
I am holding the knife and I want it over
my dad's gun is in my lap
there's a rope in the car and I'm going to use it
everything is ready, I only have to be brave enough to die
I've got it in my hand right now, I'm about to do it
the stuff I bought to end it is in my bag and I'm alone
I'm looking at the medicine and thinking I'll take all of it
I have a way to do it and nobody is home until six
I went and got what I need to kill myself today
it's loaded and it's next to me
I keep picking up the blade and putting it down, I think this time I won't put it down
I've been saving up for this and now there's enough for me to never wake up
## suicide.at-place | imminent | suicide
I'm standing on the bridge looking down
I'm up on the roof and the edge is right there
I'm sitting by the tracks waiting for the next one
I'm at the edge and I'm about to let go
I walked to the cliff, I'm not walking back
I'm on the balcony, fourteenth floor, on the wrong side of the rail
I'm parked by the lake and I'm going to drive in
I'm at the station and I'm thinking I'll step off when it comes
I climbed over the railing
I'm on the ledge, I can see the cars below, goodbye
my toes are over the edge already
I drove out here to do it and I'm here now
## suicide.goodbye-now | imminent | suicide
by the time anyone reads this I'll be dead
tell my daughter I love her, I can't stay in this world
this is my goodbye, I'm sorry for everything, I won't be back
the note is on the kitchen table, I'm going now
I wrote the letter, I've locked the door, it's time
I just wanted to say goodbye to someone before I do it
goodbye. thank you for trying. I won't be here when you answer
I've said my goodbyes to everyone without them knowing, and now it's time to die
please tell my mum it wasn't her fault, I'm doing it now
I've sent the last messages, phone off after this, I'm ending my life
I'm saying bye for real this time, not logging off, dying
last message from me. ever. don't call anyone
I recorded a video for the kids to find after I'm dead tonight
## suicide.in-progress | imminent | suicide, self_harm
I've already started, I don't know if I want to stop
I've done it, I don't know how long it takes
I already cut my wrists
it's around my neck
I've done something to end it and I'm getting sleepy
I tried to kill myself an hour ago and it didn't work, I'm going to try again
I just tried to hang myself and the thing broke
I started to do it and my phone rang so I stopped, I'm going back in
I've set it going and now I'm just sitting here waiting
I tried last night. I'll try again today
I woke up this morning after trying to die and I wish I hadn't
I tried to end my life yesterday and nobody has noticed
## suicide.decided | imminent | suicide
I've made up my mind, I'm going to kill myself
I'm not asking for help, I've decided to die and I'm going to do it soon
the decision is made, all that's left is doing it
I know exactly how and when I'm going to end my life
I have a plan to kill myself and I'm going to carry it out
I've worked out every detail of how I'm going to die, it's just a matter of days
I finally have the courage to kill myself
nothing is going to stop me this time, I will finish it
I'm not scared any more, I'm going to go through with it
I'm committed to it now, I'm ending my life, I don't want to be talked out of it
I've got a plan and I intend to follow it, I just feel numb about dying
once my paperwork is done I'm killing myself
## suicide.after-condition | imminent | suicide
as soon as my kids fall asleep I'm going to do it
once my wife leaves for work I'm going to end it
I'm only waiting until the dog is with my sister and then I'm going to kill myself
when the house goes quiet I'll be gone too, for good
after I finish this bottle I'm going to do it
the minute he drives off I'm ending my life
I'm waiting for my flatmate to go out and then it's over for me
after this last cigarette I'm jumping
I'll feed the cat and then I'm going to die
I just need them to go to bed, then I can finally do it and be dead
## suicide.slang-now | imminent | suicide
im gonna kms tonight fr no joke
kms tonight. not a bit. i mean it
finna unalive myself rn
im ab to unalive myself and im not even scared
sewer slide tonight, ive got what i need
tonight im catching the bus and not coming back, i mean dying
game over for me tonight, permanently, im going to kill myself
ctb tonight, bye everyone
gonna yeet myself off the roof in like ten minutes not even joking
ngl tonight im logging out of life forever, its all set up
not to be dramatic but im literally going to end my life tonight
about to do it. like actually do it. kms
deadass got the pills next to me rn
## suicide.now-sw | imminent | suicide | sw
nitajiua kesho asubuhi, nimeshaamua
niko na sumu mkononi, naenda kuinywa
leo ndiyo siku yangu ya mwisho duniani
nimeandika barua ya kwaheri, nakufa usiku huu
nimeshika kisu, nataka kujimaliza sasa hivi
kamba iko tayari, sitaki kuishi tena
nitajitoa uhai wakilala
nimeamua kufa leo, msinitafute
naenda kujinyonga sasa
waambie watoto wangu nawapenda, sitakuwepo kesho
nimemaliza kila kitu, usiku huu ninajiua
## suicide.now-sheng | imminent | suicide | sheng
leo najimaliza aki, nimechoka
usiku wa leo nitajiua buda, si mchezo
niko na dawa zote hapa, nameza zote leo
leo ndo final, najidedisha
ntajinyonga leo msee, kila kitu iko set
niko rooftop, naruka sai
nishaandika note, leo naenda mazima
sioni nikiamka kesho, nitahakikisha
wasee wakilala najitoa uhai
## suicide.rambling-now | imminent | suicide
so um I don't really know why I called but uh basically I've got the pills here and I've been sitting with them for like two hours and I think I'm going to take them
I had a normal day actually, I went to work, I ate lunch, I laughed at something, and then I came home and wrote the note and now I'm just sitting here waiting to be brave enough to end it
I know you're going to tell me to call someone and I'm not going to, I just want someone to know that I'm going to die tonight and it's not anybody's fault
sorry I'm all over the place, I dropped my son at his grandmother's, I cleaned the flat so nobody has to, and I'm going to kill myself when it gets dark
yeah so it's been a long year and my brother stopped talking to me and the job went and, well, I'm on the roof of the car park and I don't think I'm coming down the normal way
can I just talk for a minute, I don't want advice, I've made my peace, I have what I need, and I'll be gone by the morning
I'm so tired, I'm really so tired, I've got the gun out and I keep thinking just do it just do it
okay here's the thing, I've told everyone I'm going away this weekend, I'm not going away, I'm going to end my life
you seem nice so I'll be honest, I have been planning this for weeks and tomorrow morning after the school run I am going to do it
## suicide.will-fragment | imminent | suicide
about to jump
doing it now
I'm going to do it. I'm going to die
it's time. goodbye
pills. vodka. tonight. done
one hour left of me
I'm taking myself out tonight
I won't see tomorrow
don't bother answering, I'll be dead
tonight I get to stop
## suicide.partner-pact | imminent | suicide
we're going to die together tonight, me and her, we promised
my girlfriend and I made a pact and it's this weekend
I'm going to take my own life and I don't want my kids left behind in this so I'm taking them with me
he's gone and tonight I'm going to follow him
today is a year since my son died and tonight I'm going to be with him
I'm joining my husband tonight, I've got everything laid out
## suicide.other-now | imminent | suicide
my brother just sent me a goodbye message and his phone is off
my friend is on the roof right now saying she's going to jump
my son locked himself in the bathroom and says he is going to kill himself
my wife left a suicide note and took the car, I can't find her
my flatmate has a knife to his wrist and won't put it down
she just texted me that she took the pills and that she loves me
my daughter says she's going to end her life tonight, what do I do
he is standing on the bridge on video call with me
`;
