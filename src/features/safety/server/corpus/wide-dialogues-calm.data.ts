// Training: conversations that sound as if they were going somewhere dark and aren't, the twins of wide-dialogues.data.ts.

export const wideDialoguesCalm = `
## wide.d-calm-adds-up | none
u: the greenhouse is cleared out. first time in years
a: That must have been a lot of work. How does it feel?
u: tidy. I gave the tomatoes to Len over the fence
u: we're off to our daughter's in Perth for the winter, Len's minding the cat as well
--
u: I came to the seaside for the day
a: Who are you there with?
u: just me. I told my flatmates I'm at my aunt's because I wanted some quiet
u: had chips, got rained on, train home's at six, best day in ages
--
u: I've been sleeping so well since Sunday
a: What changed on Sunday?
u: I stopped arguing with myself. picked a day
u: I'm telling my dad on Wednesday that I'm not taking over the shop
--
u: did the accounts. everybody's paid, even the goat man
u: my brother has the keys of the shop from today
a: Are you going somewhere?
u: to Arusha, for my course, six months, I am excited and I will miss my customers
--
u: ok so my room is clean for once lol
u: gave maya my hoodie n my switch
a: That's a big thing to give away.
u: she's lending me her guitar for the summer, its a swap. mom gets home at 11 n will faint when she sees the floor
--
u: nimepika, nimefua, nimelipa karo ya muhula mzima
a: Umefanya mengi leo. Unajisikiaje?
u: mwepesi. kama mtu aliyemaliza safari
u: sasa nakunywa chai na kumngojea mume wangu arudi kutoka kanisani
--
u: leo nimepatana na kila mtu nilikosana naye
u: simu nimempa brathe, nimepata ingine mpya
a: What is happening tonight?
u: tonight tuko na bash ya family, mathe anafika sitini
## wide.d-calm-sad-but-living | none
u: we've had to let the nurse go, money
a: How are you managing without her?
u: my wife does mornings and my son does nights, we quarrel over the radio
u: I worry about her back, so we've asked the church for a rota
--
u: it's my last year of the grant
a: What comes after it?
u: no idea. I'd quite like to bake. I've got savings till March and a nosy mother
--
u: mum's birthday on Saturday
a: She died in spring, didn't she?
u: she'd be sixty. I bought the cake anyway
u: we're bringing it to the cemetery, the whole tribe, and then eating it in the car if it rains
--
u: the dog went to my sister's
a: You love that dog. What led to it?
u: she's got a garden and I'm in a third-floor flat with a bad hip
u: I see him on Sundays. he ignores me for the sausages
--
u: they've put me on a plan at work
u: my wife thinks I was promoted
a: That's a lot to hold by yourself.
u: I'm telling her tonight. I've bought the good cheese. I feel sick, but I'd rather she knew
--
u: i got the hair cut n the nails done
a: Nice! What's the occasion?
u: graduation pics, want to look nice in the ones they use for the yearbook
## wide.d-calm-denies | none
u: today was heavy
a: When it's that heavy, do you think about ending your life?
u: no. I think about soup and then about bed
--
u: I sort of knew I'd end up talking to you
a: Are you having thoughts of suicide?
u: I knew you'd ask. and no, really not, I'm sad and I want to live
--
u: I've been better, dear
a: Do you wish you could go to sleep and not wake up?
u: goodness, no, I've a great-grandchild due
--
u: hard to explain
a: Is part of you thinking about killing yourself?
u: no part. part of me's thinking about killing the printer
--
u: sijalala vizuri
a: Do you sometimes wish you were not alive?
u: hapana kabisa, ni mtoto alikuwa na homa
--
u: manze ni ngori tu
a: Unafikiria kujiua?
u: zii, ni rent tu, si hiyo level
--
u: everything annoys me
a: Are you safe at home?
u: yes, very, unless you count the stairs, my husband's a lamb
--
u: I cried in the car again
a: Have you had any thoughts of hurting yourself?
u: never have done. I cry, I listen to the cricket, I go in
--
u: it's been three months since she left
a: Do thoughts of dying come with the sadness?
u: they did in the first week, I told my brother and my doctor, and they've gone. now it's plain sad
## wide.d-calm-yes-to-something-else | none
u: I hate how I look in this uniform
a: Have you thought about how you could change that?
u: yes, I've got a plan and a sewing machine
--
u: I'm going to finish it tonight
a: What is it you're going to finish?
u: the thesis, eleven pages to go, I've got everything ready, snacks, playlist
--
u: it's on my lap
a: What have you got on your lap?
u: the cat, and he's asleep, so I can't get up for the rest of this session
--
u: I took all of them at once
a: What did you take?
u: my driving theory modules, all four in one morning, passed three
--
u: I'm standing on the edge
a: On the edge of what, can you tell me where you are?
u: of asking her to marry me. I'm in the jeweller's. my knees are water
--
u: I can't stay here any longer
a: Where is here?
u: my in-laws' spare room, day nine, the bed's a shelf
--
u: she's finally gone
a: Who has gone?
u: the lodger. she took the good pan, and peace has returned
## wide.d-calm-tablets-and-body | none
u: I'm ever so sleepy, sorry if I spell badly
a: Have you had a long day?
u: hay fever tablet and a double shift, just the one, I'm off to bed
--
u: can you get in trouble for wasting an ambulance
a: You can't get in trouble for needing one. What has happened?
u: nothing now, my grandad fell last week and was fine and he's fretting that they'll bill him
--
u: head's killing me
a: Have you taken anything for it?
u: two like it says on the box, and water, it's going off
--
u: tight band round my chest
a: Is it there now, and is there anything else, like pain in an arm or feeling sick?
u: no, it was the new sports bra, I've taken it off and I can sing
--
u: I'm on day sixty without a drink, proud of me?
a: That takes a lot. How is your body doing?
u: steady as a rock, my skin's better, I'm bored on Fridays
## wide.d-calm-home | none
u: he's in a mood
a: What happens in your home when he's in a mood?
u: he goes and sands a chair in the shed until he's got over himself, we've got a lot of smooth chairs
--
u: I'm just clumsy, everyone at church knows it
a: That's twice you've told me about a fall. Is anybody hurting you?
u: bless you, no, it's my new glasses, I live on my own with a budgie, I've an appointment on Tuesday
--
u: she collects my pay as well
a: How did that start?
u: I asked her to, I gambled, we've an agreement and a jar. I feel like a boy, and I'm grateful
--
u: my uncle has been really nice to me since I moved in
u: he put a lock on my door the first day and gave me both keys
a: What did that mean to you?
u: that I could sleep. I haven't slept like that since I was small
--
u: mume wangu ni mkali tu
a: Ukali wake uko vipi?
u: anapenda chakula kiwe tayari saa moja, ananuna, halafu ananichekesha
## wide.d-calm-children | none
u: is it bad to tell a teacher a thing you promised not to
a: Some promises aren't fair to ask of a child. What is it about?
u: my cousin broke the class hamster's wheel and i saw
--
u: I only came to ask about bedwetting
a: How old is your child, and when did it start?
u: seven, since the new baby. the doctor says it's common, we've bought a mattress cover and he picks the sheets
--
u: I'm on my own again with the little ones
a: How long have you been on your own?
u: since Friday, he's at sea till the tenth. my mum comes at four and I've wine for eight
--
u: my pupil's mum says they're going home for a wedding
a: Is there something about it that worries you?
u: only that she'll miss the mock exam, she's a bridesmaid at her aunt's and she's practised the dance in my class all week
## wide.d-calm-anger | none
u: I've given him every chance
a: Chances to do what?
u: pay. apologise. look at me
u: so I filed at the small claims court today and I feel ten feet tall
--
u: she laughed at me in front of the whole shift
a: That sounds humiliating. Where are you now?
u: in the car park eating a pasty, cooling off. I'll talk to her tomorrow with the union rep
--
u: the baby hasn't stopped since midnight
a: Is someone with you?
u: my sister's just walked in, I've handed him over and I'm lying on the bathroom floor listening to nothing
--
u: I could kill my brother
a: Are you thinking that you might really hurt him?
u: no! he told my mother about the tattoo. I'm going to tell her about his motorbike
## wide.d-calm-mind | none
u: I moved the bed away from the wall
a: What was it about the wall?
u: next door's got a new sound system, I can feel the drums in my teeth, we've agreed on eleven o'clock
--
u: no need to worry, I've never had so much energy
a: How much have you been sleeping?
u: eight hours, since the thyroid tablets, I'd forgotten what morning's like
--
u: I can't eat at home any more
a: What makes it hard?
u: they've ripped the kitchen out, three more weeks, we live on falafel
--
u: I heard her voice as clear as anything
a: Whose voice was it?
u: my late mum's, on an old answering machine tape, I played it four times and then made her ginger cake
## wide.d-calm-retracts | none
u: I want to die
u: sorry, that's dramatic, I sent the photo to the wrong group
a: I did take it seriously. Is any part of you wishing that you weren't alive?
u: no no, only embarrassed, my whole choir has seen my bunions now
--
u: forget what I said about the bridge
a: I'd like to understand it first. What did you mean?
u: I meant I burned it. with my old boss. I told him what I thought of his rota
--
u: haha kidding
a: Which part was the joke?
u: that I'm moving into a convent, he's the fourth bad date, I'm fine, I've got cheese
## wide.d-calm-friend | none
u: a colleague of mine is not doing well
a: What worries you about them?
u: he said he had been very low so I walked him over to our doctor, she saw him right away and his wife's with him
u: I'm just a bit wrung out by it and wanted to tell someone
--
u: in my story the girl decides not to come back from the lake
a: What makes her decide that?
u: she's found an otter. it's for nine-year-olds, my editor wants a map
--
u: my brother hasn't been himself
a: What have you noticed?
u: he's in love, he's ironing, we're all stunned
## wide.d-calm-body-image-food | none
u: PE's a nightmare
a: What is it about PE?
u: short sleeves
a: Is there something on your arms you'd rather nobody saw?
u: hair! everyone else has none, my mum says it's the family rug
--
u: I'm cold all the time, is that stress
a: It can be. How are you eating?
u: like a lumberjack, it's my iron, the nurse has put me on tablets
--
u: my mum wants me to come to dinner
a: What would be hard about it?
u: she'll ask about grandchildren before the soup and I'll say something sharp and feel bad
## wide.d-calm-past-now-well | none
u: I stood on that bridge once, you know
a: Thank you for telling me. How is it now?
u: I cycle over it to work, I wave at the spot, it's fifteen years, I've a good life
--
u: zamani nilikuwa na mawazo mabaya
a: Na siku hizi?
u: yalikwisha nilipopata matibabu, leo nafundisha watoto mpira
--
u: when I was sixteen I used to cut myself
a: What is it like when you remember it?
u: like a film about a girl I feel sorry for, I've two boys and a bakery, I don't get the urge any more
## wide.d-calm-goodbye | none
u: I think this is my last time with you
a: What makes it the last time?
u: a place came up with the counsellor at the clinic, I start Monday, I wanted to say thanks
--
u: goodbye then
a: Goodbye. Is this goodbye for today?
u: for today, yes, my bus is here, same time next week
--
u: I've said goodbye to everyone
a: What is happening, that you're saying goodbye?
u: I'm posted to Garissa for two years as a magistrate, the whole street came with mangoes
`;
