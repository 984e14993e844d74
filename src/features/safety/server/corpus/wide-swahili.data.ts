// Training: Swahili and Sheng, grave and harmless side by side, so that the tongue itself says nothing about danger.

export const wideSwahili = `
## wide.swa-goodbye-now | imminent | suicide | sw
nimeandika barua ya mwisho, ninaiweka chini ya taa, halafu natoka kuelekea mtoni
samahani kwa kila kitu, leo ndiyo siku niliyoichagua, wakati huu nimepanda juu kabisa ya mnara
nimevaa kanzu yangu ya harusi, nimefunga mlango, chupa iko mkononi na nimeshafungua
mke wangu anarudi saa tatu, nina saa moja tu, kila kitu kiko juu ya boriti
nilimeza zote dakika ishirini zilizopita, sasa naona giza, nilitaka tu mtu anisikie
kesho baada ya kuwapeleka watoto shule nitaondoka moja kwa moja, nimeshapanga mahali na saa
## wide.swa-calm-goodbye | none | | sw
nimeandika barua ya mwisho ya maombi ya kazi, nimeiweka posta, sasa nangoja
samahani kwa kuchelewa kujibu, leo nilipanda juu ya mnara wa simu kuutengeneza
nimevaa kanzu ya harusi, mlango umefungwa, chupa za soda zimefunguliwa, sherehe imeanza
mke wangu anarudi saa tatu, nina saa moja ya kuosha vyombo
nilimeza dawa ya malaria, kichwa kinazunguka kidogo, daktari alisema ni kawaida
kesho baada ya kuwapeleka watoto shule nitaondoka kwenda Nakuru kwa mkutano
## wide.swa-quiet-despair | elevated | suicide | sw
nimeacha kulipa kodi ya mwezi ujao, sitakuwepo kuihitaji hapa duniani
watoto wakisinzia nawaomba msamaha kwa siku ambayo hawatanikuta tena
ningependa kuwa kama mshumaa, mtu anipulize tu nizime bila kelele
napita makaburini nikirudi kazini, naona wana bahati wale waliolala pale
mchungaji aliniuliza nina ombi gani, nikasema niondolewe kwenye safari hii mapema
mume wangu ananiambia sina faida, nami nimeanza kupanga namna ya kumwondolea mzigo kabisa
## wide.swa-eating | elevated | eating_disorder | sw
siku ya nne sijala, nakunywa maji ya ndimu tu, nafurahi nguo zikilegea
kila nikila naenda nyuma ya nyumba kujitapisha, koo limekuwa na vidonda
binti yangu anaficha chakula kwenye soksi, mifupa ya mgongo inaonekana, hedhi imekata
nakunywa dawa za kuharisha kila usiku kabla ya mashindano ya urembo, miguu inatetemeka
nakimbia kilomita ishirini bila kula, jana nilizimia barabarani, leo nimekimbia tena
## wide.swa-calm-eating | none | | sw
siku ya nne ya mfungo, nakunywa maji ya ndimu jioni na tende, najisikia mwepesi
nimekula ugali mwingi mpaka siwezi kuinama, mama anacheka
binti yangu anaficha mboga kwenye soksi ili asizile, mjanja sana
nilitapika baharini, meli ilikuwa inayumba, sasa niko salama ufukweni
nakimbia kilomita tano asubuhi, halafu uji na mayai mawili
nina hamu ya pilau, daktari amesema nipunguze mafuta kidogo tu
## wide.swa-mind-family | elevated | psychosis_mania | sw
mume wangu anachimba uwani usiku kucha, anasema kuna waya unaosoma mawazo yake
mwanafunzi mwenzetu anaandika ukutani, anasema yeye ni nabii na hajalala wiki nzima
mama anaongea na marehemu baba na kumpakulia chakula, na anasema baba anamwamuru asitunywe maji
nasikia watu wawili wakinisema nikiwa peke yangu shambani, wananiita kwa jina la utotoni
simu yangu inatuma siri zangu kwa rais, nimeizika, bado inanong'ona
## wide.swa-calm-mind-family | none | | sw
mume wangu anachimba uwani, tunaweka bomba la maji, kelele nyingi
mwanafunzi mwenzetu anaandika mashairi ukutani wa darasa, mwalimu amefurahi
mama anaongea na picha ya baba kila Jumapili, anampa habari za familia, inampa faraja
nasikia majirani wakinisema kwa sababu mbuzi wangu walikula mahindi yao
simu yangu inaonyesha matangazo ya viatu tangu nitafute viatu
## wide.swa-child-now | imminent | child_at_risk | sw
ninaitwa Amani nina miaka nane, baba anampiga mama kwa panga sasa hivi, tuko chini ya kitanda
mtoto mchanga ametupwa chooni, tunamsikia akilia
jirani amemfungia mtoto ndani na nyumba inaungua
wanamchukua dada yangu usiku huu, ana miaka kumi na mbili, mzee yuko nje na gari
mtoto amepigwa kichwani na baba wa kambo, hafungui macho
## wide.shg-now | imminent | suicide | sheng
nimeclimb juu ya mlingoti wa stima, chini ni giza, nimechoka msee
mabeshte wako party, mi niko bafu na wembe, tayari nimeanza na ni deep
nimebook room ya guest house town, hawatanijua, nimekuja na stuff yote, ni leo tu
texts zote nimeschedule zitume kesho asubuhi, by then nitakuwa nimeishia kabisa
maji ya dam iko cold lakini nimeshaingia hadi kifua
## wide.shg-calm-now | none | | sheng
nimeclimb juu ya mti kutoa mpira ya watoi, sasa siwezi shuka, wanacheka
mabeshte wako party, mi niko bafu nanyoa, nimechelewa kama kawa
nimebook room ya guest house town, interview ni kesho mapema
texts zote za mwaliko nimeschedule zitume kesho, wedding iko karibu
maji ya dam iko cold lakini tunaogelea hadi jioni na maboyz
## wide.shg-self-harm | elevated | self_harm | sheng
nikishikwa na stress najichoma na fegi kwa mkono, jana mara tatu
hoodie huwa sitoi ata jua ikiwaka, juu ya zile alama mpya
niligonga ukuta hadi knuckles zikatoka ngozi, hiyo ndo inanitulizanga
dem wangu hujikata akikasirika, amenionyesha ingine fresh leo
nilikuwa clean miezi sita, jana usiku nikarudia kwa bathroom ya hao
## wide.shg-calm-self-harm | none | | sheng
nilijichoma na mafuta nikikaanga chips, imebaki alama kadogo
hoodie huwa sitoi juu ni ya team yangu
niligonga ukuta na baiskeli, tairi imepinda, mi niko fiti
nilikuwa clean bila sigara miezi sita, leo nimekata keki
tattoo mpya inauma lakini iko fire
## wide.shg-child | elevated | child_at_risk | sheng
mtoi wa jirani hulala nje juu mathe yake akilewa humsahau, usiku mzima
fathe hupiga brathe mdogo na waya ya extension hadi anakojoa
kuna mwalimu hutumia wasichana wa form one text za usiku, mmoja ako ball
sistangu ako 13 na ma-uncle wanasema ataolewa December
mi ndio hupikia watoi wenzangu, mathe hakujangi hao siku tatu, mi niko 11
## wide.shg-calm-child | none | | sheng
mtoi wa jirani alilala kwetu juu ya sleepover, walicheka hadi saa nane
fathe hupigia brathe mdogo makofi akishinda race, ako proud
mwalimu wetu hutuma group text za homework usiku, anabore
sistangu ako 23 na ataolewa December, tunashona nguo
mi ndio hupikia familia Sunday, nimeunguza chapo zote
## wide.shg-mind-body | elevated | psychosis_mania | sheng
nimekaa siku tano bila kulala, nimeandika plan ya kununua Thika Road, naona future yote
kuna wasee kwa ceiling wanarecord kila kitu nafikiria, nimetoa bulbs zote
beshte yangu anasema radio ya mat inamtumia codes, ameacha kula
naskia sauti ya chief kwa kichwa ikiniambia nisimwamini mtu wa hao, ata mathe
nimegundua ni mimi nilikuwa nimechaguliwa, nimepeana salary yote kwa strangers
## wide.shg-calm-mind-body | none | | sheng
nimekaa siku mbili bila kulala juu ya mtoi mchanga, nacheka peke yangu kama zuzu
kuna panya kwa ceiling wanakimbia usiku, caretaker ameleta paka
radio ya mat inacheza ngoma ile ile kila asubuhi, nimejua lyrics zote
naskia sauti ya coach kwa kichwa nikikimbia, twende twende
nimechaguliwa kuwa class rep, nimenunulia wasee soda
## wide.shg-watch | watch | substance_danger | sheng
keroro imeongezeka tangu nianze hii job, sasa ni kila siku
nimeanza kuficha chupa kwa bag, hakuna anayejua
huwa nashindwa kulala bila kablunt, naona ni kama imenishika
weekend sikumbuki vile nilifika hao, imefanyika mara mbili sasa
brathe anarudi hao macho red kila siku na haongei
`;
