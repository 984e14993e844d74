// Training: the same danger close by (a time, a place, a thing in the hand), told of others, and the dark that is not yet it.

export const wideSuicide2 = `
## wide.house-in-order-tonight | imminent | suicide
dishwasher's on, bins are out, I've put a blanket in the hall for whoever comes in. it's tonight
the children are at their gran's till Sunday and the kitchen's clean. I've never been so ready
paid the milkman, stopped the papers, turned off the water at the main so there'd be no damp. I go up at nine
I've sent the rent early, and a note to the caretaker asking him not to let the girls upstairs tomorrow morning
washed, shaved, wearing the good suit so nobody has to dress me. just finishing my tea first
I've left the lights on so she'll see from the road that something's wrong and not bring the kids in
freezer's full and the school run's arranged for the whole of next week, they'll need it after tonight
## wide.deadline-weekday | imminent | suicide
by Monday none of this will be my problem, I've made sure of that, I only had to wait until payday
I told the bank I'd have an answer by Friday. they'll have their answer, they'll read it in the paper
my lease ends on the thirtieth and so do I
I gave myself until the exam board meets, it meets tomorrow at ten, and I'm not going to be here at eleven
after Sunday lunch. I want one more Sunday lunch, then I drive out to the quarry, I've got it all in the boot
Thursday's his birthday, I'll let him have his cake, I leave this life on Friday
when the rain stops I'm going out to the barn and I won't be coming in again
my shift finishes at six, the last train through is at seven ten, that's when
## wide.on-the-railing | imminent | suicide
I'm on the outside of it. my arms are getting tired. I don't know why I picked up the phone
there's wind up here and I can see our estate, everyone's lights are on, I've one leg over
they put a sign with a number on the bridge. I'm looking at the sign. I'm looking at the water
niko Nyali bridge now and I don't think I walk back home
I've taken my shoes off and put them side by side on the rocks, the tide's nearly up
at the far end of the platform, where it comes in fastest. next one's in six minutes
top floor of the car park, sitting on the wall with my feet out. the security man hasn't seen me yet
rooftop of the hostel, my roommates are asleep, I keep leaning a bit more
I have walk to the middle of the ice, it is making noise, I am not go back
## wide.means-in-hand | imminent | suicide
they're laid out on the duvet in rows of ten. I've poured the water
I've got the thing from dad's wardrobe on my lap and the safety's off
tied it twice to be sure. the chair's the one from the piano
hose is on, tape's on, I just need to turn the key
I have mixed it in the cup already, it smells terrible, I'm holding the cup and I only have to drink
the blade is out of the wrapper and the bath's run. my playlist's got four songs left
all my insulin's drawn up and I'm not even due
i have the bottle from the store room n im sat behind the cowshed n nobody knows im here
## wide.just-swallowed-suicide | imminent | suicide, overdose
I did it about ten minutes ago, all the sock, all the savings, and I feel very calm
there's nothing left in the box and I'm lying on her side of the bed
I have drunk what is for the cattle ticks. my throat. tell my mother
it's inside me now. I lied when I said I was going to bed early
took the lot n now im scared n i dont want my mum to know
half an hour since. I can't feel my lips. I thought I'd be asleep by now
I regret to inform you that I've already taken them. I did not want to be on my own for the waiting
okay so I've done it and I'm changing my mind and I can't stand up
## wide.bleeding-on-purpose | imminent | suicide, self_harm
it's deeper than I've ever gone and I meant it this time, the towel's soaked
both wrists. it's warm. I thought it'd hurt more
it won't close and I'm dizzy, I'm in the shower so that there's less for them to clean
my neck, I did my neck, it won't stop, I'm not sure I want it to
pulled the stitches out, all of them, I'm not letting them put me back
## wide.rope-broke | imminent | suicide
the branch snapped. I'm sitting under it. I'm going to find a thicker one
it came down with half the ceiling and now I've got plaster in my hair and I'm going to try the garage
I woke up on the floor with a mark round my neck, an hour's gone, I'm getting up to do it right
the car wouldn't start. even that. so I'm walking to the line instead
I threw up most of them. there's another packet in the bathroom. I'm looking at the door
driver swerved. he swerved. I'm on the verge waiting for the next lorry
## wide.sign-off-now | imminent | suicide
tell my girls the blue box is for them. that's all. you can log off now
I won't answer after this. you did nothing wrong. goodnight for good
well this is my stop, the last one, I'm getting off for ever in a minute
everyone's asleep, I kissed each one on the forehead, I'm closing the front door behind me so quietly
I have unfollowed everybody so that they do not see me go offline. ten minutes and then never again
okay bye. for real for real. when u wake up i wont be on this earth
last thing anyone will have from me, so let it be this, I tried, I honestly did
this is me keeping the promise I made at my brother's grave. I'm kneeling on it, I've what I need with me
## wide.appointment-with-it | imminent | suicide
it's in my calendar as dentist. 14:30 tomorrow. it is not the dentist
we'd planned it for the summer holidays, me and a girl I met online, she's coming on the coach this afternoon and we're going up there together
I've hired a cabin for one night, only one, I won't be checking out
my brother's wedding is Saturday. I'll dance, I'll give my speech, and on Saturday night I'm done living
picked the day they change the clocks, one hour less to get through. it's this weekend
I have told work I'm on leave from tomorrow. I am not coming back from that leave. it's all bought and hidden under the stairs
the twelfth. the same date she left. tomorrow's the eleventh
## wide.not-safe-tonight | imminent | suicide
you asked if I'll be okay until morning. I don't think so, no. I've stopped fighting it
please get me somewhere, I'm in my kitchen and I don't trust what my hands are about to do
I locked them in the car and now I'm holding the car key
if my husband goes to his night shift I'm going to do it, he's putting his boots on now
he left me on my own for the first time since the hospital. I've already started looking through drawers
I made it to ten o'clock. I said I'd make it to ten. I never said after
I cannot be by myself with this tonight I've got the rope out and put it back three times
## wide.young-now | imminent | suicide
im in the school bathroom n i got my moms pills n im not goin back to class
after assembly tomorrow im doing it from the science block so they all have to see
got grounded got my phone back for 1 hr so this is bye. window is open. 8th floor
told my bsf to take care of my hamster from tomorrow on n she said why n i said no reason. its tonight
they made a countdown to me doing it in the chat n im gonna let it hit zero its at 40 min
I'm eleven. I have the belt on the wardrobe door. my brother's in the next room with his game
everyone on the live is telling me to do it so ok
## wide.dictated-now | imminent | suicide
im driving and im not going to turn at the roundabout im just going to keep my foot down and theres the wall
yes hello i need to say this before i lose my nerve or before i get it i dont know which im up on the roof of the flats and its raining and i told my brother id ring him and i wont
um so i emptied the cabinet in to a bowl its like sweets it looks like sweets and my hand keeps going in
the train people announced a delay so i have got longer than i thought im at the end of the platform past the fence
she took the kids at four oclock its now nearly midnight im in the garage with the engine going and i wanted to hear a voice
i am in the forest behind the college i have brought the rope i sat down to send a message to my father and i didn't send it and you came up
## wide.other-person-now | imminent | suicide
my boyfriend is on the phone saying goodbye to me one by one for everyone he knows, he's near the lake, I can hear it
Grandpa's locked himself in the shed with the shotgun and told me to look after the bees
my student has just emailed me thank you for everything and that by the time I read it it'd be finished, it was sent eight minutes ago
she's sending me pictures of the tablets going down one after the other
my brother's shoes and phone are on the jetty and he's not
my tenant isn't answering, there's an envelope with my name on his door and the gas smell's strong
I came in and she'd taken them all, she's still talking but her words are melting
he's on the pylon. my son's on the pylon and he won't look at me
dada yangu ameandika kwaheri kwa status na amejifungia ndani, hatoi sauti
## wide.pact-or-parent | imminent | suicide, harm_to_others
I've given the little ones their cough syrup so they'll sleep, and then I'm turning on the gas for the four of us
we're doing it together tonight, my wife and I, eighty-four and eighty-six, we've written to the doctor
I've strapped them in the back. they think we're going to see the sea. we're not stopping at the sea
if I go she can't stay with him. I've put enough in both cups
my mother is asleep in her wheelchair, I'll do hers first and then mine
## wide.sw-now | imminent | suicide | sw
nimeshaweka kamba kwenye boriti, nasubiri tu mvua ipungue watu wasisikie
niko juu ya daraja la Nyali, maji yananiita, nimevua viatu
nimemaliza kopo lote la dawa ya nyanya, tumbo linawaka, mwambieni mama asilie
watoto wamelala, nimewafunika, nimewabusu, sasa natoka na sirudi
kesho asubuhi wakiamka watanikuta nimeshaondoka duniani, kila kitu kiko tayari
nimekaa kwenye reli, treni ya saa kumi na mbili iko karibu
vidonge vyote viko mkononi, nimemwaga maji kwenye glasi, nilitaka tu kusema kwaheri
usiku huu ndio wa mwisho, nimesafisha nyumba na kuweka barua juu ya meza
## wide.sheng-now | imminent | suicide | sheng
niko kwa rooftop ya plot, miguu iko nje, cheki tu vile nitaruka
nishakunywa hiyo dawa ya panya msee, tumbo inachoma, usiambie mathe
leo usiku ndio final, nimetumia kila mtu text ya bye
kamba iko tayari, beshte ameenda shughuli, ni mimi tu na hii stress, naimaliza saa hii
niko kwa SGR line nangoja treni buda, simu naitupa after hii text
nimemeza tembe zote za cucu, naskia usingizi, poa tu
## wide.counsellor-asked-why-not | elevated | suicide
the only thing that stops me is who'd find me, and lately I've been working on that
what keeps me here? habit. and my mother, and she's on a ventilator
I promised my daughter I'd see her graduate, she graduates in May, and I've no promises after that
you ask what has helped before. nothing helped, I was just too scared, and I'm getting less scared
faith used to hold me. I think He'd look away for a minute if I asked
I'm a coward, it's my only protective factor
## wide.asked-others-to-hide | elevated | suicide
I asked my brother to take my rifle home with him and I said it was for cleaning
told the pharmacist to give me one week at a time, please don't ask me why
my wife keeps the car keys under her pillow now, that was my idea
I've given the neighbour all the medicines in the house in a carrier bag, she must think I'm mad, but I couldn't have them near me
I sleep on my mum's sofa because there's a beam in my room that I keep looking at
I got my flatmate to put the kitchen knives in her room, I said moths
## wide.told-nobody | elevated | suicide
I run a wellbeing programme for six hundred staff and I've been writing my own goodbye in the lunch hour
everyone's clown, me. I do the voices. then I sit in the van and cry and look at the drop by the quarry
I'm the pastor. they bring me theirs. where does a man like me take the wish to be finished
I'm a dad and a scout leader and I coach under-nines and nobody knows I keep the letter in my glovebox
straight As, head girl, and I've a date circled that isn't prom
I'm a psychologist, I know the questions, I'd pass your assessment. don't let me pass
## wide.last-straw-small | elevated | suicide
the kettle broke and I sat on the floor and thought, that's it, I'm not doing a life any more
missed the bus by four seconds, and I honestly considered the next lorry
they got my name wrong on the leaving card and I knew they'd get it wrong on the stone
dropped a jar of honey, stood there barefoot in it, thought how long would I need to lie here
she ate the last mandazi and I went outside and cried and wished I wasn't alive, over a mandazi, so you see where I'm at
parking fine. a parking fine did it. I went up to the top deck again and stood there
## wide.voice-of-it | elevated | suicide
it talks like my stepfather, it says do everyone a favour, and I've started saying yes dad
there's this narrator now, and he keeps saying and that was her last winter
it doesn't shout, it's like a friend patting the seat next to him, come on then, come and rest for ever
some mornings it's already awake before me, the idea, sat on the bed with its shoes on
my head does adverts for not existing, cheap, quick, no more queues
I hum so as not to hear it, at work they think I'm cheerful
## wide.bereaved-by-it | elevated | suicide
since my husband did it, I keep trying on his reasons and they fit
I found her. I can't unsee it, and I can't stop thinking that she's out of it and I'm in it
people bring lasagne. I want what he's got
I used to ask how could he. now I ask how did he, like what went through his hands
my son's been gone since Easter by his own hand and I've kept his pills, I won't let the police have them
## wide.grave-worried-others | elevated | suicide
my husband's been clearing the shed and showing me how to pay the bills, he won't meet my eyes, and yesterday he said you'll be grand without me
our intern gave me her plant, her mug and a hug and said she won't need a desk soon, and she isn't leaving
my brother in the army rang to say sorry for things from 1998, and asked me to look after his kids, if
my daughter googles bridges, her counsellor says it's normal, I sleep in the corridor
he told me he's picked a tree. then he laughed. then he asked what's for dinner
a lad in my dorm wrote on the wall when it'd be over, with a date, it's next week
mwanangu amegawa nguo zake zote na anasema hatakuwepo Krismasi
my mum said the insurance is in the biscuit tin and she won't be a bother much longer, she's sixty
## wide.watch-grey-evening | watch | suicide
evenings I sit in the dark because getting up for the switch seems like a lot and what would I look at anyway
I don't want anything. not food, not company, not tomorrow particularly
it's like somebody turned the sound down on my life and lost the remote
everything's beige. my wife, the food, God
I'm sinking, slowly, politely, and nobody at the office has noticed
my days are a corridor with the same door at the end
there's a stone in me and I've stopped trying to shift it
## wide.watch-weekend-away | watch | suicide
I'd like to not be reachable by anybody, ever, starting with this weekend
if I could take a fortnight off from being me
I want to get on a bus and be a person with no name at the other end
I fantasise about a coma, just a short one, so that nobody could ask me for anything
wish I could skip to a part where this is over
can I just be put in a drawer until spring
I would love to be in hospital with something small, so I may lie down and they bring me soup
## wide.watch-old-thoughts | watch | suicide
the old thought came past last week, looked in at the window and went on, I haven't had it in years
I used to be in a bad place in my twenties and something about this winter smells the same
driving past that bridge I remembered what I was like at nineteen. I turned the radio up
I'm not there again, but I can see it from here
my old diary scared me. I wrote like that for two years. some of it still rings
it's a whisper compared to what it was, I'm keeping an eye on it, I've told my GP
## wide.watch-numb | watch | suicide
I watched the neighbour's house burn and felt nothing at all, that isn't me
my grandmother died and I ordered a pizza. where am I
I pinch myself in meetings to see if there's anybody in
like my life is happening to a man I vaguely know
can't cry can't laugh just kind of buffering
people say how are you and I look for the answer and it's an empty cupboard
## wide.watch-too-much | watch | suicide
I don't know how much more of this I can carry, honestly
I am at the limit. job, fees, my mother's dialysis, and now the roof
it's one thing after another and each time I get up a bit slower
there has to be an end to it and I can't see where it would come from
if one more thing breaks this month I don't know what I'll do
I said I can't go on like this and my husband said like what, and I couldn't explain
## wide.watch-not-needed | watch | suicide
they changed the family chat name and I wasn't in it any more
the office runs better when I'm off sick, someone said it as a joke
if I stopped calling nobody would call, I've tested it, three weeks now
my boys have a stepdad with a boat. I'm the man who signs forms
I feel like the spare chair at every table
retired in April, they've already painted over my parking space, and me with it
## wide.watch-dark-humour | watch | suicide
someone put me out of my misery, haha, no, I don't know, it's been a week
my retirement plan is the apocalypse
live laugh love more like lie down rot leave
at this point I'm only alive because the cat can't open tins
if a meteor's coming I'd like to be told where to stand lol
gallows humour's all I've got left and even the gallows are on strike
## wide.watch-mulling-existence | watch | suicide
what's it all for, though. I keep coming back to that at about three in the morning
I read a philosopher who said the only question is whether to go on and I put the book down quickly
sometimes I wonder whether I'd have chosen to be born
is everybody pretending that they like this
I ask God why He keeps me, and He's busy I suppose
my father died at fifty-one, I'll be fifty-one in June, I think about that rather a lot
## wide.watch-sw | watch | suicide | sw
sioni mbele, kila siku ni giza lile lile
nimechoka na kila kitu, sijui hata nasema nini
nahisi mimi si kitu kwa mtu yeyote
natamani kupotea mahali ambapo hakuna anayenijua
moyo umekufa ganzi, sicheki silii
yale mawazo ya zamani yamepita tena kichwani, niliyafukuza
nimefika ukingoni, tatizo moja zaidi na sijui itakuwaje
## wide.watch-sheng | watch | suicide | sheng
siku hizi niko tu, sifeel kitu, ata football hainibambi
nataka kuzima simu na nipotee shags mwezi mzima
life imekuwa ngori hadi sioni point
nikiwa peke yangu akili inaenda place mbaya
hakuna mtu huni-check msee, nafeel niko extra kwa hii dunia
niko karibu kugive up na kila kitu manze
## wide.watch-others-quiet | watch | suicide
my brother's stopped answering in the family group and when he does it's only a thumb
my gran says she's ready to be with grandpa. she says it cheerfully. I don't know what to do with it
a pupil drew a picture with everybody in it except himself
my friend's been quoting sad lyrics for weeks and she never used to
since he lost the shop dad sits in the yard until after dark
my flatmate joked about not making it to thirty for the third time this month
## wide.watch-attempt-years-ago | watch | suicide
four years since the hospital, I never really spoke about it, and this month I keep thinking of that room
I tried once, at university. I've got a son now. I'm scared he'll have what I have
my ex brought up what I did in 2017 in court, and the shame of it has flattened me
I was talked down from somewhere once by a stranger. I've been wondering about her lately
everyone thinks the overdose was an accident, and keeping that up is getting heavier
## wide.buried-in-long-story | elevated | suicide
so the plumber came and he was ever so nice and he said you've a good boiler there, it'll outlast you, and I said well that wouldn't take much, and he laughed, and I realised I'd meant it, I'd thought about it on the stairs that same morning, which way would be least trouble for the girls, and then I made him his tea with two sugars
I coach the under-tens and we lost nine nil and the kids didn't care, they wanted crisps, and I was driving the minibus home with all of them singing and I thought, I'll do this properly, I'll get them all to their doors first, and then I'll go and find a tree, and that was the first time I noticed how calm I was
my sister's wedding is going to be huge, four hundred people, I'm doing the flowers and the seating and the aunties, and everyone says how do you do it all, and the answer is that I do it because there's nothing after it, I've not thought about one single day after the wedding, because I don't intend to have them
it's been a decent day, school run, meeting, salad, another meeting, and in the second one I wrote on my pad what I'd put in the letter to my daughter, quite neatly, with bullet points, and somebody asked if I was taking minutes
we are fine here, thank God, the rains came, the goats are fat, the boy passed to Form Three, my husband has stopped the drinking, and me I sit behind the kitchen in the evening and think how deep is that well and who would draw me out
I queued for the post office, forty minutes, and the woman in front had a pram and the man behind was eating a pasty and I felt so far away, like I'd already left and someone forgot to take down the picture, and I thought if I fell down now and didn't get up I'd only be sorry about the queue
## wide.translated-english | elevated | suicide
In my head it is always the same film, I go from the window and it becomes silent
I have no more appetite of living, and of the rest neither
The life has put me the bill and I want to leave the restaurant
my heart says enough, my mother is not more there to say me stay
I am hanging by a hair to this world and it is I who have the scissors
since the war I search the bullet which had my name
God has me forgotten here, I want to remind Him, perhaps I go myself
It makes me envy when I see the coffin of the others
## wide.formal-register | elevated | suicide
I write to enquire, in confidence, what becomes of one's dependants where one absents oneself permanently and by design
It would be inaccurate to say I want to live. It would be more accurate to say that I've not yet arranged otherwise
I have concluded that my continued existence serves no party, and I find this conclusion rather restful
As an actuary I am aware of my own expectancy and I do not propose to use all of it
You may take it that my affairs are in order. I should only like to be sure the children are told kindly
I find I no longer object to oblivion. Indeed I've begun corresponding with it, as it were
## wide.young-oblique | elevated | suicide
im not scared of the end of the world bc id get to go w it
mum says ill understand when im older n im like im not gonna be older
if i was a ghost at least ppl would get scared instead of bored
i told my little sis she can have my room after summer, she said where are you going
my teacher goes what do u want to be n i said not here. everyone laughed. i wasnt joking
i wanna be in the sky w nana n biscuit
wrote my name on the bench so theres something left
my pet rat gets put to sleep when he suffers so why not me
## wide.injured-and-changed | elevated | suicide
I was a dancer. spine's bolted. they wheel me to the window. I measure the window
after the blast I can't hear my kids, I can't hear me, and I want the other silence as well
the stoma, the bag, the smell. my wife sleeps in the other room. I'd sooner not wake to another day of it
ninety kilos of rugby player and I can't lift a spoon. I asked my brother if he'd help me go and he cried
I used to fly planes. they grounded me for the eyes. I sit by the runway fence and I think nose down
## wide.displaced | elevated | suicide
we walked nine days. the sea had us for two. I let go of my son's hand. why was I given the beach
in the tent at night I hear them all breathing and I wish to be the one who stops
everyone in my photograph is dead except for me, I'm waiting to be complete
they burned the village and I was at the market. I should have been at home. I want to go home, you understand which home
camp doctor gave me something to sleep. I asked for enough to sleep like my wife sleeps
## wide.new-father-and-husband | elevated | suicide
I hold him and I feel nothing, and I think what he'd need is a photo of a father, not this
she's brilliant with the baby. they're a set. I'm the packaging. you throw that out, I've worked out how
paternity leave ended and I sat in the train and went past my stop, past the last stop, and walked along the track
everyone congratulates me and I smile and I've checked that the policy names her
she cries all night and I go and stand on the balcony in my socks and it's not for the air
## wide.quit-therapy-quit-all | elevated | suicide
I told the crisis team I'm fine to stop the visits, they'd only get in the way of it
I discharged myself because they kept counting the cutlery
not going back to group, I don't want them to get fond of me before I go for good
I've stopped looking for a therapist. it's like shopping for a coat when you're not going out again
my wife's found me a retreat in May and I said lovely, May, and I thought, that'll be an empty mat
I take the appointment card and put it with the others. the others are in the bin. so is my future
## wide.objects-farewell | elevated | suicide
I watered the plants twice as much as they need, it'll have to last them once I'm not here to do it
played my violin for the last time, loosened the strings, that's what you do when it's for good
I've wound all his clocks, they go eight days, that's eight days longer than me
gave my sister back the ring, she said keep it, you'll want to wear it at my fiftieth, I let it drop in her bag
put a stone on the letters, opened all the windows, that's how I've decided to leave it when the time comes
I sold my tools. thirty years of tools. a joiner without tools isn't coming back, everybody knows it except my wife
## wide.sign-more-giving | watch | suicide | en | giving-away
I've been handing bits of me round, the camera to Joe, the good coat to my cousin
my stamps went to the boy next door, he was so pleased, I couldn't say why I did it
I dropped off my boots, my tent and my maps at the scouts, no use for them now
gave mum back her bracelet, the one for always
nimempa dada mapambo yangu yote ya dhahabu
my mates got my playstation, my boots, even my season ticket, I just don't want stuff
## wide.sign-more-letters | watch | suicide | en | letters
I wrote to my father after twelve years, put it all down, sealed it
there's an envelope for each of them in my desk now
I've typed up where the deeds are, who to ring and which hymns I like
I made a video for my son's eighteenth and another for his wedding, he's five
nimeandika barua tatu, nimezificha kwenye Biblia
im writing smth to everyone in my class, one page each
## wide.sign-more-goodbye | watch | suicide | en | goodbye
I rang round my cousins today, all of them, just to hear them
I looked at her for a long while when she slept, I wanted to remember it
made it up with my brother, hugged him, told him he'd been a good one
I thanked the nurse, the lady at the till, the bus driver, I wanted to have thanked them
nimewapigia simu wote niliowapenda nikawaambia asante
took mum out for lunch and paid and told her she did fine, she did fine with me
## wide.sign-more-date | watch | suicide | en | after-date
it's all a lot less heavy when you know it stops on the twentieth
I only need to keep smiling until the christening
come the end of the month they can talk about me all they like
just four more sleeps and then I'm nobody's worry
once the harvest is in, I needn't bother any more
ikifika Jumatatu sitakuwa na wasiwasi tena
## wide.sign-more-settled | watch | suicide | en | settled
I've done my thinking and I'm quite at ease with where it came out
it's as though someone finally opened a window, now I've made up my mind
no more fighting with it, I've let it win and it's peaceful
nimeamua, moyo umetulia kabisa
the storm in me has stopped, I know what comes next
everyone keeps asking why I'm so chilled this week and I can't tell them what I've decided
## wide.sign-more-no-future | watch | suicide | en | no-future
I let my licence lapse, I shan't be driving by then
I've stopped putting my name down for things
the calendar's blank after the fourteenth and I like it blank
my hairdresser said see you in six weeks and I said I doubt I'll be about by then, not anywhere
mwakani? sijui kama mwakani kunanihusu
they've asked about my contract for next year and I shrugged, next year's for other people
## wide.sign-more-care | watch | suicide | en | care-handover
I asked my neighbour would she feed the boys if there came a day
you'd see that my dad gets his tablets, wouldn't you, if I couldn't
I've shown my eldest how to cook rice and do the little one's inhaler
my brother's agreed to be on the school forms in my place, for if I'm not here any more
nimemwomba mama mkwe awachukue watoto nisipokuwa
I told my deputy to look after the team, whatever happens to me
## wide.sw-places-and-means | elevated | suicide | sw
nikipita kwenye kisima kile nasimama, nahesabu hatua, kisha narudi nyumbani nikiwa nimelowa jasho
dawa ya kupe iko stoo, naijua ilipo hata gizani, jana niliishika
nimekuwa nikipanda juu ya jengo la ofisi mchana kila mtu akienda kula
kamba ya ng'ombe naitazama kwa namna ambayo inaniogopesha
nilimwomba kaka afiche panga na dawa, sikumwambia sababu
treni ikipita karibu na nyumba mwili wangu unataka kwenda
`;
