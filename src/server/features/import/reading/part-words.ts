import { BOLD, type FlowLine, type Part, PLAIN } from './page-flow.ts'

const WORDS: Readonly<Record<Part, RegExp>> = {
  ingredients:
    /^(?:gli |les |die |the )?(?:ingredient[ie]?s?|ingr[ée]dients?|ingredientes|ingredi[ëe]nte?n?|ingredienser|zutaten|ainekset|składniki|(?:che )?cosa (?:ti |vi |ci )?(?:serve|occorre)|occorrente|(?:what )?you(?:['’]ll| will)? need)(?![\p{L}])/iu,
  steps:
    /^(?:la |le |il |the |how to )?(?:preparazione|procedimento|esecuzione|svolgimento|come (?:si )?(?:fa|fare|procedere|prepara|preparare|preparano|cucinare)|istruzioni|passaggi|directions?|instructions?|method|preparation|pr[ée]paration|steps|make|elaboraci[óo]n|preparaci[óo]n|instrucciones|zubereitung|bereiding|bereidingswijze|fremgangsm[åa]de|g[øo]r s[åa]dan|gj[øo]r s[åa]|g[öo]r s[åa] h[äa]r|instruktioner|tillagning|modo de preparo|wykonanie)(?![\p{L}])/iu,
}
const AFTER =
  /^(?:(?:le |i |il |la |qualche |alcuni |piccol[ie] )?(?:not[ae]|consigli[oi]?|suggeriment[oi]|trucc(?:o|hi)|segret[oi]|variant[ei]|variazioni|conservazione|come conservar\w*|curiosità|abbinament[oi]|errori|domande|valori nutrizionali|informazioni nutrizionali|calorie|comment[io]|correlat\w+|tags?|etichette|categori[ae]|ricette (?:simili|correlate|consigliate)|altre ricette|potrebbe|ti potrebbe\w*|potrebbero|attrezzatur\w+|strumenti|utensili|video|faq|come servir\w+|l['’]autore|autore|informazioni|chi sono|condividi|iscriviti|lascia un|fonte|notes?|recipe notes|tips?|storage|how to store|nutrition|equipment|did you|faqs?|frequently|comments?|related|more recipes|you may|you might|leave a|share|serving suggestions|variations?|anmerkung\w*|tipps?|notizen|kommentare|conseils?|astuces?|consejos?|notas?))(?![\p{L}])/iu
const ELSEWHERE = /^(?:leggi|vedi|scopri|guarda|prova)(?:te)? /iu
const NEEDED = /\b(?:serv(?:e|ono)|occorr(?:e|ono)|vi serviranno|you(?:['’]ll)? need)\s*:\s*(\S.{20,})$/iu
const LONGEST = 60
const TIME = /\d\s*(?:['’′]|min|h\b|or[ae]|hours?|std|stunden)/iu

export const isPartTitle = (text: string): boolean => WORDS.steps.test(text) || WORDS.ingredients.test(text)

export const isAfter = ({ text, rank }: FlowLine): boolean =>
  text.length <= LONGEST &&
  (rank < PLAIN || /:$|^\S+(?: \S+){0,3}$/u.test(text)) &&
  !/[.]$/u.test(text) &&
  (AFTER.test(text) || (rank < BOLD && ELSEWHERE.test(text)))

export function behindHeading({ text, lead }: FlowLine, part: Part): string | undefined {
  const [, told = ''] = part === 'ingredients' ? (NEEDED.exec(text) ?? []) : []
  if (says(told, part)) return told
  if (!WORDS[part].test(text)) return undefined
  const [, heading = lead, rest = ''] = /^([^:.]{4,60}?)\s*:\s*(\S.*)$/u.exec(text) ?? [
    '',
    lead,
    text.slice(lead.length).replace(/^[\s:–-]+/u, ''),
  ]
  if (heading !== '' && WORDS[part].test(heading) && says(rest, part)) return rest
  return text.length <= LONGEST && !/[.!?]$/u.test(text) && !(part === 'steps' && TIME.test(text))
    ? ''
    : undefined
}

const says = (rest: string, part: Part) =>
  part === 'steps'
    ? rest.split(/\s+/u).length > 4 && rest.length > 25 && !TIME.test(rest.slice(0, 20))
    : rest.split(/[,;•·]|\s[–—-]\s|\se\s(?=\d)/u).length > 2 && /[\d½¼¾]/u.test(rest)
