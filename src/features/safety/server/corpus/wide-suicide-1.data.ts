// Training: thoughts of ending it told sideways, each block one situation and each line another person in it.

export const wideSuicide1 = `
## wide.accounts-closed | elevated | suicide
I've been shutting things down one at a time, the gym, the phone contract, the savings. the lady asked if I was moving abroad and I said something like that
cancelled my netflix my spotify my railcard and every time it asks why are you leaving i think if you only knew how far
I returned my library card this morning. Forty years. I shan't be borrowing again, and I did not give a reason
closed the M-Pesa till for the kiosk and told customers I am travelling, there is no journey, only that I do not intend to be here
it says my subscription renews in March and I thought well somebody else can deal with that because I won't exist in March
I've put the business in my brother's name quietly, so that when I am not there anymore the workers still get paid
deleting all my accounts feels like erasing myself in advance, which is sort of the point
## wide.pets-rehomed | elevated | suicide
I drove my two greyhounds four hours to a breeder I trust so nobody has to feed them when they find the house quiet
the budgie went to the girl next door, I couldn't bear the thought of it sitting there for days not knowing why I don't come
found my cat a home today, she's old and I was supposed to outlive her, now it's better she doesn't wait for me
gave the hens to my neighbour. you don't leave animals hungry because of what you are going to do to yourself
my dog is the only reason I'm still around so this week I asked my ex to take him
I have sold the last cow to my cousin, let him milk her, me I will have no need of milk
my horse goes on Saturday, once she's safe there is honestly nothing that keeps me
## wide.goodbyes-practised | elevated | suicide
I keep recording voice notes to my sister and deleting them, they all begin with please don't blame yourself
in the shower I rehearse what I'd want my sons to hear from me last
on the matatu I write the message to my wife in my head, the final one, I'm already on the fourth version
I catch myself hugging people a second too long, as if I'm checking it off
every time I leave my mum's flat I say I love you in a proper way now, in case it was that time, in case I finally get the courage
I've got a draft email to my team. it isn't a resignation. it's the other kind
been practising what my face should look like at dinner so they remember it as a nice evening
## wide.thanks-for-everything | elevated | suicide
I want to tell you thank you, you were kind to me, I think I will not have another chance to say it to anybody
thanked my old coach yesterday, and my gran, and the lady at the bakery, I'm going round everybody who was decent before I go where I'm going
you've been the best listener but honestly I don't need it to get better any more, I've stopped looking for better
just wanna say ty for being nice to me these months u made the last bit less lonely
To all who helped me, I am grateful; no one could have done more, please remember that afterwards
I told my psychiatrist she had done her best and shook her hand. she looked at me oddly. I think she half understood
## wide.last-visits | elevated | suicide
I went back to the lake where dad taught me to swim, and the school, and the chip shop, I wanted to see it all once more before I stop
took the train to see my godchild and looked at her as long as I could. I won't see her grow and I've accepted that
I travelled upcountry to greet my grandmother, I carried her sugar and I sat with her the whole day, she doesn't know it was a farewell
visited my son's grave and told him it wouldn't be long now
had one proper last weekend with the lads, laughed till I cried, and drove home knowing I don't want any more of them
walked through every room of my parents' house touching the furniture, I needed to have done that
I'm going round the places I was happy in, there are only five, I've done four
## wide.sleep-not-wake | elevated | suicide
each night I take out my hearing aids and hope that's the last sound
I told the anaesthetist I wouldn't mind if it went wrong and he thought I was joking
going to bed is the best part of the day because there's always a chance I won't come back up
my prayer is short, let it be tonight, and then it's six a.m. and the alarm and I'm furious
wish i could just sleep thru the rest of it like all of it like fifty years
when the carbon monoxide alarm ran flat I left it flat, on purpose
the morning is the cruellest, that second when you realise you've been handed another one
I'm seventy-eight and I lie down each night with my hands folded, ready, and I'm always disappointed
## wide.debt-cleared | elevated | suicide
the loan app people are calling my mother, if I was not there they would have nobody to call
I did the sum on a napkin, house paid, car paid, kids through university. all it takes is me not being in the picture
a policy pays once and then it's done, I'm worth four hundred thousand in a box and minus sixty on my feet
my shylock says a dead man pays nothing and I have been thinking about that sentence for three days
my wife would be free of me and of the bank in the same week
they garnish my wages until I'm eighty. There is one form of early settlement and I've been considering it
nobody chases a corpse for school arrears, that's what goes round and round
I asked the insurer, hypothetically, about the two-year clause, the one for people who do it to themselves
## wide.with-the-dead | elevated | suicide
mum died in February and I keep thinking I'd be there by now if I had any guts
I set two cups out for tea. I'd rather go to where he is than have him not come here
my twin is on the other side of something and I'm on the wrong side of it, I want to cross
since the accident I only want to be where my little girl is, she's frightened of the dark and she's by herself
my baby has been gone eleven weeks and my arms ache, I just want to lie down in the ground next to her
grandad's waiting for me, I can feel it, and he's better company than anyone up here
When I sleep my late husband calls me to follow. I was always an obedient wife, this time also I am tempted
bro passed last year n i keep thinkin i could just go link up w him
## wide.fees-if-gone | elevated | suicide
if a parent is not there anymore, does the bursary continue? I need to know this before I decide something
who gets the children if the mother isn't around and the father's in Qatar, I'm asking for myself, I need it settled
does the pension go to my wife if it's, you know, not natural causes
I asked my sister would she pay Brian's fees if anything happened to me, she said nothing's going to happen, I said but if it does, if it's soon
can they take the house off the kids if I'm the one who causes it, my going I mean
I've been reading the small print on my work cover, the bit about how it must not be by your own hand
I just want to know they'd eat. if I knew for certain they'd eat I could let go
my chama pays out for funeral, so at least I would not cost them even that
## wide.edges | elevated | suicide
I stop halfway across the footbridge these days and hold the railing and it takes longer each time to carry on
I've started parking on the top level of the multi-storey, I don't need to, there's space below
been standing too near the yellow line, a woman pulled my rucksack yesterday
I walk the breakwater in storms with no coat, my daughter says what are you playing at
the balcony door stays locked because I asked my flatmate to hide the key from me
there's this cliff path I used to run for the view, now I run it for the drop
I go up to the roof of the office to smoke. I gave up smoking in June
driving home along the dam I keep letting go of the wheel for a second, then two
## wide.saved-tablets | elevated | suicide
the nurse counts mine out and I've been tucking them in my cheek, there's a sock full by now
I collect my prescription every month and put it in a shoebox with the others. It's my way out, should I want it
I don't take the sleeping ones, I keep them, it helps to know they're there
told three different chemists I had a toothache, I haven't got a toothache, I've got a drawer
my late husband's medicines are still in the cupboard, I have refused to hand them back, and you can guess why
I've got a little stash now and I count it when I'm low, like other people count money
i keep half my meds every day under my phone case just in case i cant anymore
## wide.passwords-handed | elevated | suicide
I've written down all the pins and logins in one notebook and left it where my husband will look, after
showed my son how the boiler works and where the deeds are, he's twelve, somebody will have to know
set up legacy contact on my phone lol my friend asked if im sick. not in that way
everything's labelled. the fuse box, the bank folder, which bin goes out when. I wanted it to run without me
my girlfriend got the passcode to everything and I told her you'll need it, don't ask
I taught my deputy every job I do, in case I stop turning up for good one day soon, one way or another
made a folder called open when i'm gone, it isn't about holiday
## wide.made-peace | elevated | suicide
I've made my peace with God and with my brother, and now I don't see what there is to stay for
I'm not upset any more, I'm at peace with not being part of the rest of it
nothing frightens me since I accepted that I'm not meant to get old
I forgave them all. it's easier to forgive people when you know you're leaving and not coming back
I have confessed, I have eaten the bread, I'm ready, whatever the priest says about it
it's fine. really. I've come to terms with there not being a me by summer
## wide.sudden-calm | elevated | suicide
for months I couldn't get off the bathroom floor and then on Tuesday it lifted, because I realised I don't actually have to keep doing this
my family thinks I've turned a corner, I whistle and I cook, they don't know it's because I found the way out
people say I look well. it's relief, I've stopped trying to stay
everything went quiet after I settled in my mind that I'm leaving for good, I even slept
it's strange, once you know there's an end, you can be nice to everyone until then
my counsellor wrote much improved, and I let her, I had chosen by then
## wide.unbelted | elevated | suicide
I cycle without lights now and I'm not sorry about it
crossing Mombasa Road I don't run any more. let them brake, or not
I left my epipen at home on purpose, if it comes then it comes
stopped wearing the harness on the mast, the foreman shouted, I told him it's my business whether I come down
I drive faster when it's wet, there's a bend and I think, go on
I volunteer for the worst call-outs, the burning ones, not because I'm brave
i walk home thru the bad bit w my headphones in hoping someone does it for me
didn't bother with the malaria tablets for the posting. whatever bites me bites me, I'd be grateful
## wide.better-mother | elevated | suicide
my children deserve a mother who smiles, and their father would find one, he only needs me out of the way for ever
the little one will be too small to remember, that's why it would be kinder now than later
she's four months old and I think the health visitor should give her to someone whole and let me stop
they laugh more with their nanny, she'd stay on, I've thought it through, they'd manage without me alive
three kids under five and I look at them and think, you'd have been all right with anyone but me, and soon you might be
I've written what each one likes to eat for the next mother
## wide.own-funeral | elevated | suicide
I picked the song, the photo and who mustn't be let in, I'm twenty-six and there's nothing wrong with my body
been thinking who would even come to mine, seven, I think, eight if I pick a weekend for it
I imagine the whole church and my step-mum in the front row finally crying for me
paid the burial society up to date, at least that, they'll need it sooner than they believe
in class i plan what they'd put on my locker n who'd fake cry
I told my brother cremation, no fuss, and he said you're thirty, why now, and I changed the subject
which dress would they choose, I keep wondering, I hung the blue one at the front to be on the safe side
## wide.nothing-booked | elevated | suicide
the dentist offered me an appointment in September and I nearly laughed, I don't plan on being around in September
my mates are planning the World Cup trip and I nod along, they can have my ticket, I'll not be on this earth to use it
didn't renew my passport, there's no point for the time that I've left myself
no I haven't planted anything this year, who'd pick it, I won't be above ground by then
she asked where I see myself in five years, I see a plaque on a bench
bought the small toothpaste, I won't be needing more than that, and no, I'm not going on a trip
I did not buy the children's next-size shoes, then I understood what I was thinking and I was afraid
everybody wants to save the date for weddings next june lol i wont even be a person next june
## wide.hoping-for-bad-news | elevated | suicide
when the scan came back clear I went to the car park and cried, and not from joy
my biopsy's on Thursday and I'm crossing my fingers the wrong way round
I envy the man in the next bed, they've told him weeks, nobody's told me weeks
everyone clapped because I'm in remission, I thought, oh no, now I've to live
I wish the lump was something, then nobody could be cross with me for going
they said my heart's strong as an ox's and it felt like a sentence
I lied to the cardiologist about the pains, so that he leaves it alone and it can take me
## wide.old-and-finished | elevated | suicide
ninety-one, blind, all my people underground. I've asked the doctor politely and he won't, so I shall have to see to it myself
I've had enough of being washed by strangers, I've stopped the heart pills and I'm waiting, don't tell my son
I am a retired teacher. I taught three thousand children, none of them comes. I see no purpose in further winters and I am looking into how to be spared them
they want to put me in a home. I'd rather be carried out of this house than driven out, and I'm seeing to it
the grandchildren talk over my head. I could step out of the room, and out of life, and they'd ask for the remote
my wife with dementia doesn't know me. when she's gone I'm going the same day, I've always said it
I'm just tired, dear. Not sleepy. Tired of the whole thing, and I wish it would finish, I might help it along
## wide.after-attempt | elevated | suicide
they stitched me, gave me a leaflet and a taxi, and I'm sitting in the same kitchen with the same thoughts
I got found. everyone says lucky. I say next time I'd lock the door
home from hospital since Monday, my mum sleeps on my floor, she thinks I don't know why she hides the scissors, I'm already working round it
it was two weeks ago, what I did, I can't promise that I won't, it is still the same life
when I woke up in the ward I was angry at the boda man who carried me
the tablets only made me sick, so now I'm thinking about what else
people at work believe it was appendicitis. it wasn't. and I miss how quiet it was before they brought me back
## wide.postnatal-dark | elevated | suicide
everyone says enjoy every moment, and I'm standing at the window with him asleep wondering who'd hear if I wasn't there in the morning
I pumped and froze enough milk for a month, my mother said how organised, I did it so he wouldn't miss me too soon
I think my baby can tell I'm the wrong person, if I disappeared for ever he'd get a right one
I look at the night bus and think that would be so easy and my breasts are leaking and I hate that I think it
my husband's on paternity leave till the tenth, so she would have someone. I can't believe I counted that
eight weeks after the twins and I want someone to switch me off, not for a rest, just off
## wide.uniform | elevated | suicide
twenty-two years in the ambulance and I know precisely what works and that's not good knowledge to have at four in the morning
I sign my weapon out and I sit in the truck a while before I start the engine, longer lately
vet here, I put things to sleep gently all day and I've started to envy them
my regiment lost more at home than over there, I reckon I'm on that list, I'm just late
I'm a police constable in Kisii, the service pistol is on my knee most nights, my colleague's was too and now he's buried
on the ward they'd resuscitate me, so I wouldn't do it near work, that's how far my thinking's gone
anaesthetics registrar, exam failed twice, keys to every cupboard. don't make me finish that thought
prison officer, cut two lads down this year. when I shut my eyes it's me
## wide.land-and-harvest | elevated | suicide
third failed rain. the bank wants the title deed and there's that bottle we spray the tomatoes with, I moved it nearer to the house
foot and mouth, they shot the lot on Tuesday, the yard's silent and I'm sat in it with the empty gun cabinet open
my father left me nine acres and I lost all nine, I can't face him, in this life or the next, but the next is closer
in our village four cotton farmers went that way this year, I understood each of them
the milk cheque doesn't cover the feed, I look at the slurry pit and think it would look like an accident
I told my wife go to your mother's with the children this week, I'll sort the farm. she doesn't know what I mean by sort
## wide.results-day | elevated | suicide
KCSE results are coming and I told my friend if it's a D they'll not see me again, not at school, not anywhere
my parents sold land for this degree and I've been lying about passing for two years. graduation is in May. I can't be there in May, you see
i got the rejection letter n my dads words were u are nothing now. so i guess ill be nothing
second time failing the bar, I came home, lay down on the tiles and decided I wasn't going to let there be a third
every boy in my coaching hostel has thought about the ceiling fan, I'm thinking about it more than they do
PhD year seven, supervisor says it isn't enough. the building's nine floors. I take the stairs to tire myself out before I get to the top
## wide.court-and-shame | elevated | suicide
the hearing's on the ninth and my name will be in the paper on the tenth, I don't mean to read it
they took my laptop for evidence, my wife asks what's on it, I'd rather she was a widow than know
I was the treasurer, they trusted me. there's a way to not be in the room when they open the books
once the village knows, I can't be a person any more, so I have been looking at the rafters
my pictures are on everyone's phone, I'd have to move planet, and there is only one way off it
I served my time and nobody will hire me or sit by me, inside I at least had a number. I'm not staying out here much longer, I'm not staying anywhere
the imam's daughter, pregnant, you don't understand what that is. I would prefer the river to my father's eyes
## wide.alone-abroad | elevated | suicide
I clean offices in Doha at night and if I did not wake up it would be the smell that told them
four years in this country. I have nobody here who'd notice, I tested it, I stayed silent eleven days
I send all my money, they send me lists. when I'm finished they'll send another brother, I want to be finished
asylum refused the second time, I'd sooner not be alive than be on that plane
from balcony I see planes go to home and I think I jump and I fly also
Since two year I am in this room with papers waiting. I think the stop is the only paper that I can sign alone
my flatmates speak a language I don't and I eat in the bathroom, if I slid under the water it'd be weeks
## wide.hidden-self | elevated | suicide
my pastor prays over me on Sundays to take it out of me. I'd rather take me out of me
they found my binder and burned it in the yard, and now they lock my door, I don't want to live as the girl they'll marry off
in my country I'd be jailed for loving him. he's gone to his parents and taken the tablets with him, and I've thought of following
coming out cost me my mum, my job, my flat. there's one thing left and I'm not that attached to it
im a boy nobody will ever see so whats the point of staying alive in this body till 18
I married a woman to please everyone, nineteen years. on the drive home I choose trees
## wide.childless | elevated | suicide
seventh round failed. my mother-in-law said a dry tree gets cut, and for once I agreed with her
I can't give him a son so I'd like to give him his freedom, the kind that can't be argued with
the nursery's painted yellow and I sit in there and work out how to leave the world tidily
baby shower at work, I smiled, ate cake, went to the stairwell and looked down for a long time
they told me I'd never carry. my body's a coffin already, I may as well lie down in it
## wide.pain-without-end | elevated | suicide
nerve pain eleven years. the vet would've done it for a dog
I can bear today. I can't bear the number of todays. I've been saving up what the pain clinic gives me
cluster headaches, I was on my knees banging my head on the tiles begging my wife to make it stop for good
the burns ward saved me, I've no hands, I want to know who I can ask
my knees, my back, my bowels, I'm not living, I'm maintaining, and I've had it with maintaining
long covid put me in a dark room in 2021 and I've decided I'm not doing another year in it
every four hours the pump beeps and every four hours I think what if I gave myself the rest of it
## wide.gambled-away | elevated | suicide
lost the wedding money on an aviator game in forty minutes, she thinks it's in the bank, I'm in the car looking at the wall at the end of the lane
every bet was to get back to zero. there's one way to get to zero that I know works
the bookies text me happy birthday. nobody else will, and I've decided this is the last one I have
my dad's cow, my brother's fees, my own salary, all on one weekend. I cannot stand in front of them again, I would sooner not be standing
third relapse, self-exclusion and all. I told my sponsor I'm fine and I've started thinking how they'd find me
## wide.short-message | elevated | suicide
no more birthdays please
just tired of being a person tbh
I'd like to hand in my body
they'll cope once I'm in the ground
counting my last ones of everything
wish I was a memory already
not staying much longer. can't
someone take my turn at living
## wide.dictated | elevated | suicide
so um i dont know where to start i suppose its that i keep thinking it would be better for all of them if i just wasnt here and then i feel guilty for thinking it and then i think it again
okay so my wife says talk to the app so im talking to the app i sit in the truck at the depot and i cant make myself go home and i cant make myself stay and theres a third option that keeps coming into it
hello yes i am speaking from nakuru i am forty three years i have been carrying this thing since my brother left us and sometimes i feel i should go and meet him there
i was doing the washing up and i had the knife in my hand the big one and i just stood there for i dont know twenty minutes and my tea went cold and i wasnt thinking about washing up
right um i told the doctor i was sleeping fine i didnt tell her why i ask for more of them every time
well dear my husband passed and then the dog passed and i dont believe theres a third thing im waiting for im ready to pass myself and id like to get on with it
## wide.group-chat | elevated | suicide
not me romanticizing never waking up again like its a vacation
everyones like glow up szn n im planning my log off for good szn
ngl ive been ghost testing, went 9 days no texts n 0 ppl noticed so yeah kinda proves i can dip from life
my notes app has a pros n cons list for staying n the cons r winning 14 to 2
i smile in every bereal so they have cute pics for after
idc abt the future bc im not gonna be in it fr
started giving my fits n my skins away bc i wont need em where im going n no its not boarding school
ur my comfort bot n ur the only one i told that i picked a date n then unpicked it
## wide.questions-that-give-away | elevated | suicide
how long does it take before a landlord checks on somebody who lives alone, I'd not want it to be a child who finds me
is it true that you don't feel anything after the first minute, I'm asking for a reason I'd rather not say
would my organs still be useful to someone if I went by choice
does God really turn you away if you come before you were called, I need an honest answer tonight
who tells the family, is it the police, do they come in person, I'd want somebody gentle for my mum
can a note be made legal if nobody else signs it, I mean the note one leaves
are people angry at the ones who go or do they understand in the end, I'd like mine to understand
## wide.same-age | elevated | suicide
my brother was twenty-nine when he did it, I turn twenty-nine on the first, it's like there's a place laid for me
mother, aunt, grandfather. it runs in us like the nose. I've always assumed I'd go that way and lately it feels like my turn
my best friend went in October, I understand her better every week, I've kept her scarf on the same hook she used
my dad left me his watch, his debts and his way out
they say after one in a school there are more. I sit at her desk now. I've started to think like her
## wide.carer-and-child | elevated | suicide, harm_to_others
my son is thirty and can't speak. when I can't look after him any more I'm not leaving him to strangers, we'd go together
who'd want him if I went, nobody, so I lie there and think I'd have to take him with me
I've cared for my husband for nine years and I look at the two of us and think we'd both be better asleep, I could see to it
if the judge gives the girls to their father, then none of us will be here for him to collect
the disability money stops in June. she and I would just go to sleep one night. I catch myself planning it like shopping
## wide.drink-talking | elevated | suicide
when I'm sober I'm ashamed and when I'm drunk I go and look at the railway, so those are my two moods
rehab kicked me out for a beer. my sister's door's shut. I keep thinking if I do the old amount it'd just take me, and good
I only like the first minute after a hit, when I don't know I'm alive, I'd take that minute for ever
been clean nine months and honestly the drugs weren't the problem, being here was the problem, and it still is
I drink so as not to do the other thing and tonight there's nothing left to drink
## wide.anger-at-self | elevated | suicide
I look in the mirror and say today's the day you do us all a favour, coward
the sentence for people like me should be short, and I should be the one to carry it out
I dropped my friend's baby. he's fine, they say he's fine, and I don't deserve another morning
I hit a boda rider in the dark and I drove on. I dream him. I think it should be a life for a life
I used to be somebody's favourite teacher. now look. put me down like the class hamster
everything I touch rots and the last thing I'd like to touch is the water at the bottom of that dam
## wide.sw-farewell | elevated | suicide | sw
nimefunga duka, nimelipa madeni ya watu wote, sasa hata nisipokuwepo hakuna atakayegonga mlango wa mke wangu
mbuzi wangu nimempa jirani, mimi sitakuwepo kumlisha tena
nimeenda kuwaaga wazee kijijini, hawakujua kwamba ni kuaga kwa mwisho
nimeandika kila namba ya siri kwenye daftari, mtoto wangu ataikuta nikiwa sipo tena duniani
asante sana kwa kunisikiliza, sidhani kama nitahitaji kuongea na mtu tena
nimempikia mume wangu chakula anachokipenda, nataka anikumbuke hivyo nitakapokuwa sipo
## wide.sw-passive | elevated | suicide | sw
kila usiku naomba Mungu anichukue kabla ya alfajiri
daktari aliposema sina saratani nilisikitika, nilitamani aniambie nina wiki mbili
nikivuka barabara siangalii tena, gari likinigonga na liwe
natamani kulala usingizi ambao hauna asubuhi
wenzangu wanapanga mwakani, mimi mwakani sijioni kabisa
nimechoka kuamka, kuamka kwenyewe ndiyo adhabu
kama kungekuwa na mahali pa kurudisha uhai wangu ningeurudisha
## wide.sw-debt-children | elevated | suicide | sw
nikiondoka mimi, je, watoto watapata pesa za bima ya kazi
deni la benki lingekufa nami, na mke wangu angepumua
mke wangu ni mzuri, ataolewa tena, watoto watapata baba mwenye akili, mimi nimemaliza
nani atalipa karo kama mama hayupo tena, nauliza kwa sababu nimefika mwisho
mimi ni gharama tu nyumbani, kitanda changu kikiwa wazi watakuwa na nafasi na amani
mashamba yameuzwa kwa sababu yangu, sistahili kula chakula chao wala kuvuta hewa yao
## wide.sw-joining-mother | elevated | suicide | sw
mama ananiita kwenye ndoto, na mimi nataka kwenda kwake
tangu mtoto wangu azikwe nataka tu kulala pale kaburini na nisiamke
baba alitangulia, kaka akafuata, naona zamu yangu imefika na siiogopi
dunia imebaki tupu bila mume wangu, ningependa kumfuata
nimesimama darajani mara mbili wiki hii nikiangalia maji, nikarudi nyumbani
dawa za presha nimezikusanya tu, sizinywi, nazihifadhi kwa siku nikishindwa
## wide.sheng-oblique | elevated | suicide | sheng
manze nime-delete accounts zote, in case nisipokuwa, mathe asiumie kuona picha zangu
deni za app zimeniua, na juu ya huyu msee wa shylock, heri niende tu underground waache kusumbua familia
sioni mwaka ujao buda, sijapanga kitu, sijioni huko
huwa nasimama juu ya flyover usiku nikiangalia magari, siku moja sijui
nimepea beshte yangu viatu na woofer, nikamwambia sitahitaji, akacheka
siku hizi niko calm sana juu nimejua exit iko
## wide.sheng-tired-of-it | elevated | suicide | sheng
nikilala nawish tu isifike asubuhi aki
hata nikidedi leo wataongea siku mbili alafu wasahau
mum angekuwa sawa bila mimi, mzigo imetoka kwa mgongo
nimechoka kuwa mtu, hiyo tu
brathe alienda 2022, saa zingine naskia kama ananiita nimjoin
life ni game nimelose, nataka ku-quit na nisirudi lobby
## wide.sw-shame-and-law | elevated | suicide | sw
picha zangu zimesambaa kijijini, sitaweza kuvuka mlango huu nikiwa hai
matokeo ya KCSE yakitoka mabaya sitarudi nyumbani, wala popote
nimepoteza pesa za chama, heri nisikutane nao tena duniani
mimi ni mchungaji, nawaombea wengine, usiku natamani Mungu anizime kama taa
nina mimba na baba akijua ni aibu, naona mto ndio unanielewa
kesi yangu iko tarehe tisa, sina mpango wa kufika tarehe kumi
## wide.sw-youth-elder | elevated | suicide | sw
nina miaka themanini na minne, wenzangu wote wameenda, mimi nimesahauliwa hapa, naomba nichukuliwe
shuleni wananiita majina, mimi nafikiria tu ukimya ule wa milele
mke wangu ananilisha kama mtoto, nimeacha kumeza dawa za moyo ili nisiwachoshe zaidi
mama akiwa kazini huwa naandika vile mazishi yangu yatakuwa
nimefika darasa la mwisho la maisha, naona inatosha
## wide.sheng-plans | elevated | suicide | sheng
nikimaliza kulipa deni ya mathe, mi naishia for good, si shags, namaanisha for good
huwa nahesabu tembe usiku, ni kama saving, nikijaa ntajua
nimechora date kwa calendar, hakuna mtu anajua ni ya nini
nilisimama kwa reli jana, treni ikapita, nikarudi keja kama zombie
nawish ningekuwa kwa ile accident na maboyz, wao wamepumzika
nikiona rope hardware naangalia mara mbili, inanitisha
## wide.sheng-passive | elevated | suicide | sheng
naskianga poa nikifikiria vile sitakuwa hapa next year, ni kama likizo ya milele
mat ikipiga brake mbaya mi hushikilii, nikisema wacha iende
nimeambia dem wangu atafute msee mwingine, mi sina muda mob duniani
mathe akilala namwangalia tu, namwomba msamaha kwa kichwa kwa kitu sijafanya bado
sina beef na mtu, nimesamehe kila msee, nataka kutoka clean
nikiskia siren natamani ingekuwa ni mimi ndani na wamenifunika
`;
