// Training: self-harm, harm to others, abuse and violence suffered, children at risk.

export const harm = `
## selfharm.cutting | elevated | self_harm
I've started cutting again
I cut my arms when it gets too loud in my head
I relapsed, I hurt myself in the shower
six months clean from cutting and I lost it yesterday
there are new cuts and I've been hiding them under sleeves
I cut because it's the only thing I get to control
I need to see blood before I can calm down
I used the blade again and I'm ashamed
my thighs are covered and nobody has seen
I keep one in my phone case for when I need it, the blade
I did it again, five lines, like always
I can't stop cutting
I want to cut so badly right now
the urge to cut is eating me alive
I'm one bad day from picking up the blade again
## selfharm.other-ways | elevated | self_harm
I burn myself with cigarettes when I'm angry at myself
I punch the wall until my knuckles split
I hit my head against the door to make the thoughts stop
I scratch my skin until it bleeds
I pull my hair out in handfuls when I hate myself
I bite my arm so hard it bruises
I don't let my wounds heal, I open them on purpose
I slap my own face when I make a mistake
I make myself bleed when I feel too much
I held my hand over the flame because I deserved it
I've been hurting myself on purpose
hurting my body is the only way I know how to feel better
I take it out on my own skin
I do things to my arms that I don't want anyone to see
I punish myself when I eat or fail or cry
pain on the outside is easier than the other kind so I make some
## selfharm.oblique | elevated | self_harm
I've been wearing long sleeves again and you can guess why
the bathroom door was locked for an hour and now there are bandages
I did the thing I promised my sister I'd stop doing to my body
the marks on my legs are back
I went back to my old way of coping, the one with plasters
I bought plasters again, the pharmacist looked at me strangely
the scars had nearly faded and now there are new ones
nobody asks about the bracelets, which is good, because of what's under them
I needed to feel something so I made myself feel it
it's not for attention, no one sees my stomach
I keep a little box in my drawer for when it gets bad, nobody knows what's in it
I let it out the only way I know, and cleaned up after
## selfharm.genz | elevated | self_harm
i sh again last night
relapsed on sh after 4 months lol im pathetic
barcode arms again ngl
cat scratches are back if u know what i mean
im not clean anymore, 0 days
did it again, styro and all, im scared of myself
beans deep, didnt need stitches tho
the razor is looking at me and im tryna not
i keep relapsing fr
## selfharm.sw | elevated | self_harm | sw
najikata mikono ninapokuwa na hasira
nimeanza kujikata tena
najiumiza ili nisahau maumivu ya moyo
nilijichoma jana usiku makusudi
najipiga kichwa kwenye ukuta
nina makovu mapya na ninayaficha
siwezi kuacha kujiumiza
## selfharm.sheng | elevated | self_harm | sheng
huwa najikata nikiwa na stress
nimejikata tena jana aki
najiumiza ndo niskie kitu
nimerelapse kujikata msee
## selfharm.urge | watch | self_harm
I'm scared I'll start hurting myself again
I used to cut and today I thought about it for the first time in a year
I feel like I deserve to be in pain
I want to hurt myself sometimes but I don't
the urges are there but I'm managing
I don't feel safe with sharp things around tonight
I keep thinking about the old habit, the one on my arms
my friend has cuts on her arms and she won't talk about it
I found a razor in my daughter's room and marks on her legs
my sister hurts herself and I can't tell my parents
I'm afraid of going back to the old me who cut
I pick my skin till it bleeds when I'm anxious, it's more a nervous thing
## selfharm.emergency | imminent | self_harm
there's so much blood and I feel faint
I went too far this time, it's open and I can see inside
I cut and it's pouring, I don't know what to do
I've hurt myself badly and I'm on my own
the towel is soaked through, I'm dizzy
I did it deeper than I meant and my hand has gone numb
it's still bleeding after an hour, I'm scared
nimejikata sana na damu haiachi kutoka
i cut way too deep rn its not stopping
I'm bleeding a lot and I did it myself
she's cut herself and she's going white, there's blood everywhere
## others.want | elevated | harm_to_others
I want to kill my father for what he did
I want to hurt him the way he hurt me
I keep imagining beating her until she stops talking
I fantasise about killing my boss
I want to make them suffer
I lie awake planning how I'd get back at him, and it ends with him dead
I could strangle her and I don't mean it as a joke
I have violent thoughts about my brother and I enjoy them
I want to see him bleed
I think about running him over when I see him on that corner
I'm so angry I'm afraid I'll kill somebody
something in me wants to stab him
I've thought about how I'd make his death look like an accident
I wouldn't feel bad if I killed them all
every time I see my ex with that man I want to put him in the ground
I've got a list of people who should pay with their lives
I want to burn the house down with them in it
people at school should be afraid of what I think about doing to them
natamani kumuua huyo mwanaume
naskia kumdedisha huyo jamaa, si mchezo
i wanna hurt him so bad its scary, like actually hurt him
I dream about hurting my mother-in-law and I wake up wanting to
## others.losing-control | elevated | harm_to_others
I hit my girlfriend and I don't know how to stop
I lost it and pushed my wife down
I grabbed my son by the neck and I saw his face and I hate myself
I choked him during the argument, I let go but I did it
I slapped my kid so hard she fell
I'm scared of what I'll do to the baby when he won't stop crying
I shook her, just for a second, I shook the baby
I threw a plate at his head and I wanted it to hit
I've hurt people before and I can feel it coming back
I beat up a guy outside the bar and I didn't want to stop
I punched my mum, I'm a monster
I threatened my husband with a knife last night
I'm afraid that I'll hurt my children one of these days
nilimpiga mke wangu jana na naogopa nitamuua siku moja
I keep having the urge to drop the baby and I'm not sure I'd stop it
I held the pillow over him for a second and then I ran out of the room
## others.now | imminent | harm_to_others
I'm going to kill him when he gets home
I'm on my way to his house and I've got a knife
tonight I'm going to make her pay, she won't walk away from it
I have the gun and I know where he works
I'm going to shoot them all tomorrow at school
he's asleep in the next room and I'm standing here with the knife
I'm outside her building and I'm going to end her
I've bought what I need and on Monday they're going to die
I'm going to burn his house down tonight while he's in it
if I see him today I will stab him, I've got it in my pocket
I can't stop myself any more, I'm going to hurt the baby
I'm about to do something terrible to my wife
they laughed at me and tomorrow none of them will go home
I'm driving to my ex's place and only one of us is leaving alive
my hands are round his neck in my mind and he's right here, I'm going to do it
nitamuua leo akirudi nyumbani
niko na panga na naenda kwake sai
leo namdedisha, niko njiani
im gonna kill her tonight im not playing
im bringing my dads gun to school tmrw
I've decided to kill my stepfather on Saturday
I'm going to hurt someone today, I can't hold it
I'm taking him out tonight, it's planned
I poured something in his drink and he's about to have it
## others.watch | watch | harm_to_others
I'm so angry I could hit something
I get these rages and I don't recognise myself
I want him to hurt like I hurt, I'd never touch him though
sometimes I scare my kids when I shout
I broke the door last night in a temper
I have thoughts about pushing someone on the platform and they horrify me
I keep getting images of hurting my baby and I would never, it makes me sick
I punched a hole in the wall, nobody was there
I'm scared of how angry I get at my dad
I hope something bad happens to him
my boyfriend says he'll kill the guy who did this and I believe him
my brother bought a knife and keeps talking about revenge
my anger is getting harder to hold
## abuse.partner | elevated | abuse
my husband hits me
he slaps me when dinner is late
my boyfriend choked me during a fight
he pushed me down the stairs
he pulls me by the hair in front of the kids
my partner kicked me while I was pregnant
he locks me in the house when he goes out
she burns me with the iron when she's angry
he forces me to have sex when I say no
he takes my salary, my phone, and he hits me if I ask
my girlfriend punches me and I can't tell anyone because I'm a man
he broke my arm at New Year and I told them I fell
every Friday when he drinks I know I'm getting beaten
he grabbed my throat again
he said sorry with flowers, the bruises are still yellow
he held a knife to me once, he said it was a joke
I flinch when he lifts his hand and he laughs
he hits me where it doesn't show
mume wangu ananipiga akilewa
ananipiga mbele ya watoto
bwanangu ananidunda kila weekend
## abuse.oblique | elevated | abuse
I wore make-up to the office to cover what he did
I know the sound of his car and which mood it means, and when to get the kids to the neighbour's
I told the nurse I walked into the door, for the third time
my arm's in a sling because I answered back
things get thrown when he's had a bad day, and I'm the thing he's aiming at
he only does it when he drinks, and he only drinks on days that end in y
I sleep in the bath because it's the only room with a lock
it was my fault, I should have known not to talk back, the ribs will heal
he counts the minutes I'm at the shop, and if I'm late I pay for it
my mum asks about the marks and I say the cat
I've learnt which floorboards creak because waking him is dangerous for me
I'm not allowed to see my sister since the last time she saw the bruises
he says no one will believe me, and anyway he's a policeman
I hide the knives before he comes home
she makes me sleep outside when she's angry and last night it was freezing
## abuse.sexual | elevated | abuse
I was raped
I was sexually assaulted at a party last weekend
my boss put his hand up my skirt and said I'd lose my job if I told
something happened with a man I met online, I said no and he didn't stop
I woke up and he was on top of me
my cousin used to touch me and he's coming to stay with us again
I think somebody put something in my drink, I don't remember, but my body knows
my husband doesn't take no for an answer in bed
he made me do things on camera and says he'll send it to my family
the pastor touched me and told me it was healing
I froze, I didn't scream, does it still count as rape
my uncle forced himself on me
he took off the condom and held me down
nilibakwa
alinishika kwa nguvu na kunilazimisha
I was attacked walking home, he pushed me behind the bins, I haven't told anyone
my ex keeps forcing me, he says we're still married
I was assaulted last month and I see his face everywhere
## abuse.control-stalking | elevated | abuse
my ex follows me home every night
he put a tracker in my car
she said she'll ruin me, and she has come to my house with a knife before
he threatens to hurt my mother if I leave
my family says they'll kill me if I marry him
they took my passport and I'm not allowed out of the house I clean
I work fifteen hours and they lock me in at night
my brothers beat me for talking to a boy
they're going to send me back to be married and I said no
he says if he can't have me nobody will
my carer hits me when my daughter is out
my son takes my pension and shoves me when I complain
the people I owe sent me a picture of my front door with a threat
my in-laws starve me when I disobey
## abuse.now | imminent | abuse
he's outside my door with a knife
he's drunk and he's breaking things and I'm locked in the bathroom
he said tonight he's going to kill me
I'm hiding in the wardrobe, he's looking for me
he has a gun and he's in the house
he's banging on the door, please help
she's coming back with a weapon, I can hear her
he just beat me and I can't move my arm and he's still here
he's got me locked in and he says I won't leave alive
he's strangling me when he's back from the shop, he told me, he did it this morning until I passed out
he poured petrol at the door
I ran out of the house, I'm in the street, he's chasing me
he says if I call anyone he'll kill the kids, he's in the kitchen
he's kicking the door in
I can't talk loud, he's in the next room and he said he'll finish me
I've just been raped, he's still here
yuko nje ya mlango na panga
amenifungia ndani na anasema ataniua leo
ananipiga sasa hivi, nimejificha bafuni
jamaa ako nje na kisu, naogopa
he said if I leave he'll kill me and he's cleaning the gun now
my ex is in my garden right now, he broke the window
## abuse.watch | watch | abuse
I'm scared of my husband
my boyfriend checks my phone and gets angry if I don't answer
he's never hit me but he punches the wall next to my head
she calls me names and says I'm nothing
my dad shouts at me every day and calls me useless
I walk on eggshells at home
I'm not allowed to have my own money
he doesn't like me seeing my friends and sulks for days if I do
my friend came to work with a black eye again
I think my neighbour's husband beats her
my sister says her boyfriend isn't nice to her and she's scared
something happened to me when I was a child and I've never told anyone
I was abused as a kid and it's coming up again
my mother used to beat us and now she wants to babysit
I'm being bullied every day and they shove me
naogopa bwanangu akiwa amelewa
I feel unsafe at home, I can't say more
my boss keeps touching my shoulder and making remarks
## child.hurt | elevated | child_at_risk, abuse
my husband hits our son with a belt
my dad beats me when he's drunk, I'm fourteen
my stepdad comes into my room at night
my uncle touches my little sister
the nanny has been hitting my toddler
my ex leaves our five-year-old alone all night
my brother's kids have bruises and they flinch
I think my partner is doing something to my daughter
my mum hasn't been home for three days and I'm looking after my brothers, I'm twelve
a man online asks me for pictures and says he'll tell my parents, I'm thirteen
my coach makes me stay behind and touches me, I'm fifteen
my neighbour locks her child outside in the cold
my daughter told me grandpa plays secret games with her
I'm sixteen and my parents are marrying me off
my son came back from his father's with burns
my teacher sends me messages at night and wants me to come to his house
the baby is left in the cot all day and nobody changes her
my wife shook the baby
my mum's boyfriend hurts me when she's on shift, I'm only eleven
mjomba wangu ananishika usiku, nina miaka kumi na tatu
baba wa kambo anapiga mtoto wangu hadi anatoka damu
mum yangu hunidunda na waya
they want to cut my little girl when we go to my husband's village
I'm a kid and I'm scared to go home
my cousin is nine and she said an adult makes her watch videos
## child.now | imminent | child_at_risk, abuse
he's hitting my son right now and I can't stop him
my stepdad is coming up the stairs, he's going to do it again, I'm twelve
the baby isn't waking up after he shook her
he took the kids and said I'll never see them alive
my dad has a knife and he's shouting at my mum and us
my children are alone with him and he's drunk and he said he'd hurt them
they're coming to take me tonight to be married, I'm fifteen
my little brother isn't moving after dad hit him
I'm meeting a man from the internet tonight and he says I can't tell anyone, I'm thirteen
mtoto ameumizwa sana na babake, hapumui vizuri
## child.watch | watch | child_at_risk
I shout at my kids more than I want to
I left my son in the car for a few minutes and I can't forgive myself
I'm worried about how my sister treats her children
a child in my class comes in hungry and dirty
I lose my temper with my toddler and then cry
I smacked my daughter's hand and I feel terrible
my ex isn't careful with the kids and it worries me
there's a boy next door who's always out alone at night
`;
