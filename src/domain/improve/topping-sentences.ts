/** The sentences of a recipe that get its toppings ready and can stand without its dough. */
import { stemsOf } from '../recipe/audit/italian-stem.ts'
import { keptClauses } from './clauses.ts'
import { leansOnPrevious, sentencesOf } from './rewrite-text.ts'
import { nameOfLine } from './work-lines.ts'

const DOUGH_OR_OVEN =
  /impast|panett|pallin|\bpalle\b|\bpasta\b|\bpaste\b|lievit|farin|semola|stend|spian|spolver|matterell|cornicion|\bpizz[ae]\b|focacc|calzon|panzerott|scacc|sfogli|\bdisch?[io]\b|\bbase\b|\bbasi\b|\bteglia\b|infor[nr]|\bforno\b|biga|poolish|piegh|\bpieg[ah]|autolisi|gonfi|tond[oi]\b|sfere|crosta|bordo|\borlo\b|\bmass[ae]\b|pietra|grill|psillio|gelatina|maglia|incord|(?<!acqua di )cottura|sforn|portala|servi|tavola|stesura|rettangol|strisci(?:a|e)\b|fossett|\bpala\b|\bpezz[oi] da\b|cuoc(?:i|ere) (?:due|la|le|i|il|sulla|nella)|2\d\d(?:-\d+)? °C|contenitor|ferment|a 4 °C|dita (?:unte|bagnate|aperte)|polpastrell|\bbuca\b|bucherell|lembi|prosegui|all'uscita|appena uscita|deve(?:ono)? (?:colare|fondere|essere fus|ammorbidirsi|sciogliersi)|ultima cosa|per ultimi|trasferisc|fai scivolare|a galla|casseruola|spiraglio|affiora|per farcirl|\bgel\b|secondo filone|mordila|sul dorso|tagliarli|tagliarla|quando mancano|rimetti|lavora altri|spatola|porzioni da|a [12]\d °C|termostato|velocità|quarto d'ora di lavoro|devono essere|luccicare|tagliare prima|corre veloc|angiolett|zeppolin|montanar|angoli|sul fondo|fondo (?:della|rigido|dorato|bruno)|il fondo (?:deve|della|dev)|amido|fecola|bollicin|\bmiscela\b|malto|quando il bordo|\bpinsa|pinse|sfincion|copert[ao] \d|temperatura ambiente|riposare|frigorifero a 4/iu

/** An oven or a pot that cooks a topping is not the pizza's. */
const ROASTING = /^(?:(?:Arrostisci|Arrostiscil[aeio])(?!\p{L})|Cuoci[^,]* in (?:abbondante )?acqua)/u

/** What is laid onto the dough is told again by the new procedure. */
const LAYING =
  /^(?:Distribuisci|Disponi|Adagia|Copri|Condisci (?:ogni|ciascun|la|le)|Finisci|Completa|Spargi|Sistema|Sopra|Aggiungi(?! lo zucchero)|Farcisci|Riempi|Chiudi|Richiudi|Irrora|Grattugiaci|Versaci|Rifinisci|Ungi|Vela|Spalma|Spennella|Termina|Cospargi|Appena|Spezza sopra|Allarga|Macina|Arriva|Aspetta|Versa su|Nel piatto|Condisci con)(?!\p{L})/u

/** 'Durante l'ultima lievitazione', 'Mentre l'impasto riposa,': when, not what. */
const WHEN =
  /^(?:Durante [^,]*?(?:lievitazione|riposo|appretto|puntata),? |Mentre [^,]*, |Nel frattempo,? |Intanto,? |(?:Mezz'ora|Un'ora) prima di [^,]*?(?:friggere|infornare|stendere),? |Nell'ultima (?:ora|mezz'ora)[^,]*, |Poco prima di [^,]*, )/u

/** In dough and topping alike: they tell nothing. */
const EVERYWHERE = /^(?:olio|acqua|sale|pepe)(?!\p{L})/u
const namesOf = (lines: readonly string[]) =>
  new Set(
    lines
      .map(nameOfLine)
      .filter((name) => !EVERYWHERE.test(name))
      .flatMap((name) =>
        stemsOf(name.replace(/^(?:foglie|filetti|gambi|code|fette|cime) d(?:i |')/u, ''))
          .filter((stem) => stem.length > 2)
          .slice(0, 2),
      ),
  )

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One string for each step that has such sentences; `toppings` are the ingredient lines that are no dough. */
export function toppingSentences(steps: readonly string[], toppings: readonly string[]): string[] {
  const names = namesOf(toppings)
  return steps.map((step) => readyOf(step, names)).filter((step) => step !== '')
}

function readyOf(step: string, names: ReadonlySet<string>): string {
  const kept: string[] = []
  let isFollowing = false
  for (const whole of sentencesOf(step)) {
    const sentence = keptClauses(
      capitalised(whole.replace(WHEN, '')),
      (clause) =>
        (DOUGH_OR_OVEN.test(clause) && !ROASTING.test(capitalised(clause))) ||
        LAYING.test(capitalised(clause)),
    )
    const speaksOfTopping = stemsOf(sentence).some((stem) => names.has(stem))
    const isWhole = sentence === capitalised(whole)
    const stands = !leansOnPrevious(sentence) && speaksOfTopping
    isFollowing = sentence !== '' && (stands || (isFollowing && (isWhole || speaksOfTopping)))
    if (isFollowing) kept.push(sentence)
  }
  return kept.join(' ')
}
