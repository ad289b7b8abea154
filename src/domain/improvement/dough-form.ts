import { DOUGHS } from '#knowledge/improve.ts'
import { bakeShapeOf, type RecipeToImprove, shapeOf } from '../recipes/listed-recipe.ts'
import type { DoughKind, FormName } from './improve-content.ts'
import { sizeTold } from './told-bake.ts'

const ROLLED = /arrotol(?!a su carta)|(?<!\p{L})rotol[oi](?!\p{L})|girell|(?<!\p{L})trecci|intrecci/iu
const CLOSED = /calzon|panzerott|ripien|panad/iu
const LIDDED = /tiell|impanat|'?mpanat|torta rustica|pizza rustica|pizza (?:di|con la) scarol/iu
const ARTFUL =
  /danubi|tort\p{L}* (?:di|delle) rose|brioch|cornett|trecci|nodin|taral|bomb[ae](?!\p{L})|bombolon|krapfen|graff|casatiell|tortan|panin|bab[aà](?!\p{L})|gubana|buccellat|ciambell|carasau|guttiau|pasqua|crescia|sfogliat|pandor|rustic/iu
const RUNNY = /torta salata|quiche|crostata|sformat/iu
const isRolled = (instructions: string) =>
  instructions.split(/\n|(?<=[.;]) /u).some((one) => ROLLED.test(one) && !NOT_ROLLED.test(one))
const NOT_ROLLED = /impast|panett|pall[aei]|intreccio d/iu
const COVERED =
  /(?:copr|chiud|richiud)\p{L}*[^.]*sigill|sigill\p{L}* (?:bene )?(?:i bordi|l'orlo)|(?:resto|rimanente|restante) (?:della |di )?(?:pasta|impasto)[^.]*(?:sopra|copr)|coperchio di (?:pasta|impasto)|(?:altra|seconda) (?:meta |metà )?(?:sfoglia|pasta)? ?sopra|copr\p{L}* (?:tutto )?(?:con |col )(?:il |la )?(?:resto|restante|altra|rimanente|(?:pasta )?sfoglia)|chiud\p{L}* (?:bene )?(?:i bordi|il bordo|l'orlo)|copr[^.]{0,25}(?:second[oa]|altr[oa]) (?:velo|sfoglia|disco|metà|pasta)|(?:second[oa]|altr[oa]) (?:velo|sfoglia|disco|pasta)[^.]{0,12}sopra/iu
const PINCHED = /(?:mezzaluna|ripieg|chiud)[^.]*\.?[^.]*(?:sigill|forchetta|rebbi|bord[oi])/iu
const LINED =
  /foder\p{L}* (?!(?:[^.]* )?carta)[^.]*(?:tegli|ruot|stampo)|due (?:disch|sfogli)[^.]*(?:tegli|ruot)/iu
