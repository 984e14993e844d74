// Small words by which the language of a sentence is told: there are few of them, and no topic avoids them. A word that stands
// in both lists ("me", "la", "je", "die") tells nothing.
const words = (text: string): string[] => text.trim().split(/\s+/);

/** What the checks of a reply read. */
export const readWords: ReadonlySet<string> = new Set([
  // English, with what is left of "don't" and "you're" when the apostrophe divides them; a "t" or "d" is as well French.
  ...words(`
    the a an and or but if so not no nor yes to of in on at by for from with without about into onto over under after before
    between through against during since until till than then as like up down out off away back plus again here there where
    when while why how what which who whom whose that this these those it its itself i me my mine myself you your yours
    yourself we us our ours he him his she her hers they them their theirs one ones someone anyone everyone nobody
    somebody something anything everything nothing somewhere all any both each every either neither few more most much
    many some such other another same own only just even still also too very really quite rather almost always never
    often sometimes ever already yet now soon today tonight tomorrow yesterday later once twice maybe perhaps
    is am are was were be been being do does did done doing have has had having will would can could shall should may
    might must let lets get gets got getting go goes going gone went come comes coming came make makes made making
    take takes took taking give gives gave say says said saying tell tells told think thinks thought know knows knew
    feel feels felt feeling want wants wanted need needs needed seem seems sound sounds try tries tried keep keeps kept
    hold holds held help helps ask asks asked see sees saw hear hears heard look looks looked find found call calls talk
    re ve ll don didn doesn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ain cannot can
    good bad hard easy big small long short first last next new old right wrong true real okay ok alright sorry thank
    thanks please well better best less least enough part bit kind sort way ways thing things time times day days night
    week weeks month months year years hour hours minute minutes moment people person friend friends family home work
    life body mind heart head hand hands breath breathe breathing slow slowly gently quiet safe sleep rest water food walk
    man men woman women ha haha die died dying war end ends
    two three four five six seven eight nine ten because though although whether instead together alone around
    im ive ill id hes shes theyre youre youve dont cant wont didnt doesnt isnt wasnt havent couldnt gonna wanna gotta ya yeah yep nah nope hey hi hello bye lol fr ngl tbh bro sis fam vibe vibes lowkey bestie oof
  `),
  // Swahili and Sheng.
  ...words(`
    na ya wa za la cha vya kwa ni si kama lakini au ila bali pia tu sana sasa leo kesho jana bado tena basi hata hivi hivyo
    huu hii hizi hao hawa huyo yule wale ile yale hapa hapo pale kule huko nini nani gani wapi lini vipi kwani je mimi wewe
    yeye sisi nyinyi ninyi wao wangu yangu langu zangu changu kwangu wako yako lako zako chako kwako wake yake lake zake kwake
    wetu yetu zetu wenu yenu wenye mwenye yenye kila wote yote zote lote pamoja peke bila kabla baada kwanza halafu kisha
    ndiyo ndio hapana asante pole samahani karibu tafadhali sawa haya habari kuhusu katika ndani nje juu chini kati mbele
    nyuma mtu watu rafiki marafiki ndugu familia nyumbani kazi siku usiku wakati saa muda jambo mambo kitu vitu moyo mwili akili
    kichwa maisha watoto mtoto mama baba dada kaka mzee pesa shule kidogo kubwa ndogo vizuri vibaya nzuri mbaya ngumu
    kuna hakuna iko uko niko yuko wako tuko mko upo nipo yupo ndo hebu acha ngoja bora afadhali labda pengine maana kwamba
    dawa chakula sina huna hana tangu mwezi wiki miaka mwaka asubuhi mchana jioni mume mke wazazi ndoa daktari kabisa tupu mpaka
    moja mbili tatu nne tano mara hofu huzuni uchungu msaada pumzi pumua polepole salama usalama
    niaje sema poa fiti freshi msee wasee mbogi buda maze manze ata aje kwanza kuwa kusema kufanya ama juu ju deadly dem
    enyewe bana jo ebu kitambo story stori mtaa mathe fathe kejani mbona sijui wajua najua nadhani naona nataka unaweza naweza
  `),
]);

/** A Swahili verb carries who, when and what in front: "ninahisi", "hujalala", "tunaweza", "ulivyosema", "kupumzika". */
export const swahiliVerb =
  /^(?:(?:na|si|ku|hu)[a-z]{3,}[aiu]|(?:ni|u|a|tu|m|wa|i|ki|vi|li|ya|zi|ha|hu|si|hatu|ham|hawa)(?:na|li|ta|me|ka|ki|nge|ja|ku|si|mesha|naye|liyo|livyo|navyo|nayo|lipo|napo)[a-z]{2,})$/;

