// What each built-in topic sounds like, one sentence a line. Together with the sentences of the topic's situations they
// tell which topic a message is about, and which topic lends its content to a member's own category.
const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** By `category/topic`. */
export const topicPrototypes: Record<string, string[]> = {
  'general/stress': lines(`
    I have too much on my plate and no time to breathe
    everything is piling up at once, home, bills, errands, people
    I am stressed out and snapping at everyone
    my to-do list never ends and my shoulders are tight all day
    there is so much pressure from all sides
    I feel overwhelmed by ordinary life
    money, kids, the house, it all lands on me
    I can't relax even when I finally sit down
    I run from one thing to the next and forget half of it
    the rent, the fees and the repairs all came in the same month
    I'm at my limit
    nimelemewa na mambo mengi
    there are not enough hours in the day for everything people want from me
    my shoulders are up to my ears since Monday
    the car broke down, the baby is sick and visitors arrive tomorrow
    I'm juggling a job, a side hustle and two kids
    I feel like a pressure cooker
    I forget appointments because there is too much in my head
    small things make me explode lately, a spilled cup is enough
    bills, traffic, school runs, it never stops
    I haven't had a quiet minute in weeks
    my body is tense all day and I grind my teeth
  `),
  'general/anxiety': lines(`
    I worry about everything all the time
    my heart races for no reason and I think something terrible will happen
    I had a panic attack in the supermarket
    I can't stop the what ifs in my head
    I feel on edge from morning to night
    I avoid buses and lifts because I might panic
    there is a knot of dread in my stomach every day
    I check the door and the stove again and again
    I'm nervous before every phone call
    my mind always jumps to the worst case
    I feel scared and I don't even know of what
    my hands shake and I can't breathe properly when the fear comes
    I feel a constant fear that something bad is about to happen
    my thoughts spiral and I can't switch them off
    I needed to leave the shop because I felt I would faint
    what if the plane crashes, what if I get stuck in there
    I ask for reassurance all day and it never lasts
    my chest tightens whenever the phone rings
    I can't relax because I'm waiting for bad news
    I had to pull over because of a wave of panic
    I worry about my children the moment they leave the house
    I'm afraid of being afraid again
  `),
  'general/sleep': lines(`
    I can't fall asleep
    I lie awake at three in the morning with my thoughts
    insomnia again, four hours of sleep a night
    I dread going to bed because I know I won't sleep
    I wake up every two hours and watch the clock
    nightmares keep waking me up
    I stay up late on purpose because night is the only time for me
    my sleep schedule is upside down
    I took a nap and now I'm wide awake at midnight
    I work night shifts and cannot sleep by day
    as soon as my head is on the pillow my brain starts
    silali usiku
    I toss and turn until the birds start singing
    I need pills or the TV to fall asleep
    I'm exhausted but the second I lie down I'm wide awake
    I wake at four and that's it for the night
    the baby wakes me and then I can't drop off again
    I count the hours left before the alarm
    I haven't slept properly since we moved
    my partner snores and I lie there angry
    bad dreams every night and I'm scared to close my eyes
    I sleep through alarms and my nights and days are swapped
  `),
  'general/low-mood': lines(`
    I feel low and nothing is fun anymore
    I can't get out of bed in the morning
    everything feels grey and heavy
    I have been depressed for weeks
    I don't enjoy the things I used to love
    I cry for no reason
    I feel empty and flat inside
    I have not showered or cooked in days
    I have no motivation for anything
    I'm just going through the motions
    there is no point in anything lately
    I feel sad all the time and I don't know why
    I don't feel like doing anything, even eating is a chore
    everything takes so much effort
    I cancel plans because I have no energy to smile
    I used to laugh a lot and now I just exist
    the days all look the same and I don't care
    I feel like a dark cloud follows me
    I stay in my pyjamas with the curtains closed
    food has no taste and music does nothing for me
    I feel numb and cut off from everything
    it's been months of feeling down and I can't shake it
  `),
  'relationships/conflict': lines(`
    my husband and I keep having the same argument
    we fight about money every week
    she gives me the silent treatment for days
    my boyfriend shouts at me when he is angry
    we can't talk without it turning into a fight
    he never helps at home and I end up nagging
    my partner checks my phone
    I said something cruel to my wife in a quarrel
    my girlfriend brings up old mistakes in each argument
    we live like roommates and bicker about dishes
    my best friend and I had a huge falling out
    he walks out of the room whenever I raise a problem
    every small thing becomes a row between us
    my partner never listens and I end up screaming
    we argued about the in-laws again and he slept on the sofa
    he says sorry and does the same thing next week
    she criticises me in front of our friends
    we disagree about how to raise the children
    I caught my husband lying and now we fight about trust
    my flatmate and I are not on speaking terms over the cleaning
    whenever I bring something up she says I'm too sensitive
    I hate how we talk to each other when we're angry
  `),
  'relationships/breakup': lines(`
    we broke up two weeks ago
    my boyfriend left me for somebody else
    I can't stop checking my ex's profile
    she ended it over text after four years
    I'm getting divorced
    I miss my ex every night
    should I take him back after he cheated
    I was dumped and I don't know why
    he moved out on Saturday and the flat is silent
    I still love her though it is over
    I see my ex with a new person and it kills my mood
    how do I get over him
    he said he doesn't love me any more and packed his bags
    it's over and I don't know how to live without her
    my fiancé called off the wedding
    I keep reading our old messages
    we separated and now we share the kids
    I found out he was seeing someone else and I left
    I ended it and now I regret it
    how can five years be gone just like that
    everything in this flat reminds me of him
    she has moved on already and I'm still crying
  `),
  'relationships/family': lines(`
    my mother criticises everything I do
    my parents still treat me like a child
    my brother borrows money and never pays it back
    I send money home every month and nothing is left for me
    my in-laws interfere in our marriage
    my sister and I have not spoken since the wedding
    my dad and I argue about politics at every dinner
    my teenage son will not talk to me
    I am looking after my ageing parents alone
    my family expects me to pay for everybody
    there is a family meeting and I already feel sick
    my mum favours my younger brother
    my relatives only call when they need money
    my father never approves of what I do
    I feel like the black sheep at home
    my mother-in-law decides everything in our house
    my siblings left me to take care of mum
    my parents are splitting up and I'm in the middle
    my daughter slams doors and says she hates me
    being the firstborn means paying for everybody
    I dread going home for Christmas because of my family
    my aunt compares all the cousins at every gathering
  `),
  'relationships/loneliness': lines(`
    I have nobody to talk to
    I feel so alone even in a crowd
    I moved to a new city and know no one
    my weekends are empty, nobody calls
    all my friends have moved on without me
    I eat every meal by myself
    I have colleagues but no real friends
    I feel left out of every group
    no one would notice if I stayed home all month
    I feel lonely in my marriage
    I don't know how to make friends as an adult
    since I retired the phone is silent
    I have no one to share good news with
    I talk to my cat because there is nobody else
    people know my name but nobody knows me
    I eat lunch alone every day
    everyone has their group and I'm outside
    I scroll through my contacts and there is nobody I could ring
    since we moved abroad I have no friends here
    on my birthday two people wrote to me
    I feel invisible, as if nobody would miss me at a party
    I crave a real conversation with someone
  `),
  'career/burnout': lines(`
    I'm burnt out from work
    I dread every Monday and feel dead by Friday
    I answer work emails at midnight
    I used to love this job and now I feel nothing
    I am exhausted from overtime and there is always more
    I cried in the office toilet because I can't go on with this workload
    I work weekends and I am still behind
    I can't switch off after work
    my job drains everything out of me
    I took leave and came back just as tired
    nursing shifts have emptied me out
    I'm running on fumes at work and making mistakes
    my work eats my evenings and weekends
    I used to care about my patients and now I feel nothing
    I stare at my laptop and can't start because I'm so drained
    I haven't had a proper holiday from work in two years
    every meeting invite makes me want to cry
    I'm doing the job of three people since the cuts
    I get Sunday night dread about work
    my body gave up, I fell ill on the first day of leave
    I am cynical about clients and snap at colleagues because I'm worn out
    teaching has taken all I had
  `),
  'career/work-conflict': lines(`
    my manager takes credit for my work
    my boss yells at me in front of the team
    a colleague is spreading rumours about me at the office
    my coworker keeps undermining me in meetings
    HR ignored my complaint about a supervisor
    I am bullied at my workplace
    my boss micromanages everything I do
    two people in my team refuse to work with me
    I got a bad review that was unfair
    my teammate does nothing and I carry the project
    I was passed over for promotion because of office politics
    my supervisor makes comments about my body
    my boss humiliated me in a meeting
    a colleague took my idea and presented it
    there's a clique at work and I'm shut out
    my supervisor ignores my emails and then blames me
    I reported harassment at work and now people avoid me
    my new manager hates me
    the guy next to me at work talks over me all the time
    they gave the promotion to his friend
    I had a shouting match with a coworker
    my team leader gives me the worst shifts to punish me
  `),
  'career/job-loss': lines(`
    I was laid off last month
    I got fired and I have not told my wife
    I've been unemployed for a year
    I send applications every day and hear nothing
    the company is closing and I will lose my job
    my contract was not renewed
    I want to change careers but I'm afraid
    another interview, another rejection
    I don't know who I am without my job
    I quit and now I'm scared I made a mistake
    I graduated and there are no jobs anywhere
    I start a new job on Monday and feel like a beginner
    they let me go after nine years
    I've been jobless for months and my savings are gone
    I go to interviews and never hear back
    I pretend to go to work so the neighbours don't know
    our whole department was made redundant
    I feel useless without work
    I want to leave this profession and start over but I'm terrified
    my business collapsed and I had to close the shop
    HR called me in and that was it, I had to return the laptop
    I am overqualified for everything I apply for
  `),
  'career/study-pressure': lines(`
    my exams are next week and I can't study
    I failed two units at university
    my parents expect straight As
    I'm behind on my thesis and avoiding my supervisor
    I sit with my books open and nothing goes in
    KCSE is coming and I am panicking
    my grades are dropping
    I feel stupid in class
    I procrastinate every assignment until the last night
    medical school is eating me alive
    I'm thinking of dropping out of college
    fees are not paid so I may not sit my exams
    I have three assignments due and I can't focus
    I'm failing maths and my dad will kill me
    everybody in my course understands except me
    my scholarship depends on my marks
    I cram all night before every test
    I froze in the exam hall
    university is too hard and I want to quit
    my supervisor tore my chapter apart
    I study ten hours and remember nothing
    I have to resit the year
  `),
  'personal/habits': lines(`
    I want to stop biting my nails
    I can't stick to a routine
    every new year I start running and quit in February
    I keep hitting snooze and being late
    I procrastinate on everything
    I want to wake up earlier but I never do
    I keep breaking the promises I make to myself
    I overspend every payday
    I snack at night out of habit
    my room is a mess and I can't keep it clean
    how do I build discipline
    I start things with enthusiasm and drop them
    I can't stop picking my skin
    I plan to exercise every day and never go
    I always leave things to the last minute
    I fall off every routine after a week
    I eat sugar whenever I'm bored
    I'm always late and I hate it
    my sleep, food and exercise are all over the place and I want structure
    I buy things I don't need online
    I waste my mornings in bed
    I can't keep a journal for more than three days
  `),
  'personal/purpose': lines(`
    I don't know what I want to do with my life
    I feel like my life has no direction
    what is the point of working just to pay bills
    I have everything I wanted and I still feel empty about it
    I'm thirty and have no idea who I want to be
    I feel lost about my future
    my children left home and I don't know what I am for now
    I want my life to mean something
    I lost my faith and with it my sense of why
    is this all there is
    I am drifting through my twenties
    I don't know what my calling is
    I wake up and wonder what all this is for
    my job pays well but it means nothing to me
    I've reached my goals and I feel hollow
    I don't know who I am outside of being a mother
    I'm retired and have lost my reason to get up
    what am I supposed to do with my life
    I feel like I'm living somebody else's plan
    I want to do something that matters
    there must be more than work, eat, sleep
    I don't know what I believe in any more
  `),
  'personal/decisions': lines(`
    I have to decide whether to move abroad
    I can't choose between two job offers
    should I stay or should I go, I keep going round in circles
    I'm torn about having a baby
    I am scared of making the wrong choice
    I've made pro and con lists for weeks and still don't know
    everyone tells me something different about what to choose
    I regret the decision I made
    do I buy the house or keep renting
    I need to give an answer by Friday
    I keep changing my mind
    whatever I pick I'll lose something
    I got the offer and I have until Monday to say yes or no
    part of me wants to go and part of me wants to stay
    I can't make up my mind about marrying him
    I'm overthinking which course to choose
    what if I choose wrong and regret it forever
    I ask everybody for their opinion and get more confused
    do we have a second child or not
    I've been sitting on the fence for a year
    should I move back home or stay in the city
    I freeze whenever I have to pick something
  `),
  'personal/boundaries': lines(`
    I can't say no to people
    I always put everyone else first
    people take advantage of my kindness
    I said yes again and I resent it
    my friend calls me every night to unload and I'm drained
    I feel guilty when I say no
    relatives drop in whenever they like
    I am a people pleaser
    I lend money I don't have because I can't refuse
    my mother reads my messages and I let her
    how do I tell her I need space without hurting her
    I'm everybody's therapist and nobody asks about me
    people dump their problems on me and I can't stop them
    I agreed to host again though I'm exhausted
    my boss calls me on Sundays and I always pick up
    I give until there's nothing left for me
    I don't know how to tell my friend that I don't want to lend her money
    my family walks into my house without asking
    I say it's fine when it isn't
    I'm scared people won't like me if I refuse
    everyone expects me to be available day and night
    I let people walk over me
  `),
  'creative/creative-block': lines(`
    I haven't written a word in months
    I stare at the blank page
    I've run out of ideas for songs
    I sit at the easel and nothing comes
    my creativity dried up
    I have writer's block
    I can't finish my novel
    I used to draw every day and now I can't start
    every beat I make sounds the same
    I have no inspiration left
    the guitar stands in the corner and I avoid it
    I lost the spark for making things
    I open the document and close it again
    no ideas come any more, my head is dry
    I used to compose easily and now it's silence
    my sketchbook has been empty since last year
    the words won't come
    I have a deadline for the book and I can't write
    I sit with my guitar and play the same three chords
    I'm a painter who doesn't paint
    whenever I try to create my mind goes blank
    my imagination is gone
  `),
  'creative/perfectionism': lines(`
    nothing I make is ever good enough
    I redo the same paragraph thirty times
    I never finish because it has to be perfect
    I spend hours fixing details nobody sees
    one mistake ruins the whole piece for me
    I throw away drawings that other people like
    I can't submit it until it is flawless
    my standards are impossible
    I would rather not try than do it badly
    I delete everything I record
    I notice only the flaws in my work
    I rewrite every email ten times before I send it
    I can't let go of a piece until every detail is right
    I spent a week on one sentence
    if it isn't brilliant I'd rather bin it
    I've been editing the same song for two years
    good enough feels like failing
    I see one wrong brush stroke and hate the whole painting
    I never hand things in on time because I keep improving them
    I record fifty takes and like none of them
    I compare what I make with what was in my head and it always falls short
    I can't start because I can't do it perfectly
  `),
  'creative/sharing-work': lines(`
    I'm afraid to show anybody my paintings
    I posted my poem and got three likes
    someone left a nasty comment under my video
    I have a whole album nobody has heard
    my hands shake before I perform
    I hide my writing from my family
    I am scared of being judged for my art
    my first exhibition is next month and I want to cancel
    the editor rejected my manuscript
    I read my story to the group and they were silent
    I delete my posts after an hour
    what if they laugh at my music
    I never let anyone read what I write
    I'm scared of putting my music out there
    nobody reacted to the picture I posted
    a review tore my book to pieces
    I panic before going on stage
    my family doesn't know I write poems
    people laughed at my drawing
    I want to publish but I'm afraid of criticism
    I uploaded my track and took it down again
    what will people think when they see my photos
  `),
  'creative/creative-career': lines(`
    I can't make a living from my music
    clients want free artwork for exposure
    my parents say art is not a real job
    I freelance as a designer and the income is so irregular
    I don't know what to charge for my photography
    I turned my hobby into a business and lost the joy
    gigs dried up and I may have to take an office job
    a client has not paid my invoice for three months
    should I give up acting and get something stable
    the algorithm decides whether I can pay rent
    I compare my bookings with other artists
    I want to live from my writing
    art doesn't pay the bills
    I'm a musician with a day job I hate
    they want me to work for free for my portfolio
    my income as a freelancer goes up and down
    I feel like a sell-out making adverts
    I don't know how to price my work
    should I quit my job to become a full-time artist
    my family thinks acting is not serious work
    I have talent but no clients
    turning my passion into money killed the passion
  `),
  'health/chronic-illness': lines(`
    I was diagnosed with lupus last year
    I live with chronic pain and nobody sees it
    my diabetes rules my whole day
    I have sickle cell and keep ending up in hospital
    I'm tired of doctors and appointments
    I can't do what I used to do because of my illness
    people say I don't look sick
    I take my HIV tablets in secret
    my condition flares up and I have to cancel plans
    I'm a burden to my family because of my disease
    I am grieving the body I had before I got ill
    the treatment side effects are wearing me down
    I have been ill for years and it won't go away
    my pain is there every day and nobody understands
    I have to plan my life around hospital visits
    my kidneys are failing and I'm on dialysis
    I can't work full time any more because of my illness
    I'm sick of being sick
    since the diagnosis I don't recognise my life
    I am afraid of the next flare-up
    I have epilepsy and people treat me like glass
    my wheelchair is all they see
  `),
  'health/body-image': lines(`
    I hate how I look in the mirror
    I feel fat and I avoid photos
    my aunties comment on my weight each time they see me
    I can't stop thinking about my stomach
    I feel ugly next to other girls
    since the baby I don't recognise my body
    I skip the beach because of my thighs
    my skin and acne make me want to hide
    I'm too skinny and people make jokes
    I weigh myself many times a day
    I'm losing my hair and feel unattractive
    I feel guilty after I eat
    I can't stand my reflection
    I cover my arms even when it's hot
    I don't want to be in photos
    people say I've put on weight
    I feel disgusting in my clothes
    I compare my body with girls online
    my breasts, my belly, I hate all of it
    he said I should lose weight
    I feel too dark, too short, too big
    I can't undress in front of my partner
  `),
  'health/health-worry': lines(`
    I'm convinced I have a serious illness
    I google symptoms every night
    every headache makes me think it's a tumour
    the doctor says I'm fine but I don't believe it
    I keep checking my pulse
    I'm waiting for test results and I can't think
    I'm scared I have cancer
    I feel a lump and I'm afraid to go to the clinic
    I ask my wife again and again if my mole looks different
    a pain in my chest sends me to hospital and it is never anything
    I worry I caught HIV
    I read about diseases and then I feel them
    I read symptoms online until I'm shaking
    I'm sure the doctors missed something
    I keep feeling my neck for lumps
    each twinge in my chest means a heart attack to me
    I've had five tests and I still think I'm dying
    I'm afraid of the results on Friday
    I can't read about illness without getting the symptoms
    I check my blood pressure ten times a day
    what if this cough is something serious
    I went to the emergency room again for nothing
  `),
  'health/rest-and-energy': lines(`
    I'm tired all the time no matter how much I sleep
    I feel guilty when I rest
    I can't sit still and do nothing
    I have no energy after lunch
    I crash on the weekend and then feel lazy
    my body is begging for a break
    I never take a day off for myself
    I run on coffee and willpower
    I don't know how to rest
    my battery is empty by noon
    I sleep ten hours and wake up exhausted
    resting feels like wasting time
    I'm always exhausted
    I have no strength to do anything after work
    I don't know how to slow down
    when I lie on the couch I feel lazy and guilty
    I wake up as tired as I went to bed
    I need a break but I can't allow myself one
    my energy is gone by lunchtime
    I fill every free minute because stopping feels wrong
    my body feels like lead
    I live on energy drinks
  `),
  'confidence/self-worth': lines(`
    I feel worthless
    I am not good enough for anyone
    I hate myself
    I feel like a failure
    I don't think I deserve to be loved
    I talk to myself in a horrible way
    I feel like a burden and a disappointment
    when someone compliments me I don't believe it
    I feel small and unimportant
    I apologise for existing
    my worth depends on what others think
    why would anybody choose me
    I don't like who I am
    I feel less than other people
    I always think it's my fault and that I'm useless
    nobody would want me if they knew me
    I can't accept praise
    I'm ashamed of myself
    there's a voice in me that says I'm nothing
    I feel I have to earn love
    I think I'm stupid and boring
    I don't see anything good in me
  `),
  'confidence/social-anxiety': lines(`
    I'm terrified of talking to new people
    I blush and stammer when I have to speak in class
    I avoid parties because I don't know what to say
    I replay conversations and cringe for hours
    I feel like everyone is watching me
    I can't eat in front of other people
    my mind goes blank in a group
    I rehearse what to order before I call the restaurant
    I cancelled again because I was scared to go
    I'm so awkward around people
    I can't speak up in meetings, my voice shakes
    I think they all notice that I'm nervous
    I sweat and shake when people look at me
    I'm scared to say something stupid
    I'd rather stay home than meet people
    speaking in front of the class makes me want to vanish
    I go red when someone talks to me
    I worry for days before a wedding or a party
    phone calls terrify me
    I can't make small talk
    I hide in the bathroom at events
    after every meeting I go over what I said
  `),
  'confidence/impostor-feelings': lines(`
    I feel like a fraud and they will find me out
    I only got this job by luck
    everybody here is smarter than me
    I don't deserve the promotion
    soon they will notice that I don't know what I'm doing
    I feel like an impostor at university
    I downplay every achievement
    I was praised and felt like a liar
    I work twice as hard so that nobody sees I'm incompetent
    I am the first of my family at college and I don't belong
    I got the award and thought it was a mistake
    I'm faking it in every meeting
    I'm waiting for somebody to notice that I'm not good enough for this job
    they think I'm an expert and I know I'm not
    I feel like I cheated my way in
    my success was just luck
    I was promoted and I think they made a mistake
    I don't feel like a real doctor
    everyone else earned their place and I slipped in
    I over-prepare so nobody finds out how little I know
    when people praise my work I think I fooled them
    I don't belong among these clever people
  `),
  'confidence/comparison': lines(`
    everyone my age is ahead of me
    my friends are buying houses and I still rent a room
    I look at Instagram and feel like a loser
    my cousin is a doctor and I'm nothing
    I compare myself to everybody
    all my classmates are married with kids
    she is prettier and thinner and funnier than me
    other people seem to have it together
    I'm jealous of my best friend's success
    I feel behind in life
    my parents always compare me with my sister
    every time someone posts good news I feel worse
    I feel behind everyone I went to school with
    seeing other people's success makes me feel small
    she has the husband, the house, the job, and I have nothing
    I can't stop looking at other people's lives online
    my brother earns twice what I do
    I'm the only one in my group who isn't married
    my friend got engaged and I felt sick with envy
    why is it so easy for others
    they all travel and post pictures and I sit here
    compared with my colleagues I've achieved nothing
  `),
  'trauma/past-events': lines(`
    I was assaulted three years ago
    something happened to me and I never told anyone
    I was in a bad car accident and it won't leave me
    we were robbed at gunpoint
    I can't get over what he did to me
    it happened long ago but I still carry it
    I survived the fire and others didn't
    my ex used to hit me
    I was attacked on my way home
    what happened in the war stays with me
    I was kidnapped once, I don't talk about it
    I feel dirty because of what was done to me
    a man forced himself on me when I was at college
    I was held up by thieves with a gun
    I nearly died in a crash and I can't forget it
    my first husband was violent
    I saw somebody get killed
    what they did to me that night never leaves me
    I've carried this secret about the abuse for years
    our house was burnt during the clashes
    I was mugged and since then I don't go out
    the earthquake took everything and I survived
  `),
  'trauma/childhood': lines(`
    I grew up with an alcoholic father
    my mother beat us when we were little
    I was never hugged as a child
    I raised my siblings because my parents were absent
    my childhood was not safe
    I was sent to live with relatives who mistreated me
    my parents fought every night and I hid under the bed
    I was bullied all through primary school
    nobody protected me when I was small
    my dad left when I was five
    boarding school at six broke something in me
    I had to be the adult at home when I was ten
    my parents were never there for me
    I was hit with a belt as a boy
    I was the parent to my little sisters
    home was never calm when I was a child
    my mother drank and I hid the bottles
    I was given away to my aunt at four
    my father left us and started another family
    nobody said I love you in our house
    I was molested by a relative when I was a kid
    I learnt early to be quiet so that dad would not get angry
  `),
  'trauma/triggers': lines(`
    a smell brought the whole thing back
    I get flashbacks when a door slams
    I freeze when someone raises their voice
    fireworks send me right back there
    I suddenly feel I'm there again
    I can't walk past that street
    I go numb and far away when he touches my shoulder
    certain songs make me shake
    I jump at every noise
    the anniversary is coming and my body knows
    I have nightmares about what happened
    a man with the same voice and I couldn't move
    whenever I hear sirens I'm back in that night
    I panic when somebody stands behind me
    the smell of that aftershave makes me sick with fear
    my body freezes and I can't speak
    I get sudden pictures of it in my head
    I can't watch films with violence since it happened
    someone touched my arm and I lost it
    I'm always scanning the room for exits
    I leave my body when it gets too much
    loud voices make me shake like then
  `),
  'trauma/grief': lines(`
    my mother died three weeks ago
    I lost my baby
    my best friend passed away
    I can't believe my husband is gone
    the funeral was on Friday and I feel nothing
    I still set a plate for my father
    my dog died and people laugh that I cry
    it's the first Christmas without her
    my brother died by suicide
    I can't clear out her room
    I miss my grandmother's voice
    everybody has moved on and I still grieve
    dad died last year and I still pick up the phone to call him
    we buried my sister in March
    I lost my husband to cancer
    I had a stillbirth and nobody speaks of him
    grief comes in waves and knocks me down
    I feel guilty that I'm alive and he isn't
    my nephew drowned
    her clothes still hang in the wardrobe
    my best friend was killed in an accident
    the house is so quiet since she died
  `),
  'addiction/alcohol': lines(`
    I drink every night to switch off
    I promised to stop drinking and had a bottle of wine
    I hide the empty bottles
    one beer always becomes ten
    I blacked out again on Saturday
    my wife says I have a drinking problem
    I was sober for six months and I relapsed
    I can't imagine a party without alcohol
    I have a drink before work to steady myself
    I crave a whisky the moment I get home
    I drove after drinking and I'm ashamed
    my friends only meet in bars and I'm trying to quit pombe
    I can't get through the evening without wine
    I wake up hungover and swear never again
    I started drinking in the morning
    my kids saw me drunk
    I lie about how much I drink
    I only feel relaxed after a few beers
    I'm three weeks sober and I want a drink so badly
    my father was an alcoholic and I'm becoming him
    I stop at the bar instead of going home
    I need help to quit drinking
  `),
  'addiction/substances': lines(`
    I smoke weed every day and can't stop
    I used again after two months clean
    I chew miraa all night and can't sleep
    I'm hooked on painkillers
    I vape all day long
    I tried to quit cigarettes and failed
    cocaine on weekends has become every week
    my dealer texted me and I'm craving
    I need to get high to feel normal
    I'm in recovery and scared of relapse
    I spend my wages on drugs
    bhang is the only thing that calms me
    I can't get through a day without smoking
    I took pills that weren't mine again
    I got clean last year and slipped on Friday
    I need a joint to sleep
    I steal to pay for drugs
    I keep going back to the same dealer
    I chew khat with my friends until morning
    I want to stop using but my body screams for it
    my family found my stash
    I started with painkillers after surgery and can't stop
  `),
  'addiction/screens-and-gaming': lines(`
    I scroll TikTok for five hours a day
    I game until four in the morning
    I can't put my phone down
    I watch porn too much and feel ashamed
    I delete Instagram and install it again the same day
    I miss deadlines because of video games
    my screen time is eleven hours
    I binge series all night
    my wife says I am married to my phone
    I open the app without noticing
    I spent my savings on in-game purchases
    my son plays all day and so do I
    I pick up my phone every two minutes
    I lose whole nights to gaming
    I can't watch a film without scrolling
    my thumb opens Instagram by itself
    I've failed a class because of my games
    I'm up until dawn watching videos
    I feel empty when I'm offline
    I spend more time online than with my children
    I watch porn every day and can't stop
    my real life is boring compared to the game
  `),
  'addiction/gambling': lines(`
    I lost my salary on sports betting
    I can't stop betting
    I chase my losses every time
    I borrowed to gamble and nobody knows
    Aviator took the school fees
    I check odds at work all day
    I won once and have been trying to win again since
    I sold my laptop to place bets
    my wife found the betting app
    the casino is the first place I go on payday
    I promised it was my last bet
    I'm in debt because of online slots
    I bet my rent and lost it
    I keep thinking the next one will be the big win
    I owe money because of betting
    I hide my bets from my wife
    I can't watch football without putting money on it
    I lost everything at the casino
    I promised to stop gambling and did it again last night
    I took a loan to win back what I lost
    I spend every lunch break on betting apps
    I won big and lost it all in a week
  `),
  'lgbtq/coming-out': lines(`
    I want to tell my parents that I'm gay
    I came out to my sister and she cried
    I'm scared to come out at work
    nobody knows that I am a lesbian
    I told my best friend I'm bi
    how do I tell my husband that I'm gay
    my brother outed me to the family
    I live in the closet
    I'm not ready to come out yet
    I came out and it went badly
    I have to hide my boyfriend from my family
    I'm thirty-five and only now admitting that I like women
    I want to tell my mum that I like girls but I'm terrified
    my colleagues think I'm straight and I let them
    I said it out loud for the first time: I'm gay
    should I come out before the wedding
    I'm afraid my friends will leave me if they know I'm trans
    somebody told my parents about me before I could
    I'm tired of pretending to be straight
    coming out in my culture is dangerous
    my wife doesn't know that I'm attracted to men
    I wrote a letter to my dad telling him I'm gay and never sent it
  `),
  'lgbtq/identity': lines(`
    I don't know if I'm bisexual or just confused
    I think I might be trans
    I don't feel like a man or a woman
    I'm questioning my sexuality
    I want to try other pronouns
    I'm not sure what label fits me
    I feel wrong in my body since puberty
    I might be asexual
    am I gay if I have only ever dated girls
    I'm starting hormones and I'm excited and afraid
    I dress differently when I'm alone and feel like myself
    my faith and my sexuality don't fit together inside me
    I'm confused about my sexuality
    I don't know if I'm gay or straight
    maybe I'm not a woman, I don't know what I am
    I had a crush on a girl and I'm a girl
    I feel different and have no word for it
    I don't feel attraction to anyone, is something wrong with me
    being called he feels wrong
    I'm married to a man but I dream about women
    I'm wondering whether to transition
    can I be both Muslim and gay
  `),
  'lgbtq/acceptance': lines(`
    my parents threw me out when they found out I'm gay
    my mother prays for me to become straight
    dad won't use my name since I transitioned
    my family says being gay is a phase
    they invited everyone but my girlfriend to the wedding
    my church rejected me for who I am
    my father hasn't spoken to me since I came out
    my grandmother asks when I will marry a man
    my family wants to take me to a pastor to change me
    mum says she loves me but not my lifestyle
    my brother won't let his kids near me because I'm gay
    they deadname me at every family gathering
    since they know I'm gay my family doesn't call
    my mother says I'm a disappointment for being a lesbian
    my parents pretend my partner doesn't exist
    I was kicked out of home for being trans
    my dad said he has no son
    my family loves me but only if I keep quiet about who I am
    they won't come to our wedding because we're two women
    my pastor preached against people like me with me in the room
    my mother still hopes I'll change
    my relatives call it a sickness
  `),
  'lgbtq/belonging': lines(`
    I don't feel queer enough for the community
    I want to find other gay people in my town
    dating as a trans woman is exhausting
    my girlfriend and I can't hold hands in public
    the apps are full of men who only want one thing
    I feel out of place at pride
    it's hard to find love as a gay man here
    I've never had a queer friend
    I'm the only lesbian I know
    in the gay scene I feel too old
    I'm scared of being attacked when we go out together
    we keep our relationship secret from the neighbours
    I don't know any other queer people
    the gay community feels like a closed club
    I can't be affectionate with my boyfriend outside
    I'm bi and not accepted by gays or straights
    I want to meet someone but dating as a gay person here is risky
    I feel lonely as the only trans person at my school
    at the gay bar I felt invisible
    I long for friends who get what it's like to be queer
    I'm a lesbian in a small town and there's nobody
    we pretend to be cousins so that people don't ask
  `),
};
