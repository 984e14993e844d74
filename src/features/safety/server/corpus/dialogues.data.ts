// Training: conversations whose meaning is in how the turns stand together.

export const trainingDialogues = `
## dialogue.adds-up | imminent | suicide
u: I gave my bike to my little brother today
a: That sounds generous. What made you think of it?
u: I wrote something for my parents as well, it's in my drawer
a: What is in it, if you'd like to say?
u: It doesn't matter, after Sunday nothing will
--
u: I've been really calm since last week
a: What changed last week?
u: I decided something
a: Do you want to tell me?
u: I've sorted my papers, said sorry to people, and by Friday I won't be tired any more
--
u: my dog lives with my sister now
u: I've paid all the bills
u: I just have to wait until the weekend and then I can rest for ever
--
u: found a home for the cat at last
a: Was that hard?
u: no. it was the last thing on the list
a: What list is that?
u: things to do before I go. tomorrow I can go
--
u: I've been collecting my tablets
a: Collecting them for what?
u: for when I've said what I need to say to my mum
a: And when is that?
u: she comes on Saturday. after that I'm done
--
u: nimegawa nguo zangu
u: nimeandikia mama barua
u: baada ya Jumapili hakuna kitu kitanisumbua tena
--
u: I visited everyone this week, even my old teacher
u: I left my passwords on the desk
u: tonight feels like the right night
--
u: I wanted to thank you for listening
a: I'm glad I could. It sounds as if you are saying goodbye.
u: I am. I've got everything ready
## dialogue.adds-up-slowly | elevated | suicide
u: I feel like such a weight on my family
a: What makes it feel that way this week?
u: they pay for everything and I do nothing
u: it's never going to change
u: I just want it to stop
--
u: I sleep all day
u: there's no point to any of it
u: I can't see myself next year
u: they'd manage without me
--
u: gave my sister my necklace
a: What does it mean to you?
u: nothing now. I don't need things any more
u: I don't see a future with me in it
--
u: I'm at the end of my rope
a: Tell me what this week has been like.
u: everything I do makes it worse for people
u: I've been keeping the tablets instead of taking them
--
u: I can't do this any more
u: nobody would notice anyway
u: it would be nice to not have to be anything
--
u: nimechoka
u: mimi ni mzigo tu
u: sioni mbele, natamani yaishe yote
--
u: idk im just done
a: Done with school, or more than that?
u: more than that
u: like everything. like being a person
--
u: my wife would find someone better
u: the insurance would cover the house
u: I think about that a lot
--
u: I've written my will
a: That can be a big thing to do. What brought it on?
u: just want it all tidy
u: I don't think I'll see next summer
u: it's fine, I've made peace with it
## dialogue.asked-and-answers | elevated | suicide
u: things are bad
a: Are you having thoughts of ending your life?
u: yes
--
u: I don't know how to say it
a: Have you been thinking about suicide?
u: more than I'd like
--
u: It's been dark
a: When it gets that dark, do you think about dying?
u: every night pretty much
--
u: I hate this
a: Do you ever wish that you weren't alive?
u: honestly yeah
--
u: bad night
a: Are you having any thoughts of killing yourself?
u: they come and go
--
u: sijui niseme nini
a: Are you thinking about ending your life?
u: ndiyo, wakati mwingine
--
u: idk
a: Is part of you wanting to die?
u: a big part
--
u: I said I'm fine
a: I heard that. And are there thoughts of not wanting to be here?
u: okay yes there are
--
u: hm
a: Sometimes people in this much pain think about suicide. Is that true for you?
u: I was wondering when you'd ask. yeah
## dialogue.plan-asked | imminent | suicide
u: I want to die
a: Have you thought about how you would do it?
u: yes I have it all worked out
--
u: I've been thinking about killing myself
a: Do you have what you would use with you?
u: it's in the drawer next to me
--
u: yes I'm suicidal
a: Do you think you might act on it tonight?
u: probably
--
u: I think about it all the time
a: Is there a time you have in mind?
u: tomorrow when everyone's out
--
u: I just want to be dead
a: Are you safe right now?
u: no I don't think so
--
u: I did something
a: Have you taken anything or hurt yourself?
u: yes
--
u: I don't feel well
a: Have you taken something?
u: a lot of them
--
u: nataka kufa
a: Have you made a plan?
u: ndiyo, nimeshapanga
## dialogue.denies | none
u: I feel so low
a: Are you having thoughts of ending your life?
u: no, not at all
--
u: I'm exhausted and sad
a: Have you been thinking about suicide?
u: no never, I just need a break
--
u: Rough week
a: Do you feel safe tonight?
u: yes I do, I'm with my sister
--
u: work is a nightmare
a: Are you having any thoughts of hurting yourself?
u: god no, I just hate my boss
--
u: we broke up
a: I'm sorry. When it hurts most, do you think about dying?
u: no. I cry and then I eat ice cream
--
u: niko na stress
a: Are you thinking about ending your life?
u: hapana, ni kazi tu
--
u: I cried all day
a: Do you ever wish you weren't alive?
u: no, I love being alive, I'm just missing my dad
--
u: I feel like a failure
a: Does it ever go as far as not wanting to be here?
u: nah, not like that
## dialogue.harmless-yes | none
u: I can't sleep
a: Would you like to try a breathing exercise?
u: yes
--
u: I'm nervous about the exam
a: Have you thought about how you might prepare?
u: yes, I made a plan
--
u: my boss is a lot
a: Is it worse on Mondays?
u: every single week
--
u: we argued again
a: Do you want to talk about what was said?
u: okay yeah
--
u: I want to leave my job
a: Is there a time you have in mind?
u: in the summer, when the project ends
--
u: I'm going to tell my parents
a: Are you going to do it tonight?
u: yes tonight
--
u: I've been eating better
a: Have you taken time for yourself?
u: a bit
--
u: my mum is ill
a: Is somebody with her?
u: no
--
u: I can't decide about the move
a: Have you made a plan?
u: not yet
## dialogue.moves-and-goodbyes | none
u: we're moving to Canada on Friday
u: I gave away most of my furniture
u: I said goodbye to everyone at church
u: after Friday it's a new life
--
u: exams end on Thursday
u: I can't take this any more, so much reading
u: after Thursday I'll be free
--
u: it was my last day at work
u: I wrote everybody a card
u: I'm so relieved it's over
--
u: my gran is dying
u: we went to say goodbye
u: she was peaceful, it's what she wanted
--
u: I'm doing a big clear-out
u: gave my records to my cousin
u: the flat feels lighter
--
u: I want to end it
a: What is it that you want to end?
u: the relationship, I don't love him
--
u: I can't do this any more
a: What is the heaviest part?
u: the commute, two hours each way
--
u: I'm done
a: Done with what?
u: my essay, finally submitted
--
u: I want to disappear
a: Where would you go?
u: to a cabin with no wifi for a week
--
u: I took all of them
a: What did you take?
u: all the biscuits, my kids are furious
## dialogue.friend-then-self | elevated | suicide
u: asking for a friend, what do you say to someone who doesn't want to live
a: That is a hard thing to hold for a friend. What have they said?
u: that they're tired of waking up
u: ok it's me. I'm the friend
--
u: my friend thinks about ending it
a: How are you doing with that?
u: badly because I think about it too
--
u: do people really feel better after they die
a: What has you wondering?
u: I'd like to find out
## dialogue.joke-then-truth | elevated | suicide
u: lol might as well die
a: I noticed that, even as a joke. Is any part of it true?
u: kind of. okay a lot of it
--
u: kms haha
u: sorry bad joke
u: except it isn't really a joke any more
--
u: I'm dead lol
a: What happened?
u: nothing happened. I just wish it was literal
## dialogue.past-returns | elevated | suicide
u: years ago I wanted to die
a: What is it like now?
u: I thought it was over and it's back
--
u: I used to cut
a: And these days?
u: last night, for the first time in years
--
u: I was suicidal in my twenties
u: it's the same feeling again this month, the same thoughts
## dialogue.past-stays-past | none
u: years ago I wanted to die
a: What is it like now?
u: so much better, I have my kids and my garden
--
u: I used to cut
a: And these days?
u: not once in eight years, I paint instead
--
u: I tried to end my life at nineteen
a: Thank you for telling me. Where are you with that today?
u: I'm glad I'm here, I help others now
## dialogue.abuse-unfolds | elevated | abuse
u: my husband and I argue a lot
a: What do the arguments look like?
u: he shouts, then he throws things
a: Has he ever hurt you?
u: yes, a few times
--
u: I have to be home by six
a: What happens if you aren't?
u: I get what I deserve, he says. last time it was my wrist
--
u: I fell again
a: It sounds as if that happens often. Is somebody hurting you?
u: please don't make me say it. yes
## dialogue.body-unfolds | imminent | overdose
u: I feel really sleepy
a: Have you been up late?
u: no it's the pills
a: Which pills do you mean?
u: all of them
--
u: my stomach hurts
a: Did something happen today?
u: I took a lot of my tablets an hour ago
--
u: I'm sorry for bothering you
a: You're not bothering me. What's happening?
u: I think I took too much and I'm alone
## dialogue.harm-unfolds | imminent | harm_to_others
u: he humiliated me in front of all of them
a: That must burn. What is it making you want to do?
u: make him pay
a: Are you thinking you might really hurt him?
u: I've got my brother's gun and I'm outside his flat
--
u: I can't calm down
a: What's happening right now?
u: she's in the kitchen and I've got a knife and I can't stop
## dialogue.declined-help | elevated | suicide
u: I don't want to live
a: Would you be willing to call a helpline?
u: no, I tried, they put me on hold
a: I'm sorry. Is there someone who could be with you?
u: there's nobody
--
u: I keep thinking about ending my life
a: Could you tell your doctor?
u: I'm not talking to another doctor
u: leave it
## dialogue.sinks | watch | suicide
u: my friend said she wants to die
a: That's frightening. What did you do?
u: I called her mum, they're together
--
u: I can't keep going like this
a: Are you having thoughts of ending your life?
u: I don't know
--
u: everything is pointless
a: Do thoughts of dying come with that?
u: maybe, I don't want to talk about it
`;
