// Training: what people bring to sessions on ordinary days, some of it sad, none of it dangerous.

export const ordinary = `
## ordinary.addiction-alcohol | none
I open it while I cook, and by the news it is empty.
It was a Friday thing once, and now there are seven Fridays.
I do not get drunk, I simply never get to bed without it.
My recycling has become embarrassing, I take it out at night.
There is one behind the flour, one in the gumboots, and one I have forgotten.
I rinse the glass so nobody can count.
She thinks I have stopped, she was so happy, she told her mother.
I have to say day one again in front of everybody.
I only had the one, and then I thought well it is ruined anyway.
My counsellor will be so disappointed.
I cannot sign my name before I have had something.
It does not make me happy any longer, I just become normal.
I go through my sent messages in the morning like a detective.
Apparently I danced on a table and then wept on a policeman.
I found my car in the driveway, parked well. That scared me the most.
My friends laugh about it, and I laugh, and I do not know what we are laughing at.
I know by the way the key misses the lock how the evening will be.
On payday I wait outside his work so we get the rent first.
Sober she is the kindest person I know, and I see her about twice a week.
His mother says that I do not cook well enough, and that is why he drinks.
I send money for food and I know where it goes.
Every Sunday call, I listen to the first word to hear if he is drunk.
At my graduation he shouted my name and fell into the flowers.
I am sixteen and I hide her purse on Fridays.
If I order a soda they ask if I am pregnant or saved.
My clients only sign after the third round.
I hold the same glass all night, and they notice.
If I go to bed sober I look at the ceiling until the muezzin.
It knocks me out by eleven and kicks me awake at three.
I call it my sleeping medicine, it is stronger every month.
Night shifts ruined me, a few beers at 7 am is my lullaby.
I have two before I leave the house, so that I can ring the bell.
I never kissed anyone without a drink in me.
At church functions with no alcohol I stand near the chairs.
Friday, curtains, bottle, and no one knows until Monday.
Since the divorce it keeps me company at the table.
I video call people with a mug, they believe that it is coffee.
Out here on the rotation there is nothing to do but this.
I never used to touch it, it began with the funeral crates.
For three hours I am not the man whose son died.
It is either this or the pictures.
Only beer, only weekends, only after eight, I have had all the rules.
I have done three online tests and each says see a professional.
Dry January was easy, so how bad can it be? February was not easy.
I do not want to be the person who never drinks, I want to be the person who can.
Everyone has gone to bed, and now it begins to speak.
All day was good and now it is six o'clock and it is shouting.
Talk to me for ten minutes, otherwise I will buy it.
My little girl asked this morning why I had cried on the floor.
I told my boss what I think of him, at his own party.
They sent me the video, I watched eight seconds.
I frightened my mother. I do not want to say more.
HR asked if everything is all right at home, and they were standing well back.
I operate a machine and my hands are not mine until ten.
Mondays I have a stomach. Everyone knows about my stomach.
I had the children on the back seat, and I had had too much. There.
They caught me at Alcoblow and I spent the night in the cells with my own students.
I knocked down a fence, it might have been a man.
I lost my licence, and my wife drives me like a package.
At a ruracio you cannot refuse the horn, the old men look at you.
In our village, after harvest, even the dogs are drunk.
When I say no my uncles ask who has married me.
All my cousins meet by the pool with a crate, and I come for the cousins.
The mpesa comes in at nine and by midnight I am asking for fare.
I sold the jembe, and I am a farmer.
My tab at the bar is bigger than my rent.
I told her the money was stolen. It was, by me.
I did not know yet, and there were two weddings in that month.
They joke about mummy juice at the school gate, I do not laugh.
HELB comes, and for two weeks we are kings.
Everybody my age drinks like this, so when does it become a thing?
I started in form three behind the dorms and never really stopped.
If I do not go on Thursday, I do not exist on Friday.
The club opens at eleven and so do I.
For forty years I had a driver and a diary, now I have a stool.
Since she died the house is too big to be sober in.
I sing tenor on Sunday with Saturday still in my throat.
I have been prayed for so many times that I stopped going to the front.
As a Muslim I cannot even ask at the clinic, my cousin works there.
I promised God on my knees, and Him I cannot look in the face either.
My phone went quiet in the week when I went dry.
Everything is too loud, and I feel it all, with no curtain.
What do people do? Genuinely, what do they do after nine?
My wife counts, I do not, that is the whole problem.
I pay my bills, I get up at six, tell me where the issue is.
Everyone around me drinks more than me, ask them.
Sober I am tired, drunk I scare myself.
After the fourth I start writing messages to people I should not.
On Sundays there is a kind of dread, I cannot explain it.
## ordinary.addiction-gambling | none
I was down, so I put in the fare, then the rent, it had to turn.
Each time it was meant to be only the one that makes it even.
By midnight I had lost what I had been trying to save at noon.
nilitaka tu kurudisha ile ya kwanza, ndio nikaingia shimo kabisa
Sixteen games right, and Everton of all people spoiled it.
I cannot watch a match any more, I watch my slip.
It is in the phone, the phone is in the hand, so.
The whole stage is betting, from the touts to the preacher.
I watch a little plane, I am a grown man with a degree.
It takes ten seconds, and in ten seconds went the gas.
I cashed out early, and it flew to the moon, so then I waited.
In the Telegram group they sell signals, and I bought those as well.
It was my daughter's fee, and she has packed her box already.
I am treasurer of the chama, and the chama is in my phone.
My wife asked me to pay the landlord, and I said that it was done.
Mum sent me the money for her tablets.
I delete the messages as they come in, like a thief at home.
I have told her that the company pays late, for seven months.
There is a SIM card in my sock.
She found it, and she did not shout, she only sat down.
When she does her little savings in the book I leave the room.
I pay one with the other, and the shylock wants the logbook.
Each morning the first text is a threat.
My colleagues see me coming and look for their phones.
I am on CRB at twenty-three.
In 2019 I paid for a roof with a slip, how am I to forget that?
I won in my first week. That was my worst luck.
It paid my dowry, so who can tell me it does not work?
I can still hear the sound that it made.
Kick-off is in twenty minutes, the money is in, and I am writing to you.
It is payday and my thumb is itching like a wound.
They sent me a free one, it expires at midnight.
I have taken the app off four times this morning.
I opened the tin for the baby's clinic, and there was a slip in it.
If his team scores he brings meat, if not he sits in the dark.
We have been about to build for nine years.
She says it is for the children, it is always for the children.
The university rang me, he has not been registered since last year.
He sold the goat and said that a leopard came.
I paid it, I paid again, now he says that it is the last.
My baby brother is nineteen and owes more than my car.
The debt would be gone if I were.
My life cover is worth more than I am.
I cannot go home and say it, I would rather not go home at all.
There is no version of tomorrow in which they do not find out.
Five months, I had even begun to save, and then came the derby.
I told my wife that I am free, she had told her pastor.
It was with money I found in a coat. That did not seem to count.
I am so tired of meeting this man again.
HELB came on Tuesday, and on Wednesday I was eating at a friend's.
In our hostel you can hear goals through the walls, and the swearing.
We all do it, it is more like a sport, lowkey I lose the most.
I have not bought a single book with the book money.
The one behind the kiosk takes twenty-bob coins, and it took my week.
There is no clock in there and no window, I came out and it was Tuesday.
They know my drink and the name of my dog.
I sit in front of it and no one can reach me, that is what I go for.
I call it trading, my brother calls it betting with a tie on.
Candles at three in the morning, green I breathe, red I do not.
I blew the account, funded it again from the SACCO, and blew it again.
My mentor drives a Mercedes, I think that I paid for it.
I have a degree, and the only thing that ever answered my application is Betika.
It is not a game, it is the plan.
With what I get for a day on the site, what can one build? With a slip, maybe.
Mornings we meet at the shop, we study the odds, it is like an office.
If I do not play, there is not even a chance, do you see?
Nobody would think that of me, I am the secretary of the women's guild.
It has cartoons and fruit, it looks like something for my niece.
I scratch them in the car, in the rain, with my house key.
It is the only hour in which I am not somebody's.
I am an M-Pesa agent, and I played the float.
The auditor comes on the first, I know what she will see.
It was the building fund, people gave eggs for that fund.
I look at the police post on my way to work.
I have worked for twelve years, and I own a bicycle.
They say in the village that my wife has eaten it all.
On paper I earn like a doctor, I borrow like a boy.
At the family meeting they asked for my contribution, and I looked at my shoes.
I stop, and they send me a present. They know the day.
On the radio, on the jersey, on the bus, where am I to look?
My favourite comedian says deposit now, and he is laughing.
They missed me, it says. My father has not written for three years.
The radio asks for another shilling, and Mum has been sending since the news.
He sits under the mango tree with cards, and my cows walk away.
Her pension is gone by the fourth, and the radio man says congratulations to someone in Kisii.
He says, let an old man dream, and I send food.
It is small stakes, I just happen to think about it all day.
I never touch the rent, I touch everything up to the rent.
My girl says it has changed me, I say that it is football.
I can stop, I did in June, there were no matches.
How do you know when it is a thing?
Saturday has twenty-six hours, has anyone ever told you?
The boys speak in odds, and I am like someone without the language.
Money stays in my account and I do not know what it is for.
It was bad, but it was never boring.
My grandmother came in a dream and said seven.
I went to a man in Ukambani, he gave me a powder for the phone.
When I wear the green shirt we draw, that has been proved.
The number plate, the bus, the hymn, it all said the same number.
By the second half I have placed things I find in the morning.
We play poker at Otieno's, and I am the one who pays for the meat.
If you do not put something down, the boys say that you have been married.
It was pool, for a soda, and now my bike is with the owner.
I have practised it in the mirror, I get as far as listen.
On Sunday after church I want to tell my father.
If I tell one of them then it is real.
She will leave, or she will stay, and I cannot bear either.
## ordinary.addiction-screens-and-gaming | none
I lie down at eleven and the next thing I see is the sun.
My thumb goes on by itself, I am not even watching.
Just one more, and then it is the hour at which my alarm rings.
It is the only time that no one wants anything from me.
naingia TikTok dakika tano, nashtuka ni saa tisa usiku
One more win and I sleep, and then I lose, so I cannot.
It is light outside, and I tell my mother that I got up early.
My squad is in three time zones, so somebody is always on.
I have a shift at seven, and I have just queued.
In there I lead forty people, out here I cannot get an interview.
They call me boss in the guild, at home they call me to fetch things.
I know what to do in that world, there is a quest log.
My character has a house.
Out here I fail and no one respawns me.
With my wife nothing works any more, alone with the phone everything does.
I lead the youth fellowship, and I clear my history before I pray.
It takes stranger and stranger things to feel anything.
When I am stressed, my hand goes there like to a cigarette.
I switched off the router, and he broke the door.
My girl eats only if there is a cartoon.
I shout about screens with my own phone in my hand.
Since lockdown I have not seen the whole of his face.
I told her that I had lost my job, and she said mm to a video.
He comes home to the console, I am the one who lives here too.
I have started texting him from the kitchen.
At dinner I look at the top of his head.
I open the laptop for the thesis, and three hours later I know everything about sharks.
I was in the game during the online exam.
I have read the same page eleven times with the phone next to it.
Out of an eight-hour day I do about fifty minutes.
It was just diamonds, until I saw the M-Pesa statement.
I sent a girl on Live a lion, and the lion was my rent.
My nephew bought coins with his grandmother's pension.
One more pull and the character drops, that is what I said to my whole salary.
I know each statement of each senator, and have not rung my sister.
As long as I watch, it feels that I am doing something.
I read the comments of people whom I would not let into my yard.
If I put it down, something will happen and I shall not know.
I wake at night and first look if the country is still there.
I feel it buzz on my leg, and it is on the table.
When it is on two percent, so am I.
My hand looks for it before my eyes are open.
In the toilet, at the lights, between two bites, it is always there.
My best friend lives in Manila, and I know what his keyboard sounds like.
My mother says that these are not people.
In the chat I am quick, at a table I am a plant.
We have been together two years, and I have never smelled her hair.
When I hear her on the stairs, I have a spreadsheet open.
The weekly report came, and I threw the phone on the bed: nine hours.
I tell them I am revising, with the sound off.
I take it to the toilet like a smoker.
Since the burial I have finished four series, and do not know the names.
If the screen is on, the thoughts are off.
I had a bad year, and I spent it in Skyrim.
I am not even having fun, it is an anaesthetic.
If it has not reached a hundred by noon I take it down.
I was at my own birthday, and I watched it through the views.
One bad comment, and the other three hundred did not happen.
I see a sunset and think caption.
It asks are you still watching, and I feel caught out.
The whole of Sunday went, and it was someone else's life.
I said one episode with supper, and it was the season.
My chama was at two, at two I was in Seoul.
When it ends I feel left, properly left.
I used the exam fee one coin at a time.
My mates are there, the sofa is there, at home there is one room.
The owner lets me sleep on the bench, I clean for him.
My uniform walks to school, I get off at the PS.
My shop is on WhatsApp, so my shop is on my pillow.
I tell the children one second, and they have stopped believing in seconds.
I answered my boss from the labour ward.
On leave I read the group to make sure it is quiet.
I deleted it on Monday with ceremony, on Tuesday it was back.
I know my own lock code, that is the flaw.
Ignore limit for today, I press it as I breathe.
I sold the console and bought it back from the same man, for more.
I noticed I had not drunk anything since yesterday.
My wrist clicks like the mouse.
I pee in a bottle during raids, I am telling you since you are not a person.
I went out to the gate and the sun was offensive.
At seventy I have discovered videos of cats, and I do not cook any more.
My hands should be in the garden, and they are on level four hundred.
The groups send prayers from five in the morning, and I answer every one.
My wife says the phone is my second wife.
Dad smashed it on the step, my whole life was on that.
They say that I am addicted, they watch the news six hours a day.
Everyone is in the group tonight, and I am looking at a wall.
She read my messages out at dinner.
I get it back if my marks go up, I need it to ask for the homework, so.
Swiping is what I do instead of brushing my teeth.
I do not even want to meet them, I want them to want to.
When she did not reply I swiped until two.
They all start with hey, and end there.
It says on the profile, six thousand hours. I could have been a pilot.
I am twenty-nine, and the last thing I remember is being nineteen.
Where did it go? Not even one photograph.
I added up the screen time and then wished that I had not.
She remembers my exams and never has a headache. She is an app.
I tell it everything, and then with people I have nothing left to say.
It is half past two and I am explaining my childhood to a server.
I know it is not real. It answers, though.
The controller is in the wall, and it was a friendly.
My little brother hides when he hears the loading music.
I say things into that microphone that I would never say to a face.
My girlfriend says I am two people, and that she does not want to meet that one.
## ordinary.addiction-substances | none
I have not been un-high after six pm since about 2021.
Without a joint no food goes down, and no sleep comes.
I used to smoke with friends, now I smoke so that I need no friends.
My plans are great at night and gone by morning, fr.
On muguka I can drive to Mandera and back, then I cannot speak to my wife for two days.
In the session I am a minister, afterwards I am nothing.
The back healed, and I kept on going to the chemist.
I have one pharmacy in Ngara, one in Thika, and they do not know about each other.
I say that it hurts, and by now I do not know if it is true.
They were meant for two weeks, and that was under another president.
I count how many are left before I say yes to a trip.
A half used to do it, I will not tell you what I am at now.
My mother gave me hers after the burial, and I kept asking.
It is always the third drink that rings the man.
In my industry it is passed round like mints.
I have a savings account, and it has a nose.
I am on the methadone in Mombasa, I go each morning, and they call me a mteja still.
Arosto is worse than any beating I have had.
My mother locks the television in her room.
It started in finals week, and now I cannot open an email without one.
Long-distance drivers all take something, how else do you do Mombasa in a night?
On it I am the person they hired.
My heart knocks at four in the morning, and I am rearranging folders.
It is under my pillow, I take a pull before I open my eyes.
I tell my daughter it is a pen.
I smoke on the balcony in the rain, like a dog someone put out.
He is five minutes away and I have the cash in my sock.
I am walking in circles round the block where they sell.
I have deleted his number, but I know it by heart.
Six months of meetings, and on Thursday I knew exactly where to find it.
My family paid for the rehab with the cow, and I lasted eleven days.
I told my sponsor I had flu.
I thought I could do it once, as a guest.
The keychain is in my pocket still, and I feel like a thief.
My brother sold the gas cylinder while Mum was cooking.
I am afraid of the phone, and afraid when it does not ring.
I found it in the baby bag.
We have two salaries and no food on the twentieth.
I check her pupils when I kiss her hello.
I was nine when I came to town, it was the first thing someone gave me.
I am the one who teaches the others about it, that is the joke.
On the ward I sign for things and my own hand frightens me.
It begins on Friday on the app, and I find my shoes on Monday.
Sober, I cannot let anyone touch me.
High, I am beautiful, and no one from my church is in the room.
The clinic knows me by name. I say busy social life.
He went blue next to me, and I was holding his phone.
I told them that it was an accident. Mostly it was.
Since that night I use with the door open.
My boy plays house, and in his house the mother is asleep on the floor.
They have taken her until I can show papers from a programme.
I am five months on, and I have not told the clinic.
I wait till they sleep. Last night one was not asleep.
I tried to sit there without, and I lasted two songs.
My dealer is my cousin and also my best man.
When I stayed away, they came to my gate with it, out of love.
I began to carry for him, so I would not have to pay.
They know where my sister goes to school.
I have court on the ninth, my mother thinks it is a traffic matter.
They came at five with two big men, I was in my shorts.
It costs more than my brother's college, so how dare I fail it?
In there I was fine. In there, there was no Friday.
I am out in three days, and I have nowhere to go but the same street.
What do they do to you, honestly?
I know all the reasons, and I still look forward to it all day long.
Mondays I want to stop, on Fridays I want to be left alone.
I am here since my girlfriend asked, I like it, to be honest.
Thirty days without, and I cried at an advert for cement.
Nothing tastes, music is noise, and they say give it time.
Nobody throws you a party for staying in on a Saturday.
I ate the brownie and my heart thinks that it is leaving.
I woke in a lodging without my phone, my shoes and four hours.
It was just the once, and I have felt unreal since then.
The walls are breathing and I am trying to type normally.
Since that month I hear my name in the fan.
When I smoke now, everyone on the matatu has been told about me.
My cousins had to hold me, I thought that they had been swapped.
It used to be fun, and now it makes me lock the windows.
## ordinary.career-burnout | none
He put his name on my slides and got the applause.
My idea came back to me in the newsletter, under somebody else's photo.
Whatever I do well is 'the team', whatever goes wrong is me.
The director thanked my supervisor for the very thing I wrote at two in the morning.
I say something and it's as though the fridge had hummed.
They talk across me until I give up my sentence.
I raise my hand on the call and they close the call.
I've started to wonder if my microphone even works.
Around four on Sunday something cold comes up in me.
My weekend ends on Saturday night, because then I can see Monday.
I feel ill at the bus stop every single morning.
The nearer the office gets, the smaller I get.
My laptop sleeps on my husband's side of the bed.
The boss's WhatsApp at eleven p.m. starts with a quick one.
I answered a client from my cousin's wedding, from the toilet.
If I don't look before I sleep I lie there guessing what's in there.
I am so tired that sleep doesn't touch it any more.
I come home, sit on the bed with my shoes on, and it gets dark.
There is nothing left in the jar by Wednesday.
I'm burnt to the wick.
The weekend used to fix me and now it doesn't.
I used to fight for every client and now I look at the clock.
I copy, paste, send, and feel nothing at all.
I roll my eyes at the new ones who still believe in it.
What I do all day makes no difference to a living soul.
My mouth says yes while my stomach says please no.
I agreed to a third project today and then went to cry in the store.
I'd rather drown than see somebody disappointed.
Before I even think about it I've said sure, no problem.
Eleven years and not one of them has said thank you.
The new boy got the post I trained him for.
I carry that department and I'm paid like the furniture.
Just one well done would have lasted me a year.
There are lists going round, and nobody has seen them.
Every time HR writes 'quick chat', I start packing in my mind.
My contract runs out at the end of the month and they're silent.
They brought in a consultant, and we all know what that means.
On a good day he ignores me, on a bad one he throws the file.
She says things about my clothes, my English, my mother.
I check his face in the morning like a weather forecast.
Whatever I hand in, it's rubbish, and then she uses it.
I read an email six times before I send it, and twice after.
One typo and I don't sleep.
I redo what my team has done because it's not quite right.
Any day now they'll find out that I only look competent.
Good is never good, there is always a comma somewhere.
I hate going, and I'm scared stiff of not going.
Half of me wants to hand in the badge tomorrow.
There's another offer, less money, and people who laugh.
If I didn't have a loan I'd be gone already.
My son drew the family and I wasn't in the picture.
My wife says she's raising them with a ghost.
What they get of me is the bit that's left in the cup.
I missed the school play for a meeting that got cancelled.
The ninth mother wept today, and I thought about my bus.
I became a nurse to hold hands, and I hold forms.
I used to cry with them, now I check the clock while they cry.
There are forty beds and me.
I have seventy-two children, and chalk for half of them.
I mark on the bus, in bed, in church if I am honest.
The noise stays in my ears until Saturday.
I used to sing with them, now I count the bells.
I open at six, close at ten, and I am the whole staff.
If I get malaria the shop gets it too.
They say be your own boss, my boss is a slave driver.
I pay five people and have not paid myself since June.
I did the budget with a drip in my arm.
If I call in sick, they sigh into the phone.
The doctor wrote five days, and I folded it into my bag.
I take something for the fever and go to the nine o'clock.
My body has been sending letters for a year, and I do not open them.
It took me nine days to stop, and on the tenth we drove home.
I was ill for the whole of my leave, it waited for me.
On the beach I checked the inbox behind a coconut.
I came back to eight hundred mails, they are the tax on rest.
I sent the tender to the competitor. I, of all people.
Things that took me ten minutes take the morning.
I used to be the sharp one, now I write everything on my hand.
I gave the wrong drug card, and my colleague caught it, I shook all day.
I sit in the car park for twenty minutes, then I wipe my face and go in.
The closer the bus gets, the more I weep, the conductor hands me tissue.
I cry in the second cubicle, never the first, the lock is broken.
Every morning my husband has to talk me down the stairs.
I have nine calls today, and my work starts when the others have supper.
It is a meeting to prepare the meeting, I am not joking.
I talk about the thing the entire day, and do not get to the thing.
My calendar looks like a wall.
At five I clock out, and at five past I clock in, at the stove.
I earn like a man, and cook like my grandmother.
I sit down for the first time at ten, and then I fall asleep sitting.
My boss gets me until six, the children until nine, and the laundry has the rest.
Seventeen hours on the bike, and I no longer feel my hands.
If I switch off the app it punishes me, I get no rides.
I sleep in the car at the airport, so that I am third in line.
My son knows my helmet better than my face.
I sell loans to people whose eyes tell me they cannot pay.
We pollute the river, and I write the green brochure.
The target says more, and my stomach says my God.
I do not tell my children what I do all day.
I lead worship with a stone in my chest.
It is God's work, so who do I complain to?
They call at three in the morning because the pastor does not sleep.
I organise everyone's wellbeing day, and skip lunch for it.
On Monday I go back, and I have packed and unpacked the bag three times.
They all know why I was away, and will look at me gently.
I am afraid that it will start again at the first email.
I do not want to be the fragile one whom nobody gives anything to.
## ordinary.career-job-loss | none
They gave me a box and fifteen minutes.
I am sitting in the car outside the office and cannot turn the key.
It was a video call, two hundred of us, all muted.
Nine years, and the badge stopped working before I reached the door.
I put on the tie every morning, and sit in Uhuru Park till five.
My wife thinks there is a delay in the payroll.
I tell my parents the project is going well.
I drive taxi in another town so that nobody I know gets in.
Every Sunday I give the usual offering so that no one notices.
I have been tarmacking since graduation and my shoes tell the story.
"We regret to inform you" came at six in the morning, automatically.
Four rounds of interviews, and then not even a no.
I have rewritten my CV so often that I no longer recognise the person.
They asked for my weaknesses, and I told them all of them.
The interview is at nine tomorrow and I have thrown up twice.
I talk too fast, and I hear myself talking too fast.
I get the interviews, I never get the job, so it is me, right?
There are six weeks left in the account, I have counted it in breads.
The school sent the children home on Tuesday, both of them.
The landlord has put his padlock over mine.
I borrow from one app to pay the other.
I no longer know whether it is Wednesday, and it makes no difference.
I get up at eleven, because what would I get up for?
In the morning I plan to apply, and in the evening I have watched videos about fishing.
I do everything in slow motion, and it still is not noon.
I used to be Engineer Kamau, now I am just Kamau.
At the party somebody asked what I do, and I went to look for ice.
Four hundred people answered my mails, and now nobody writes.
Without the uniform I do not know how to stand.
I got sacked, and the worst thing is, they had a reason.
Security walked beside me past the people I had trained.
I did not pass probation, a thing I did not know one could fail.
I came in drunk once too often, there, I have said it.
What do I write in the gap, thief, or fool?
They want five years of experience from a person of twenty-three.
My parents sold land for this degree, and I wash my brother's car for fare.
My third internship without pay, I have become furniture.
My classmates with uncles have offices.
They called me overqualified, which is the polite word for grey.
The forms are on a website that times out while I look for my glasses.
Thirty years on one machine, and the machine has been sold.
Too young for the pension and too old for the advert.
I ask my wife for the fare, and she counts it into my hand.
A man who does not bring flour home is a visitor there.
She says it does not matter, and I see that it matters.
At my in-laws I sit at the end of the table now.
I pulled down the shutter for the last time and gave the key to the caretaker.
They demolished the stalls in the night, with my stock inside.
I owe eleven suppliers, and I see them at church.
It was my idea, my name, my savings, and my mother's as well.
The donor pulled out, and forty of us have until the thirtieth.
For seven years I have lived in pieces of six months.
They say the renewal is with the director. The director is in Geneva.
I am a casual, I stand at the gate at six and they point at five of us.
I am an accountant who comes alive on Saturdays, with a saw in my hand.
At thirty-eight I want to become a nurse, and my family thinks I am ill.
I have the salary, the title, the car, and I look at gardeners with envy.
What if I give it all up, and I am no good at the other thing either?
Every Monday I google the same course, and close the tab.
Everyone said brave, and now no one says anything.
I miss even the bad coffee, can you believe it.
I saw my desk on LinkedIn with someone else's plant on it.
I left for my health, and now I lie awake for money.
Week two, and I nod at words I then look up in the toilet.
Maybe I made a mistake, the old one was at least familiar.
They hired someone from my CV, and I came instead.
Nobody has time to show me, and everyone notices that I do not know.
One pays, the other breathes, and they both want an answer on Friday.
The job is in Kigali, and my mother is in a wheelchair in Nyeri.
More money, but I know what became of the last three in that chair.
My boss suddenly offers a raise, where was it in March?
No job means sixty days, and then a plane.
My permit has my boss's name on it, so my boss can do as he likes.
My children have the accent of this country, and I may lose the right to stay.
I take what is offered, because looking costs time that I do not have.
I told them about the pregnancy in May, and in June my post was "restructured".
I came back from maternity leave, and there was a young man at my desk.
Eight years with the children, and the form asks, experience?
They looked at my belly, and then at the time.
Eleven desks are empty, and they gave me three people's work as a reward.
My friend was let go, and I kept mine, and I could not look at her.
Each time the boss closes his door we all stop typing.
They tell me I am lucky. I feel like the last tooth.
I packed my own drawer already, just in case.
My wife says I rearrange the spoons.
At sixty one is carried out like an old sofa.
For forty years someone needed my signature.
The pension comes in March they say, of which year they do not say.
I paid an agent for Qatar, and there was neither an agent nor a Qatar.
I brought my own sister into that scheme.
I lost the fees in forex in one night, trying to double them.
How could I, with a degree, be so stupid.
Every morning LinkedIn is "thrilled to announce", and I am thrilled to have tea.
They suggest Java House, and I suggest a walk.
At the reunion everyone had business cards.
I have muted my best friend since her promotion.
I have a master's, and yesterday I delivered pizza to my own lecturer.
I sell mitumba on Saturdays, with sunglasses on.
A nurse at home, here I wipe tables.
It is honest work, I tell everyone, and I hide the vest in my bag.
I was a translator for twelve years, now I correct a machine for a third of the pay.
The client said thanks, we have a tool for that now.
What should I still study, when it does everything in a minute?
The factory got a robot, and we got a cake.
## ordinary.career-study-pressure | none
I turned the paper over, and all I saw was ants.
At home I can explain it to my cat, in the hall I cannot write my index number.
The invigilator walked past, and my hand started to shake so that I could not read it.
Ten minutes after the bell it all came back, every bit of it.
I read question one nine times and it would not turn into words.
The assignment is due at midnight, it is nine, and I am watching a man restore a knife.
I open the laptop, my chest goes tight, I close the laptop.
I make beautiful timetables. In colours. That is all I make.
I only move once the fear of the deadline is bigger than the fear of the page.
My name was not on the list. I read it four times.
I have three supps, and my parents are ordering the goat for graduation.
The portal said "discontinue", in red, no person, just that word.
I opened the results alone in the cyber, and walked home instead of taking the matatu.
They say that KCSE decides everything, and I am seventeen.
On the radio they read out the top hundred, and my father turned it up.
We sleep four hours in the dormitory, the lights go off at eleven and on at three.
My whole village is praying for my mathematics.
Mum sells vegetables at four in the morning so that I can sit in this library and look at my phone.
I got 88, and he asked who got 92.
I am the hope of the family, it is written on a cake.
They have framed my brother's certificate, and left a nail beside it.
They read our names out at assembly, those with balances, and we walked out.
No fees, no exam card, and the exam is on Monday.
HELB came, and it was gone to the landlord the same hour.
I wash dishes until one and have a lecture at seven.
I am in third year of actuarial science, and I count the lamps.
The placement system put me in soil science, I had asked for film.
Every lecture I think: a whole life of this?
Two semesters to go, and I would rather sell roasted maize.
I am good at it, that is the trap, I am good at something I hate.
Six years, and at weddings they introduce me as "nearly doctor".
I move commas, I call it writing.
The proposal came back with "no" in the margin, eleven times.
My data say nothing, and I have to say it in eighty pages.
In my village I was the star, here I am a candle in daylight.
I raised my hand once in October, never again.
My English is heavy, they laugh before I have finished.
I think there was another person of my name, and they took me by mistake.
Five names on the cover, and I know one handwriting.
They answer in the group with a thumbs up, and send nothing.
If I do not do it we all fail, so I do it, and they know.
I am the "team leader" because I was the last to say not me.
I wash the socks of the Form Threes, it is tradition they say.
There is a sticker of my face, and the entire class has it.
I know the one minute when the corridor is empty.
I get stomach ache on Sundays, and mum thinks it is the beans.
She read my essay aloud in a funny voice.
He said in front of all of them: some of you belong in the market.
The lecturer wants to discuss my marks in his car.
I was caned in front of the parade for a spelling mistake, I am a parent now and I still spell that word.
I cry into the pillow after lights out, and the girl above me does too, we do not talk about it.
Nobody here knows how I take my tea.
I said I love it when mum called, and then I looked at the suitcase.
I got lost three times on the way to one lecture, and went back to bed.
At home I am somebody's child, and here I am a registration number.
The baby sleeps at ten, then I am a student until one.
At forty-four I am the oldest in the class, they call me "mum".
My boss thinks I am at the dentist when I sit exams.
The others discuss in the evening, and I am on the till.
I got ninety-six and cried over the four.
I rewrite my notes until the page has no corrections.
I could not hand it in, it was not good enough, so I got zero.
If I am not first, I might as well be last.
I had a mwakenya in my sleeve, and the invigilator looked at me like a thief.
I paid a guy for the essay, and it got an A, and I feel sick.
I let the AI write it, and now I have to defend it on Monday.
The disciplinary hearing is on the ninth, and my father is a pastor.
I have read this page five times, and I could not tell you if it is about frogs or taxes.
I sit down at two, and then somehow it is five and I know a lot about sharks.
My eyes read, and I am at a funeral in 2019.
nothing enters, kichwa imejaa
The results come out on Friday, and I have aged.
I refresh the portal and pray for it to be down.
In my head I have failed so often that I nearly want it in writing.
They ask how it went, and I say "we thank God", which says nothing.
Every evening at six there is war over the homework.
He is last in class, and looks at me as if I had the answer.
CBC wants a scarecrow by Friday, and I come home at nine.
I shouted at a seven-year-old because of subtraction.
The teacher says he is slow, and I was slow too, nobody knows.
I am eight lectures behind, and every day it becomes nine.
I start one thing, think of another, and end with six open books and nothing.
The reading list has more pages than I have minutes, I calculated it.
I missed two weeks with typhoid, and the bus has left.
I left in Form Three to look after the small ones, and I hide it to this day.
I got pregnant, and they took down my photo from the prefects' board.
When they talk about campus I go and check on the meat.
At home they still tell people I am studying.
On the ward I am asked in front of the mother, and I do not know it.
I have sat that CPA paper four times, it knows me by my first name.
On attachment I make tea and fetch lunch, and pay for it.
During teaching practice the inspector came when two boys were fighting.
I am clever in Somali, and slow in English.
Until I have built the sentence, the seminar is in another place.
The comment was: good ideas, poor language. Thirty red marks.
I pay four times the fees and understand half.
The lecturers are on strike again, my four-year degree is in its seventh year.
My roommate has a visitor, so I am revising on the stairs.
They go out from Wednesday, and if I do not, I am a grandmother.
My laptop was stolen in the hostel with the project on it.
On Tuesday five professors are going to take turns at me.
They tore the girl before me apart, I could hear it through the door.
I know my project, I just cannot know it out loud.
What if they ask about the sample size, I dream about the sample size.
My hands sweat so much that the clicker slipped in the mock defence.
In the holidays they just change the building, the timetable is the same.
If I watch one episode I can hear my mother breathing in the doorway.
I even revise in the shower, I stuck formulas to the tiles.
Sunday after church is the only hour, and I spend it feeling guilty.
## ordinary.career-work-conflict | none
He read my figures aloud and said a Standard Three pupil would do better.
In the morning huddle he points at me as the example of how not to do it.
Everyone looked at their shoes while he screamed.
I am forty-five and I was told off like a child by someone younger than my son.
She smiles at me at the kettle and then tells the director that I am slow.
My file disappears from the shared drive always one day before the deadline.
There is a rumour that I slept my way up, and I know who started it.
He leaves me out of the email, and then asks in the meeting why I did not know.
I have to send her a photo of my desk at eight when I work from home.
He rewrites my emails, and puts back the comma that I had deleted.
Three status updates before lunch, when am I supposed to do the thing itself.
She hovers. I can smell her tea while I type.
He says the contract depends on how friendly I am.
She keeps touching my arm and everybody laughs, because I am a man.
The supervisor asks me to bring the files to his hotel.
They rate the interns in a group, and I found my name.
They switch to their mother tongue whenever I come into the room.
A client asked for "somebody local, you understand", and my boss swapped me out.
I say it and nobody hears it, Peter says it and it is brilliant.
They joked about my accent in the meeting, and I laughed along.
For the third time the job went to someone with the right surname.
She is "sick" every Monday, and guess who opens the shop.
Same salary, half the work, and he gets the compliments because he is charming.
I clean up after him because the patients would suffer otherwise.
If I stop covering, it falls on the customers. So I cover.
I pressed reply all. To three hundred people.
I made the intern cry, and I cannot get her face out of my mind.
I banged the door so hard that the glass cracked.
I was right, but the way I said it, now I am the villain.
I reported it in June, and since then I am the problem.
HR thanked me for my courage, and then nothing, for four months.
They moved me to another floor, not him.
The investigation is closed, nobody told me what they found.
I taught him how to log in, and on Monday he is doing my appraisal.
We used to eat githeri together, and now she sends me calendar invites.
The new one is twenty-seven, and says "legacy staff" when he means us.
They changed the entire system in a week, and I look like a beginner.
I say sorry two hundred times a day for things I did not do.
A woman threw the receipt at me, and I had to wish her a good day.
On the phone they call me names, and I must use theirs with a smile.
As a conductor you are everybody's dustbin.
They order food together, and pass my desk with the list.
There is a second group without me, I saw it over a shoulder.
When I sit down, they have to get back to work.
I learned of the team building from the photos.
Nobody is rude. I am simply air.
If I ask about my money, I am not a team player.
The client has been living with my logo since May, and does not answer calls.
He says next week. It has been next week since August.
I smile at work, and hide from the landlord at home.
I got a two out of five from a man who does not know what I do.
All year not a word, and then twelve points in a document.
She wrote "attitude". What is that even.
They have put me on a plan, and we all know what those plans are for.
My father pays me in scolding, and signs it with love.
We started the salon as best friends, and now we talk through the accountant.
At dinner it is about stock, and in the shop it is about dinner.
My co-founder wants out, and it feels like a divorce without lawyers.
I am supposed to sign for goods that never came.
Everybody takes a little something, and I am the spoilsport.
He told me to change the date, and nobody will ever know.
My predecessor signed, that is why he has a car.
Madam counts the slices of bread.
I sleep beside the store, and get up when the baby cries, that is my job description.
I raised her children, and she calls me "that girl".
They have had my passport since Jeddah airport.
The headteacher gives me every Friday afternoon lesson as a punishment.
On the ward round he asks me until I know nothing any more, then he smiles.
In the staffroom there is a table of the elders, and I sat down at it.
I am on intern pay, and I am called useless in front of the mothers.
They threaten a transfer to the border if I talk to the union.
Per my last email. I could throw the laptop into the lake.
A thumbs up. What does a thumbs up from him mean.
She puts a full stop after "Thanks", and cc's the director.
I read his message nine times for the temperature.
I am an accountant, and I collect his daughter from school.
I answered calls from the maternity ward.
Cover for Jane, cover for John, and my own work is done at night.
If I say it is not in my contract, he asks who reads contracts.
I must dismiss a man with four children on Friday, and I have not slept.
They were my friends until I got the title.
I say it nicely and nothing happens, I say it loudly and I am a witch.
Someone on my team takes from the till, and I have a suspicion whom.
When I hear her heels, my stomach turns over.
I have a stall in the third-floor toilet that is practically my office.
On Sunday evening the rash comes, on Friday it goes.
My phone vibrated in church, and it was only the bank, and I was drenched.
In the shower I give a speech that ends with him on his knees.
I have screenshots that would end her.
I want them to feel one day of what I felt for two years.
I drive past his house sometimes, I do not know why.
We kissed at the team building and now the Monday meeting is a desert.
My ex sits across from me and chews the same gum.
I have feelings for my supervisor, and my appraisal is next week.
Everyone knows, and everyone pretends to be looking for a stapler.
It is over, and he decides about my leave.
I could have said something, and I looked at the clock.
If I open my mouth, I am next.
He was fired for what we all did, and I carried his box to the lift.
She looked at me, and I looked away, that is it.
The chama money is short, and they look at me because I hold the book.
I volunteer, unpaid, and am shouted at by people with titles.
She took a loan from all of us, and has left the WhatsApp group.
Nine women, eleven opinions, and one cash box.
## ordinary.confidence-comparison | none
Ten minutes of stories and my whole flat looks ugly.
I know it is filtered and it still gets me every single time.
I open the app feeling all right and close it feeling like nobody.
Her mornings are matcha and sunlight, mine are a crying toddler and a blackout.
naangalia tu WhatsApp status za watu and by the end I hate my life
My classmates own plots and I still ask my mum for airtime.
At thirty-one I thought I would have something, anything.
When I see those who sat behind me in form two, I cross the road.
They are on the second child and the second car. I am on the second mattress.
Time is running and I have nothing to show.
At every family gathering it is my brother the engineer and, oh, also me.
Mum has his graduation on the wall, mine is in a drawer.
She got the brains, the looks and the husband. I got the dishes.
Dad calls him for decisions, he calls me for errands.
I hugged her and said congratulations and then cried in the taxi.
My best friend got the thing I wanted and I cannot stop being weird about it.
I am happy for him, I am, so why do I feel sick?
Since she blew up, I take hours to answer her texts.
Third wedding committee this year, and I pay for everyone's cake but mine.
My aunties ask when they will eat rice, in front of people.
I have worn so many matching ankaras and never the white one.
Another ring on my feed and I put my phone in the drawer.
Another scan picture in the group and I typed yay and put the phone face down.
I skipped the shower and said I had a fever.
They got it on the first try, we are on year four.
All they talk about is diapers and school runs, I bring the chips.
My mother in law counts the neighbours' grandchildren aloud.
I walk into any room and rank myself, and I know where I land.
My friends get approached and I hold the handbags.
They always said my sister was the light one, as if I were the other thing.
At the gym I only see what is wrong with me in comparison.
I saw his payslip on the printer and now I cannot unsee it.
My younger cousin paid for everyone at dinner and I stared at my plate.
I was content until somebody told me the figure.
Same desk, same hours, different envelope.
I have gone through every photo of the woman before me.
His last girlfriend cooked like a chef and I burn rice, he has never said it but.
He left me for her, so I keep looking for what she has.
When we are intimate I wonder if I am worse.
In the class WhatsApp everyone's child is reading already and mine eats the crayons.
Her toddler speaks three languages, mine points.
The other mothers bake for the party, I bring shop biscuits and shame.
I lie about the hour my kids go to bed.
He slept through the semester and beat me by twenty marks.
First thing I do is look at the list above my name.
At home I was number one, here I am number sixty.
My friend screams about her B plain, I got it too and was ashamed.
The boys from my estate park outside the pub and I come by matatu.
He built for his parents. I cannot even fix my own roof.
My colleague posted the key to her new house and I looked at my bucket under the leak.
In the chama they are buying land in Kitengela while I beg to skip this month.
Renting at forty-five feels like wearing school uniform.
Before the illness I ran ten kilometres, now the stairs win.
I look at old photos and think, that one was going somewhere.
My fifteen year old self would be so disappointed, she had plans.
I peaked in campus, everything since is the credits.
There are people sleeping outside and I am sad in a warm bed.
I should not even be taking this time, somebody out there really needs it.
Compared with what my friend went through, mine is a joke.
I keep telling myself I have no reason to feel like this.
He joined last year and they already send him to the clients.
Whatever I do, she did it faster and with a smile.
I read her emails just to see how she writes them so well.
They gave the award to the new guy and I clapped till my hands hurt.
It is always mtoto wa jirani, she built, she married, she bought a fridge.
My dad reads me other people's graduation lists.
I call home and hear for ten minutes what my cousin in America did.
When I passed, Mum asked what the others got.
I listened to his track, and then deleted the folder with mine.
She started after me and has ten times the followers.
Someone published the exact book I was going to write.
Every time I see good work I want to sell my camera.
Her husband surprised her with a trip, mine forgot my birthday.
In church they hold hands during the sermon, we argue in the car park.
My friend's boyfriend texts her poems and I get k.
We look at other families at the mall and I wonder what is wrong with us.
I keep showing him those couple videos, he thinks it is a joke.
People in my group are months sober and I am at day two again.
He was married again within a year. I still sleep on my side of the bed.
The girl with the same operation is jogging and I cannot stand at the sink.
Everyone bounced back after the layoffs except for me.
My kid sister had her dowry ceremony before me, and I served the tea.
The boy I used to send to buy credit now signs my leave form.
Gen Z at work do in an hour what takes me a day.
As the firstborn I was meant to go first at everything.
When I heard they were splitting up I felt a little bit happy, what is wrong with me?
I am turning into a bitter person and I can hear it.
I call it prayer, but I was asking for him to be brought down.
lowkey I unfollowed because their happiness was annoying me
First thing in the morning, before my eyes are open, I check what she posted.
I know when he was last online better than I know my own calendar.
I made a second account just so they do not see me looking.
I go in to see whether my old friend has failed yet, and she has not.
Every Sunday somebody testifies about a job, a visa, a baby, and I clap and clap.
I fast as they fast. Their door opens, mine has no handle.
They say God does not forget, so what am I, hidden?
My prayer partner got the breakthrough we both prayed for.
Half my class is in Canada and I drive past the same potholes.
They post snow and payslips, I post nothing.
My visa was refused and my cousin's came the same week.
In our group chat I am the only one left in this time zone.
Everyone who could leave has left, so what does that make me?
It is automatic, I meet a person and within a second I am above or below.
I cannot read a book without checking the author's age.
If I am not the best, I feel like the worst. There is no middle.
At parties I count degrees, shoes, wives.
## ordinary.confidence-impostor-feelings | none
I started three weeks ago and every day I expect security to walk me out.
On probation, and each time my boss types my name I think this is it.
They were so impressed in the interview and now I just sit there faking it.
Nimepata kazi poa sana but honestly I think they made an error picking me.
I keep my desk nearly empty so it will be quick when they let me go.
They made me team lead and I can't look at the people who've been here longer.
My old deskmate reports to me now and I am sure she thinks it is a joke.
Everybody congratulated me, meanwhile I was wondering when they would take it back.
Managing men my father's age, who am I to tell them anything?
Anyone could have done it, I was standing in the right spot when it happened.
The exam just happened to ask what I revised, otherwise I would have been finished.
It was bahati tu, next time they will see the real me.
Look, they were short of applicants that year, that is the only reason.
Whenever someone says well done I'm already explaining why it was nothing.
Good feedback slides off me, one lukewarm comment stays for months.
My boss wrote such nice things in the review that I thought she had mixed me up with someone.
When they clapped for me in church I wanted the floor to swallow me.
For a ten minute update I wrote a script and practised until two in the morning.
I do triple the work so that nobody can catch me out.
I read every mail six times, then once more after it is sent.
If I ever went in with just notes, they would see there is nothing there.
I had the answer, kept it to myself, and then somebody else said it and got the nods.
Everyone at that table talks as if they were born knowing this stuff.
I mute myself and pray nobody says my name.
By the time I have checked that my point is not stupid, they have moved on.
In lectures I write my question in the margin and never ask it.
Nobody at home can tell me how any of this works, I am making it up.
At campus I hide where I come from and at home I hide what I study.
I'm the first to finish school, so I'm supposed to be the proof it was worth it.
The others had tutors and laptops, I had a kerosene lamp, and they can smell it on me.
They talk about holidays in Dubai and I calculate whether I can eat twice.
My classmates know wines, I know how to fetch water.
I bought second-hand shoes so no one would guess, and still I feel they guess.
Came from a day school upcountry, and now everyone sounds like television.
A guy on the team joked that I tick two boxes and everybody laughed.
I am the only woman in engineering and I never know if I was picked or displayed.
When I make an error I feel I have made it for all of us.
In the back of my mind: they needed one of me for the report.
I had the form filled in, then I read the requirements again and shut the laptop.
There was one bullet I did not have out of eight, so I let it go.
People with less experience go for these things, I keep waiting until I am ready.
My friend sent me the link, I told her they wanted someone serious.
If they saw my search history they would fire me by lunch.
Half of what I hand in came out of ChatGPT, so is any of it mine?
I nod in the call and look up the words afterwards.
A real developer would know this by heart, I copy and pray.
Two years into my doctorate and I still cannot explain it to my own mother.
I sit in seminars decoding words while the others argue about them.
My supervisor says it is promising, I think she says that to all her students.
I present a paper next month and I am convinced the whole field will laugh.
Everybody in the cohort has published. Me, I have forty tabs and a headache.
I keep waiting for the baby's real mother to come and collect him.
The other dads seem to have read a manual, I hold her like a vase.
My mother-in-law watches me bathe the child and I feel like a trainee.
Everyone trusts me with this whole human and I burn toast.
I lead praise on Sunday and on Saturday night I am not sure I believe any of it.
If the congregation knew what I struggle with they would never listen to me again.
As the pastor's child I have been performing holiness since I was six.
I teach the youth about peace and I have not slept properly for weeks.
When a client asks my rate my throat closes and I halve it.
I bake for weddings and still say I just do a bit on the side.
I put founder on my profile and felt like a con artist.
Others with worse work ask for double. I throw in extras so they will not be angry.
I read the chapter the night before and teach it in the morning like I wrote it.
A student asked something I had no clue about and my face burned all day.
They invited me as an expert and I wanted to reply that they had the wrong number.
What if one of the audience actually knows this stuff?
They call me daktari and I turn round to see who came in.
On nights I am the only one, and my hands do not know that I passed.
What if someone gets worse because I was the one on duty?
The senior nurse corrects me in front of everyone and I feel I should hand back the uniform.
I shrubbed one word in the meeting and heard nothing after that.
In my own language I am funny and quick, in English I am a slow child.
My accent walks into the room before my degree does.
I write beautifully but on calls I stay off mic so they do not hear mother tongue.
The moment I open my mouth, they treat me like the cleaner.
I ran a department for years, and now I do not know where the files are kept.
My mentor was born the year I finished school.
Switched from banking to coding, and feel like somebody's uncle who wandered in.
After the children left home I enrolled, and I hide my student card.
In the village I am the big man from Nairobi, in Nairobi I share a bedsitter.
They pray for me as the success of the clan, while I clean offices in Doha.
Everyone calls me for advice and capital and I am two months behind on rent.
I cannot go home at Christmas because they would see I am not that person.
I have been here so long that asking now would give me away.
I said yes I understand, and then spent four hours trying to work out what he meant.
When I ask, I hear my father saying think before you open your mouth.
Nobody told me how the system works and now the window for asking has closed.
I attached the wrong sheet and now the whole floor knows what I really am.
One typo on a slide in front of the directors and that was it for me.
It was fixed in ten minutes but I have been thinking about it for nine days.
All year I waited for the slip, and there it was.
When I got the degree, degrees stopped counting.
I thought after the CPA I would feel real, now it is the next paper.
The second I manage it, it becomes something any fool can do.
My wall is full of certificates and I still feel like I am bluffing.
I always make the joke about me before somebody else can.
I start every sentence with this is probably wrong but.
People say stop it, you are good, and I cannot stop.
If I set the bar on the floor, then nobody is disappointed.
Even in my own presentation I said sorry about three times on the first slide.
I wrote proficient next to Excel and have been scared of spreadsheets ever since.
When the offer came I took the first figure because I was afraid they would think twice.
They pay me more than my dad ever earned, for what, for sending emails?
I stretched one line on my CV and it's all I can see.
On LinkedIn I am thrilled and humbled, in real life I cry in the bathroom.
I make videos about discipline and got up at noon.
Thousands follow me, and not one of them knows me.
The me they like is a person I put on with the ring light.
When someone asks what I do, I say nothing much, I write a bit.
I never went to art school, so I keep waiting for the real ones to throw me out.
Everything I know is from YouTube, does that even count?
They bought my painting and I thought, poor things.
My aunt made one phone call and I had the job, so what have I ever done?
They know whose son I am, and I see it in their faces.
Others tarmacked for two years, I skipped the queue.
Without my surname I would be nobody in this town.
## ordinary.confidence-self-worth | none
I am always so hard on myself, I hate myself for every mistake.
I spilt the milk and called myself a thing I would not call a dog.
My head talks to me like a bad landlord.
I say idiot to myself about forty times before lunch.
I only feel worth something when I am useful to others.
I am the one with the car, so I am invited.
On days when nobody needs anything I feel transparent.
My family loves me, on the fifth of the month.
When I was in plaster I understood that I have no friends, I have customers.
My father clapped for my brother, I heard it from the kitchen.
I got the degree, and he asked about the master's.
She has photos of all of us on the wall, I counted mine.
I was a girl, and they had ordered a boy.
He died without saying it, so now who will.
I grew up in Mathare, and I still say somewhere near Eastleigh.
In their sitting room I did not know where to put my feet.
I was sent home for fees so often that the watchman waved.
I have the salary now, and I count the forks.
They talk about skiing, and I laugh half a second late.
They always leave for someone with better edges.
I am the one before the one they marry.
Nobody has ever fought for me.
I have a good job, a clean heart, and no second toothbrush.
I apologise all the time and feel as if I am in everyone's way.
I begin every message with sorry to bother you.
When someone steps on my foot I apologise for having it there.
I sit on the edge of chairs, so that I could be gone quickly.
I did not ring because you might have been in the middle of something, for two years.
I am ashamed of my job and feel people look down on me.
I am only a watchman, I say, before they can.
My child asked me not to come to school in the uniform.
I have two degrees and a boda.
My partner always tells me that I am worthless and stupid.
He told me so often that nobody else would have me that I checked.
I used to argue, now I agree, it is shorter.
Even when he is away I hear him comment on how I cut onions.
I did something wrong years ago and I cannot forgive myself.
I did something at twenty that I think of each time someone thanks me.
If they knew, they would take back the good morning.
I left my mother alone that night, there is nothing else to say about me.
I do not deserve this nice woman.
I failed my exams and I have felt stupid ever since.
I got a D plus, it was in the newspaper of our village, which is my aunt.
They put us in the back row, and I have stayed there.
I am thirty one, and I still dream about the noticeboard.
I can strip an engine, and I cannot say I am clever.
I cannot accept help or kindness because I do not feel I deserve it.
They bought me a cake, and I wanted to reimburse them.
I never order first, and never the thing I want.
My siblings are successful and I am the failure of the family.
She is a doctor, he is in Dallas, and I am nearby.
When they say the children have done well, they look at the other end of the table.
Mum introduces them by title and me by name.
The black sheep, that is me, they say it with a laugh.
I have been in that church for nine years, and the usher asked if I was new.
I speak, someone else says it, they thank him.
In the photograph I am the elbow.
They ate, they planned the trip, and I was in the room.
I left the party, and I am quite sure that it is still going on.
I bought the land, and I still feel like the boy outside the gate.
Each certificate holds for about a week.
They call me madam, and I look for the real one.
If I get that promotion I shall be somebody, I said it four promotions ago.
Nobody ever checks on me or remembers my birthday.
If I do not ring, there is nobody in my phone but the bank.
I tested it, I did not write for six weeks.
I was ill for nine days, and the landlord was the one who knocked.
I remember every one of theirs, I even buy the card.
Nobody at school likes me and I feel there is something wrong with me.
I eat lunch in the library, so it looks as if I like books.
In PE they argue about who has to have me.
I do not know what is wrong with me, but everyone else seems to.
I feel unworthy before God and judged by my church.
I sit at the back, so that the holiness does not notice me.
I can believe that He loves everyone, and I do not see how that works in my case.
When they say we are worms I nod harder than the rest.
I have not taken communion in eleven years.
I cannot provide for my family and I do not feel like a man.
My wife pays, and hands me the notes under the table so that I can pay the waiter.
My son looked at me as one looks at a closed shop.
I leave the house at seven in a tie and sit in Uhuru Park.
Since then I feel like a cup that somebody put a cigarette out in.
I scrub, and it is not on the skin.
I am the kind that things happen to.
I spend money I do not have so that people think I am successful.
I took a loan for the graduation party.
I post the hotel, I slept at my cousin's.
If I come home without a car they will say that Nairobi has beaten me.
I buy rounds on Friday and eat ugali and salt from Sunday.
I had the answer, and I waited for someone cleverer to say it.
If he disagrees I drop it in the middle of the sentence.
I ask four people which dress, and then I wear theirs.
I say I think, and then I say maybe, and then I laugh.
In our house the girls were asked about salt.
In my village a divorced woman is a returned parcel.
They seated me with the girls, I am forty one.
At church I used to be Mama Kevin and wife of, now I am pray for her.
He has a new one, and I have a reputation.
My mother says come home at night, so that the neighbours do not see.
If I were not here they would move up, and that would be all.
I do not see what I am for.
I am a cost to everyone.
They asked for three strengths in the interview, and I said punctual.
I am medium at everything.
What I can do anybody can do.
My friend wrote down what she likes about me, I looked for the irony.
I am slowly learning to stand up for myself and it feels good.
I sent the food back, politely, and I lived.
Yesterday I did not say sorry to the door.
I told him no, and then I made tea with my hands shaking.
It is small, you will laugh, I sat in the front.
My parents did not want me and I have always felt like a mistake.
I was raised by my grandmother, and my mother is in Jeddah with her other ones.
He saw me at the market, and bought onions.
I have his nose, and not his name.
They gave me to relatives, and kept my sister.
## ordinary.confidence-social-anxiety | none
I am dreading a party and looking for a reason not to go.
I was dressed, I had the gift, and I sat in the car until it was over.
I say yes on Monday and have a fever by Friday.
I walk past the house twice to see who is standing outside.
My friends have stopped asking, which I wanted, and which hurts.
I keep replaying what I said and cringing about it.
It is three in the morning, and I am back in a lift in 2019.
I said you too to the waiter, and moved restaurants.
She laughed a little late, and I have been studying it since.
I wrote to apologise for a joke nobody had noticed.
I am scared of making phone calls.
I wrote out what to say to the dentist, including hello.
When it rings I watch it, as one watches an animal.
Voice notes I record nine times and then type.
In an open office I cannot call, since they would hear me being me.
I am afraid to speak in class or in meetings.
They are going round saying names, and there are four before me.
I know the answer, and my hand weighs as much as a goat.
In seminars I take notes so busily that nobody asks.
I was to give the vote of thanks, and I gave it to my shoes.
I blush and sweat and shake in front of people and everyone can see it.
I go red, and then I go red about being red.
I carry a spare shirt to church.
In summer I have an excuse, in July I do not.
Somebody said are you all right, and that finished me.
I cannot eat in front of other people.
I ate my sandwich in the toilet for two years of university.
At my in-laws I say that I have just eaten, I am always starving there.
I order what can be eaten without noise.
At work they think that I fast.
I never know what to say to people and my mind goes blank.
How was your weekend, they ask, and I have never had one.
I keep three topics in my pocket, and use them up by the handshake.
With me conversations die and people look for a window.
I answer, and forget to ask back, and think of it in bed.
I get very nervous with my boss and other people in authority.
When the director says good morning I forget which one it is.
At the chief's office I become twelve.
My professor asked how I was, and I gave my student number.
I sign things, so that the man will stop looking at me.
I am too shy to talk to someone I like.
She works at the pharmacy, I have bought a great deal of paracetamol.
I am thirty and have never held a hand on purpose.
I write the message, put in a joke, take it out, go to bed.
On the date I watched myself eat pasta for an hour.
I am in a new place where I do not know anyone and I am scared to approach people.
First day, forty faces, and every seat belonged to someone.
I joined the choir, and I hum.
I walk in with my phone at my ear, and nobody is on it.
At the new church I leave during the last hymn.
I am anxious about writing in group chats and delete my messages.
I type, I delete, and then the group has moved on to lunch.
I sent a sticker to forty people, and left my body.
I have never once written in the parents' group, I agree silently.
I edit a happy birthday.
I need to drink before I can be around people.
I have two before I leave the house, to be the one they like.
Sober at a wedding, I would rather be the cake.
One glass for the door, one for the talking, and one because I talked.
In the morning I ask my wife who I have to ring.
I am afraid to ask for help in a shop or speak up in a matatu.
I let it drive past my stage, because I would have had to shout.
I pay too much, so as not to ask the price.
I left a full trolley standing, because the queue had begun to look.
I ate the wrong food, it was easier than saying so.
I hate it when everyone looks at me.
Visitors, please stand, said the pastor, and I studied my shoelace.
When they sing happy birthday I do not know what one does with a face.
At my own wedding I was happiest in the toilet.
They threw me a surprise party, and I have not forgiven them.
I cannot use a public toilet when other people are around.
I do not drink until four, since I cannot go if someone is in there.
At boarding school I got up at three to be alone.
Long bus journeys are a matter of mathematics.
Somebody washes their hands next door, and everything stops.
I think my friends secretly do not like me.
I believe they invite me the way one brings an umbrella.
When they laugh before I arrive I count what I am wearing.
They said no no do come, and I heard the first no.
I check if they went without me, and then I am hurt by what I wanted.
I get anxious around the other parents at my child's school.
I come late to the gate, so that I need not stand there.
My daughter asked why we never have anyone over.
He is as quiet as I was, and I lie awake.
The other mothers have a group, it has a name.
I am afraid to speak because of my accent and my mistakes.
They say pardon, and I say never mind.
I am the only one in the room who looks like me, so all my mistakes are us.
I rehearse a coffee.
Since I came abroad I nod for a living.
I get so nervous in job interviews that I forget everything.
Tell us about yourself, they said, and there was nobody there.
I had the email, the suit and the bus fare, and I stayed at the stage.
I know the work, I do not know the chair.
In the waiting room everyone was taller.
I was bullied and since then I am afraid of people.
They used to imitate my walk, so I changed it, and now I have none.
I stammer on my own name, of all words.
When teenagers laugh on the other side of the road I am thirteen.
I learned to laugh first.
I avoid people so much that I hardly leave the house.
I have everything delivered, and I wait until he has gone down.
My world has become a flat with a good signal.
I work from home, eat from home, and live from home.
I saw that I had not used my voice since Thursday.
I get anxious at family gatherings because of all the questions.
They ask me to pray before the meal, and I forget God.
Where is the husband, say the aunties, like customs officers.
I hide with the children, they only want to see my phone.
I count the uncles, and there are more each year.
I am too afraid to complain even when I have been treated wrongly.
She cut off too much, I said lovely, and I wore a cap until June.
The conductor kept my change, and I looked out of the window.
I paid for two, I had one.
They call me by the wrong name, it has been four years.
I have been promoted and now I have to speak in front of people and I am terrified.
They made me head of department for my work, and it consists of talking.
I teach four classes a day, and I am sick before each.
On Monday I have to speak about growth, I would rather shrink.
I turned down the post, and told them that it was the hours.
I worry for days before any event with people.
It is on the ninth, and I have been ill since the second.
I pray for rain, for a strike, for a small fire.
When it was cancelled I danced in the kitchen, alone, and then I was sad.
An hour of it costs me a week.
I finally did something that scared me, I talked to people and it went well.
I went, I stood by the plants, and I stayed for forty minutes.
I rang them, I said my name, and nobody died.
She laughed at my joke, I checked behind me.
I shouted shukisha, and the whole matatu simply stopped.
## ordinary.creative-creative-block | none
I sit down to write and nothing comes, I just stare at the empty page.
I cannot get started on anything, my mind goes empty in front of the canvas.
I open the document and the cursor blinks at me like it is counting.
The canvas is so white it feels rude to touch it.
I cannot find the first sentence, so there is no second one.
I sharpened every pencil in the house and drew nothing.
My last work did so well that I am afraid to make the next one.
My first song did well and I have not finished one since.
I won the prize in March and have been mute ever since.
They all ask, so what is next, and I laugh.
What if that was the only good thing I had in me.
I am too tired after work to make anything creative.
By the time the house is asleep I have nothing left to write with.
I carry a sketchbook in my bag, it has travelled everywhere and seen nothing.
Two matatus each way and then supper, when exactly do I compose.
With a newborn I get eleven minutes, and I spend nine looking at them.
Everything I make feels like rubbish before it is even finished.
My inner critic is so loud that I delete whatever I write.
There is a little man in my head with a red pen.
Everything that comes out looks like something a child was forced to do.
I tore up six months of drawings on Sunday.
Before the chord has even rung I have decided that it is rubbish.
I have not been able to create anything since someone I love died.
Mum was the one I played everything to first.
Since the funeral the camera stays in its bag.
Every poem turns into the same poem, so I stopped.
It feels wrong to make something pretty this year.
I look at other artists and they are so much better that I do not even start.
A fourteen year old on TikTok plays better than I ever will.
Everything I think of has already been done by someone cooler.
I follow two hundred painters and none of them makes me want to paint.
My friend from the same class has a gallery show, I have a drawer.
I have so many ideas that I cannot choose one and finish it.
Each idea is exciting until I sit down, then another one is better.
My notes app is a graveyard of brilliant titles.
I have so many beginnings that I cannot pick which to betray.
I am not blocked, I am flooded, and the result is the same.
I do not see the point of making art any more.
A machine can draw in four seconds what took me a week.
People are hungry and I am mixing blues.
I cannot remember why I thought this mattered.
If nobody sees it, did I just spend a year arranging words for the drawer.
I have a deadline for a client and I cannot make myself do the work.
I have been paid half and I have painted none.
My editor writes kind emails and each one makes it worse.
Studio time is booked and I have no second verse.
I hide from a bride because her wedding photos are not edited.
I used to be so creative and now I feel like the talent is gone.
I think it left me, the thing, whatever it was.
I used to make up songs hanging the washing.
They called me the artist of the family and I have become the accountant.
I was so alive when I danced, I do not know where she went.
I do anything else, clean or scroll or research, so that I do not have to start.
I have researched this novel for four years, I could sit an exam in it.
I go into the studio, move three things, and come out.
As soon as I begin I remember that I need to buy a bulb.
I watch videos of other people's desks.
My family thinks my art is a waste of time, so I stopped.
I write in the toilet because at home it is called idling.
They ask when I will stop the noise and look for work.
My wife rolls her eyes at the beats and I turn it off.
I hid my paints the way other people hide bottles.
Since that harsh criticism I have not been able to create.
The publisher's letter had two lines and it ended two years of work.
Someone laughed during my set, that is all, and I froze for a season.
The comments were not even cruel, just bored.
I can recite the bad review, I cannot remember one good one.
I feel too low and numb to make anything.
People think sadness makes art, mine only makes laundry.
I feel nothing, and nothing is hard to rhyme.
Since the tablets I am steadier, and I am afraid the songs are gone.
I used to write to survive, now I cannot even do that.
I am stuck in the middle of my project and do not know how to finish it.
The first verse fell from heaven, the bridge is in hell.
The quilt is half made and has been on the chair since Easter.
I wrote the murder and now I do not know who did it.
The middle of this painting is mud.
I turned my hobby into work and now the joy has gone out of it.
The algorithm wants three reels a week and I want to lie down.
I only paint elephants because tourists buy elephants.
I have not taken a photograph for myself in two years.
What I loved has a price list now.
My project is almost done and I am scared to finish it.
If I finish it, it becomes what it is.
As long as it is in progress it could still be great.
I leave one corner unpainted, I always do.
I do not know what I would be doing with myself if it were over.
I freeze and go blank when I have to perform in front of people.
I can freestyle in the shower for an hour and not for ten seconds before people.
At auditions my hands forget a piece they have known for years.
I forgot my own poem at the school festival and still hear that silence.
The choir mistress pointed at me and my throat shut.
My body will not let me play or draw the way I used to.
The doctor says rest the voice for six months, I am a singer.
My eyes are going and I do fine embroidery.
After the stroke my right hand paints like a stranger.
I feel I have no style of my own, I only copy others.
Everything I write sounds like whoever I read last.
I write in English and think in Dholuo, and neither feels like mine on the page.
I change style each month hoping that one of them is me.
When I sing people say I sound just like her, and they mean it nicely.
I have nobody around me who understands creative work.
Nobody around me does this, I have no one to talk brushes with.
I miss my college mates arguing about films until morning.
I write alone, edit alone, and clap alone.
When something finally works there is no one to run and tell.
I can only create when I have been drinking or smoking.
I do not know how to write a hook without a smoke.
Everybody in the studio is on something, I am the dry one with no ideas.
Two glasses and I am a genius, sober I am a clerk.
I am afraid that getting clean means getting boring.
I want to go back to my art after years away and I am afraid I have lost it.
I opened the piano after eleven years and it was like meeting an ex.
The kids are at school now, so I have time, and no courage.
I bought new brushes and I am afraid to make them dirty.
My hands remember half of it and my ears remember all.
I am afraid to write honestly because of what my family will say.
The only story I have is my mother's, and she is alive.
I water it down until there is nothing left to read.
As a pastor's daughter I cannot sing that verse.
I draw cartoons and lately I look over my shoulder.
Art school has killed my creativity and my project is due.
Since I began studying design I cannot design.
We must explain every mark, so I have stopped making marks.
I got in because of how I drew at home, and I cannot draw like that here.
The lecturer asks what my concept is, my concept is that I am tired.
## ordinary.creative-creative-career | none
My income as an artist goes up and down and I worry about rent.
Some months I earn well and some months there is no work at all.
Weddings stop in the rains and so do I.
I never know if next month has a zero in it.
One client paid for half a year and then went silent.
It is not that I earn badly, it is that I never know.
My client has not paid me for the work I did.
A county office owes me for a mural since last year.
I write just following up so often that it should be my stage name.
They love the design, they launched it, and they do not pick my calls.
I am scared to push because he gives me work.
People keep asking me to work for free.
My cousin wants the wedding photos as my gift.
The church has never paid the band, we play for God and He pays the fuel.
A company with its own building asked me to do a free sample.
When I say my price they say, but you enjoy it.
My family does not think that what I do is real work.
I earn more than my brother the teacher, and I am the worry.
At home a DJ is a boy who sleeps in the day.
My father in law asked how I plan to feed his daughter with drawings.
They sent me another government vacancy on the family group.
I do not know if I should leave my job to do my art full time.
I have the letter typed, it has been typed for a year.
If I leave and it fails, I will never hear the end of it.
My job pays for my paint and leaves no time to use it.
Everyone who made it says jump, nobody interviews the ones who jumped and fell.
I feel like I have sold out by doing commercial work.
I did the voice for a betting advert and my nephew knows it by heart.
The logo was good, then they made it bigger, then bigger.
I used to have things to say, now I have clients.
It pays the fees and something in me goes and sits outside.
People I started with have become successful and I have not.
The girl I taught chords to has a record deal.
I like every one of their announcements with a stone in my shoe.
Everybody is booked and busy, I am booked for Saturday at a school.
I cannot listen to the radio anymore.
I feel too old to make it in this industry.
If it has not happened by forty it does not happen.
They call me auntie at the auditions.
I began at fifty and everyone is my son's age.
I have been upcoming for fourteen years.
I am burned out from making content all the time.
My whole life is B-roll.
I filmed my own birthday instead of having it.
I am a one woman television station with a cold.
I do not cook anymore, I make content near a pan.
My partner supports me with money and it is straining our relationship.
She has not said anything, she just looks at the guitar.
I sold a painting and bought the family meat, I felt like a man for a day.
He said he married a dreamer and now he wants a salary.
We postponed the baby for my album.
I signed a bad contract and now they own my work.
My song is an advert and I hear it from the bus.
The manager kept the books, and then the books were gone.
I did not read it, I was so happy that someone wanted me.
The producer says I owe the studio more than the song ever made.
A man with power in my industry wants sexual favours for a job.
They call it networking, and his hand is on my knee.
I said no, and the calls stopped coming.
Everyone in our industry knows about him and nobody says it.
I keep asking myself what in me made him think so.
I do not know what to charge and I always ask for too little.
I quote, they cough, I halve.
I spent fifty hours on the beadwork and charged for the beads.
My prices have not moved since before my first child.
I do not know what it is worth, I only know what I am afraid to ask.
I am losing work because clients use artificial intelligence instead of me.
I translated for eleven years, and it dried up in one.
They trained it on drawings like mine, and it underbids me.
I voice adverts, and they have my voice without me.
Why should I still practise when a button does it.
I hate the business side, the invoices and taxes and emails.
KRA wants to know what I am, and so do I.
Receipts live in a bag, the bag lives under the bed.
I lost a grant because of one form.
Eighty percent is emails, and I cry at emails.
I no longer enjoy my craft since it became my job.
I sing four nights a week and never in the shower.
I used to dream in colours, now I dream in deadlines.
When somebody hands me a guitar at a party I feel at work.
I got what I wanted, and it stopped being mine.
Success came suddenly and I am overwhelmed and scared of losing it.
Everybody is my cousin since the song.
I wait for somebody to come and say there was a mistake.
I cannot walk to the kiosk anymore without a selfie.
I say yes to all of it, because it might be over on Thursday.
My grant applications keep getting rejected.
The donors want trauma with a logo.
Thirty applications, and I am excellent at describing what I cannot afford to do.
They always fund the same five people from the same two estates.
My French is not good enough for the money that is in French.
My band broke up and I feel lost without them.
The band is over, and nobody wants to keep the drum kit.
She took the clients and the kettle.
People ask when the next one comes, and there is no us to make it.
It was worse than my divorce, we did not even get a court.
I wonder if I have to move to the big city for my career in art.
If I stay I am a big fish in a basin.
I came to the city for the music, and I wash cars beside the studio.
Rent here eats what the stage gives.
At home they know me, here I queue to be nobody.
Since I had a baby I have no room for my creative career.
They stopped booking me when I showed.
I was going to be a writer who has a child, I am a child's mother who once wrote.
He tours, I hold the baby, we both said it would be equal.
I sold the studio for a cot.
I am ashamed that I still need another job besides my art.
I teach piano to children who hate it.
People ask how the music is, and I say great, in an apron.
If I were any good I would not need the bank job.
I picked up a passenger from my own drama class.
I have to act happy for my audience while I feel terrible inside.
My stage name has all the friends.
At funerals they ask me for a joke.
If I post that I am not well they think it is a bit.
I do not know how to come down after a show, so I stay up with strangers.
I am thinking of giving up my creative career for good.
If I stop now, was it all a hobby.
I sold the camera last week and told no one.
I want to be a person with weekends.
I am not sad about it, I am sad about not being sad.
Other sellers copy my designs and sell them cheaper.
They import from China what I weave by hand, and sell it as mine.
Customers photograph my work and take it to another tailor.
Three women I trained opened next door to me.
I have stopped hanging out the good pieces.
## ordinary.creative-perfectionism | none
I keep changing it and I can never call it finished.
I have rewritten the first paragraph so often that I cannot read it anymore.
I change one comma, and then the whole page looks wrong.
I mixed that song for eight months and it was better in May.
I keep thinking one more pass and then it will be ready.
I do not start because I am afraid it will not be perfect.
If I cannot do it properly I would rather not do it.
I am waiting for a free month, a clean desk and a clear head.
I need to read six more books before I write mine.
In my head it is so beautiful that I do not dare put it on paper.
One small mistake and the whole thing feels ruined to me.
There is a typo on page nine and I want to burn all two hundred copies.
The stitching on one sleeve is off and I cannot look at the dress.
Everyone says beautiful cake, I see the crack.
A single bad frame and the whole wedding film is ruined for me.
My parents were never satisfied with my marks, and now I am never satisfied with anything.
In our house second was another word for last.
My mother checked my handwriting with a ruler.
I am forty and I still hear him when I sing off key.
If I was not top of the class nobody spoke at supper.
I cannot accept compliments because I only see what is wrong with my work.
They clap, and I think, you have no ear.
A compliment makes me like the person less.
My teacher said it was moving and I thought she pitied me.
I explain the faults before they can find them.
I procrastinate because I am scared it will not be good enough.
I work best under pressure, I say, and it is the only way I can allow a mess.
Three weeks of dread and one night of panic, every single time.
If I start early I will only find more wrong with it.
The deadline is the one thing that has ever let me stop.
I throw my work away or delete it because it is not good enough.
My paintings end up behind the water tank, face down.
I cleared my page because one picture spoiled the row.
I unpick what I knit until the wool is tired.
I burned nine notebooks and on Monday I wanted page twelve back.
I cannot let other people do it because they will not do it properly.
The drummer is late, the bassist is loose, and I am the villain for noticing.
I cannot let the tailor finish without standing over him.
In group projects I end up alone with all of it.
My husband iced the cake and I iced it again.
I train and practise so hard that I am hurting my body.
In our dance school tired is an insult.
One more time, I say, and the whole evening has gone.
The teacher said pain is the proof, and I believed her.
If I rest for a day I can feel the others passing me.
I spend hours on one post because it has to look perfect.
I did fifty one takes of one sentence.
If it does not get likes in ten minutes I remove it.
My grid has to match or I cannot sleep.
I edit the voice out of my own voice note.
I hate being bad at new things so I give up quickly.
I only do things I already know I will win at.
The pottery class was full of happy people making ugly cups, I could not bear it.
I want to play the guitar, I do not want to learn the guitar.
As the clever child I never learned how to be bad at something.
I am exhausted from always having to do everything perfectly.
People count on it being flawless, they do not even look anymore.
I check the email, then check that I checked.
I got the award and my first thought was how to defend it.
I have been holding my breath since about class six.
I am embarrassed by my old work and wish nobody could see it.
People still play my first single and I leave the room.
I asked the gallery to take the early ones down.
I cannot believe I showed that to people.
Everything older than six months makes me want to apologise.
Everything has to be perfect when guests come and it stresses me out.
For my daughter's birthday I made forty paper flowers and shouted at her.
Before visitors I clean inside the drawers.
I have not sat down at any of my own parties.
The wedding was lovely they say, I remember the wrong shade of napkin.
I try to be perfect in my faith and feel guilty over every small thing.
I try to be the perfect Christian and count my failures at night.
If I have one bad thought on Sunday the whole service is spoiled.
I confess the same thing again and again in case I left something out.
Everyone sees a good girl, I keep a ledger.
I cannot bring myself to send it out or publish it.
I missed the grant deadline because the budget font annoyed me.
My album is mixed, mastered, paid for, and on my laptop.
I open the submission form, read it, and close it.
I want it out, and I cannot stand the thought of it being out.
What I make never matches what I imagine in my head.
The dress in my head was alive, the one on the table is cloth.
Every finished thing is a funeral for the idea.
I am always disappointed, even when people cry at it.
I can see it so clearly, and my hands are stupid.
Things have to be exactly right and in order before I can begin.
I count the syllables even where there is no rule to count.
I straighten it until it feels right, and right keeps moving.
If I start at five past, I wait for the full hour.
Every page needs the same number of lines, do not ask me why.
I am too strict with my child's work because I am a perfectionist.
I hear my mother come out of my mouth when she plays a wrong note.
My girl asked if it was good enough before she had even coloured it.
I want to be the perfect parent and I can see fear in the child.
I paid for the piano and now we both hate it.
I spend far too long on each order and lose money because I want it perfect.
The client approved it and I am still changing it at my own cost.
My orders are late because I unpick what customers already liked.
By my calculation I earn less per hour than the boda that delivers it.
They said perfect, and I sent another version.
I made a mistake in front of everyone and cannot stop thinking about it.
I printed the wrong date on two hundred invitations.
I fell during the routine and got up, and I never really got up.
The article went out with his name misspelled and he is dead.
I replay that second in the shower, in the bus, in church.
If I am not the best at what I do, I feel like nobody.
Average is the most frightening word I know.
I would rather be a failure than mediocre, at least it is something.
People like me for what I can do, take that away and the room is empty.
My standards are the only thing about me that I respect.
I am afraid of making grammar mistakes so I do not speak or write.
I do not post my writing because someone will correct the grammar.
On stage I hide my accent, and then I sound like nobody.
At school they hung a wooden disc on us for speaking our mother tongue.
My best lines come in Sheng and I translate the life out of them.
I cannot stop working until it is perfect, even late into the night.
I sat up until dawn moving a logo to the left.
I cannot lie down while it is still wrong in the next room.
My wife brings tea and I do not hear her.
I tell myself only this last thing, from nine until two.
I gave up my art because I would never be good enough.
Why sing if there are people who really sing.
I was the best in my village and nobody in the city, so I stopped.
I miss it every day and I cannot do it halfway.
My easel is a clothes rack now, a very good one.
## ordinary.creative-sharing-work | none
I have never shown my writing to anybody.
I have three hundred poems and not one reader.
My songs live in my phone under a folder called tax.
My husband does not know that I write, eleven years.
If somebody found the notebooks I would move to another country.
I paint on Sundays and turn them to the wall by supper.
I posted the painting I am proudest of and got four likes, one is my mum.
A picture of my lunch gets more than a year of my work.
I refreshed for two hours and then pretended I had not cared.
My single has ninety plays and seventy are mine.
The group chat saw it, two ticks, all blue, nothing.
Someone wrote, please stop singing, with a laughing face.
A stranger took the time to tell me that my drawings look like illness.
They dragged my poem on X for an afternoon and forgot it, I did not.
There were eighty kind ones and I can only quote the other.
My own cousin commented, who lied to you.
I want to post my spoken word and my aunties are all on Facebook.
My poems have bodies in them and my father is a deacon.
Somebody forwarded my dance video to the family group.
I use a fake name because of my mother.
If my in-laws saw what I draw there would be a meeting.
I signed up for the open mic and I have been sick since Tuesday.
My hands shake so the paper makes a noise.
At the opening I hid in the corridor beside my own pictures.
I can sing in a choir of sixty and not in front of six.
My knees go and I speed through my own poem like a thief.
Twenty three magazines, twenty three unfortunately.
They picked my friend for the exhibition and not me.
The email began with thank you for your interest and I stopped reading.
I was longlisted, which means that they saw it and put it down.
After the audition they say we will call, and you learn what that means.
They stood up and clapped and I wanted the floor to open.
When people praise it I feel that I owe them something.
Everyone was so nice that I went home and cried.
I like making and I cannot stand being looked at for it.
Success feels like standing in a draught.
I read him my story and he asked what was for dinner.
She says nice without looking up.
My own wife has never been to one of my gigs.
He listened to four seconds of the track and turned on the match.
I can stand strangers not caring, not the one in my bed.
I found my pattern on a shop's dresses in town.
A bigger page posted my photograph and cut off my name.
He used my beat and now it plays in every matatu.
My classmate presented my concept and got the internship.
Since then I show nothing to anyone.
I posted a poem about my miscarriage and woke up wanting to delete my life's internet.
The day after I share something real I feel as if I had left the house undressed.
I put it up, took it down, put it up, took it down.
People I hardly know now know the worst year of my life.
They said brave, and brave is what people say when you went too far.
I asked for honest feedback and prayed that they would not give it.
My editor sends the notes and I leave them closed for a week.
In class critique I explain so much that they never get to speak.
I gave it to nine beta readers and hated each of them.
As soon as someone says but, I stop hearing.
Strangers buy my bags and my friends ask for a discount.
None of my friends came, and they all watched the story.
They repost celebrities all day and cannot repost me once.
My chama ladies order cakes from somebody else.
I keep a list of who did not clap, I am ashamed of it.
They followed me for jokes and I want to post something sad.
If I change my sound I lose them.
I am the cat painter, I am so tired of cats.
Since there are ten thousand of them I write for the room and not for me.
I lost two hundred followers with one honest song.
Who am I to publish a book, I am a clerk.
I can already hear them, ati now she is an artist.
People from my primary school will see it and laugh.
It feels like showing off, and in my home one does not show off.
They will think that I think I am something.
I can paint it and I cannot say please buy it.
Promoting myself makes my skin itch.
I whisper the price and then take half off before they answer.
I announced my show once and felt like a beggar.
My flyers are still in the boot of the car.
She held up my drawing and the whole class laughed.
I was told to mouth the words at the concert, I was eight.
My composition was read out as an example of nonsense.
The lecturer said there is no voice here, and I was there.
He put my model in the bin in front of everyone.
I wrote the chorus and my name is nowhere on it.
They thanked the caterers and not the one who painted the set.
I ghostwrite for a man who cannot spell my name.
The team posted the launch and I was cropped out of it.
I told them it was fine, and it is not fine.
My classmates found my fan fiction and read it out in the bus.
I want to sing at the talent show but the football boys will be there.
My friends saw my sketchbook and said who are you, Picasso.
I write on Wattpad and nobody at home knows that I have readers.
If I get the solo the other girls will hate me.
My anonymous page has a following and my real one has a wedding photo.
I sing behind a cartoon because I do not want to be looked at.
Nobody knows that the account they quote to me is mine.
Half of me wants to sign it, the other half wants to keep my job.
If I use my own name it becomes real.
I vanished from my page for a year and do not know how to walk back in.
They will ask where I was, and the answer is, in bed.
Everyone has moved on, the sound has changed.
I write return posts and delete them.
Each month away makes the first post more expensive.
My sister recognised herself in the film and has not called since.
The song is about him and he heard it at a petrol station.
My mother read the essay and said, so that is how you saw me.
I changed the names and it changed nothing.
People praise my honesty and it cost me my uncle.
The pastor called my mask collection demonic from the pulpit.
I photograph women's bodies with respect, and my community sees shame.
My play was cancelled two days before opening.
They reported my page until it went down.
I write about things that we do not say here.
I sent the demo five weeks ago and I live in my inbox.
No answer is an answer, people say, and I still check.
The producer said by Monday, he did not say which one.
I invent reasons why they have not written back.
Each time the phone lights up my stomach drops.
I painted her portrait for her birthday and it is in the garage.
I wrote him a song and he said, you have too much time.
The quilt took me a winter, the dog sleeps on it.
I sewed the baby's clothes and saw them on somebody else's baby.
She said oh, you made this, and put it behind the shop flowers.
If I write in Luo ten people read it, in English nobody there is me.
They say vernacular music is for old men in bars.
The festival asked for something more African, I sent them Nairobi and they passed.
My grandmother cannot read the book that is about her.
In Sheng I am alive, and the competition wants proper.
## ordinary.general-anxiety | none
My brain runs ahead and always ends at disaster.
It's like dominoes, a late email becomes me getting sacked and living on the street.
I worry about literally everything, even stuff that has not happened and probably will not.
naanza na kitu kidogo then before I know it nimefika kwa worst possible ending
I had to get off the matatu because I could not breathe and everybody was staring.
My hands went numb, my heart was going crazy and I just ran out of the service.
They called an ambulance and the doctor said it was panic, I felt so stupid.
It came from nowhere, I was in the queue and the walls started closing in.
Since that day I'm scared of it coming back more than anything else.
I sit near the door everywhere now, just in case it starts.
Every flutter in my chest and I think, here we go again.
I carry water, gum, my sister's number, my whole emergency kit, before I can leave.
I get to the stage and have to walk back home because maybe I left the iron on.
I check the gas four, five times before bed and still lie there wondering.
I've started taking photos of the locked door so I can look at them at work.
I know I locked it, I remember locking it, but what if.
When the phone rings I watch it until it stops.
I rehearse what I'll say for an hour and then I still don't call the clinic.
An unknown number calls and I assume something terrible has happened.
I'd walk across town to avoid a two minute phone call, I'm not even joking.
I have not opened my bank app in three weeks, my thumb just will not do it.
There is a drawer of brown envelopes at home and I act like it does not exist.
When the M-Pesa message comes I swipe it away before I can see the balance.
I'd rather not know. If I don't look it isn't real yet.
My heart pounds just seeing the logo of the bank on my screen.
I saw her name pop up and put the phone face down for the whole day.
It's been so long since I answered that now I'd have to explain why.
Emails from HR just sit there bold, I cannot click.
I read it in the preview and then pretend I never saw it.
Before my eyes are even open there is this stone in my stomach.
Mornings are the worst, by lunch I am almost human.
At five a.m. my heart is running and nothing has even happened yet.
I can't eat breakfast, I'm nauseous with nerves until about ten.
If my husband is twenty minutes late I have already planned the funeral.
Mum did not pick up twice and I was shaking until she called back.
When my phone rings late I know it, somebody has died.
I get up six times a night to see whether her chest is moving.
I will not let the house help bathe him, I imagine terrible things.
He wants to walk to school with the others and my whole body says no.
Since she was born I see danger in every corner of the house.
Since the accident on Thika Road I grip the seat in every car.
I passed my test two years ago and have not driven alone once.
On the highway I start to float, I feel like I am going to lose control.
I take three buses rather than one boda because of what I saw.
My husband drives and I'm braking with my foot on the passenger side the entire way.
Turbulence starts and I am holding the hand of a total stranger.
I haven't seen my brother in Doha for years because I can't get on a plane.
I check the weather along the route every hour like that would help.
I get dressed, pick up the keys, stand at the door, and go back in.
The shop is two minutes away and I order everything instead.
Cancelled again today. They will stop asking me soon.
As long as I am inside nothing can happen to me, that is how it feels.
I ask my wife ten times a day if we're okay and I can see it wears her out.
I need someone to tell me it is going to be alright or I cannot settle.
I sent the same question to three friends and a doctor online.
They say it's fine and I believe it for maybe ten minutes.
I go home and play the entire chat again, every silly thing I said.
She paused before answering, so I must have offended her.
Did I talk too much? Was it weird? I keep rewinding.
I typed a message in the group and deleted it and now everyone saw that I deleted it.
I ask everyone what they would do and then I am more confused.
Choosing a doctor, a plan, a shirt, it's all the same, I freeze.
I book it, cancel it, book it again, in one evening.
Every option has a trap in it and I will be the one to blame.
Things are finally going well and I keep waiting for it to be taken away.
We laughed so much yesterday and my first thought was, somebody will cry tomorrow.
I got the job I prayed for and all I feel is when will they find out and cancel it.
If I let myself be happy I will jinx it.
On paper my life is fine, and my body acts as if there were a lion in the room.
I feel like I forgot something important, all day, every day.
Just this buzzing under my skin, like too much coffee, but I had none.
moyo iko juu tu, sijui ni nini
I read about the drought and the floods and wonder why anyone has children.
Every election season my mother packs a bag, and now I do it too.
War here, war there, prices up, and we are supposed to plan careers.
I refresh the headlines at night like I am on guard duty for the entire world.
She replied with just "ok" and I have been sick about it since.
My boss closed his door and I was sure it was about me.
I always feel like somebody, somewhere, is annoyed with me.
He used a full stop. He never uses a full stop.
I have to give the vote of thanks at my sister's wedding and I want to break my leg first.
My voice goes thin and my hands shake and everyone can see the paper moving.
They asked me to lead the prayer and my head went totally blank.
There's a presentation on Thursday. I haven't slept since Monday.
I know this stuff cold until there are eyes on me.
I refresh my inbox every two minutes to see whether they decided.
Visa interview done, now silence, I jump at every vibration.
I would rather have bad news than this limbo.
Everybody says be patient. My whole life is in an envelope on someone's desk.
A picture pops into my head that is so awful I cannot tell anyone.
In church of all places I get blasphemous words in my head and I feel filthy.
I am scared of my own mind, what kind of person thinks that.
I keep testing myself to make sure I am not dangerous.
If I sit down for five minutes it catches up with me, so I mop the floor again.
I always have a podcast in my ears, even in the shower, because quiet is dangerous.
Holidays are the worst for me, there is nothing to run to.
I tidy cupboards at midnight so that I do not have to think.
I take the stairs to the eleventh floor every single day.
When the conductor squeezes in one more person, I need to jump out.
Stadiums, weddings, even the bank hall, too many bodies and no air.
I always book the aisle, if someone blocks my way I start sweating.
I told my aunt about the panic and she said I should come for deliverance.
At church they say worrying is a sin, so now I worry about worrying.
My dad says in his day nobody had anxiety, they had farms.
I pray, I fast, and I'm still shaking at night, so what does that make me.
Everyone calls me the calm one, and I throw up before meetings.
I got the promotion and nobody knows I sit in the toilet breathing first.
From outside I am so organised, the truth is I am terrified of forgetting anything.
I prepare four times as much as the others just to feel half as safe.
If they knew what goes on inside me they would never trust me with this.
## ordinary.general-low-mood | none
Brushing my teeth feels like climbing Mount Kenya.
There are plates in my bed. Actual plates.
The laundry chair became a laundry mountain and I just walk round it.
I used to be so clean, if my mother saw this house she'd cry.
I say yes on Monday and invent a headache by Saturday.
I miss everyone and I cannot bear to see anyone.
I told them I was travelling. I was on my floor.
It's easier to lie than to explain that I just can't.
Arsenal won and I felt nothing, that is when I knew.
My favourite songs are just noise now.
I used to dance at every wedding, now I look for a chair.
Chapo and beans used to make my whole day, now I just chew.
A man on the radio thanked his mum and I had to pull over and weep.
I cry in the shower so the children do not hear.
The cashier asked how I was and that did it.
I am not sad, that is the thing, I am not anything.
It is as if there were a glass wall and life happens on the other side.
My friend had a baby and I smiled with my face only.
Flat. Just flat. Like a phone on one percent.
I snooze for two hours and then hate myself for two more.
Evenings I am nearly okay, and each morning it is all back.
My kids have to shake me, it used to be the reverse.
Nothing bad happened. That's what makes me feel so ungrateful.
My parents walked barefoot to school and I am sad in a warm flat.
I post the holiday pictures and feel like a fraud.
I cry while I feed her and then feel guilty because she can feel it.
It is dark at four here in Manchester and something in me switches off.
Long rains, no power, wet shoes, and my mood goes down with the clouds.
Each November I turn into a bear and every year I forget why.
I came from Mombasa to Minnesota, I did not know a person could miss light.
Two years planning the wedding, and the Monday after I felt like a popped balloon.
I got the house. I sit in it and wait to feel something.
For ten years the visa was the dream, now I am here and it is only a street.
I hit the target and all I could think was, is that it.
I turned thirty-five and at the family lunch they prayed for me to find a husband.
My age mates have plots and kids, I have a mattress and a degree.
I am fifty-two and I wonder whose life I have been living.
Nobody remembered it. I bought myself a queen cake.
I am one more mouth and one more problem in that house.
I do not ask for anything any more, I do not want to bother people.
Everybody tiptoes round my moods, I can see how it tires them.
I look in the pot at four and realise I have eaten nothing.
Cooking for one is too sad, so it is tea and bread again.
My clothes do not fit and I do not care, and I do care.
I am not depressed, I am just angry from morning to night.
Work, matatu, supper, bed. Work, matatu, supper, bed.
I function perfectly, ask anyone, and there is no one at home.
Weeks go by and I could not tell you one thing that happened.
I am not living, I am keeping the appointment.
If you replaced me with a machine they would only notice it was punctual.
There is nothing on the calendar that I would miss.
I used to plan houses in my head, now I cannot plan lunch.
It's been grey so long that I forget it was ever anything else.
Everyone talks about their goals and I nod along.
I scroll back to 2018 and look at that girl laughing and wonder where she went.
Shosho's kitchen, the smoke, my cousins, I go back there every evening in my head.
I keep rereading our old chats from before everything.
My best years are over and I was too busy to notice them.
My daughter brought me a tissue and said, mummy is raining again.
I put on a cartoon for them and lie down behind the sofa.
I do their homework with them and I am miles away.
I grew up with a sad mother and swore it would be different.
My mother found them and asked if I am now a mad person.
I feel as though I failed because I need a pill to be normal.
I was so well in March. I told everybody I was well.
Here we go again, I can't do a third round.
My husband looks at me with that face, he sees it too.
They look at me in bed and see a lazy somebody.
You are young, what are you tired from, they ask.
Dad said in front of visitors that I am growing roots on that couch.
Someone asks how I am and my mouth says "poa" before I can stop it.
I have written the message to my sister eleven times and deleted it.
I would not know where to begin, there is no event, just this.
You are the first one I say this to, well, the first anything.
Everyone is travelling upcountry with hampers and I have nothing and no one to carry it to.
I smile through the family photo in matching vitenge and count the minutes.
First Eid without my father and they cook as if nothing were missing.
At midnight the fireworks went and I switched off the light.
The doctors say I am cured and I feel like a house after the flood.
Since typhoid I have no spark, the body came back and I did not.
I nap, I wake, I look at the wall, it is three months since the operation.
They say be glad you survived. I am glad. I am also grey.
There is a commentator in my head and he never has a good word.
Whatever I touch breaks. Ask anyone.
I look in the mirror and think, what a waste of school fees.
I lead the worship team and I have not felt a thing in months.
My prayers hit the ceiling and come back down.
I kneel and there is nobody on the other end.
I stopped going on Sundays and told them I was on duty.
If God loves me so much, where has He been this year.
I double tap their joy and put the phone down like it burned me.
My classmates are in Canada and I am in my mother's back room.
I unfollowed half of them and now I wonder what they are up to.
Even my little brother has overtaken me.
## ordinary.general-sleep | none
Like clockwork, ten past three, eyes open, and that is it for the night.
I wake when it's still pitch dark and lie there until the first matatus hoot.
Every night the same, I go to the toilet and then my mind switches on.
It is like someone taps my shoulder at three and asks me about my whole life.
I say one more video and suddenly the birds are singing.
My phone is the last thing I touch and it hits my face when I nod off.
I know the light is bad for me, I teach biology, and still.
By midnight I am watching strangers clean carpets, halafu kesho nimechoka tena.
If I fall asleep now I get five hours. Now four and a half. Now four.
I lie there doing maths with the alarm.
Every time I turn over I check and every time I panic more.
I can tell you the exact minute of everything last night, that is how awake I was.
My head touches the pillow and the staff meeting begins.
I remember every email I forgot exactly when the light goes off.
In bed I write entire reports that I have lost by morning.
The moment it is quiet my brain opens fifteen tabs.
I am a nurse on nights and my body no longer knows what day is.
I come off duty at seven, the whole plot is awake and I am supposed to sleep.
Two weeks of days, two weeks of nights, I feel permanently jet lagged.
I guard a gate all night and then the kids want breakfast.
At eleven in the morning someone is always hammering something.
He snores while I feed the baby at one, three and five.
Everyone says sleep when the baby sleeps, and who washes the nappies then.
I cried because she cried because I cried, that was my night.
The little one finally settles and then I lie there waiting for the next scream.
The same dream again, I wake up soaked and afraid to close my eyes.
I stay awake on purpose because of what is waiting there.
After the dream the whole morning tastes of it.
My grandmother says someone is sending me these dreams and now I am even more scared.
There is a bar under my window and the bass comes up through the bed frame.
Friday is kesha with the speakers pointing directly at our block.
The couple upstairs fight or make up at two, I hear all of it.
I have complained to the caretaker, I have begged, I have bought earplugs, nothing.
We are five in one room and the small ones kick.
I sleep on the couch at my uncle's, after the last person stops watching telly.
It is a bedsitter, the cooker is next to my head, there is no such thing as bedtime.
In the hostel someone is always awake, and the lights are never off.
He sleeps like a tractor and I lie beside it hating him a little.
I moved to the couch and now she thinks I do not love her.
My wife snores so loudly the neighbours joked about it.
He falls asleep in two seconds, it makes me want to scream.
Once the kids are down it is finally my life, and I refuse to waste it sleeping.
I'm dead tired and I still won't go to bed, it's the only hour that belongs to me.
If I sleep, the next thing that happens is work.
I sit in the kitchen at midnight doing nothing, and it is heaven, and tomorrow I pay.
lowkey the day is theirs so the night is mine
On Saturday I went to bed and got up on Sunday evening.
Whenever I have to face something I get so sleepy.
My mother calls me lazy because I am under the blanket at noon.
Sleep is my hobby now, sad but true.
From dinner on I'm nervous because I know the bed is coming.
It's not worries about life, it's worry about whether I'll sleep.
I have teas, sprays, an app, special pillows, and each evening I fail the test again.
The bedroom feels like an exam hall.
Without the tablet I don't even try any more, and I hate that.
The doctor gave them for two weeks and that was a year ago.
They knock me out but it isn't real sleep, I wake up like a wet cloth.
I want to be off them and I am terrified of the first night.
A glass of something is the only thing that shuts my eyes.
I pass out quickly and then I am wide awake at two, heart banging.
It started as one beer to unwind and now the evening is not complete without it.
My husband drinks himself to sleep, I just have my little nightcap, it is different.
I fall asleep at five and the lecture is at eight, so I simply do not go.
My body clock thinks I live in New York.
All-nighter number three this week and the words don't stay in any more.
I nap after class for four hours and then of course I am awake all night.
I wake up burning, throw off the sheet, then I freeze, and that repeats until six.
Since I turned forty-eight the nights are a sauna.
I change my nightdress twice and my husband asks if I am ill.
It is the menopause, they say, as though that settled it.
No one warned me about this part, our mothers never said a word.
Since I retired there is no reason to get up, and no way to sleep either.
At four I make tea and wait for the world.
When my wife was alive we got up together, now I am just up.
They tell me old people need less sleep, but I feel tired to the bone.
Whichever side I lie on, the hip finds me.
My legs crawl the moment I lie down, I have to walk the corridor.
I sleep in an armchair now, flat is impossible.
Two hours is the longest stretch since the operation.
I still lie on my half, as if someone was coming.
Since the funeral I sleep with the light on, a grown man.
He left in June and I have not slept a whole night in that bed.
The quiet after ten is when I feel it, there is no breathing next to me.
I cannot close my eyes until I hear the gate and count three pairs of shoes.
My son drives a boda at night and I lie there until the engine stops outside.
She is nineteen, she goes to clubs, and I stand at the window like a security guard.
My husband says go to sleep, she is an adult, and turns over.
I wake up and cannot move a finger, and someone is standing in the room.
Something sits on my chest and I try to scream and no sound comes.
My mum says it is spirits and made me sleep with the Bible under the pillow.
I see everything, hear everything, but my body is stone.
My clients are in Texas, so my standup is at eleven at night.
I live in Kenya and work in California, at least my body thinks so.
I do transcription all night because that is when the jobs drop.
Friends invite me for lunch and that is my three a.m.
The dollars are good but I have not seen a morning since January.
Yesterday I missed my stage because I was out cold in the matatu.
My head dropped in the meeting and everyone laughed.
On the way home my eyes closed at the wheel for a second, that scared me.
Coffee at nine, at eleven, at three, and I still feel like wet cement.
We fought at ten and lay back to back until the alarm.
He snores after an argument as if nothing was said, and I burn.
My mother's voice note came at bedtime and that was my night gone.
My heart was still pounding from the shouting, how do you sleep on that.
My watch gave me fifty-four this morning and I have felt awful ever since.
I thought I slept well until I saw the graph.
First thing I do is open the app and find out how I feel.
I go to bed early to improve my score and then I lie there.
I am up at four to cook, wash, and beat the jam, and home after nine.
The alarm rings when my neighbours are coming home from the club.
If I leave after five thirty I spend three hours on Jogoo Road.
I sleep standing in the bus, honestly that is my main sleep.
## ordinary.general-stress | none
I have seventeen tabs open in my head and none of them loads.
Every time I cross something off, three more grow back.
It all lands on this week, the fees, the report, the visitors, the car.
I run from one thing to the next and finish nothing.
My body is on the couch and my head is still at the till.
Even in the shower I am answering people.
It's like a radio in there that somebody glued on.
I watch a film and realise I have been planning Thursday for an hour.
I can't get my mind to shut up, it chews the same thing over and over.
Since things got hectic I get maybe four hours.
I'm exhausted all day and the second I lie down I'm awake.
My pillow is where all my problems meet.
Nights are short, and what there is of them is broken.
It is the twelfth and my account is already coughing.
I do sums in my head through the entire sermon.
Fuliza eats my salary before I have even seen it.
Prices went up, my pay did not, and everybody still has to eat.
I dream of a hall, and of a clock, and of an empty page.
If I mess this one up everything I planned collapses.
Everyone in my class seems ready, I am still on chapter two.
They let two people go and slid their jobs onto my desk.
I have not taken a proper lunch since March.
My boss adds things like I had more hours than other people.
The tickets come in faster than I can close them.
Mum's clinic, my brother's fees, the twins' homework, and then there is me.
Everybody in that house has a problem and my phone number.
I can't get ill, there's nobody behind me in the queue.
I love my people but they are eating me alive.
From the moment I open the gate they all want something.
My jaw hurts in the morning from biting all night.
Out of nowhere my heart gallops and my fingers tingle.
There's a band round my head from two o'clock every day.
My stomach is a fist, I can't finish a plate of food.
I bit my daughter's head off over a shoelace.
I'm like a dog on a chain lately, I go for everyone.
He asked where the remote was, and I exploded.
I hear how nasty I sound and I still can't stop it.
I can't remember the last time I did something just because I wanted to.
If I sit down with a book, I feel like a thief.
Even on Sunday I'm useful from six in the morning.
Everyone in this house has a hobby except the person who washes their kit.
I don't know where I'll be living in three months.
They may renew it, they may not, and my whole life hangs on that may.
I can't plan anything, not even a birthday.
Will I get the visa, will the school take him, will they keep me on, I just don't know.
At work they call me sunshine, if they knew.
I do my face in the car mirror and go in smiling.
Everyone leans on me because I look so solid.
I tell them niko poa and then I lock the bathroom.
I pick it up to check the time and forty minutes are gone.
I read about every disaster there is before I've had tea.
My thumb scrolls by itself, I'm not even interested.
Two hundred WhatsApp messages by nine, and half are prayers and politics.
My head is full of other people's kitchens and wars.
The school bus hoots and nobody in this house has socks.
I get to work sweating and apologising, every single day.
I shout hurry up forty times before I have said good morning.
I wake up behind schedule, I swear the day starts without me.
The car coughed and died on the bypass, on the very day I had no money for it.
I dropped an egg and sat down on the kitchen floor and wept.
It is never one thing, they come in threes and they all cost.
The laptop took my whole report with it, I just stared at the black screen.
I spend more time on Mombasa Road than with my wife.
Four hours a day in a matatu with gospel in one ear and a stranger's elbow in the other.
The fare doubles when it rains, and so does my temper.
I missed bath time again because a lorry lay across the road.
The wedding is in three weeks and I have cried in two fabric shops.
There are three hundred guests I do not know, and a tent that may not come.
The committee has fourteen members and they all have an uncle with a PA system.
Everybody has wishes, and I have the spreadsheet.
We have until the thirtieth, and everything I have looked at has damp or a madman.
The landlord sold the building, and we are part of the rubble.
I live among boxes, I drink tea from a measuring jug.
The agent wants three months' deposit and my grandmother's blood.
They sent me from window four to window nine and back to four.
The system is down, come on Thursday. It was down on Thursday.
There is a letter from the tax people, and I have moved it from room to room.
My case has been mentioned eleven times, and nothing has been heard.
They need the original of a document that they are supposed to issue.
Weekdays the bank, weekends the tents, I have not sat since Easter.
I drive for the app after my shift, until my eyes water.
If one hustle sleeps, somebody does not eat.
People say I am hardworking. I am just not allowed to stop.
The television, the blender, two prayers and a quarrel, all at the same time.
We are nine, and there is one table.
Relatives come for a day with three suitcases.
I love noise normally, now a spoon falling makes me jump.
She left at dawn without a word, and I have a board meeting at nine.
Daycare rang at ten: fever, come now.
It is my fourth dada this year, I no longer learn the names.
His work is a fact and mine is flexible, so I stay at home again.
Stima went at the exact minute when I pressed upload.
There has been no water since Tuesday, I bathe with a mug and a prayer.
I have three power banks and a plan, and still it gets me each time.
I carry jerricans to the fourth floor after ten hours of work.
I walked into the bedroom three times today and never found out why.
I put the milk in the cupboard and the sugar in the fridge.
I forgot my own sister's birthday, and I had the cake ordered.
Words go missing while I am speaking, it frightens me.
I bit my nails so far down that typing hurts.
Biscuits at eleven, biscuits at four, biscuits in the drawer.
I was down to two cigarettes and now there is a packet gone by night.
My dentist asked whom I am chewing on.
It is a glass while I cook, and it used to be on Saturdays.
My friends send voice notes of seven minutes, and I answer them all.
I know everyone's sorrows, and not one of them knows my middle name.
My phone is a hospital with a ringtone.
I listened to four people cry today, and nobody asked how my day was.
## ordinary.health-body-image | none
I hate what I see when I look in the mirror.
I check in every shop window, hoping for someone else.
The first thing I do in the morning is look, and then the day is decided.
I covered the big mirror with a leso.
My relatives always comment on my weight and it hurts.
Each time I go upcountry they greet my stomach first.
My mother pinches my arm and sighs.
My grandmother means it as a compliment, and it ruins my Christmas.
I hate seeing myself in photos and avoid having them taken.
I saw the wedding photos and could not enjoy the wedding anymore.
On video calls I look only at myself and hear nothing.
In every group photo I am half a shoulder.
I hate how my body looks since I had the baby.
Everyone asks when I am going back, as though I had left it at the shop.
I made a person, and I cannot look at where she came from.
My clothes are in boxes labelled before.
I saw my own belly in the shower and did not know whose it was.
I feel ugly because my skin is dark.
They called me blackie in primary school, with affection.
My cousin is light, so she is the beautiful one.
I bought the cream, and I hide it behind the sugar.
In the group photo they tell me to smile so that I can be seen.
I wear sleeves in forty degrees.
A child in the matatu asked his mother what is wrong with my face.
I cancel when my skin is bad, and my skin is bad.
People give me advice with their eyes on my cheek.
I am a grown man with a boy's arms.
On the apps they want six feet, I stop reading.
I do not take my shirt off, not at the beach, not at home.
I train twice a day, and I still see the thin boy.
My friends call me pocket, we have all laughed for ten years.
After every meal there is a courtroom.
I hide the wrappers at the bottom of the bin.
My whole day is a sum, and I always fail it.
My body is changing and I feel embarrassed at school.
I was the first in the class, and I learned to carry my bag in front.
The boys rate us at break.
My body did this without asking me.
I changed schools, and the new ones only know this shape.
I compare my body to the people I see online and feel terrible.
I like my face until I open the app.
The woman in the video has my age and no pores.
I follow them for motivation, and I end up under a blanket.
None of my clothes fit and I do not want to go out any more.
I was ready for the party, and I ended up on the floor with nine dresses.
In the changing room the light is made by an enemy.
The tailor called my measurements across the shop.
I have worn the same black dress to every function for two years.
My partner makes hurtful comments about my body.
My husband said my sister keeps herself well.
He jokes about my stomach in front of his friends.
He likes pictures of women who are the opposite of me.
In the street I am looked at, and I am never seen.
Mothers turn their children's heads away.
Since the fire I wear my hair over that side.
They speak to my sister as if I could not hear.
I am getting old and I do not like how I look any more.
My hairline left before my career arrived.
In the lift I saw my mother, and it was the mirror.
Since the change I sweat and swell, and I do not know these hips.
My beard went grey, and they began to call me mzee.
They took the breast and the doctor says it went very well.
My wig knows more people than I do.
I got well, and I look ill.
The coach reads our weights aloud.
The agency wants me smaller by Friday.
I used to run because it felt like flying, now I run away from lunch.
Our choreographer taps the place with a stick.
I am ashamed to be seen naked, even by my partner.
The lights go off first, that is the rule.
We have been married eleven years, and he has not seen my back.
People compliment me on losing weight but I lost it because I was unwell.
They ask for my secret, my secret is grief.
The praise came when I was at my worst, so I am afraid to get better.
Nobody said a word about my body until I began to vanish.
People judge my natural hair and say it is not professional.
Nobody at work has seen my own head.
At school they shaved us, and I have been growing it out ever since.
He asked which one is real, in front of the cashier.
I love my locs, and my mother cries about them.
My voice says one thing and I am another.
I know how I look inside, and it has never been in a mirror.
Swimming used to be my favourite, before this body came.
I cannot stop thinking about one part of my face that I find ugly.
I smile with my hand in front, thirty years.
I spend two hours a day on one ear.
My friends say they do not see it, so I know they are lying.
I was bullied as a child for how I looked and it still affects me.
They called me Bamburi in class four, after the cement.
On sports day the whole line laughed when I ran.
I am a manager of sixty people and I still walk like the fat boy.
I can tell you their names, all of them, and where they sat.
I went out in the storm because I had been to a birthday.
A rest day makes my skin crawl.
Everyone admires my commitment, nobody knows I am afraid.
At work I am judged by my looks instead of my work.
A customer told my boss that I should smile with less face.
My sales went up when I wore the tight skirt, and I hate that I know it.
HR spoke to me about my image.
I do the presentations, she stands beside them.
I am scared that my child is learning to hate their body from me.
She stands sideways at the mirror exactly as I do.
I tell her she is lovely and I call myself a cow in the same breath.
I swore that it would end with me.
## ordinary.health-chronic-illness | none
I have just been told that I have an illness and I am in shock.
They told me on Monday and I walked past my own house.
I have diabetes now, one paper and I am someone else.
It has a name at last and I do not know whether to laugh or cry.
My boss thinks my bad days are Mondays.
Because I laughed at the party they decided I am cured.
The nurse asked if I was not just stressed.
I am in pain every single day and I am worn out by it.
I wake up and check which part of me is on duty today.
My back has run this house for six years.
I am short with the children because my hip is shouting.
Nobody can live at a seven, and I do.
My husband has become my nurse and I miss my husband.
I can hear them counting in the next room.
I say I am fine so that they may sleep.
I am so tired of having to take medicine every day.
Sometimes I skip, just to have a normal day.
I am living with HIV and I am scared of people finding out.
I have been positive for nine years and my mother does not know.
I met a good man, and I do not know when to tell him.
At church they prayed for people like me, and I said amen.
Undetectable, the doctor says, and I still feel written on.
The drip goes in on Thursday and I come back as a person on Monday.
Everyone calls me a warrior and I want to be a woman with hair.
I am in remission and more frightened than before.
My son asked if I will be here for his exams.
People lower their voices when I come in.
I have sickle cell, I know the ward's ceiling by heart.
As a child I heard them say she will not see twenty, I am twenty six.
I missed so much school that I am always the oldest in the class.
When it is cold I plan my route like a soldier.
Because of my illness I cannot work any more and I feel useless.
They gave my desk away while I was in theatre.
I have used up my sick days and my supervisor's pity.
My children knew a father who could lift them.
I introduce myself in the past tense.
On a good day I wash all the curtains, and then I lie for three.
If I feel well I run, because who knows how long it lasts.
I never know what a thing will cost until the next morning.
My friends have disappeared since I became ill.
In the first month the room was full of grapes, now nobody.
I cancelled so often that they stopped asking.
The group has a new joke, and I was not there for it.
My best friend is afraid of hospitals, she told me by text.
They prayed over me, I fell, I got up, and I still have it.
The pastor says claim your healing, and looks at my tablets.
My mother mixes herbs with love and I do not know what is in them.
I do not know on which date one mentions epilepsy.
We have not touched since the surgery, we are both being polite.
He says he still wants me and I do not believe him.
I undress in the dark now.
My little one plays hospital and I am always the patient.
She asked if her drawing could make it go away.
I cannot carry my baby upstairs.
They tiptoe past my room, they are five and seven.
We cannot afford my treatment and the hospital bills keep growing.
Each session is a month of rent.
They made a WhatsApp group to raise money for me, and I see who has left it.
I cut the clinic to every second month and told nobody.
I count what I cost.
I am having a flare again and I do not know why.
I was well for five months and this morning I could not close my hand.
Lupus is a guest who never says how long.
I cannot book a holiday, I can only book hopes.
Each flare I think I ate the wrong thing, slept wrong, lived wrong.
Doctors cannot find out what is wrong with me.
Nine doctors, one file, no name.
I almost hoped that they would find something.
They refer me and refer me, I am a parcel.
Without a name I do not even get sympathy.
I had one in the supermarket and woke up with strangers filming.
I am not allowed to drive, swim, or be alone, I am thirty.
I live between one and the next.
I never smoked, I walked, I ate greens, and it came to me.
My body was my friend, and it went behind my back.
Why me, I know it is a childish question, why me.
My brother drinks and he is strong as a bull.
I am in the ward, it is two o'clock, and the lady opposite is calling for her mother.
They take me to theatre in the morning.
Visitors leave at six, and then the night is very long.
The drip beeps, the light never goes off.
I am typing because I cannot call anyone at this hour.
My son is asthmatic, I sleep with one ear.
Everyone asks about him, and I go to the garage to cry.
I love her, and I am so tired of illness that I could scream.
I do the lifting, the bills and the smile.
I am afraid of how my illness will get worse over time.
I learn faces by heart because my eyes are going.
I had the virus two years ago, and I am still upstairs lying down.
I lose words, I called the kettle a bus.
A shower is an event.
They say exercise, I did, and I lost a month.
My doctor does not listen to me or explain anything.
Five minutes, and he looked at the screen for four.
I had a list, and I came out with a prescription and the list.
I always say yes doctor, and then I do not understand.
She told me to lose weight before I had sat down.
I had four good weeks and felt like a fraud for the disabled badge.
Others on the ward have it so much worse that I have no right.
I am getting better, and I do not know who that is.
## ordinary.health-health-worry | none
I keep googling my symptoms and it makes me more scared.
I typed one headache, and by midnight I was planning the funeral.
Every search ends on the same three diseases.
I promised my wife I would stop, so now I search in the bathroom.
First it calms me, then there is always one more article.
I keep checking my heartbeat because I am afraid of a heart attack.
My fingers live on my wrist.
My watch says ninety four and I am off.
The ECG was fine in March, but that was March.
I am convinced that I have cancer and cannot stop thinking about it.
I found something in the shower on Sunday and have touched it four hundred times.
Every mole is a suspect.
I am afraid to go, because then it would be true.
I have had cancer in my mind eleven times in nine years.
I am waiting for test results and I cannot think of anything else.
They said they would ring on Thursday, and I have been Thursday since Monday.
I read the receptionist's voice for clues.
I cannot plan past the envelope.
The portal says pending, and I refresh pending.
I keep asking people to tell me that I am not ill.
Does this look normal, I ask my husband, he says yes before he has looked.
I have shown my tongue to everyone at work.
Just tell me I am not dying and I will sleep.
I know what he will say, and I ask anyway.
I am too scared to go to the doctor in case they find something.
If I do not test, I do not have it.
I get as far as the gate of the clinic and go to buy airtime.
I have had this for eight months and I look the other way.
My father walked into Kenyatta and did not walk out.
I am terrified that I have HIV even though the test was negative.
I tested three times, negative, and I do not believe the strip.
It was one night in Mombasa, and I have not slept since.
I cannot look at my wife until I know.
They said come back after the window, and I live in the window.
I worry all the time that my child is seriously ill.
I hold a mirror under her nose while she sleeps.
A fever, and I am at casualty with one shoe.
I lost one, and now I guard the other.
I cannot go to work, because who will listen to her chest.
I am afraid of dying of the same illness as my parent.
Dad died at forty eight, I turn forty eight in May.
Three aunts, one disease, and I have their hands.
I have built my life up to that age and not a day further.
When my chest hurts it hurts in his voice.
I thought I was dying but at the hospital they said it was panic.
Fourth time in casualty, fourth time they handed me a paper bag and a look.
I was certain I was dying in the matatu, and then in the queue I was not.
My arm went numb, my mother screamed, and the machine said normal.
I am embarrassed to be alive, is that not mad.
I am afraid of germs and wash my hands all the time.
I open doors with my elbow and then I wash the elbow.
My hands are cracked and I still feel it on them.
I strip at my own front door.
During the pandemic everyone understood me, then they stopped.
I notice every little sensation in my body and think it is serious.
I go over myself in the morning as a guard goes over a car.
An eyelid twitched, and the week was gone.
I feel things other people must also feel, and they go shopping.
When one thing stops, another begins, it is a relay.
I am very afraid of the new virus in the news.
The news said one case in the next county, and I bought thirty masks.
Everyone hugs as though nothing had happened, I stand by the window.
They closed the school for cholera, and I cannot drink from a glass.
I lost two uncles in one month that year, how should I relax.
I study medicine and think that I have every disease we learn about.
I have had everything up to chapter fourteen.
In the neurology week I walked strangely.
We saw a boy of my age on the ward, and I was not a student after that.
My classmates joke about it, I go home and look at my nails.
At night I am afraid to fall asleep in case I do not wake up.
Just as I drop off, something in me jumps up and shouts.
I live alone, who would know.
If I do not watch my breath it might forget.
Doctors do not take me seriously because they say it is my anxiety.
Since it says anxious in my file, nobody looks at my knee.
The doctor smiled before I had spoken.
What if this time it is real and they have stopped listening.
I cried wolf, I know, and there are still wolves.
I am afraid that I am losing my mind or getting dementia.
I went into the kitchen for something, and saw my whole future.
What if I am going mad and I am the last one to know.
My uncle talked to the radio, and I watch myself near radios.
A headache on one side, always the left, always at four.
I am pregnant and constantly afraid that I will lose the baby.
I am twenty weeks, and I count the weeks where the last one stopped.
Each time I go to the toilet I look for red.
I have not bought one sock.
I lie still to feel her, and then I am not sure whether I felt her.
I am worried about my health but as a man I do not talk about it.
My pressure is up, my father's was up, and then his mouth went down on one side.
I do not tell the wife, I read about it in the car.
A man goes to hospital on a stretcher, that is how we do it.
My friends talk of football, I sit there with my left arm.
I am scared to take my medicine because of the side effects.
I read the leaflet, and now I cannot swallow the tablet.
I cut everything into small pieces since the fish bone.
I smell the milk nine times and then I do not drink it.
I took half of it and sat beside the phone.
I recovered but I am always afraid that it will come back.
They say I am clear, and I do not plan past the next scan.
Since the heart attack I do not climb, lift or laugh too much.
A cold is not a cold anymore.
I was not afraid in the ward, I am afraid in the supermarket.
I go from doctor to doctor for more tests and never feel sure.
I have done three MRIs on a chama loan.
Each doctor gives me one good night.
I know which lab has the kindest lady.
My folder is thicker than my Bible.
I dreamt of my own coffin, and my grandmother was choosing the cloth.
A prophet saw disease over my stomach, and my stomach believes him.
An owl sat on our roof for three nights.
Somebody at work looked at my food in a certain way.
I am ashamed of worrying about my health so much.
My nickname at home is Doctor.
Someone really ill is waiting behind me, and I have a tingling.
I know it is not rational, you do not need to tell me.
They roll their eyes, so I have learned to be afraid quietly.
I have had this cough for five weeks, what do you think it is.
It hurts here when I bend, is that serious.
I do not want to waste anyone's time, so tell me if I should go.
I need you to say whether this is dangerous.
My leg is swollen since the bus journey, I am probably imagining it.
## ordinary.health-rest-and-energy | none
I sleep nine hours and get up as though I had dug a well.
There is no reason for it, I am simply always tired.
Nimechoka, that is my full name by now.
By two in the afternoon I could lie down on the tarmac.
People ask how I am and tired comes out before fine.
If I sit, I hear my mother's broom.
On holiday I looked for something to fix.
I cannot watch a film without folding something.
A nap makes me feel as if I had stolen.
Sunday afternoon is when I feel worst about myself.
I put the milk in the wardrobe and my phone in the fridge.
I have not slept more than two hours since July.
Sleep when the baby sleeps, and wash when the baby washes, I suppose.
At four in the morning I hate everybody who is lying down.
I love her and I could walk out of the door.
I guard other people's sleep for a living.
The landlord fixes the gate at eleven in the morning, that is my midnight.
I eat breakfast with the children and call it supper.
On my day off I do not know which way up I am.
Six years of nights, I have forgotten how mornings smell.
I am the first light on and the last light off.
When I sit, someone calls mum from the bathroom.
On Mother's Day I cooked for Mother's Day.
I get up at four for the flask and the uniforms and the tiffins.
My sick day is a day when I do it all while sick.
I yawn all day, and at ten at night I am ready to paint the house.
My body lies down, and my head puts on its shoes.
I am too tired to sleep, explain that.
As soon as I close my eyes the meeting begins.
I fall asleep in front of the news and wake up in bed.
I had two weeks off and was tired again by the Tuesday.
My Saturday goes to errands and my Sunday to fear of Monday.
I slept all weekend and feel like wet cement.
I came home from Diani needing a holiday from the holiday.
Rest does not go in anymore, it runs off.
I spend four hours a day looking at the back of a lorry.
I leave in the dark and come home in the dark, I have a house I have not seen.
Thika Road knows me better than my son does.
I eat, sleep and pray in a matatu.
By the time I sit at my desk I have already worked a day.
I teach by day, code by night, and sell eggs on Saturdays.
If I sleep somebody else eats.
I fell asleep on the boda, holding the customer's pizza.
At twenty four I feel like a phone from 2012.
Rest is for those whose parents have land.
For a week each month I am made of paper.
The stairs at church have become a mountain.
My wife says I stop breathing at night and then I snort like a bus.
The clinic said low blood and gave me tablets I forgot.
I fall asleep at the lights.
I have forty children by day and three by night, and I have run out of face.
I hear terrible stories for work, and at home I cannot hear about the cat.
I used to cry with them, now I look at the clock.
Everyone takes a cup from me and the pot is dry.
If one more person needs me I shall lie down in the road.
I lie down for an hour with the phone and stand up more tired.
I rot in bed on Saturdays and hate it while I do it.
I watch a series I do not like, because the next one starts by itself.
It is not rest, it is absence.
I spend my free evening looking at other people's free evenings.
The blanket weighs as much as a door.
I have been going to wash my hair since Wednesday.
I sleep fourteen hours, so as not to be here.
Everything is far, even the cup.
It is not that I do not want to, it is that there is no wanting.
We are six in two rooms and one of us is always awake.
There is a bar below, and I know all of their songs.
The only place with a lock is the toilet.
I sit in the parked car for an hour, that is my resort.
The mosque at five, the church at six, the welder at seven.
I have slept nine hours since Monday, all together.
I drink those cans until my teeth buzz.
I read the same page in four different nights.
If I sleep I fail, and if I do not sleep I also fail.
I dozed off in the exam and dreamt that I had finished.
I go home to rest, and I fetch water for nine people.
My leave goes to funerals and fences.
At Christmas I am the cook, the driver and the bank.
The men sit under the tree, and we stand in the smoke.
I need a week after that week.
I used to dig till noon, now I dig till ten and look at the rest.
My grandchildren run, and I applaud.
I fall asleep while people are talking to me, they think I am bored.
I refuse the stick, and so I refuse the market.
The spirit is thirty, the knees have retired.
I shall sit down when it is done, and it is never done.
I cannot lie on a sofa that faces dishes.
One more thing, I say, and it is midnight.
Even ill I make the bed that I have to go back into.
My rest is always behind the next chore.
As long as I am running it cannot catch me.
In the quiet it all comes, so I keep the radio on.
I took one free day, and cried from nine till noon.
I fill every hour, I know that I do, I know why as well.
When the house sleeps I start to bake.
I run on chai until four, and then on anger.
My drivers chew to stay awake, and so have I, lately.
Six coffees, and my hands sign things by themselves.
At three I eat something sweet and at four I could weep.
It borrows from tomorrow, and tomorrow is broke as well.
I read the same email six times and answered a different one.
My head is a browser with all the tabs frozen.
I have not moved all day and I am wrecked.
After the fourth call I cannot choose a sandwich.
I looked for my glasses with my glasses on.
He falls asleep in a minute, and I lie beside it with hatred.
My wife wants to dance on Friday, I want to be a carpet.
She calls me lazy because I sit after work.
He naps on Sunday, and I hold the whole afternoon.
We are on different batteries, and it is becoming a fight.
Since we buried him I could sleep standing.
I fed three hundred people and then I lay down for a month.
Everybody left, and my bones came down.
Nobody said that grief is in the legs.
I am tired in a place that sleep does not reach.
My calendar looks like a bingo card.
I have something on every evening, and I would like none of it.
I am on time for everybody, and late for sleep.
Even fun has become an appointment.
I cancel on myself first, always.
I sat down in the stockroom and could not get up, I was not ill, I was empty.
My body resigned before I did.
I was crying, and I did not know why, and it was the queue at the bank.
Every holiday begins with a fever.
I work seven days a week and never take a day off.
On Sunday there is church, lunch, visitors, ironing, where is the rest in the day of rest.
I have not closed the salon since my honeymoon.
If I shut for one day they will go to the other one.
Cows do not know Sunday.
## ordinary.lgbtq-coming-out | none
I want my mother to know who I am before she dies.
Should I tell them? They pay my fees.
Nataka kuwaambia wazazi lakini naogopa sana.
My cousin went through my phone and now the whole family group knows.
Someone posted my name on a page with my estate.
I did not tell them. It was taken out of me.
By lunchtime everyone at work had heard, and nobody looked up.
I met someone, and there were four of them in the room.
He says he knows my pastor.
I have paid twice. Now it is school fees money he wants.
Here they can take you for a rumour, so do not tell me to be open.
I deleted every photo and I walk differently on our street.
In Kampala we do not even say the word on the phone.
My neighbour was beaten, and people filmed it.
She's told me everything since form one, and I've told her about everything but this.
My boys make those jokes, and I laugh a second late.
I typed it, unsent it, and he saw that I unsent it.
If I lose her I lose the whole group.
I have been a good husband for fourteen years, and I have never once been all there.
I love him. I have never wanted him. Both of these.
We have three children and a mortgage, and I met someone called Peter.
They married me off to cure me.
On Mondays I say we went to the coast and hope nobody asks who we is.
My boss tells those jokes at lunch and looks round to see who laughs.
I have invented a fiancé in the navy.
They do the couples' dinner and I bring my cousin.
I lead worship, and if they knew, they would scrub the microphone.
The pastor says bring it to the altar, and last year someone did.
They prayed over my friend for three days without food.
I have a calling, and I have this.
My sister asked, do you have a girlfriend or a boyfriend, just like that.
If she knew, I would have one person in that house.
She cannot keep a thing to herself, that is the trouble.
They found the dress, and I said it was for a play.
I can hide whom I love, how do I hide a voice that is changing?
Mum says my firstborn son in each prayer, and each time I am not in it.
In the village I would have to answer to the chief.
I'm in form three, I share a room with two brothers and a secret.
I use the library computer because Dad checks the phone.
Two more years of fees, then I can breathe, I just have to last.
everyone online is like come out bestie and I am like in THIS house??
I buried it so deep that I needed a whole divorce to find it.
My grown children will ask what was true, and I shall not know what to say.
The young ones have flags, and I have forty years of good manners.
Is it worth the noise for the years that are left?
I told them on Saturday, my bag was on the step by Sunday.
No one shouted. They set one plate less.
She said we know, love, pass the salt. I had prepared for eleven years.
They took it so well that I went to my room and howled.
My dad hugged me and has not mentioned it since, not with one word.
All that fear, what do I do with all that fear now?
They ask what does your husband do, and I count to three.
I am out to everyone, and still have to come out on a Tuesday to the plumber.
Some days I say my wife, some days I say nothing, and then I feel cowardly.
I am introduced as the flatmate, and I have been the flatmate for four years.
She is out since school and says that I am ashamed of her.
At her sister's wedding I sat with the drivers.
I love him, and I am not ready, and he hears only the second half.
The women at the salon stopped talking when I came in.
My uncle asked it as a joke, in front of all, and waited.
I am thirty-six with no wife, in my village that is an announcement.
I have started going out with a girl from church, for the neighbours.
All of June I like their pictures from an account with no face.
I feel like a traitor each time I laugh along.
Somebody wrote, if you are hidden you are part of the problem.
People marched so that I could be free, and I live under a blanket.
If I tell them, their father takes me to court.
What will they have to hear at school?
My son is at the age when that word is the worst insult.
They know me as mum, I do not want to become a topic.
He told me at the sink, and I went on drying the same plate.
I am frightened for him, in this country, that is all it is.
I said it is fine, too quickly, and she saw my face.
Her father must not know, he would do something.
At Heathrow I take off the ring, at JKIA I have a deep voice again.
In Berlin I am somebody's husband, in Eldoret somebody's bachelor.
I am free here, and there is no one here who knows my language.
I have decided. It is on the fourteenth, after supper, and I feel sick.
Do I write or say it? In writing I can finish the sentence.
I practise on the cat.
Give me the first line, the rest will come.
We have lived as cousins for thirty years, and been very happy.
In my family one does not discuss bedrooms, anybody's.
I am at peace with me. I do not need a committee.
They came to the house party with a torch and a list.
My phone is at the station, with everyone in it.
I sleep in a different place each night, since Tuesday.
My boyfriend said hot, and I wished that I had kept it.
If I say it they will wonder which of them I fancy.
It comes up whenever somebody says, so you have chosen.
## ordinary.lgbtq-identity | none
I kissed my roommate as a joke and it was not a joke.
Is it possible to be twenty-six and not know?
I notice women on the bus and then I notice me noticing.
I was sure yesterday, and today I have to prove it again.
I ask my girlfriend, I ask Google, I ask you: tell me what I am.
If I could only be one hundred percent sure, I could live.
Online I picked the other box, and nobody noticed, and I was so happy.
Each month it comes and tells me what everyone says I am.
I wear three vests in Mombasa heat.
On the phone they say yes madam, and I hang up.
I shower in the dark.
After I see him I scrub myself.
I laugh loudest at those jokes.
I know it is okay for other people. Not for me.
I fasted for seven years over this, and I am still me.
I read that verse so often that the page is coming loose.
They held me down and prayed until I said what they wanted.
I agreed to the camp, since I am tired of being the family's problem.
It has cost my parents a cow, and I came out the same and worse.
Everyone in the flat talks about it as of food, I have never been hungry.
I like him, I like tea with him, I would be glad if it stayed at tea.
The doctor tested my hormones, and they are excellent.
At the queer night I felt like I had a forged ticket.
It goes up and down, one month this way, one month that.
My ex said pick one, my mother says pick him.
I never did anything about it, so does it exist?
My language has no kind word for it, just the insult.
Each time I say what I am it stops being true by Friday.
The kids in the group have words like train stations.
I would simply like to say: it is her. And leave it there.
I fell in love with the deputy head, and I am a woman of forty-four with a choir.
I thought everyone found marriage like a chore.
My husband is the best man I know. I dream of Mercy.
At my age one has a blood pressure, not a crush.
They say I caught it from Netflix. We had no electricity when I knew.
I am a Kikuyu firstborn, I am supposed to name a child for my father.
At the rites of passage they tell you what a man is. I listened like a spy.
In white spaces I am the African, and in African ones the white disease.
She sleeps on my shoulder in the matatu, and I count the stages.
He is getting married, and I am the best man, best.
We share a blanket, a charger and a plate, and I share nothing.
When she tells me about him I ask good questions.
They changed my bed to beside the matron, and everyone knows why.
I had not even worked it out, and they were already shouting it.
The headmistress rang my mum about a letter with a heart on it.
All I did was hold her hand at prep.
In films I look at her, always her, and I am the bride next month.
One dream, and I have been searching the internet since.
A man did that to me, so is it him who decided whom I love?
My mother says it is because Dad was away.
I do not know if I love women or if I am only afraid of men.
In the dressing room I was somebody, and then I bought the other one.
They stop me at the ladies each time, and I have to speak, to prove it.
I paint my nails on Friday night and take it off on Sunday.
In court I must wear a skirt, and I argue worse.
I can picture my wedding only as a guest.
On TV we get murdered or we do the bride's hair.
I am the only one in Garissa, statistically that cannot be.
I do not know how it goes on, after the age of thirty.
I found my own file at nineteen, nobody had said a thing.
On the form there are two boxes, and I am somewhere in the margin.
I kiss her and count to four.
She deserves someone who looks at her like I look at the goalkeeper.
I thought that if I just practise.
The dowry talks are in March, and I feel like a man about to sign for a loan.
I kissed him, and thought, oh. That is what they all mean.
It was beautiful, and then I wanted to wash my whole life.
I want to tell everyone, and there is no one.
The doctor asked me to come back with a husband.
I take what a friend takes, and hope.
Every year later is a year in a voice that is not mine.
They called me by my name on the phone, and I made them repeat it.
I danced as I dance, in a room where nobody looked.
I am fifty, I have short hair, and I look at myself in shop windows.
I did not know that a Tuesday could be light.
They kiss at the bus stop, like that, in the middle of everything.
My brother cries on everyone over his breakup, I had flu for three weeks.
A wedding invitation, and plus one means my cousin again.
I would like to be bored by love, like they are.
I told everyone, they changed the name in their phones, and now I do not know.
I am a lesbian of twenty years, and I like a man called Brian.
I feel like I owe my community a refund.
It was true when I said it. Is that possible?
## ordinary.personal-boundaries | none
I find it so hard to say no to people.
My mouth says of course before I have even understood the question.
I agreed to bake for forty people and I do not own a big pan.
I hear myself saying no problem, and it is a problem.
I have never in my life told anyone I would rather not.
The day I am paid, the phone starts, tuma kitu kidogo.
I have not saved a shilling because every cousin has an emergency.
If I do not send, they say the city has changed me.
I switched off my phone on payday and felt like a criminal.
My mother interferes in my life and does not respect my privacy.
My mother in law walks in and opens the cooking pots.
My mum calls eight times a day and panics if I miss one.
She has a key and an opinion on the curtains.
They came for the weekend and it has been three months.
My boss contacts me outside of work hours all the time.
My supervisor sends voice notes at ten at night and I answer in pyjamas.
On my leave day I joined two calls from a wedding.
The work WhatsApp group never sleeps and neither do I.
I took my laptop to the labour ward, I am not joking.
My friend always comes to me with problems and it drains me.
My friend calls to cry for two hours and never asks how I am.
I am everyone's counsellor, and when I was ill nobody noticed.
She has the same crisis every week with the same man.
People say I am such a good listener, I think I am just tired and quiet.
I feel so guilty whenever I say no to someone.
I said no on Saturday and I have been apologising in my head ever since.
I refused to babysit and I feel like a monster.
I finally stood my ground and then cooked for them out of guilt.
I keep writing a message to take it back.
He wants my password, he says people with nothing to hide do not need one.
She reads my chats while I shower.
My location is on at all times, otherwise there is a fight.
My mum read my diary, I am sixteen, and she is angry at me.
At family gatherings they greet me with, you have added weight.
A colleague touches my shoulder every time he passes and I freeze.
I am expected to hug every uncle.
The conductor calls me names and the whole matatu laughs.
They joke about why I am not married and I laugh along and go cold.
Every harambee has my name on the card.
They made me chama secretary because I did not look away fast enough.
If I step down from the committee they will say I have backslidden.
I serve from six in the morning on my only free day.
I am the firstborn so apparently I am also the father.
Because I am single they think my time is free.
I paid for all of them and now they do not pick my calls.
The daughters do the work and the sons do the meeting.
I cover every Sunday shift because I have no kids.
She leaves at three and I finish her reports.
It is not in my contract but if I do not do it nobody will.
The new boy earns more and asks me how to do it.
My ex sends good morning every day and I answer every day.
He comes to see the child and stays for supper and the news.
She says we can be friends but she means on call.
The father of my children calls at midnight to discuss school shoes.
My son is twenty nine and I still wash his plates.
They leave the grandchildren with me on Friday and I see them again on Monday.
I retired to rest and I run a nursery.
My daughter says if I loved her I would pay the loan.
Her boyfriend basically lives with us and he uses my towel.
The neighbour plays gospel at full volume from five.
In the hostel nothing of mine is mine.
I hide my cooking oil in my bedroom like contraband.
To miss one birthday I invented a sick aunt, and now I must keep her alive.
I cannot refuse without a doctor's note.
My nos are so wrapped in sorry that people hear maybe.
I say the car is broken, I do not have a car.
I say nothing for months and then I shout about a spoon.
I keep quiet, keep quiet, keep quiet, then the whole street knows.
They call me moody, they have no idea how much I swallow.
I left the group without a word and they were shocked.
He owes me forty thousand and posts photos from Diani.
I am the one who feels ashamed to ask for my own money.
My sister borrowed my dress, my blender and my peace.
I lent my car for an errand and it came back without a mirror.
I have four weddings this month and I do not like any of the couples.
My weekends go to other people's ceremonies and contributions.
I want to stay home on Saturday, and that needs permission from nine people.
In our community if you miss a funeral it is remembered for a generation.
When somebody asks what I want, my mind goes white.
I say whatever, and I used to mean it, now I do not know.
I have adapted to so many people I am like water.
My wife begs me to say what I feel and I do not know where to look.
I know what everybody in the room wants except me.
They say my house my rules even for my hair.
I have to be home by six and explain every minute.
My parents want my grades, my phone and my thoughts.
If I say anything it is called talking back.
I told her not to call after nine and she rang at nine fifteen to ask if I meant it.
My mother cries when I say no, so the no never survives.
They laugh and say, there she goes with her boundaries.
I have explained it nicely, firmly and in writing.
We both work, and at six his day ends and mine begins.
I know when the gas will finish, the baby's size and his mother's birthday.
In my house the remote has a man attached to it.
I cook after a twelve hour shift because that is what a wife is.
If I am online people expect an answer, so I read messages in the notification shade.
I am in thirty one groups and I am admin of six.
I left her on read for an hour and got a paragraph.
I turned off last seen and they asked me what I was hiding.
People take advantage of my kindness.
I give and give and they do not even know my birthday.
My kindness has become everyone's discount.
I drive all of them home after the party and walk in at three.
When I needed blood at the hospital, not one of them came.
In my community you do not say no to an elder, you say we shall see.
My aunt asked for my daughter to come and live with her and help, how do I refuse.
These boundary videos are for Americans, my mother would faint.
If I refuse the food it is an insult, if I eat I am sick.
## ordinary.personal-decisions | none
I cannot decide whether to stay in my relationship or leave.
I love him and I cannot see us in ten years.
One day I am packing in my head, the next I am cooking his favourite stew.
I do not know if I stay for the children or because I am scared.
We are not unhappy enough to leave and not happy enough to stay.
I have an offer with better pay and worse hours and they want an answer by Friday.
My boss matched the salary and now I do not know what I wanted in the first place.
Government job with pension, or the startup that makes my eyes light up.
I signed, and every morning I think of unsigning.
I have made three spreadsheets about two jobs and I am no wiser.
My visa came through and I thought I would be happy.
Canada is calling, and so is my mother's knee.
If I go, I miss my children growing for two years.
My husband wants us to move back to shags and I have built a life here.
Everybody says go, but none of them will be eating alone in the snow.
I am thirty six and I still do not know whether I want children.
My mother in law asks at every visit and I smile.
He wants a second, I am still recovering from the first, three years on.
Everyone assumes I want to, and I have never been sure.
I want a child and I am afraid of raising one the way I was raised.
I am pregnant, my boyfriend went quiet, and my mother will never speak to me again.
Two lines, and I am still in school.
Whatever I do, someone will never forgive me.
We already have three and I do not know how we would do it.
My mother cannot live alone anymore and all eyes are on me because I am the daughter.
If I bring dad to our two rooms my marriage may not survive it.
A home for old people, in our culture that is a curse word.
She does not want to leave the village, and she has fallen twice.
The portal closes on Sunday and I keep changing my first choice.
My marks allow medicine and my heart wants drama.
Do I do the masters or finally earn something.
My uncle is paying, so he thinks the choice is his.
I know something about my sister's husband and I do not know if I should speak.
I have a debt my wife knows nothing about.
If I say it, it breaks, if I do not, I break.
It has been years, maybe telling now is only to make me feel lighter.
I cannot make even the smallest decisions.
I can stand in the supermarket between two soaps for ten minutes.
Choosing what to order makes me sweat, so I say, same as you.
I am so indecisive my friends stopped asking me where to meet.
Even picking a series takes so long that I go to sleep.
I asked nine people and got eleven answers.
My mother says pray, my friend says leave, my pastor says wait.
By the time everyone has spoken I cannot hear what I think.
I change my mind with every phone call.
I sold the plot and now it is worth triple.
I left a good man for an exciting one, and you can guess the rest.
Every night I go back to that day and choose differently.
I turned down the scholarship to help at home and I cannot stop thinking about it.
I rushed, I knew it was wrong as I was signing.
Do I put our savings into the boda or keep them for the fees.
My friend wants me in his business and I do not know how to read the numbers.
I am the only salary in the house, who gave me the right to dream of a poultry farm.
The loan is approved, I just have to press accept, and I have not pressed.
The doctor gave me two options and ten minutes.
I signed the form and I do not know what I signed.
It is my child's treatment and I have to choose what may hurt him.
One doctor says wait and another says now.
I have until noon tomorrow and my mind is white.
She gave me an ultimatum and I do not think straight under a clock.
They are pressing me to sign and something in my stomach says wait.
I have had three months and I am deciding in the last three hours.
I make a decision and then I doubt it and change my mind again.
I decide on Monday and un-decide on Tuesday.
I accepted, then wrote to take it back, then was ashamed.
I second guess everything until the shop closes.
It is settled in the day and open again at two in the morning.
She has been my friend since class four and I dread her calls.
I do not know whether to forgive him or let it die quietly.
I am the one who always calls, should I just stop and see.
We share a chama, a church and a history, I cannot just leave.
I have seen the figures and I know someone is eating the money.
If I report my supervisor I lose the job, if I do not I lose myself.
Everyone in the office knows and everyone looks at the floor.
A colleague did something to me and I do not know if I should report it.
My brother wants me as guarantor and I already know how this ends.
If I give, I am a fool, if I refuse, I am proud.
My cousin needs fees by Monday and my own rent is on Tuesday.
They are raising money for an uncle who never visited us once.
My in-laws think I have money because I work in an office.
The families have already met and I am not sure.
She wants a ring by December or she goes.
My parents found a good match and I feel nothing.
The ruracio date is set, the goats are counted, and I cannot sleep.
I am so scared of making the wrong decision that I cannot decide at all.
Both options scare me, only in different colours.
What if I regret it, that sentence has run my life.
I wait until one of the doors closes, then I grieve that door.
My son cries about boarding school and my husband says it built him.
Private fees would swallow us, the public one has eighty in a class.
The teacher says repeat the year, the family says over our dead bodies.
I pay for the best school and then I am never home, what is that.
I am in third year of a degree I dislike and everyone says just finish.
I have given this relationship nine years, that must count.
To stop now would mean it was all for nothing.
I have fasted and prayed and I still do not have an answer.
I am waiting for a sign and everything has begun to look like one.
The prophet told me not to travel, and the ticket is bought.
If I choose and it is not His will, then what.
My heart says one thing and the sermon on Sunday said another.
Do I pay the bail again or leave him there to learn.
If I stop helping and something happens I could never live with it.
My son is thirty and drinking and he lives in my sitting room.
Everybody tells me tough love, none of them have seen his face at the gate.
My uncles want to divide the shamba before the grave is even dry.
As a daughter they did not even put my name on the list.
We could sell and everyone would have a start, but my mother is buried there.
My brother forged the papers and at Christmas we will eat together.
## ordinary.personal-habits | none
I cannot get up in the mornings, I keep hitting snooze.
I set four alarms and turn every one of them off without remembering it.
My mornings are a disaster, I leave the house running with one shoe on.
Getting out of bed takes me an hour of lying there hating myself.
The 5am club people make me feel useless, I can barely do eight.
I want to exercise but I always stop after a few weeks.
I have paid for the gym since January and been there three times.
Working out goes well for two weeks and then I vanish.
My trainers are by the door and they have been by the door for months.
I want to move more but after the matatu and the cooking there is nothing left of me.
I spend hours on my phone in bed instead of sleeping.
The first thing I touch in the morning is my phone and it is the last thing at night.
I am in bed watching strangers cook when I should be asleep.
My thumb opens the app before I even know I am awake.
I put it across the room, then I get up and fetch it, like a joke.
I have seven unfinished courses and a guitar with no strings on it.
I begin like a rocket and by week three I have dropped it.
Every new thing excites me until it becomes ordinary, then I run to the next.
My siblings laugh when I announce a plan because they know how it ends.
If I miss one day I throw the whole thing away.
I had forty days in the app, forgot once, and have not opened it since.
Either I do it perfectly or there is no point doing it.
When the streak broke it felt like none of the days before had counted.
After work I stand in front of the fridge and eat without even sitting down.
Soda is my reward for surviving the day and I have a lot of days to survive.
I am not hungry, I am bored, and the biscuits are right there.
Once the kids sleep I raid the kitchen, that is my me time.
I cannot stop spending money on things I do not need.
Payday comes and by the weekend I cannot say where it went.
I buy clothes at midnight and hide the parcels.
Every month I say I will save and every month Fuliza welcomes me back.
Something bad happens at work and ten minutes later I am at the checkout.
I bite my nails until they hurt and only notice afterwards.
I pick at my skin in the mirror and lose half an hour.
In meetings my fingers go to my hair and pull, I cannot leave it alone.
My cuticles are a mess, I hide my hands when I pay at the till.
It started in school during exams and my hands have never stopped.
My morning prayers have gone quiet and I feel guilty every Sunday in church.
I bought a journal, wrote two beautiful pages, and that was March.
Fajr keeps passing me by and then I carry it all day.
I miss the girl who wrote in her diary each evening.
I am always late and people are angry with me for it.
My friends tell me the party starts at four so that I arrive by six.
I got a warning letter because of my reporting time.
I always think I can do one more thing before leaving, and I cannot.
African timing they joke, but I can see it hurts my wife when I do it.
My house is a mess and I cannot bring myself to clean it.
I cannot invite anyone, the house is too embarrassing.
Dishes in the sink since Thursday and I walk past them like they belong to someone else.
I clean like mad for visitors and the next week it is back.
My mum came from upcountry and started scrubbing without a word, I wanted to vanish.
I spend more time designing my routine than living it.
I know every habit book by heart and nothing in my week has moved.
I buy a new planner each time I fail, as if the planner were the problem.
I binge productivity videos while the work sits right there.
I want to stop smoking but I always start again.
I have quit smoking nine times, the longest was until a funeral.
My daughter asked why I smell like that and I had no answer.
One stick with tea turned back into a packet before I noticed.
Everyone on our site smokes at ten, if I do not go I miss the talk too.
I stay up far too late even though I am tired.
I know I should sleep at ten and at one I am still washing a cup I did not need to wash.
My sleeping schedule is upside down, I eat breakfast at lunch.
Since I started the night shifts even my off days run backwards.
Going to bed feels like agreeing to tomorrow.
I keep putting off paperwork and important things.
There is a brown envelope on the table I have walked around for three weeks.
I need to renew one document and I would rather clean the whole house.
I have four hundred unread emails and a physical fear of the number.
I kept postponing the dentist, now the tooth is deciding for me.
I come home from the salon ashamed of what I said about people.
I tell small lies for no reason, even about what I ate.
Swear words fall out of me in front of the children.
I promised myself to stop talking about my sister in law and it lasted one cup of tea.
Each time I cook healthy food my husband orders chips and winks at me.
My housemates laugh when I go to bed early, they call me grandma.
I told my cousins I stopped nyama choma Fridays and they bring it up at every gathering.
It is hard to change in a house where no one else wants anything to change.
My life starts on Monday, every Monday.
I make the same three resolutions each January and could photocopy them.
From tomorrow, I keep saying, from tomorrow.
On the thirty first at the kesha service I cried and promised, by the ninth it was over.
I get to four in the afternoon and realise I have only had tea.
Brushing my teeth at night has become a thing I negotiate about.
Basic things, water, food, shower, I do them for my baby but not for me.
At the shop I serve everyone else lunch and forget there is such a thing as mine.
I want to learn French and Duolingo has given up on me.
I practise guitar hard for one Saturday and then nothing for a month.
I have told everyone I am learning to code, which makes it worse.
After a day of boda riding my head is too full of noise to open the book.
I have no discipline, that is simply who I am.
Other people decide and do, I decide and then watch myself not do it.
I feel like a passenger in my own life.
There is a me who knows better and a me who drives, and they have never met.
I track my sleep, steps, water and mood, and now I cannot enjoy a walk without the watch.
If I miss my morning routine the whole day feels contaminated.
I went for a run on the day of my cousin's wedding because I could not bear not to.
My wife says she married a timetable.
Since the baby came there is no such thing as a morning anymore.
I moved towns for work and all my good habits stayed behind.
Now that I work from home the days have no edges.
I retired in March and I do not know what Tuesdays are for.
It is only twenty bob a bet, but it is every day and I hide it.
Saturday football is not football anymore, it is a slip in my hand.
I check the odds in the matatu before I check on my mother.
I deleted Aviator three times and my fingers know the way back.
My friends and I all do it, nobody calls it a problem.
It has been five weeks and I keep waiting for me to ruin it.
I have walked every morning this month and told nobody, in case it stops.
For once something is sticking and it scares me a bit.
I am proud, but I have been proud before.
Going home for Christmas is where all my good habits go to die.
I refresh my inbox like something is going to save me.
Every few minutes my hand goes to the phone to see who viewed my status.
I look at the share price before I have brushed my teeth.
I keep opening WhatsApp, there is nothing, I close it, I open it again.
## ordinary.personal-purpose | none
I finished my studies and have no idea what to do with my life.
Everyone asked what I would study, nobody told me what comes after.
I have the gown photo on the wall and no idea what to do with myself.
Tarmacking for ten months has eaten whatever I was excited about.
School gave me a next step every year and now the steps have run out.
I am a nurse because my mother wanted a nurse.
I am living the life my dad wanted to live.
Engineering was the family plan, I wanted to teach little kids.
They sold land for these fees so how can I say I want something else.
I achieved everything I wanted and I still feel empty.
I have the job, the car, the plot in Kitengela, and I feel nothing.
Is this it, is this what I was running toward.
From outside I am the success story, inside it is an empty hall.
I ticked every box on the list and the list was the only thing holding me up.
I turned forty five and looked around as if I had woken in someone else's house.
Half of it is gone and I spent it being useful.
My classmates are grandfathers and I am still asking what I want to be.
It feels too late to begin and too early to stop.
My children have left home and I do not know what to do with myself.
The last born went to university and the house echoes.
For twenty four years I was mum, now I do not know what I am before noon.
My children are grown and polite and busy.
I walk into their room just to straighten a bed that is already straight.
Since I retired the phone has stopped ringing.
I was a headteacher for thirty years and now people greet me and hurry on.
I wake at five for a job that no longer exists.
They gave me a clock and a cake, and that was the end of my usefulness.
My age mates have built for their parents and I am still in a bedsitter.
Everybody on my timeline has a baby, a house or a title.
I am thirty two and I feel like I missed the matatu everyone else took.
There is a timetable for life and I am in the wrong column.
Nothing interests me any more and I feel flat.
Nothing pulls me, I could take it or leave it, all of it.
People have passions and I have a list of shows I half watched.
I go through the motions, eat, work, sleep, and it is all one colour.
If you asked me what I enjoy I would have to guess.
I grew up in the front pew and now I sit there and feel nothing.
God has gone silent on me and I am afraid to say it out loud.
If I stop believing, I do not know what anything is for.
I lead worship and I am not sure I mean the words.
My whole family prays and I just close my eyes and wait.
I educated four siblings and I cannot tell you one thing I like.
I live for other people, if they vanished I would not know what to do on Monday.
Black tax took my twenties and I am not even allowed to be tired.
They call me the pillar, nobody asks the pillar where it wants to go.
Since the one I love died my life has no purpose.
I am a widow at thirty eight and everyone has gone back to their lives.
We were going to farm together when we retired.
I keep going because people expect it, not because I see anything ahead.
I sell things I would not buy to people who do not need them.
I move numbers from one sheet to another and call it a career.
I wanted to do something that matters and I do invoices.
I want to be a vet, a DJ and a farmer, all this week.
I like everything for a while, so I end up with nothing.
If I choose one thing I feel the other nine dying.
My CV reads like five different people.
With the climate and the wars, planning a career feels silly.
Nothing I do makes a dent in anything.
I recycle, and then I see the river in my estate.
Why save for a future that might not be there.
I came abroad for a better life and I spend it missing the old one.
I clean offices in a cold city with a degree in my suitcase.
In the Gulf I am just a pair of hands, at home I am the rich one.
I do not belong here and I no longer fit there.
Every month I send money home and wonder what I came for.
Everyone says I got a second chance, as if I know what to do with it.
After the hospital my old ambitions look like someone else's shopping list.
I survived and my colleague did not, so I had better be worth it.
Life is short, fine, and then what.
I have no children, and at family meetings I feel like a branch that stopped.
I want to leave something behind and I do not know what I have.
In our village a man without a child has no one to carry his name.
I stopped wanting things because wanting only ever cost me.
I had a dream once and life laughed at it.
If I do not hope for anything, nothing can be taken.
People like me do not get to plan, we get to manage.
I do not know who I really am.
I am a different person with every group and I cannot find the one underneath.
Ask me what music I like and I will tell you what you like.
I am nineteen and everybody else seems to have a personality.
I do not know who I am when there is nobody to perform for.
I look after my mother day and night and I have forgotten what I studied.
I am a housewife, I say it fast so that people will move on.
My days are porridge, nappies, clinic, porridge.
I left my job when our son was diagnosed and I have no regrets, and also I have vanished.
A man without work has nothing to say at the table.
People ask what I do, and I do nothing, so I am nothing.
My wife leaves for work and I wash the cups and wait.
I used to be somebody when I had a staff card.
The house runs without me, that is the worst part.
I filled out the ikigai circles and the middle stayed blank.
Everybody online has a mission, I have a bus to catch.
The pastor says each of us has a calling, mine must have gone to voicemail.
I am tired of improving myself toward nothing in particular.
I want to make films and I have three children in school.
My dream does not pay school fees.
I keep the guitar under the bed like a secret.
One day, when everyone is settled, that is what I say, one day.
Nothing is wrong, I am simply bored of being me.
Work, rice, series, sleep, and then the same again.
My life is comfortable and it has no taste.
I feel stagnant, like water nobody uses.
As the firstborn my road was drawn before I could walk.
The clan expects me back to take over, and I have a life in Nairobi.
In town I am free, at home I am my father's son, and I do not know which is me.
They want me to inherit the land, I want to study fashion.
I feel that I am wasting my life and should have done more.
I was the clever one, and look.
I keep thinking about the life I did not take, the scholarship I turned down.
All that potential everybody talked about, I must have left it somewhere.
My teacher met me at the supermarket till and said, I expected more of you.
## ordinary.relationships-breakup | none
I open her profile before I have brushed my teeth.
He's online at 1 a.m., so who is he talking to, I sit and watch the dot.
I made a second account just so I could still see the stories.
My friends have banned me from looking and I do it in the toilet.
It ended on Tuesday and I have been walking around with my shoes on in the house since.
She took two suitcases and the cat and it took her eleven minutes.
I keep thinking it is a bad dream and he will text good morning.
I cannot eat, I cannot sit, I cannot be in that flat.
Last night. Four years. One phone call.
I texted happy birthday and now I'm staring at two grey ticks.
Every Friday after two beers I write to him and on Saturday I die of shame.
I only want to ask one thing, only one.
Talk me out of calling her please, I am this close.
Eight months together and then he just vanished, blocked everywhere.
I want closure. I lie there inventing reasons.
One day good morning babe, next day nothing, forever.
If I only knew what I did, then I could live with it.
Three weeks. Three weeks and there is already someone in my place on his WhatsApp picture.
My ex is doing ruracio next month and my own cousin is in the committee.
I compare myself with the new one until I am nothing.
So was I just the waiting room, then.
I was the one who left, so apparently I am not allowed to cry.
He begged me to stay and I walked, and now I miss him like a limb.
Was it a mistake? I wake up every morning with that question.
I knew for two years and only did it in March.
We broke up in May and we still share a bed because of the rent.
He sleeps in the sitting room and I hear him laugh on the phone.
We are dividing spoons. Spoons.
I cannot afford this place alone and I cannot look at her at breakfast.
I get every second weekend, and I stand in their room on the others.
She uses the boy to punish me, he was sick and I heard it from the teacher.
He sends neither money nor messages and I have to protect his name to the kids.
At the handover my daughter cries for whoever she is leaving.
How do I get over someone I must meet at the gate every Friday.
We had four hundred guests, and now I have to tell them one by one.
The pastor said to go home and pray harder, so I left the church too.
I signed the papers at lunch and went back to the office.
My father asked who will return the cows.
He left me for a girl from the choir whom I used to give lifts.
It turns out there is another house, another child, the same age as ours.
I found the messages on the tablet the kids play on.
I go back over every late meeting of the last two years.
This is break-up number six, even my mother has stopped reacting.
When we are apart I forget the bad, when we are together I remember.
Nobody believes me any more when I say it is over, me neither.
I did not only lose him, I lost his mother's kitchen and Sunday football with his brothers.
The friends were his first and they went with him.
They invite us on different days now, like we carry a disease.
Her little sister still texts me and I do not know if I may answer.
I do not even know what I like on a pizza, we always took his.
I was somebody's girlfriend from nineteen to thirty.
My music, my friends, my Sundays, it was all us.
Someone asked what I do for fun and I had no answer.
Without her I am like a sentence with no verb.
We work on the same floor, I know his steps in the corridor.
I take the long way so as not to pass that café.
I smelled his perfume on a stranger and lost my whole afternoon.
Same church, same pew, different sides now.
I was too jealous, too loud, too everything, and he got tired.
Everyone I love leaves, I am the common factor.
I read our messages like a detective looking for my crime.
He said I was hard to love and that is what stayed.
A kind man asked me for coffee and I went cold as a fish.
I check everything a new person says as if I were customs.
I download the app and delete it the same night.
I find a fault by the second date so that I can leave first.
It is seven years and I still look for his car on that road.
I have a good wife and at night I dream of someone else.
She was my first love and everybody after that was a translation.
I measure every man against a man who left me.
We weren't even official so who am I to be this sad.
He dumped me with a sticker. A sticker.
Everybody at school saw him with her at lunch.
Mum says at my age it is only puppy love.
Thirty-one years, and he tells me over tea that he wants to live a little.
I am sixty and I have never paid an electricity bill, she did all that.
The children are grown and they say, we are surprised you lasted so long.
I cook for two and scrape half of it to the dog.
At my age who starts again, with what knees.
Everyone says good riddance and I'm ashamed that I cry for him.
I finally got out and now he waits outside my office.
On good days he was the kindest man in the world, that is the problem.
She controlled my phone, my pay, my friends, and I feel lost without being told.
I paid his masters, and he graduated and left.
We bought a plot in Kitengela together and now nobody picks up.
I fed that man for two years when he had no job.
I feel as though I was a bank with a heart.
My mother packed my bag and said a woman does not leave, she endures.
The elders sat the whole Saturday and asked me what I did wrong.
My family depends on his money, so my tears are a luxury.
Wanasema vumilia, all marriages are like that.
We said we would stay friends and I dissect every emoji.
He tells me about his dates. I laugh and then lie on the kitchen floor.
She was my best friend too, I am losing both if I cut it.
I agreed to be friends because otherwise I would have had nothing.
Since she left I have not been sober on a weekend.
I go home with people whose names I forget before breakfast.
I work till ten, gym till midnight, and I fall over. It works.
I am living my best life, ask my stories. Do not ask my mornings.
She went to Saudi for two years and somewhere in there she stopped calling me love.
He got the green card and I became a time difference.
We did not fight, the airport did it.
I told him to take the job, I was so noble, and now I hate nobleness.
There was nobody to be angry with, only a map.
We were together for three years and there is not a single picture.
I cannot take a day off for a love that officially never was.
He is marrying a woman in August, and I am invited as the friend.
I cry with the tap running so nobody asks who.
## ordinary.relationships-conflict | none
We could put it on a tape and save our breath.
Each Friday the same fight, only the shirts are different.
We make up, and three days later there it is again.
Whatever we talk about, we end up at that one thing.
I tell him about my day and he says mm to his screen.
I could announce that the house is burning and she'd say okay.
He remembers football results from 1998 and not what I said at breakfast.
When I talk about how I feel, she starts tidying.
I said the one thing I swore I'd never say to him.
She told me I'm just like my father, and that was that.
It was a sentence of five words and it's still in my chest.
He called me useless in front of the children.
Day four, he steps around me like a chair.
She answers yes, no and fine, and nothing else since Sunday.
I get two blue ticks and then a week of nothing.
When he's angry he turns into a wall, and I run along it.
I found a second phone in the toolbox.
She said she was at her sister's, and her sister rang me.
He swears it's over, and I smell his shirts.
I used to fall asleep next to him, now I keep watch.
It's the lying. The rest I might have managed.
Dad and I can't be in one car for ten minutes.
She rings to ask how I am, and then tells me how I am.
I'm forty and I still hide my cigarettes from my mum.
My parents treat my life like a draft they get to correct.
I saw the photos of the trip that nobody had told me about.
What I told her in confidence came back to me from a stranger.
My best mate is just not there any more, and I don't know why.
We used to talk every day and now we send birthday emojis.
If I don't see it, nobody in this house sees it.
He asks what he can help with, standing next to the dishes.
I'm the only one who knows that the milk is finished, the gas too.
She says I never do anything, and I just fixed the whole roof.
She likes all of his pictures, and I have counted them.
When he says 'a colleague', I hear a woman's name.
I know it's ugly, but I smell her scarf when she comes in.
I can't stand how she laughs when that guy calls.
There is a suitcase in my head that's been packed since spring.
I look at flats on my phone in the toilet.
One day I'm sure I want out, and the next he brings me tea.
I say it's fine, and then I scrub the pot for an hour.
As soon as a voice goes up I'm looking for the door.
I rehearse it for days, and then I say nothing, as always.
I apologise for things I didn't even do, just so that it stops.
His mother has a key and no knocker.
At her parents' table I'm still 'the boy from the other side'.
They count how many months it's been and look at my stomach.
When his sisters come I'm the waitress.
He's on a rig off Qatar and I've got a voice with delay.
We've been a couple for two years and together for nineteen days.
When I go to bed she's having lunch, we only ever meet tired.
The airport is our real home, at this point.
He took out a loan and I found the message from the app.
She sends half to her mother, and we eat ugali plain.
Every time the subject is money, we are strangers after four sentences.
I do not even know what my husband earns.
I press his thumb to the phone while he sleeps.
I know it is wrong, and every night at two I read her chats.
I found nothing, and now I am looking for where he hides it.
I check his last seen, his location, his fare receipts.
She caught me with her phone, and now I am the criminal.
She canes, I do not, and the boy looks from one to the other.
We argue in whispers over their heads.
He is the fun on Saturdays, and I am the vegetables from Sunday to Friday.
My mother raised five and comments on each spoon.
It has been seven months, and we fall asleep like two ironing boards.
She always has a headache, and I have stopped asking.
I do not want to because I am tired of being wanted only at night.
We can talk about everything except that.
When I hear his key I look quickly round the room for what could be wrong.
She threw the pan, it missed me, and afterwards she cried and I comforted her.
He is so sorry afterwards, he brings chicken and sings.
She eats my eggs and leaves the shell in the tray.
His girlfriend practically lives here, and does not pay for water.
There is a pan in the sink that now has rights.
I hide in my room in my own flat.
He parks behind me on purpose, I have missed two flights of stairs and one interview.
Her goats eat my sukuma, and she says goats are goats.
There is a feud over a drain, and it started with my father.
They discuss me in the estate group with emojis.
I look through the spyhole before I go out.
He called me a fake at our mother's birthday.
She borrows, she breaks, she cries, and then mum rings me.
With my brother I am nine again, and losing.
We speak through our mother, like two embassies.
Sober he is the man I married, and by nine somebody else comes home.
She promises on Sunday, and on Thursday it is a wedding, a birthday, a Thursday.
We only argue when he has been drinking, so, always.
I covered for him with his boss again this morning.
I have said sorry in every language I have.
It was two years ago, and it still sits with us at supper.
I did wrong, I know it, how long is the sentence?
He says he has forgiven me, and checks my bag.
We broke up and made up between Kencom and Westlands, all in blue bubbles.
I write paragraphs, he writes k.
She blocks me, unblocks me to insult me, and blocks me again.
He sent our fight to his sister as a screenshot.
He wants three, I want to sleep through the night once in my life.
She says it is now or never, and I am at never.
We have two girls, and his mother speaks about a boy as if I had hidden him.
Each month the same test, the same silence, then the same quarrel.
I lent him my fees money for one week, it is November.
She posts from Zanzibar, and has not got the five thousand.
I signed as guarantor, and now the sacco rings me.
Since I asked for it back, I am the bad one.
I see him in church in new shoes, and sing louder.
I grabbed his arm too hard, there is a mark, and I cannot look at it.
In that minute I am somebody else, and afterwards I could sink into the ground.
She says she is afraid of me. Of me.
I smashed the door, and our son put the pieces together.
## ordinary.relationships-family | none
Payday comes and by evening it is in six other people's phones.
Because I live in town they think money grows on my balcony.
If I say no I am the one who forgot where she came from.
I have built my mother a house and I still pay rent, at forty.
Every wedding they pinch my cheek and say you are next, I am thirty-four.
My mother has started sending me the numbers of widowers from church.
Two years married and the aunties look at my belly before my face.
My younger sister's ruracio is in August and I already feel sick.
I called with the promotion and dad asked how much my cousin earns.
Ninety-four percent. She asked where the other six went.
He has never once said well done, he nods.
My mum tells strangers how proud she is, and me what to improve.
Mum asks me who I am and then asks where her daughter is.
I am the unmarried one so naturally I am the nurse.
My brothers send emojis, I change the sheets.
He was the strongest man I knew and now I hold the cup.
I'm twenty-two and I need permission to buy airtime.
They read my messages and call it love.
My brother may come home at midnight, I have to be in by six.
She opens my door without knocking and asks why I am hiding.
I lie about everything now because the truth gets grounded.
She rolls her eyes if I breathe.
I found things in his bag and I do not know how to begin.
Form Two and she speaks to me only through the Wi-Fi password.
I shout, he shouts, his father says, that is your son.
The old man was not yet buried when my brother brought a surveyor.
We grew up in one bed, and now we speak through lawyers.
My sister took mum's things before I could get a bus.
It is three acres in Murang'a and it has eaten my family.
It is four years since I spoke to my father and I still rehearse it in the shower.
I cut them off and everybody thinks I am heartless.
They read my name out of the family group and that was that.
I heard from a cousin that my mother was in hospital.
I can tell by how the gate closes what kind of night it will be.
My brother sells our things and mum keeps opening the door to him.
I hide the money and pour out bottles, a thirty-year-old woman.
We never bring friends home, that is just how it is with us.
Mum tells me things about dad that a daughter should not know.
I carry messages between two rooms of the same house.
They ask who I will spend Christmas with like it is a vote.
When they start shouting I turn the radio up for my little brothers.
I am the firstborn, so I was born with a job.
I changed nappies at eight and now I pay fees at twenty-six.
When mum left I became mum, nobody announced it.
They call me for everything and thank the lastborn for calling.
I do not know how to sit in a room without looking for what needs doing.
They ask where I am going when I go to the toilet.
I lost the job, gave up the house, and now my father hands me fare.
The neighbours ask mum if I am visiting and she says yes.
I came for two weeks. It is the second year.
She came for the baby, that was fourteen months ago.
They speak in their language at table, and they laugh, and look at me.
My wife asks her mother before she asks me, about my own money.
I am a guest in my kitchen and a servant at theirs.
At the funeral a woman stood up with two children who have my nose.
I learned at twenty-eight that my uncle is my father.
The papers say another name and mum says do not ask.
I did the test for fun.
They will not come to my wedding because he is from the wrong side of the lake.
I stopped fasting, my mother cries on the phone as if I had died.
At dinner they pray for me, aloud, with my name.
I wear the scarf from the gate to the house, for them.
My brother crashed the car, and they bought him another, I got a lecture on fare.
There are eleven pictures of her in the sitting room and one of me, from behind.
I visit every Sunday and they talk about the one who never calls.
Whatever happens, the black sheep did it, and that is me.
Five children, and my phone rings when someone needs fees for theirs.
The last one went to campus and I still cook a full sufuria.
I know my grandchildren from a screen that freezes.
I wait for Sunday, they call for six minutes.
For twenty-five years I was someone's mother, and now I am just in the house.
I am ashamed that I was ashamed of her at school.
He talks to people who are not there, and I am the only one he lets in.
No one asked how I was, because I was never the emergency.
My dad's new wife is four years older than me and wants to be called mum.
His kids look through me as if I were a curtain.
There is a second wife now, and on which days do we have a father.
He buys for her children and says there is no money for us.
We go up for Easter and my stomach has hurt since Monday.
There is one uncle I will not sit near, and nobody asks why.
I become a silent child the moment I see that gate.
Whoever stays away is talked about, whoever comes is talked at.
My uncle put my business in the family group, eighty-four members.
I left the group and my phone rang until midnight.
Good morning roses, then a funeral contribution, then an insult, all before eight.
They screenshot what I write and discuss it in the other group.
I have not cried yet, I am the treasurer.
They pledged in front of everyone, and now they do not answer their phones.
He died with debts and we are hiring tents and a bishop.
There is a quarrel about where he lies while he lies in the mortuary.
This month three burials and a wedding, and I have my own rent.
I slapped her over spilled porridge, and I see her face all day.
By seven in the evening there is no mother left, only a siren.
I swore I would never raise a hand, and last night I did.
He flinched when I lifted my arm to fetch a plate.
I am in fourth-year medicine, and it is my mother's degree.
The shop has the family name on it, and I want to teach.
They sold a cow for this course, how can I say I hate it.
I dropped out in March, and they think I am doing exams.
They think I live in a film, I clean toilets in Boston at night.
I have not flown home in nine years because one needs gifts for forty.
My sister says, you have changed. I have. I am tired.
They prayed me onto that plane and I am not allowed to fail.
## ordinary.relationships-loneliness | none
I moved to Nairobi for the job and the askari is the only one who knows my name.
Five months in this town and my weekends are me and the kettle.
I walk through Westlands on Friday night and everyone has a table.
Colleagues are nice until five o'clock, then they vanish to their lives.
I have not spoken Kikuyu out loud to anybody since March.
People are polite here, polite like a closed shop.
I laugh at jokes I do not get and go home and cook ugali that tastes wrong.
Back home you greet everyone, here I said good morning and a woman crossed the street.
We discuss fees, gas and who buys milk, and then two phones light up.
I lie next to him and have never been so far from anybody.
We are excellent colleagues in running a house.
She asks what I want for supper, and that is the conversation.
I told the watchman about my test results before my husband.
I am the funny one, so when I go silent they think it is a joke.
They know my drink and my team, and that is about it.
At my own party I went to the balcony because I felt so far away.
If I stopped being useful, I wonder who would remain.
I stopped texting to see who would write. It has been three weeks of silence.
They know my number when they need a lift or a loan.
I plan it, I book it, I drive. If I stop, nothing happens.
Nobody has ever asked me how I am first, not one of them.
I talk to the radio, and it is quite good company, except that it does not ask.
My friends are all on the other side now, I have more names on funeral cards than in my phone.
I go to the bank just to speak with the girl at the counter.
Since he died they invite me with the old women, before we were a couple.
From Friday six until Monday eight I do not use my voice.
I eat standing up, over the sink, because the table is too big.
On Sundays I go to the mall just to hear people.
Two days off and I count them like a sentence.
The only word I heard today was "ba".
My friends send hearts but no one comes, they think I am busy being happy.
He gets home and I talk at him like a burst pipe.
I rock her at the window and watch other people go places.
In the mess I hold my phone as if I were waiting for somebody.
They make groups of five and I am always the remainder.
My roommates go silent when I come in.
First year, everyone found their squad in week one and I had malaria.
I eat in the toilet at break so that no one sees I am alone.
I know my teammates from the shoulders up.
I write code in a bedsitter and my chair is my office, my bed and my bus.
I put on lipstick for a call and then they all had their cameras off.
The delivery guy said have a nice day and I nearly hugged him.
My whole crew is in Qatar and Canada, I am the museum.
We said nothing would change after her wedding.
I used to have seven people to call, and now they all need a month's notice.
It was not a fight, it just got thinner until there was nothing there.
I am twenty-nine and no one has ever held my hand on purpose.
Everyone asks me for advice about love, I who have had none.
Nobody has chosen me, ever, not once.
I swipe and swipe, and it is like shouting into a well.
I leave the TV on so that there is somebody in the house.
The loudest thing here is the fridge.
I come in and say hodi to an empty room.
The neighbours' laughter comes through the wall and I sit closer to it.
I write "no worries if not" under everything and then I worry.
They all have their own problems, I can sit with mine.
I had surgery and took a taxi home, I did not want to disturb anyone.
I am always there for others, and when it is me I go underground.
Honestly, this app is the one I talk to most.
My friends are in a headset and none of us knows the other's surname.
A streamer says good night and I answer him aloud.
It is easier here, you do not get tired of me.
I have two thousand followers and I ate my birthday cake alone.
Boarding school at six, I learned not to wait for visiting day.
It is as if everyone got a manual and mine got lost in the post.
I pretend to find the same things funny, it is like a foreign language.
Even in my family I am the odd one, they say so at lunch.
In the hospital there were twenty visitors, now there is the physio on Tuesdays.
They talk over my head, literally, I am in the chair.
At the table everybody laughs at once, and with my ears I get half of it.
I cancel so often because of the pain that they have stopped counting on me.
I left the church, and forty phone numbers went silent in one week.
They removed me from the chama, and those were my only evenings.
People with whom I prayed for ten years cross to the other pavement.
It was my whole week: choir on Tuesday, fellowship on Thursday, Sunday all day.
Eleven families eat from my decisions, and I eat lunch in the car.
I am the pastor, so who does the pastor call?
Since I was promoted they stop laughing when I come in.
Everyone wants a piece of me, and nobody wants to know how I am.
I think of a good answer four hours later, in bed.
I stand beside the group and laugh when they laugh.
Someone says hi, and my brain returns an empty page.
I rehearsed "how was your weekend" all the way up in the lift.
The last one who touched me was the barber.
I cannot remember when I was last hugged, properly, with both arms.
I sleep with a pillow along my back so that it feels like somebody.
At church, at the sign of peace, I hold the handshake a second too long.
A nurse put her hand on my shoulder, and I had to look out of the window.
I take my medicine in the toilet at work, three years now.
If I said who I love, I would lose my bed.
My friends make jokes about people like me, and I laugh last so that it fits.
I am known by everyone in that estate, and nobody there knows me.
I have known Otieno for twenty years, and I do not know if his mother is alive.
My wife is my only friend, and now she is angry with me.
As a man, who would you call? They would laugh.
The boys are there as long as I am buying.
In the daytime I manage, at ten it comes up like water.
I go through my contacts from A to Z and put the phone down.
I post something at midnight just so a heart lights up.
If anything happened to me, they would notice on Monday, at work.
Since the diagnosis, my friends have become people who ask how he is.
I cannot go for a coffee, who would turn her at four.
I have a child who screams in shops, so we no longer go to shops, or people.
They say call if you need anything, and I do not know what to call it.
## ordinary.trauma-childhood | none
When I hear a belt buckle I am six years old.
Teachers caned us and when we got home we were beaten for being caned.
I laugh when I tell it at parties, then I go home and cannot sleep.
My dad would come in and the house went quiet, you just knew.
My job was to hide the money and the little ones.
He was the funniest man in the bar, and then he came home.
Now when my husband has one Tusker I smell it and leave the room.
At nine I could cook for seven and sign report cards.
My brothers call me mum as a joke, and it is not a joke.
As firstborn daughter I was the second wife of the house, minus the respect.
Everyone I raised has moved on, and I do not know what I like to eat.
I have his nose, so they tell me, and that is all I have.
He lives forty minutes away with children he takes to school.
At every school event I told them he was travelling.
He came to my graduation for the photo and asked me for a loan.
She fed us and paid the fees, I cannot remember being held.
When I phone I hope each time, and each time I am told about my weight.
Other girls cried on their mothers, I wrote letters and burned them.
My mum has never said I love you, she says have you eaten.
I was seven, it was somebody in the house, and that is as far as I can go.
The house help did it, and my mother loved that woman.
I told an auntie, and she said never to say such a thing again.
He paid my school fees for years, how do I put those together?
I slept with my shoes on in case we had to go to the neighbour's.
He beat her and in the morning there was chapati and nobody said a thing.
I used to stand between them, I was that tall.
Someone slams a cupboard at work and I am already calculating.
They dropped me at the gate when I was eight with a metal box and a torch.
On visiting day I sat under the tree and practised looking busy.
My parents say it was the best school, and I say thank you.
I fold my clothes like someone will inspect them.
At my uncle's, their children got milk and I got told to be grateful.
My shosh raised me, and when she went I became a guest everywhere.
I learned to eat fast and to take up little space.
I was sent home for fees so often that I knew every stone on that road.
We ate strong tea for supper and called it a diet, to laugh.
When the account goes under a certain figure, I am that boy again.
I brought ninety-six and he asked what happened to the four.
They clapped when I won, and went silent when I did not.
My trophies are in their sitting room, I am hardly ever in it.
We had everything, a car, holidays, and nobody ever asked how I was.
If I cried I was given something to cry about, so I became very tidy inside.
I go blank when my girlfriend asks what I am feeling.
There is no story to tell, that is the strange part, there is only a draught.
Some days she danced with us in the rain, some weeks she did not get up.
I was the one who counted whether she had taken her medicine.
Children at school said my father was mad, and I threw stones.
I watch my own moods all the time in case I get it.
I never brought a friend home, not once.
Before class six there is only fog and a smell of paraffin.
I am afraid of what is in there, if I cannot see it.
People ask about my happiest memory and I make one up.
Entire years are missing, like somebody tore out the pages.
I run a team of thirty, and at my mother's table I ask if I may leave.
My wife says I become another man there, a smaller one.
I start rehearsing arguments already at Naivasha.
I heard my mother's sentence come out of my mouth, with her exact tone.
We want children, and I am afraid of the hands I inherited.
I swore I would never, and on Tuesday I did.
I was seven and they sent me to play outside during the burial.
I am older now than she ever was, and nobody tells you about that birthday.
They said he had travelled. I waited at the stage for months.
I have her voice on no phone, nothing, there were no phones.
On my wedding day I looked for a hat in the second row.
They say I was difficult. I was five.
My siblings got talks, I got the stick.
When something goes wrong at work I say sorry before I know what it is.
At family meetings I am the agenda.
I used to wake at night and check whether my parents had been raptured.
Music, trousers, laughing too loud, it was all sin.
I no longer believe it, and thunder still makes me confess.
My father preached love and we hid under the bed.
At twelve I was somebody's house girl, and their daughter was twelve as well.
I sold groundnuts after school and did my sums on the wrapping paper.
My first salary was spent before it reached my hand, and so was each one since.
I have been tired since I was ten years old.
Nine schools by form four, I can introduce myself in my sleep.
We left at night sometimes, because of rent.
I do not unpack the last box, in any place.
When people say where are you from, I say how long have you got.
I feel like a traitor just for typing this.
He worked three jobs, so who am I to say that he frightened me?
In our culture you do not air the blanket outside.
The moment I say something about her, I add ten good things.
I brought it up, and my mother said, we fed you, did we not.
My dad says he does not remember, and I remember the colour of the wall.
All I want is one sorry before he dies.
They tell it as a funny story at dinner with me in it.
Every time I try to speak of it they begin to cry and I end up comforting them.
At home the safest thing was to be no trouble, so I became none.
When someone goes quiet I start making tea.
I agree with people and find out in the shower that I do not.
Being a good boy is a full-time job, and I am forty.
At my in-laws they hug in the kitchen and I go to count the spoons.
My kids get from me what I never had, and I am jealous of my own kids.
Adverts with grandmothers get me. Adverts!
## ordinary.trauma-grief | none
Since Mum went, nobody in the world is simply on my side.
I picked up the phone on Sunday to call Dad, and had dialled before I knew.
We buried him three weeks ago and I have to lead the family now.
I still sleep on the left, the right side is his.
I cooked for two again on Friday and sat down with two plates.
We did not get to be old, that was the plan, being old.
His people came for the car keys before the flowers were dry.
Couples invite me less, I think that I frighten them.
People ask how many children I have and I never know the number.
Parents should not choose such small boxes.
My other ones need supper, so I make supper, but I am not there.
She would have joined form one in January.
We had a name and a list, and then the scan was silent.
My husband went back to work on Monday, and I bled till Friday.
No one in the office knew that I was, so nobody knows that I am not.
Everybody asks how my parents are doing, and I nod.
Our group chat still has him in it, the last seen does not change.
She knew all my stupid stories, now I am the only one who does.
We were supposed to be old men on a bench, him and me.
My brother ended his life in April, and my mother tells people it was malaria.
I read our last messages again and again for the sign.
We argued that day, that is what I live with.
I am so angry with her, and then so ashamed of it.
At breakfast he complained of the milk, by four he was on a list at the mortuary.
I had his lunch in a container. I still have the container.
Nothing was finished, the roof, the argument, nothing.
When the phone rings in the afternoon I leave the room.
How can a person just not come back from the shop?
A part of me was relieved and I would never tell a soul.
The harambees, the transfers, the hope, and then a bill and a body.
My days were all about his drip. What are they about now?
I stepped out for tea. Ten minutes, and those were the ten minutes.
He rang twice that evening and I was tired and let it ring.
The visa people wanted a letter and the letter came after the burial.
The doctor asked me to decide, and I decided, and I keep deciding.
I organised the tents, the choir, the food. I have not shed a tear.
They look at me as if I did not love him.
It is two months, and I am waiting for it to arrive.
I feel like I am reading about somebody else's mother.
I saw her brand of tea on the shelf and had to leave my basket.
Their song came on in the matatu and I got off at the wrong stage.
I am fine, fine, fine and then I am on the office toilet floor.
At the parents' meeting I cried over a stapler, he used to fix staplers.
He died and left me with three loans and a woman at the graveside I had never seen.
I told him to see a doctor, for two years I told him.
Everyone speaks of a saint and I know who he was at home.
I am so furious that she gets to rest.
How am I to mourn a man who also had a house in Nakuru?
I feel free, and then I feel like dirt.
What I mourn is the father I will now never get.
People hug me and I want to say please, do not, he was horrible.
They say get another dog. He was not a dog, he was Simba.
I listen for claws on the floor when I unlock the door.
I signed the paper at the vet and he was looking at me.
I took a sick day and told them it was my stomach.
Two clans in court over where he lies, and he lies in a fridge.
My brothers shared the land while I was washing the funeral plates.
They shaved my head and took the title deed in the same week.
Since the burial my sisters speak to each other through me.
For nine days the compound was full, then the tents went, and so did they.
Friends cross the road. I saw it, she pretended to look at her phone.
No one says his name, as if I could forget if they kept quiet.
They say call me if you need anything and I do not know what anything is.
Everybody is going upcountry, and I am going to a grave with Fanta.
It would have been her thirtieth on Friday.
I laid one plate too many for Idd and no one said anything.
Do I post something, or do I let the day go by?
The memorial is in a week, and it feels like a second burial.
I cannot hear her voice in my head any more, and it is like losing her again.
I gave away his shoes and wanted to chase after the boda.
If I get better, what does that say about how I loved him?
He went out to buy bread in 2019 and we still leave the light on.
We have looked in each mortuary, I know the men at the doors.
Each tall man from behind is my brother for one second.
My mother has not changed the lock or the phone number.
My mother asked me politely who my mother was.
His body sits there, and I miss him when I am holding his hand.
I am mourning and she is eating porridge.
Some days he is back for a minute, and it makes it worse.
I stood at the back of the church as a colleague.
We were together for six years, and on the programme I am a friend.
My ex died. His wife posts, and I have no right to a single tear.
They divided up her things, and I could not ask for the scarf.
She is four and asks each evening when Baba comes back from heaven.
I told them he was travelling, and now I do not know how to un-tell it.
My boy has not said a word on it, he plays football like mad.
If I cry in front of them, do I break them?
They drew us with wings, I put it on the fridge, I cannot look at it.
They sing that he is good, and I keep my mouth shut.
The pastor promised healing, on the microphone, with her there.
I have prayed all my life, and now it is like talking into a cupboard.
If this was a plan, I do not want to meet the planner.
The farm was sold, and I was the last one who knew its trees.
We had to leave Khartoum, my piano is there, my street is there.
How do you grieve a friend who is alive and merely done with you?
It is eleven years, and I have not been in her room.
My friends think I am over it, they were at my thirtieth.
When my own son was born, I suddenly missed my dad so that I could not stand.
As the eldest I chaired the meetings, now I pay the debts.
Everyone cried on my jacket and I took it to the dry cleaner.
When do I get to fall apart, is there a form for it?
I answer condolences at night like office mail.
## ordinary.trauma-past-events | none
There is a thing from when I was nineteen, and no living person has heard it from me.
Something was done to me and I do not have the words.
My husband thinks he knows everything about me. He doesn't.
I always change the subject when it gets near.
I told my mum and she asked what I had been wearing.
They said he is a man of God and I must be confused.
My own family ate with him at Christmas, after I had told them.
My body just switched off and I hate it for that.
Why did I not shout? There were people in the next room.
I even said thank you when I left, who does that?
Since they took the car I check the mirrors all the way home.
They only got a phone and some cash, so why am I afraid of the gate?
When a boda slows down behind me my whole body goes cold.
We moved house, but I still lie there listening for the dog.
Each time the matatu overtakes, I grip the seat and pray.
A man I trusted did not stop when I said stop.
My own uncle, and I was small, that is all I want to say.
It was my boyfriend, so I do not even know what to call it.
I got out two years ago and I still lay the table so that nobody will be angry.
I miss him some nights and then I feel ill with shame.
My new man raises his voice at football and I am behind the couch in my head.
I wear long sleeves to work and say I fell.
Our neighbours, whose children I played with, came at night because of our name.
We slept in a church compound and I was eleven.
Each election year I stop sleeping from January.
My father never went back to the shamba, and never said why.
They kept me four days and I do not speak about those days.
On TikTok everyone is brave about it, I cannot even hear a firework.
In any restaurant I have to sit facing the door, near the kitchen.
I lay between the shelves for hours and my phone kept lighting up.
I was late that morning, and everyone who was on time is gone.
Each year they do the memorial on TV and I go upcountry to avoid it.
They say a healthy baby is all that matters, but I was there too.
In the ward they shouted at me and no one told me what they were doing.
I nearly did not make it, and everybody brought balloons.
My husband saw everything and neither of us mentions that night.
As a child I was in hospital for months and no one was let in.
They held my passport and I ate when they had finished, if there was any left.
At the agency they told us to be patient, so I was patient for two years.
My madam's voice still wakes me at five.
Everyone thought I was in paradise, I slept on a kitchen floor.
At the interview I had to tell it in order, as though it had an order.
My children speak this language now and they ask me why I jump.
People here complain about the bus, and I think of the road we walked.
Four of us got in, and I am the one sitting here.
His mother hugs me at church and I want to say sorry for breathing.
They caught a thief in our street, and I saw what people do.
I found my father, and the picture is on top of every other picture of him.
I was only a witness, so I feel I have no right to be like this.
It was a stranger on the road and I see his shoe.
The noise comes back when I wash dishes.
I have pulled people out of cars for nine years and last week it was a child.
There are things I did under orders which I cannot put anywhere.
My wife says I came back as someone who checks locks.
On the team we joke. Nobody goes home and jokes.
In form one the older boys made us do things at night, and teachers knew.
When a group laughs on the street I am sure that it is about me.
One of them sent me a friend request with a heart on it.
My ex put our video in a group with people from my own church in it.
I might be making a big thing out of nothing.
Nobody hit me. It just went on and on, so does that even count?
idk if I am allowed to use that word for it tbh
At every wedding he sits two tables away with a plate of pilau.
The burial is on Saturday and he will be a pallbearer.
He drives the matatu on our route. I walk.
My mother insists I greet him, to keep the peace.
The family wants to settle it with two goats and a meeting.
I have a paper from the hospital in my drawer and a decision I cannot make.
My case comes up in court and I must say it in front of him.
The officer keeps asking for fuel money to follow it up.
People tell me I am coping well. I just am not there.
It is like there is a glass wall between me and the street.
At the funeral I counted the tiles.
I know it was terrible, I know it as you know a fact.
Someone is kind to me and I start looking for the hook.
I read people's phones with my eyes from across the room.
I have not given anyone my real address for six years.
I love my wife and I cannot bear the lights off.
I say yes so that it will be over.
We have been married for a year and I have not told her why I flinch.
The river came up at night and we stood on the roof with the goats.
Bulldozers came at five in the morning and by seven we were a field.
When it rains now, I do not sleep, I sit up dressed.
I keep looking for a thing, and then I remember that it is gone.
They sang and danced that morning, and I was the only one who did not know.
I was given to a man older than my father when I was in class seven.
Here abroad the doctor looks shocked, and I feel like a museum.
## ordinary.trauma-triggers | none
I'm in the kitchen but I'm not in the kitchen, I'm there.
It is all coming up now and I can not stop it, please.
I know what year it is but my body does not.
The hospital soap they use now at the office. I cannot tell HR that.
I smelled paraffin and forgot my own name for a second.
On New Year's the whole estate was celebrating and I was under the bed with the dog.
A tyre burst on the highway and I was flat on the floor of the bus.
My children drop a plate and I shout before I know that I am shouting.
Colleagues think it is hilarious to sneak up behind me.
Every night around three it comes, then I change the sheets.
It is never exactly what happened, but I always wake with the same feeling.
In August I fall apart and only later look at the calendar.
When the jacarandas bloom, my stomach knows.
I told them I have flu, as I do every year in that week.
A tout grabbed my arm to pull me in, and I hit him. I have never hit anyone.
People here hug to say hello, I stand there like a board.
My colleague tapped me on the shoulder and I spilled tea on the keyboard.
In the queue someone breathes on my neck and I leave my shopping.
My manager raised his voice and the next thing I know I was in the stairwell.
I am a grown lawyer, and a loud man turns me into wallpaper.
In an argument my words vanish, and come back at night, all of them.
Two neighbours were fighting and I locked myself in the bathroom.
That case is all over X and everybody has an opinion about women like me.
We were watching a series with my in-laws and then that scene came.
Each time a girl is in the news I sleep with the light on.
The comments are worse than the story, I read hundreds of them.
I take two matatus more so that I do not pass that stage.
My friends always want to meet at that mall and I always have a headache.
I have not visited my grandmother since, because it is her village.
People talk to me and it is as if they were under water.
I sat on the edge of the bath, and when I looked up it was dark.
My teacher called my name four times, they said.
She stood in the doorway, only that, and I pushed past her like an animal.
It is zero to a hundred, no steps in between.
I have cancelled the smear test three times and I tell them I am travelling.
The dentist leaned over me, and I was not in that chair any more.
They say undress to the waist as though it were nothing.
I needed a scan in pregnancy and cried through it all and could not say why.
My blood pressure is only ever high at the clinic.
I started to cry in the middle and she thinks it is about her.
Only when he is behind me, otherwise it is good.
I go stiff, he goes quiet, we both lie there.
My boyfriend is kind, that is what makes it so awful.
In church I sit at the very back by the door, the usher thinks I am not serious.
My daughter's concert, I watched from the car park.
A full matatu with the door shut and I sweat through my shirt.
Before I look at the menu I have found three ways out.
Nothing is wrong, and that is when my heart begins to race.
She brought me soup and I wanted to run.
A quiet evening makes me pick a fight just to have it over with.
It was just a stranger in the same blue jacket, and I ran across four lanes.
Each white Probox, I look for the dent.
My new colleague has his hands. I cannot look at his hands.
In every crowd, I find him, and it is never him.
I keep the phone on silent since he used to ring sixty times a day.
An unknown number, and I check that the door is locked.
When my brother writes call me, I cannot feel my hands.
That ringtone is in an advert now, and I throw the remote.
I had to run out of the meeting, and now I have to go back on Monday.
A video exists of me screaming in the parking lot.
I keep seeing my own face as they must have seen it.
How do I tell my date not to lock the car doors?
Each time I ask them to lower the volume I am told I am spoiling the party.
The pastor said it is a spirit, my mother agreed.
There is no picture with it, I simply become very small.
A cold look from the cashier and my day is over.
I feel in trouble, constantly, without having done anything.
She took an hour to reply and I was sure that I was disgusting.
At a roadblock my hands go wet although my papers are fine.
When an officer says madam, I hear what came after it last time.
First drops on the mabati and I start packing documents.
The children love thunder, I count between the flashes, every time.
A lorry passes, the cups rattle, I am under the table.
I check three weather apps all day in the long rains.
I cannot let him sleep over anywhere and cannot tell my husband why.
Since the baby came, things come back that had been gone for twenty years.
I look at how small she is and think, I was that small.
Two glasses and the pictures go grey.
I work weekends so that there is no quiet.
The last time I talked about it I was ill for a week.
If I open that cupboard, everything falls on my head.
Counsellor asked for the whole story in the first hour, I never went back.
`;
