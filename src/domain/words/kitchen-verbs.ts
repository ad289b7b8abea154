import { conjugated } from './conjugation.ts'

export const LISTED_VERBS =
  'distribuire disporre:disponi,disponete,disponiamo,dispost adagiare appoggiare poggiare aggiungere:aggiunt unire ' +
  'completare finire mettere:mess spargere:spars sistemare farcire cospargere:cospars coprire:copert ' +
  'ricoprire:ricopert riempire:riempi rifinire condire versare spalmare irrorare infilare affondare guarnire ' +
  'decorare terminare sparpagliare deporre:deponi,deponete,depost seminare ammucchiare velare profumare spolverare ' +
  'spolverizzare insaporire sovrapporre:sovrapponi,sovrapponete,sovrappost inserire mescolare incorporare ' +
  'amalgamare lavorare sbattere frullare montare stemperare impastare setacciare raccogliere:raccolt emulsionare ' +
  'mantecare miscelare ammorbidire tagliare affettare strappare spezzettare spezzare ' +
  'ridurre:riduci,riducete,riduciamo,ridott dividere:divis sfilacciare tritare grattugiare sbriciolare sminuzzare ' +
  'sfaldare dimezzare tagliuzzare ricavare sgranare schiacciare pestare sfogliare staccare scolare sgocciolare ' +
  'gocciolare asciugare tamponare strizzare rosolare saltare friggere:fritt soffriggere:soffritt dorare ' +
  'cuocere:cuoci,cuocete,cuociamo,cott stufare arrostire scottare lessare scaldare tostare sciogliere:sciolt ' +
  'sbollentare sfumare grigliare bollire:bolli stracuocere brasare appassire abbrustolire gratinare rituffare ' +
  'snocciolare denocciolare sciacquare dissalare pulire sgusciare spellare privare lavare pelare sbucciare mondare ' +
  'eliminare togliere:tolt levare aprire:apert ammollare raschiare rompere:rott sgrassare spinare spazzolare ' +
  'stendere:stes allargare accendere:acces preriscaldare riscaldare infornare sfornare portare lasciare ' +
  'fare:fai,fate,facciamo,fatt tenere:tieni,tenete,teniamo,tenut conservare riservare ' +
  'riporre:riponi,riponete,ripost trasferire salare pepare regolare aggiustare assaggiare servire:servi ' +
  'chiudere:chius ripiegare sigillare saldare formare arrotondare pirlare rovesciare spianare tirare premere ' +
  'bucherellare ungere:unt infarinare passare girare voltare ripetere prendere:pres attendere:attes aspettare ' +
  'riposare lievitare proseguire:prosegui alzare abbassare spegnere:spent rimettere:rimess ' +
  'estrarre:estrai,estraete,estratt spennellare inumidire bagnare intiepidire raffreddare preparare cominciare ' +
  'continuare iniziare usare scegliere:scelt controllare sorvegliare macinare filtrare marinare schiudere:schius ' +
  'appiattire rivoltare ruotare sollevare scuotere:scoss foderare avvolgere:avvolt immergere:immers tuffare ' +
  'rotolare ritirare arrivare battere piegare posare allineare pesare evitare ricordare mangiare gustare ' +
  'correggere:corrett sfilare impilare incidere:incis pungere:punt pizzicare rifilare richiudere:richius arrotolare ' +
  'ripassare spurgare spostare'

const IS_PARTICIPLE = new Map<string, boolean>()
for (const { tu, voi, noi, infinitive, participle } of LISTED_VERBS.split(' ').map(conjugated)) {
  for (const form of [infinitive, tu, voi, noi]) if (!IS_PARTICIPLE.has(form)) IS_PARTICIPLE.set(form, false)
  for (const end of ['o', 'a', 'i', 'e'])
    if (!IS_PARTICIPLE.has(participle + end)) IS_PARTICIPLE.set(participle + end, true)
}

const CLITIC = /(?:gliel[oaie]|cel[oaie]|vel[oaie]|l[oaie]|gli|ne|ci|vi|si)$/u

export function verbForm(written: string): 'order' | 'participle' | undefined {
  const word = written.toLowerCase()
  if (/^fa(?:ll[oaie]|nne)$/u.test(word)) return 'order'
  const own = IS_PARTICIPLE.get(word)
  if (own !== undefined) return own ? 'participle' : 'order'
  const clitic = CLITIC.exec(word)?.[0]
  if (clitic === undefined) return undefined
  const bare = word.slice(0, -clitic.length)
  const found = [bare, `${bare}e`, bare.slice(0, -1)].map((form) => IS_PARTICIPLE.get(form))
  const first = found[0] ?? (bare.endsWith('r') ? found[1] : undefined) ?? found[2]
  return first === false ? 'order' : undefined
}
