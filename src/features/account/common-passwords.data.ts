// The words behind most guessed passwords. With the endings and letter swaps that `password-strength.ts` undoes
// ("P4ssw0rd!", "sunshine2024"), these few hundred stand for many thousands.

/** Lower case, with digits already turned back into the letters they imitate. */
export const commonBases: ReadonlySet<string> = new Set(
  `password passwort passwd passcode pass pwd mypassword yourpassword thepassword newpassword oldpassword secret topsecret mysecret
  admin administrator root superuser user username guest login logon signin welcome letmein letme openup opensesame access default
  changeme changeit change temp temporary test tester testing testtest demo sample example qwerty qwertz azerty asdfgh zxcvbn
  qazwsx qweasd zaqxsw wsxedc iloveyou iloveu loveyou loveme lovely lover lovers mylove truelove lovelove love iloveme
  sunshine sunflower sunset sunny moonlight moon star stars starlight sky blue skyblue rainbow summer winter spring autumn
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday today tomorrow
  football footballer soccer baseball basketball hockey cricket rugby tennis golf golfer running champion champions goal
  liverpool arsenal chelsea manchester united barcelona realmadrid juventus milan bayern dortmund spurs everton gormahia
  yankees cowboys steelers eagles lakers bulls redsox packers broncos raiders dodgers rangers tigers lions
  dragon monster phoenix unicorn wizard magic magical merlin gandalf knight ninja samurai viking pirate warrior hunter killer
  master mistress boss king queen prince princess angel angels devil demon heaven hell god jesus christ jesuschrist
  godisgood godisgreat godislove blessed blessing grace faith hope amen bible church allah mohammed muhammad ramadan
  michael daniel david james john robert william thomas george charlie charles edward harry oliver jack jacob joshua matthew
  andrew anthony joseph peter paul mark luke simon samuel benjamin nicholas alexander jordan jason justin kevin brian
  jessica jennifer ashley amanda nicole michelle stephanie melissa elizabeth emily emma sophie sophia olivia isabella hannah
  sarah samantha rachel rebecca laura anna maria mary alice charlotte lucy chloe grace ruth esther mercy joy faith
  kevo kamau njoroge mwangi wanjiku achieng otieno odhiambo juma hassan fatuma amina aisha wambui kipchoge
  nairobi mombasa kisumu kenya kenyan uganda tanzania africa african safari simba hakunamatata jambo habari karibu rafiki
  upendo amani furaha baraka mungu mama baba nakupenda mpenzi malaika safaricom mpesa harambee uhuru
  london paris berlin madrid newyork america american england ireland scotland canada australia india india china japan
  computer laptop internet google facebook instagram twitter youtube whatsapp snapchat tiktok netflix amazon apple iphone
  android samsung nokia microsoft windows linux ubuntu playstation xbox nintendo minecraft fortnite pokemon pikachu roblox
  starwars superman batman spiderman ironman wolverine deadpool avengers matrix hogwarts harrypotter frodo naruto goku
  mickey mickeymouse minnie snoopy garfield scooby tweety hello hellokitty hellohello helloworld goodbye goodmorning
  cookie cookies chocolate banana orange apple apples cherry strawberry peaches pumpkin peanut butter cheese pizza coffee
  pepper ginger sugar honey candy cupcake muffin whiskey vodka guinness cocacola
  monkey tiger lion leopard eagle falcon hawk bear panda wolf horse dog doggy puppy kitten kitty cat cats bird dolphin shark
  buster buddy max bella lucky shadow smokey rocky duke bailey maggie molly daisy lady coco oreo
  purple yellow green silver golden black white red orange pink diamond ruby crystal pearl
  freedom liberty peace america justice forever always never nothing something whatever whoever trustme trustno trustnoone
  family mother father mom dad mommy daddy sister brother baby babygirl babyboy babe honeybee sweetheart sweetie darling
  beautiful handsome gorgeous sexy cutie pretty smart genius crazy happy happiness smile smiley laugh funny
  money cash dollar rich richman million millionaire bitcoin crypto lottery success winner winning
  school student teacher college university class classof graduation homework library
  music guitar piano drummer metallica nirvana eminem rihanna beyonce beatles slipknot
  fuckyou fuckoff fuck fucker asshole bitch bullshit shit damn pussy biteme
  ferrari porsche mercedes toyota honda yamaha suzuki kawasaki harley mustang camaro corvette subaru ford
  maverick ranger scooter cowboy trooper soldier marine army navy airforce captain commander
  flower flowers rose lily jasmine violet butterfly ladybug garden ocean beach island paradise mountain river
  thunder lightning storm blizzard fire ice icecream snow snowball snowman snowflake
  abc abcd abcde abcdef abcdefg abcdefgh abcabc xyz aaa zzz qqq asd asdf qwe qwer zxc zxcv
  therapy therapist therapie counselor counsellor depression anxiety stress stressed journal diary mood voice talk talking
  security secure private privacy account accounts website email mail gmail yahoo hotmail outlook
  number numberone one two three four five six seven eight nine ten zero lucky lucky seven
  please thankyou thanks sorry welcomeback hellothere whatsup imissyou missyou bestfriend bestfriends friend friends
  christmas xmas birthday happybirthday newyear easter halloween valentine wedding honeymoon
  blahblah blabla lalala lol lolol haha hahaha hihihi xoxo okok yesyes nono`
    .split(/\s+/)
    .filter(Boolean),
);

/** Rows of keys and of the alphabet; any stretch of one, either way, is as guessable as it looks. */
export const keyRows: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  '741852963',
  '147258369',
  '159357',
];
