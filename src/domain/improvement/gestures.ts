/** The gestures of a kitchen, in any voice in which recipes are written: 'taglia', 'tagliate', 'tagliare', 'tagliamo'.
 *
 * Valid   the verbs of the list. A verb that is not in it belongs to the gesture before it. */

import { conjugated } from './conjugation.ts'

/** What is done to an ingredient. To lay it down and to mix it in asks nothing of it. */
const GESTURES = {
  lay:
    'distribuire disporre:disponi,disponete,disponiamo,dispost adagiare appoggiare poggiare aggiungere:aggiunt unire completare finire mettere:mess ' +
    'spargere:spars sistemare farcire cospargere:cospars coprire:copert ricoprire:ricopert riempire:riempi rifinire condire versare spalmare irrorare infilare affondare ' +
    'guarnire decorare terminare sparpagliare deporre:deponi,deponete,depost seminare ammucchiare velare profumare spolverare spolverizzare ' +
    'insaporire sovrapporre:sovrapponi,sovrapponete,sovrappost inserire',
  mix:
    'mescolare incorporare amalgamare lavorare sbattere frullare montare stemperare impastare setacciare raccogliere:raccolt ' +
    'emulsionare mantecare miscelare ammorbidire',
  cut:
    'tagliare affettare strappare spezzettare spezzare ridurre:riduci,riducete,riduciamo,ridott dividere:divis sfilacciare tritare ' +
    'grattugiare sbriciolare sminuzzare sfaldare dimezzare tagliuzzare ricavare sgranare schiacciare pestare sfogliare staccare',
  drain: 'scolare sgocciolare gocciolare asciugare tamponare strizzare',
  heat:
    'rosolare saltare friggere:fritt soffriggere:soffritt dorare cuocere:cuoci,cuocete,cuociamo,cott stufare arrostire scottare lessare scaldare tostare sciogliere:sciolt ' +
    'sbollentare sfumare grigliare bollire:bolli stracuocere brasare appassire abbrustolire gratinare rituffare',
  clean:
    'snocciolare denocciolare sciacquare dissalare pulire sgusciare spellare privare lavare pelare sbucciare mondare ' +
    'eliminare togliere:tolt levare aprire:apert ammollare raschiare rompere:rott sgrassare spinare spazzolare',
} as const
type Gesture = keyof typeof GESTURES

/** Gestures of the dough, the oven and the hands, never of a topping alone. */
const OTHERS =
  'stendere:stes allargare accendere:acces preriscaldare riscaldare infornare sfornare portare lasciare fare:fai,fate,facciamo,fatt tenere:tieni,tenete,teniamo,tenut conservare riservare ' +
  'riporre:riponi,riponete,ripost trasferire salare pepare regolare aggiustare assaggiare servire:servi chiudere:chius ripiegare sigillare saldare formare ' +
  'arrotondare pirlare rovesciare spianare tirare premere bucherellare ungere:unt infarinare passare girare voltare ripetere prendere:pres attendere:attes ' +
  'aspettare riposare lievitare proseguire:prosegui alzare abbassare spegnere:spent rimettere:rimess estrarre:estrai,estraete,estratt spennellare inumidire bagnare ' +
  'intiepidire raffreddare preparare cominciare continuare iniziare usare scegliere:scelt controllare sorvegliare macinare ' +
  'filtrare marinare schiudere:schius appiattire rivoltare ruotare sollevare scuotere:scoss foderare avvolgere:avvolt immergere:immers tuffare rotolare ritirare ' +
  'arrivare battere piegare posare allineare pesare evitare ricordare mangiare gustare correggere:corrett sfilare impilare incidere:incis pungere:punt pizzicare rifilare richiudere:richius arrotolare ripassare spurgare spostare'

/** All of them, as they are told above. */
export const LISTED_VERBS = [...Object.values(GESTURES), OTHERS].join(' ')

type Verb = { gesture: Gesture | 'other'; isParticiple: boolean }
const VERBS = new Map<string, Verb>()
/** 'si stende', 'si condisce': forms that are an order only behind 'si'. */
const IMPERSONAL = new Map<string, Verb>()

const listed: readonly (readonly [Verb['gesture'], string])[] = [
  ...(Object.entries(GESTURES) as [Gesture, string][]),
  ['other', OTHERS],
]
for (const [gesture, entries] of listed)
  for (const entry of entries.split(' ')) {
    const { tu, voi, noi, infinitive, impersonal, many, participle } = conjugated(entry)
    for (const form of [impersonal, many]) IMPERSONAL.set(form, { gesture, isParticiple: false })
    for (const form of [infinitive, tu, voi, noi])
      if (!VERBS.has(form)) VERBS.set(form, { gesture, isParticiple: false })
    for (const end of ['o', 'a', 'i', 'e'])
      if (!VERBS.has(participle + end)) VERBS.set(participle + end, { gesture, isParticiple: true })
  }

const CLITIC = /(?:gliel[oaie]|cel[oaie]|vel[oaie]|l[oaie]|gli|ne|ci|vi|si)$/u

