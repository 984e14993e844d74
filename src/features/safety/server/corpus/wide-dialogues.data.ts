// Training: conversations that grow dangerous, or stay in doubt, in how the turns stand together. Their calm twins are
// in wide-dialogues-calm.data.ts.

export const wideDialogues = `
## wide.d-adds-up-now | imminent | suicide
u: the greenhouse is cleared out. first time in years
a: That must have been a lot of work. How does it feel?
u: tidy. I gave the tomatoes to Len over the fence
u: the letter's behind the clock and Margaret's away until Thursday, so it's a good night for it
--
u: I came to the seaside for the day
a: Who are you there with?
u: just me. I told my flatmates I'm at my aunt's
a: What brought you there today?
u: wanted to see it once more. I left my phone charger at home, I won't need it after the tide comes in
--
u: I've been sleeping so well since Sunday
a: What changed on Sunday?
u: I stopped arguing with myself. picked a day
u: it's Wednesday, after I've dropped the kids, they're with their dad then so it's all right
--
u: did the accounts. everybody's paid, even the goat man
u: my brother has the keys of the shop from today
a: Are you going somewhere?
u: you could say that. I am on the bridge road now and I am not turning back
--
u: ok so my room is clean for once lol
u: gave maya my hoodie n my switch
a: That's a big thing to give away.
u: she can have all of it. my mom gets home at 11 and it has to be done by then
--
u: nimepika, nimefua, nimelipa karo ya muhula mzima
a: Umefanya mengi leo. Unajisikiaje?
u: mwepesi. kama mtu aliyemaliza safari
u: wakirudi kanisani watakuta barua mezani na mimi nitakuwa nimeenda kwa amani
--
u: leo nimepatana na kila mtu nilikosana naye
u: simu nimempa brathe, pin anaijua
a: What is happening tonight?
u: tonight ndio final buda, niko na kila kitu kwa bag
## wide.d-adds-up-slowly | elevated | suicide
u: we've had to let the nurse go, money
a: How are you managing without her?
u: my wife does it all now, she's sixty-eight, her back's gone
u: she'd have her life again if I wasn't in that bed
u: I count my tablets more than I take them
--
u: it's my last year of the grant
a: What comes after it?
u: nothing comes after it. I didn't plan an after
u: I mean I don't picture myself in one, at all
--
u: mum's birthday on Saturday
a: She died in spring, didn't she?
u: she'd be sixty. I bought the cake anyway
u: I'm going to bring it to her, I think. I'd like to be with her more than I'd like to be here
--
u: the dog went to my sister's
a: You love that dog. What led to it?
u: she's got a garden. I'm not going to be much use to a dog
u: or to anyone by winter
--
u: lads' night was good actually
a: I'm glad. What was good about it?
u: I got to see them all once more and nobody had a go at anybody
u: I'd like that to be the picture they keep
--
u: they've put me on a plan at work
u: my wife thinks I was promoted
a: That's a lot to hold by yourself.
u: I've looked at what my cover pays out. it's more than I'll ever earn upright
--
u: nimerudi shamba, nimeona kaburi la kaka
a: Ilikuwaje kuwa pale?
u: kulikuwa na nafasi kando yake, nilikaa pale masaa
u: nilihisi hapo ndipo pangu, sio mjini, sio hapa duniani
--
u: i got the hair cut n the nails done
a: Nice! What's the occasion?
u: want to look nice in the pics they use
u: like on the news or whatever. or the funeral thing
## wide.d-asked-short-answer | elevated | suicide
u: today was heavy
a: When it's that heavy, do you think about ending your life?
u: only when it's quiet
--
u: I sort of knew I'd end up talking to you
a: Are you having thoughts of suicide?
u: I knew you'd ask
a: And what is the honest answer?
u: the honest answer is most evenings
--
u: I can't say that word
a: You don't have to say it. Is it thoughts of not wanting to live?
u: mm. that one
--
u: same as usual
a: Are you thinking of ending your life?
u: no more than usual
--
u: I've been better, dear
a: Do you wish you could go to sleep and not wake up?
u: every night I ask for it
--
u: hard to explain
a: Is part of you thinking about killing yourself?
u: the part that's driving, yeah
--
u: sijalala vizuri
a: Do you sometimes wish you were not alive?
u: karibu kila usiku
--
u: manze ni ngori tu
a: Unafikiria kujiua?
u: nikiwa peke yangu ndio inakujanga
--
u: leave it
a: I'd rather ask than guess: are you thinking about suicide?
u: not today
a: And yesterday?
u: yesterday I stood on the platform for four trains
## wide.d-asked-means-or-time | imminent | suicide
u: yes, I've thought about it, about not being here
a: Is there something near you that you would use?
u: it's on my lap
--
u: I told you, I don't want to do this any more
a: Is tonight different from other nights?
u: yeah. tonight I've got the house to myself till six and I've got what I need
--
u: I keep thinking about it
a: Do you know when you might act on it?
u: when the kids have broken up. that's Friday
--
u: you asked how
a: Only if you'd like to tell me. Are you safe where you are?
u: I'm on the roof with my back against the tank. so for now
--
u: nimechoka kuishi
a: Una kitu karibu nawe cha kujidhuru?
u: ndiyo, iko mkononi
--
u: I've been saving the tablets up
a: Could you put them somewhere out of reach while we talk?
u: I've started already. four at a time
## wide.d-something-taken | imminent | overdose
u: I'm ever so sleepy, sorry if I spell badly
a: Have you had a long day?
u: no. I wanted the day to stop so I finished the box my nan left
--
u: can you get in trouble for wasting an ambulance
a: You can't get in trouble for needing one. What has happened?
u: I took some. then I took the others. then I got scared and came on here
--
u: head's killing me so I keep topping up
a: What have you been topping up with, and since when?
u: since last night, two at a time, there's none left of the big tub
u: my stomach's gone funny and I'm sweating
--
u: we had a fight so I did something stupid
a: What did you do?
u: half the bottle of his heart medicine. he doesn't know. I can hear my pulse
--
u: mtoto amecheza na dawa za shosho
a: Unajua ni ngapi amekula?
u: sijui, pakiti ni tupu, anasinzia sana na hatujui tufanye nini
## wide.d-abuse-unfolds | elevated | abuse
u: he's in a mood
a: What happens in your home when he's in a mood?
u: we go quiet. I put the kids to bed at six so they won't see
a: So they won't see what?
u: me getting it
--
u: I'm just clumsy, everyone at church knows it
a: That's twice you've told me about a fall.
u: three. I fall when the money's short
--
u: I can't do Thursdays any more
a: Because of work?
u: she's changed my shifts. she rings my boss. she collects my pay as well
u: if I argue I sleep in the stairwell
--
u: my uncle has been really nice to me since I moved in
u: he buys me things and he says not to lock the door
a: How do you feel about not locking it?
u: sick. he sits on my bed. he's started to get in
--
u: madam doesn't like me to have a phone
a: Can you come and go as you like?
u: the gate is locked. two years I have not gone out. she hits only when guests are gone
--
u: mume wangu ni mkali tu
a: Ukali wake uko vipi?
u: jana alinishika shingo mpaka nikaanguka, leo ameniletea sukari
## wide.d-child-unfolds | elevated | child_at_risk
u: is it bad to tell a teacher a thing you promised not to
a: Some promises aren't fair to ask of a child. What is it about?
u: my cousin. he plays a game with me when his mum's at work and I don't like it
--
u: I only came to ask about bedwetting
a: How old is your child, and when did it start?
u: seven. since we moved in with my partner. he makes him stand in the yard in the wet sheet
u: and there was a mark on him from the belt on Sunday
--
u: my pupil's mum says they're going home for a wedding
a: Is there something about it that worries you?
u: it's hers. she's thirteen. she's given me back her textbooks
--
u: I'm on my own again with the little ones
a: How long have you been on your own?
u: since Friday. I'm eleven. we've had the cornflakes and now there's just the milk powder
## wide.d-harm-unfolds | imminent | harm_to_others
u: I've given him every chance
a: Chances to do what?
u: pay. apologise. look at me
u: I'm at the yard now, he's in the office by himself, I brought the bar
--
u: she laughed at me in front of the whole shift
a: That sounds humiliating. Where are you now?
u: behind her car. she always comes out last, I've got the knife from the line
--
u: the baby hasn't stopped since midnight
a: Is someone with you?
u: nobody. I've shut the door and I can still hear it and I keep picking up the cushion
u: I'm going back in there and I don't think it's to feed him
## wide.d-mind-unfolds | elevated | psychosis_mania
u: I moved the bed away from the wall
a: What was it about the wall?
u: they knock when I think of my mother. three knocks. then they say her maiden name
--
u: no need to worry, I've never had so much energy
a: How much have you been sleeping?
u: sleep's for the unchosen. I've written to the Pope, the bank and the zoo since Monday
u: sold my car this morning to fund it
--
u: I can't eat at home any more
a: What makes it hard?
u: it's in the salt. my wife's lovely but they've got to her, I saw the van
## wide.d-body-unfolds | imminent | medical_emergency
u: I think it's only stress
a: What are you noticing?
u: tight band round my chest and my left arm's buzzing
u: I'm clammy and I've been sick, but I've got a deadline
--
u: the baby's been quiet today, nice for once
a: How is she feeding?
u: she won't. she's hot and floppy and her cry's gone high
--
u: I'm on day two without a drink, proud of me?
a: That takes a lot. How is your body doing?
u: shaking so hard that I can't text, and there's a man in the wardrobe who isn't there
## wide.d-retracts-not-safe | elevated | suicide
u: I don't want to be alive any more
u: ignore that
a: I'd rather not ignore it. What made you write it?
u: I shouldn't have said. you'll only send someone. I meant it but I shouldn't have said it
--
u: haha kidding
a: Which part was the joke?
u: the haha. I wrote it so you'd not freak out, I really don't want to be here
--
u: forget what I said about the bridge
a: I remember it because it mattered. Have you been back there?
u: only to look. only on Tuesdays
--
u: I'm all right, honestly, don't put it in any notes
a: What would be in the notes, if they were honest?
u: that I've a letter written and I'm pretending to everyone that I'm all right
## wide.d-friend-or-self | elevated | suicide
u: a colleague of mine is not doing well
a: What worries you about them?
u: he says everyone would be fine without him, he's a vet, he has the stuff in his bag
u: he's the only vet in the practice. I'm the only vet in the practice
--
u: in my story the girl decides not to come back from the lake
a: What makes her decide that?
u: nobody in her house says her name. she's fourteen. she's got my middle name
u: it's not really a story, I go and stand there after school
## wide.d-self-harm-unfolds | elevated | self_harm
u: PE's a nightmare
a: What is it about PE?
u: short sleeves
a: Is there something on your arms you'd rather nobody saw?
u: new ones. from last night and Sunday. I'd stopped for ages
--
u: I've got such a calm feeling today
a: Where does it come from, do you think?
u: it's always like this the day after. it wears off and then I have to do it again, deeper usually
## wide.d-eating-unfolds | elevated | eating_disorder
u: I'm cold all the time, is that stress
a: It can be. How are you eating?
u: fine. I had an apple
a: Today?
u: since Tuesday. and I ran it off
--
u: my mum wants me to come to dinner
a: What would be hard about it?
u: she locks the bathroom now, after. so I've got to find a bush on the way home to bring it up
## wide.d-substance-unfolds | elevated | substance_danger
u: I'm more relaxed about work these days
a: What has helped?
u: a little something before the shift, and a little something after
u: I drive the ambulance. nobody's noticed
--
u: it's just to sleep
a: What do you take, and is there anything with it?
u: my mum's sleepers with a bottle of red, a bit more each week, yesterday I woke up at two in the afternoon on the stairs
## wide.d-unsure-stays-watch | watch | suicide
u: I don't know why I opened this
a: I'm glad you did. How dark is it?
u: dark-ish. I can't tell any more, it's just how the room looks
--
u: what's the point of the exercises
a: What would you want them to do?
u: make me want something. anything. I haven't wanted a thing in weeks
--
u: I'm so tired of myself
a: Are you having thoughts of ending your life?
u: I don't want to answer that one
--
u: I'd like to vanish for a bit
a: For a bit, or for good?
u: a bit, I think. ask me again on Monday
--
u: my brother hasn't been himself
a: What have you noticed?
u: he gave me back a drill he borrowed nine years ago and cleaned it first, he's never cleaned anything
--
u: zamani nilikuwa na mawazo mabaya
a: Na siku hizi?
u: yanapita tu kama kivuli, sijui kama yatarudi
## wide.d-watch-others | watch | abuse
u: my boyfriend picked my course for me
a: How did that come about?
u: he said the other one had too many men on it. he's paying, so
u: I've stopped mentioning that I liked the other one
--
u: I was horrible to my son today
a: What happened?
u: I screamed in his face and he put his arms over his head, as if he expected something
u: I've never hit him. but he did that
`;