const HALF = /mezzaluna|su(?: una)? met[aà]/iu
const LID = /copr|coperchi/iu
const IN_A_TIN = /tegli|ruot[oi]|stampo|padellin/iu
const FOLDED =
  /copr\p{L}* (?:con |co[il] |cogli )?(?:gli |i |le |l'|un )?(?:altr\p{L}+ )?disc[ho]|mezzaluna|ripieg\p{L}*[^.]*(?:sigill|chiud|bord|forchetta)/iu
const LAYERED = /(?<!\p{L})scacc(?:ia|e)(?!\p{L})|chiud\p{L}* a libro/iu
const SPLIT = /panuozz|panin|torta al testo/iu
const SUNK =
  /affond(?!\p{L}*[^.]*(?:dit[ae]|polpastrell))|infil(?!\p{L}*[^.]*(?:forn|tegli))|prem\p{L}*[^.]*(?:acciug|pomodor|oliv|formagg|cacio|uva|dadin|cubett)/iu
const DENTED = /buch[io]|fossett|polpastrell/iu
const OPENED =
  /(?<!per farcir[^.]*)apr\p{L}*l[oaie] (?:\p{L}+ ){0,3}?(?:coltello|a libro|a metà|in due)|(?<!\p{L})apr\p{L}*(?: e|,) (?:\p{L}+ )?(?:riemp|farc|imbott|spalm)|tagli\p{L}* (?:[^.]* )?orizzontal[^.]*(?:riemp|farc|imbott)/iu
const IN_A_PAN = /padella|(?<!\p{L})testo(?!\p{L})|piastra/iu

function afterLaying(instructions: string): string {
  const open = instructions.slice(Math.max(0, instructions.search(OPENS)))
  const rest = open.slice(open.search(LAYS_ON)).split(/(?<=[.;\n])/u)
  return rest.filter((one) => !OF_OTHERS.test(one)).join('')
}
const OF_OTHERS = /affett|tagli[^.]*mezzalun|pieghe|filon|cassett/iu
const OPENS = /stend|stes[aoi]|allarg|(?<!\p{L})apri|tira|spian|schiacc|disc(?:o|hi)|sfogli|rettangol/iu
const LAYS_ON =
  /arrotol\p{L}* ogni|mett|farc|riemp|ripien|imbott|condi|distribu|sparg|dispo|adagi|spalm|sopra|al centro|metà|mezz[oa]|vers|pon(?:i|ete)|spennell/iu

export function formOf(
  recipe: RecipeToImprove,
  kind: DoughKind,
  { isSweet, isFlat }: { isSweet: boolean; isFlat: boolean },
): { form: FormName; instead: string | null } {
  const shape = bakeShapeOf(recipe)
  const said = afterLaying(recipe.instructions)
  const { instead } = DOUGHS
  const isFried = shapeOf(recipe) === 'fritta'
  const isPinned =
    CLOSED.test(`${recipe.servingsUnit} ${recipe.name}`) ||
    /ripieg|mezzaluna|sigill|richiud|copr\p{L}* [^.]*disc[ho]|chiud\p{L}* .*(?:forchetta|bordi)/iu.test(said)
  const isHalf = HALF.test(said)
  const isLidded =
    IN_A_TIN.test(recipe.instructions) &&
    ((shape !== 'chiusa' && COVERED.test(said)) || (LINED.test(recipe.instructions) && LID.test(said))) &&
    !isHalf &&
    !/ripieg\p{L}* (?!(?:il |i )bord|l'orl)/iu.test(said)
  if (!isFried && isLidded) return { form: 'doppia', instead: null }
  const has = (words: RegExp) => recipe.ingredients.some((line) => words.test(line))
  if (!isFried && has(/(?<!\p{L})sfoglia(?!\p{L})/iu) && has(/lievito/iu))
    return { form: 'doppia', instead: instead.coperta }
  const isOnGriddle =
    isFlat && IN_A_PAN.test(recipe.instructions) && !/forno|inforn/iu.test(recipe.instructions)
  const isOpenKind = recipe.category === 'Focaccia' || recipe.category === 'Teglia'
  const isShut = !isOpenKind && ((isFlat ? PINCHED : FOLDED).test(said) || (isHalf && /chiud/iu.test(said)))
  if (LAYERED.test(`${recipe.name}\n${said}`) && !isFried)
    return { form: 'chiusa', instead: instead.arrotolata }
  if (shape === 'chiusa' || (isFried ? isPinned : isShut))
    return { form: 'chiusa', instead: isFried ? instead.frittaChiusa : isOnGriddle ? instead.forno : null }
  if (kind !== 'glutenFree' && /^\P{L}*(?:farinat|cecin)/iu.test(recipe.name))
    return { form: 'focaccia', instead: instead.ceci }
  const isPan = shape === 'tonda' && (isOnGriddle || /piadin|tortill/iu.test(recipe.name))
  const isOpened = OPENED.test(recipe.instructions)
  const isFilled = recipe.category === 'Ripiena' && /chiud|ripieg|sigill|pizzic|sald/iu.test(said)
  if (isPan)
    return { form: 'piadina', instead: isOpened || isFilled || isRolled(said) ? instead.artistica : null }
  if (isRolled(said) && shape !== 'doppia' && !isFried)
    return isSweet || isFlat
      ? { form: isSweet ? 'dolce' : 'piadina', instead: instead.artistica }
      : { form: 'chiusa', instead: instead.arrotolata }
  if (RUNNY.test(recipe.name) && !COVERED.test(recipe.instructions)) return { form: 'torta', instead: null }
  if (shape === 'doppia' || (!isFried && LIDDED.test(recipe.name))) return { form: 'doppia', instead: null }
  if (isFried && DOUGHS[kind].bakes.fritta && !isSweet) return { form: 'fritta', instead: null }
  if (isFried) return { form: 'dischi', instead: instead.fritta }
  const shaped = isFilled || ARTFUL.test(recipe.name) ? instead.artistica : null
  const isOfAPan = /padella/iu.test(`${recipe.name} ${recipe.servingsUnit}`)
  const isSunk = SUNK.test(recipe.instructions)
  if (isSweet)
    return { form: isSunk || DENTED.test(recipe.instructions) ? 'focaccia' : 'dolce', instead: shaped }
  if (isOpened || SPLIT.test(`${recipe.name} ${recipe.servingsUnit}`))
    return { form: 'farcita', instead: instead.aperta }
  const isOneTin = recipe.servingsUnit.startsWith('person') && sizeTold(recipe)?.includes('x')
  if (shape !== 'teglia' && !recipe.servingsUnit.startsWith('tegli') && !isOneTin)
    return { form: 'tonda', instead: isOfAPan ? instead.forno : shaped }
  const isRaw = has(/^(?!.*(?:less|bollit|frit)).*patat/iu)
  const isTopped = recipe.category === 'Focaccia' || isRaw || has(/salamoia/iu) || isSunk
  return { form: isTopped ? 'focaccia' : 'teglia', instead: shaped }
}