/** The verb that a word is, and whether it carries a pronoun for the thing ('tagliala', 'tagliarle'). */
export function verbOf(written: string): (Verb & { hasPronoun: boolean }) | undefined {
  const word = written.toLowerCase()
  if (/^fa(?:ll[oaie]|nne)$/u.test(word)) return { gesture: 'other', isParticiple: false, hasPronoun: true }
  const own = VERBS.get(word)
  if (own) return { ...own, hasPronoun: false }
  const clitic = CLITIC.exec(word)?.[0]
  if (clitic === undefined) return undefined
  const bare = word.slice(0, -clitic.length)
  const found =
    VERBS.get(bare) ??
    (bare.endsWith('r') ? VERBS.get(`${bare}e`) : undefined) ??
    VERBS.get(bare.replace(/(.)$/u, ''))
  return found && !found.isParticiple ? { ...found, hasPronoun: true } : undefined
}

/** The verb with which a text begins, 'si' before it or not. */
function firstVerb(text: string): ReturnType<typeof verbOf> {
  const [, si, word = ''] = /^(si )?(\p{L}+)/iu.exec(text) ?? []
  const found = si === undefined ? undefined : IMPERSONAL.get(word.toLowerCase())
  return verbOf(word) ?? (found && { ...found, hasPronoun: false })
}

/** Words that may stand before the verb of a gesture. */
const LEAD =
  /^(?:(?:poi|quindi|infine|intanto|nel frattempo|subito|ora|adesso|soltanto|solo|dopo|anche|non|e)[ ,]+)*/iu

/** The verb with which a text begins; undefined where it begins with something else. */
function leadingVerb(text: string): ReturnType<typeof verbOf> {
  const bare = text.replace(/^\P{L}+/u, '')
  const rest = bare.slice(LEAD.exec(bare)?.[0].length ?? 0)
  const verb = firstVerb(rest)
  if (verb && !verb.isParticiple) return verb
  // 'Durante l'ultima lievitazione scola', 'Quando mancano 2 minuti adagia', 'Nella stessa padella sgrana'.
  if (!TIME.test(bare)) return undefined
  return (bare.match(/(?<!(?<!\p{L})(?:si|per|di|da|a) )(?<!\p{L})\p{L}+/giu) ?? [])
    .map(verbOf)
    .find((one) => one !== undefined && !one.isParticiple)
}
const TIME =
  /^(?:nell[ao] stess[ao] (?:padella|tegame|ciotola|tempo)|durante|dopo \d|dopo (?:i|il|la|un|qualche|pochi)|quando|appena|negli ultimi|nell'ultim|un'ora|mezz'ora|due ore|all'uscita|fuori dal forno|a cottura|nel frattempo|intanto)(?!\p{L})/iu

/** What only says more of the gesture before it: a reason, a relative clause. */
const EXPLAINS = /^(?:che|perché|così|affinché|altrimenti|senza)(?!\p{L})/u

/** 'tagliare', 'tagliarla': in a recipe written so, an order; elsewhere what a verb before it asks for. */
const isInfinitive = (word: string) =>
  /(?:[aei]re|[aeiou]r(?:l[oaie]|ne|ci|vi|si|gli))$/u.test(word.toLowerCase()) &&
  verbOf(word)?.isParticiple === false

const JOINT =
  /(?:, (?:e )?|; | e |: | (?=perché ))(?:(?:poi|quindi|infine|intanto|soltanto adesso|soltanto ora|solo ora|solo adesso|alla fine|subito) )?(?=\p{Ll})/gu

/** 'Inforna per 8 minuti e dopo i primi 6 aggiungi': what is done meanwhile is a gesture of its own. */
const BAKE_TIME = /^(?:negli ultimi|dopo i primi|quando (?:ne )?manca)/iu

/** Where each gesture of a sentence begins: 0, and behind each joint that an imperative or an explanation follows. */
export function gestureStarts(sentence: string): { start: number; joint: number }[] {
  const starts = [{ start: 0, joint: 0 }]
  const isListed = isInfinitive(/\p{L}+/u.exec(sentence)?.[0] ?? '')
  for (const match of sentence.matchAll(JOINT)) {
    const start = match.index + match[0].length
    const word = /^\p{L}+/u.exec(sentence.slice(start))?.[0] ?? ''
    const verb = isInfinitive(word) === isListed ? firstVerb(sentence.slice(start)) : undefined
    // What stands behind a colon gives the reason, behind a semicolon it is a sentence too: both can be left out.
    const isMore = /^,? $/u.test(match[0]) && EXPLAINS.test(sentence.slice(start))
    const before = sentence.slice(starts.at(-1)?.start ?? 0, match.index)
    // 'Condisci: il basilico …' begins only one thing.
    const isOpening = match[0].startsWith(':') && before.split(' ').length <= 3
    const isTimed = BAKE_TIME.test(sentence.slice(start)) && leadingVerb(sentence.slice(start)) !== undefined
    if ((verb && !verb.isParticiple) || isMore || isTimed || (/^[:;]/u.test(match[0]) && !isOpening))
      starts.push({ start, joint: match.index })
  }
  return starts
}
