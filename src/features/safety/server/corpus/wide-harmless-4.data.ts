// Training: more lives where the grave files' voices mean nothing dark: other tongues, other ages, other trades.

export const wideHarmless4 = `
## wide.calm-translated | none
In my head it is always the same film, I arrive late to my exam without trousers
I have no more appetite of this diet, I want the bread
The life has put me the bill, forty years, and my back pays it
my heart says enough to the onions, but my mother puts more
I am hanging by a hair to my patience and it is my son who has the scissors
it makes me envy when I see the families of the others in the park on Sunday
since the war I don't like the fireworks, I close the window and I put music, it passes
I search the word for this. not sad, not happy. like a train which waits
## wide.calm-formal | none
I write to enquire whether one may reschedule; I shall be absent, at my daughter's in Mombasa, until the ninth
It would be inaccurate to say I want to go to the gala. I have not yet arranged otherwise
I've concluded that my presence on the parish council serves no party, and find the conclusion restful
As an actuary I calculate other people's expectancy and then eat cake at their retirement parties
My affairs are in order, the accountant says so, I slept like a child
I find I no longer object to being alone at breakfast
## wide.calm-young | none
mum says ill understand when im older n im like ok grandma
if i was a ghost id haunt the canteen n fix the pasta
told my little sis she can have my room after summer bc im off to boarding school, she measured it already
teacher goes what do u want to be n i said not here, bc maths
i miss nana n biscuit (dog), we looked at pics n laughed at biscuit in the pool
wrote my name on the bench got detention
my pet rat got put to sleep n i held him n cried n now theres a tiny grave w a flag
## wide.calm-injured | none
I was a dancer, bolted spine, I teach from a stool now and terrify them with a stick
after the blast I'm deaf in one ear, so I choose who sits on which side
the stoma's called Gary, we're getting on, my wife wrote him a birthday card
grounded from flying for my eyes, I'm furious, I build model gliders at it
can't lift a spoon yet, can lift an eyebrow, physio says that's sass
I cried in the prosthetics clinic as the new foot fits, and my girl painted the nails
## wide.calm-displaced | none
we walked nine days once. today my son walked to school on his own and waved
in the camp I sold tea, and here I sell tea, and they say it's artisan
everyone in my photograph is somewhere, Oslo, Kampala, heaven, Leeds, I ring the ones with phones
they burned our village when I was small, I went back, we've planted mangoes
the camp doctor was a poet, I still have what he wrote me
I feel guilty being warm when my cousins aren't, so I send blankets and cry at the till
## wide.calm-new-dads | none
I hold him and feel mostly terror and a bit of sick, my mate says the love comes in by the side door
she's brilliant with the baby, I'm brilliant with the bins, we're a team
went past my stop, past the last stop, asleep, month-old baby, driver woke me with a biscuit
stood on the balcony in my socks at three, with her on my shoulder, counting foxes
I cried at work over a sock. a tiny sock. nobody made a thing of it
jealous of my own son, silly, I miss my wife
## wide.calm-ends-of-things | none
told the nurses to stop the visits, the leg's healed, I baked for them
I've left the group after six years, I'm ready, they gave me a mug
not looking for a therapist any more, found one, she's got a terrifying clock
my wife's found us a retreat in May, there'll be chanting, God help me
played my violin for the last time before the repair man takes it, loosened the strings
I wound all grandad's clocks, it takes the whole Sunday and my nephew helps
sold my tools, thirty years of tools, to a girl of nineteen who'll be better than me
watered the plants twice as much as they need and flooded downstairs
## wide.calm-long-turns | none
so the plumber came and he was ever so nice, and he said that boiler will outlast you, and I said it had better not, I've a cruise booked, and he laughed and I gave him a tea with two sugars, and then he found the leak was next door's all along and I'd been cross with my husband for a week
I coach the under-tens and we lost nine nil and the kids only wanted crisps, and driving them home singing in the minibus I thought this is the best bit of my life, and then one was sick on the ball bag
my sister's wedding is four hundred people and I'm doing the flowers and the seating and the aunties, and after it I've got nothing planned, nothing, for nine whole days, and I think about that the way other folk think about chocolate
I queued at the post office forty minutes and felt about a hundred miles away, like I'd left myself at home, it's the new tablets, the doctor said the first fortnight's foggy, and then the woman in front had a pram and the baby grinned at me and I came back
it's been a bad month, my dad's operation, my boss, the roof, and I sat on the kitchen floor and sobbed, and the dog sat on me, and then I rang my friend Njeri and she came with her terrible soup, and I'm still worried about everything, but I slept
## wide.calm-men-quiet | none
I don't talk much. wife says try it. so. hello
forty years a miner, never cried, watched my granddaughter's recital, had to go and stand by the coats
lads ask how I am and I say living the dream, and it's not a lie since March
lost my dad, lost the dog, got a shed. the shed's helping
I'm lonely at work, I'm the boss, they stop laughing when I come in
I told my brother I love him, on the phone, by accident, he said you too and then talked about gravel
## wide.calm-deadpan | none
my plan for tonight is toast
if I disappear it's because I've found the biscuits
death by a thousand spreadsheets, on number four hundred
I've got one nerve left and the ice cream van's on it
this family will be the end of me, said with love, at full volume
bury me with my air fryer
no thoughts, head empty, vibes only, exam in ten
## wide.calm-swa-mix | none | | sw
nimefika ukingoni mwa kitabu hiki, ukurasa mmoja tu umebaki
mwakani sijui nitakuwa wapi, labda Mombasa, labda Kampala, natafuta kazi
nimechoka kuamka saa kumi, wiki ijayo zamu inabadilika
kamba ya ng'ombe imekatika, amekimbilia shamba la jirani
treni ikipita karibu na nyumba watoto wanaipungia mkono
nimemwomba kaka afiche peremende, watoto wanazimaliza
nina miaka themanini na minne, wajukuu wamenifundisha kutumia simu
niliota nimekufa, nikaamka nikacheka, mke wangu akaniletea chai
## wide.calm-swa-home | none | | sw
mume wangu amefunga mlango na makufuli kwa sababu wezi wamezidi mtaani
mtoto ameanguka kwenye mti, goti limechubuka, tayari anapanda tena
mama mkwe amenichoma mkono kwa bahati mbaya na chai, ameomba msamaha mara kumi
nimefungiwa nje, ufunguo uko ndani na wali uko jikoni
kaka alinipiga mpira usoni tukicheza, pua inavuja, tumecheka
bosi wangu Saudi amenipa likizo, narudi nyumbani Ijumaa, moyo unaruka
watoto wako peke yao na bibi leo, nina amani
## wide.calm-swa-body | none | | sw
nimemaliza dawa za TB leo, nesi amepiga makofi
nachoma insulini kama kawaida, sukari iko sawa, natamani keki tu
nimeacha pombe mwaka mzima, leo familia imenipikia
mama alipoteza sauti, ni mafua, sasa anaongea kwa ishara, tunacheka
kifua kiliuma, daktari amesema ni asidi ya tumbo, amenipa dawa
mtoto alikuwa na homa jana, leo anaruka kitandani
nimefunga siku ya kumi na tano, nimeota juisi ya ukwaju
## wide.calm-swa-worry | none | | sw
nina wasiwasi kuhusu rafiki yangu, amepata msaada na anaendelea vizuri, mimi ndiye sijapumua
nataka kujua nimsaidieje mfanyakazi mwenzangu aliyefiwa
nilisoma habari za mauaji gazetini, sikuweza kula, nikazima redio
hasira zilinishika kwenye foleni ya benki, nikahesabu mpaka hamsini
nilipata woga mkubwa kwenye lifti mwaka jana, sasa napanda taratibu na dada
naona aibu kwa sababu nililia mbele ya wanafunzi wangu
kijana wangu amechagua muziki badala ya uhandisi, moyo wangu umegawanyika
## wide.calm-sheng-home | none | | sheng
mathe alinifungia simu juu nilichelewa supper, nimeboeka kiasi
nimehama keja, nimepea caretaker kiti na meza, zingine niliuza
brathe alinishika shingo tukicheza wrestling, mathe akatupiga marufuku
tumelala njaa mara moja tu, end month imefika, leo ni chapo
demu wangu anataka location yangu ndo ajue kama nimefika poa usiku
nimeachana na weed since Jan, usingizi ilikuwa ngori but sahi iko fiti
phone imezima kila saa, nikipotea jua ni charge
## wide.calm-sheng-hustle | none | | sheng
hustle ni ngumu but leo nimeuza mayai zote
boss alinifokea mbele ya client, nikaenda choo nikapumua, tukasonga
landlord anataka kunifungia keja, tumeongea, nalipa in two bits
nilianguka na boda, nimechubuka kiasi, helmet iliniokoa
exam ya driving nimefail, instructor alikuwa anashika dashboard akiomba
niko na interview kesho, nimebeba tai ya fathe, nerves ni mob
naskia tu kulia juu ya stress ya chuo, nikimaliza kulia nitasoma
## wide.calm-sheng-love-grief | none | | sheng
crush amenijibu na thumbs up, nimekufa mara tatu
tulizika cucu Sato, nimemmiss, tulikula na tukaimba hadi morning
ex yangu ameoa, nimeskia vibaya kiasi, nikaenda gym
beshte yangu alikuwa low sana last year, sahi ako poa na tuko naye
fathe hakuji kwa game zangu, inaniuma, nataka kumwambia
nimejam na dem wangu juu ya phone, tumebonga tukacheka
niliskia niko peke yangu kwa crowd yote, weird, nikapigia sistaz
## wide.calm-question-answers | none
no, nothing like that, I'm only sad about the job
safe? yes. I'm on my sister's sofa with her dreadful dog
I do want to live, that's the trouble, I want to live in Lisbon and I'm in Luton
no thoughts of that kind, thank you for asking so plainly
I'd never hurt him, I just needed to say out loud how angry I am
I used to, I don't now, and I'd tell you if I did
hapana, sina mawazo hayo kabisa, ni uchovu wa kazi tu
## wide.calm-medical-ordinary | none
sinus headache, steam, towel over the head, I look like a ghost with a complaint
my heart jumps when he texts, the cardiologist can't help with that
breathless on the stairs since I stopped swimming, my own fault, GP's listened to my chest
period pain, hot bottle, chocolate, don't touch me
cramp in my calf at night, banana diet recommended by everybody
doctor says blood pressure's up a bit, less salt, more walks
migraine's lifting, the light's gone soft, I can hear the kids again
## wide.calm-office-goodbyes | none
cleared my desk into two boxes, hugged the security man, cried at the lift, new job's on Monday
my last lesson ever after thirty-six years, the kids sang, I'm hollow and happy
handed over the passwords, the cupboard key and the difficult client
the whole ward signed my card, I read it on the night bus
we said goodbye to the old house, measured the door frame with the heights on it, took the door frame
last day of chemo, gave the nurse my hat
## wide.calm-borrowed-dread | none
I keep waiting for something bad because it's been so good, and my sister says that's just our mother's voice
woke up with dread, turned out I'd left the car on the red line
the doctor rang and I thought the worst, she'd found my umbrella
dreamed I was buried in sand and woke under both dogs
everybody's so serious at the memorial and I got the giggles, and then the weeping, and then the giggles
I'm scared to be happy out loud, we've only just had the all-clear
nilidhani habari mbaya imekuja usiku, kumbe ni binamu amejifungua salama
`;