/** Of others that a model may speak. */
const elsewhere = [
  // French
  `je me on tu il elle la nous vous ils elles le les un une des du de et est sont êtes suis es avez avoir as pas ne que qui quoi dans
   pour avec sur plus mais où donc ce cette ces mon ma mes ton tes votre vos notre nos leur leurs être fait comme tout tous très
   bien aussi peut peux pouvez veux voulez qu c j n l au aux en y se sa ses bonjour merci salut rien toujours jamais parce ça cela
   moi toi lui ici là vraiment quand comment pourquoi soir demain hier oui votre vie mieux`,
  // Spanish
  `el la me no ya a he has los las un una unos unas del que en eres soy está estás estoy están por para con se te mi su lo le les muy pero más qué
   cómo puedes puede puedo todo esto eso hay ser estar tienes tiene tengo cuando sobre también sí porque hola gracias bien yo ella
   nosotros usted ustedes tus sus nada siempre nunca aquí ahora siento quieres hacer fue desde hasta y o al este esta quiero quieres hoy mañana anoche otra otro ahora día vida mejor así`,
  // Portuguese
  `os a as me na um uma não você eu ele ela isso são está estou com por mais muito seu sua dos das nas nos pelo pela quando também obrigado
   obrigada olá meu minha tudo bem aqui ainda tem ter fazer pode quer ser foi mas ou nada sempre hoje amanhã vou na no vida`,
  // German
  `ich die was in an so am also man war du er sie es wir ihr der das den dem des ein eine einen einem einer nicht und ist bin bist sind hast habe haben hat mit
   auf für von zu zum zur dass wie wenn aber auch noch nur schon sehr kann kannst können dir dich mir mich dein deine deinen mein
   meine sich bei nach wird wirst werden sei ja nein danke hallo gut jetzt hier heute oder weil uns ihnen wo wer warum alles
   immer nie etwas mal doch vom im meiner deiner seine ihre wieder heute gern weiter leben`,
  // Italian
  `il la me in a so ha si come lo gli uno di che non è sono sei hai ho con per più come questo questa sto stai anche ti tuo tua della del nel nella dei
   perché cosa ciao grazie bene molto sempre mai ora qui io lui lei noi voi loro mio mia tutto fare puoi può essere stato quando ma
   o e stasera oggi domani nello alla al mi ci vita`,
  // Dutch and Afrikaans
  `ik in is was we of over me had on ze je jij het een niet en van dat wat voor met zijn ben bent heb hebt maar ook als er nog naar mij jou mijn jouw dit deze wel
   geen kan kunt hoe wie zal wordt hebben niemand iemand dank bedankt goed heel jy ek nie vir hulle ons julle`,
  // Nordic
  `jag är och det att inte som på för med av den du han hon vi ni mig dig min din ett jeg ikke og på til kan vil hva`,
  // Polish, Czech, Romanian, Hungarian, Turkish
  `nie się jest to na z w i że jak co ty ja mi ci tak dla ale czy jesteś twój tvůj jsem jsi není že și nu este sunt ești pentru cu
   sau mai foarte hogy nem egy és vagy bir ve bu için değil ben sen çok ne ama gibi var yok seni sana bana kadar daha mı`,
  // Indonesian, Tagalog, Vietnamese
  `yang dan di ke tidak anda kamu saya aku itu dengan untuk adalah akan bisa dari pada juga sudah apa ada ang ng mga sa ako ikaw
   hindi mo ko ay siya kung para không của và là tôi bạn có được người này`,
  // Hindi and Urdu in Latin letters
  `hai hain nahi nahin aap main mein tum kya ke ki ka ko se aur mujhe tumhe kyun kaise bahut raha rahe rahi ho hoon tha thi`,
  // Of the neighbourhood: Somali, Luganda, Kinyarwanda, Zulu, Yoruba, Hausa, Amharic in Latin letters
  `waa iyo oo ku waxaan waxa aad uu ayaa maxaa nga nti naye ggwe nze kubanga ariko kandi cyane ngiyabonga wena mina kodwa ukuthi
   mo ní tí sì kò ati mutum ina kai shi ita kuma amma yana kana`,
].flatMap(words);

/** A single letter tells nothing. */
export const otherWords: ReadonlySet<string> = new Set(elsewhere.filter((word) => word.length > 1));

/** Borrowed with their marks. */
export const borrowed: ReadonlySet<string> = new Set(
  words(`café cafés naïve naïveté résumé fiancé fiancée cliché clichés clichéd déjà façade décor über piñata sauté crème brûlée
    touché passé blasé née risqué protégé protégée entrée soufflé jalapeño señor señora voilà rosé purée matinée exposé`),
);
