/** What stands in for meat and fish, vegetarian and vegan alike.
 *
 * Source  ratios are [stima]; values of the food table. */
import { type DietRules, named } from './substitute.ts'

/** What is done to meat alone: its substitute comes out of the pan cut and browned. */
const MEAT_WORK =
  /coten|grass|budello|spell|rilasci|sfrigol|trasud|rosol|croccant|stufa|crud[oai]\b|sgran|affett|\btagli|riduc|listarell|bastoncin|dadin|listell|strapp|nastri|\bonde\b|\bpieghe\b|\bpiegat[aoie]\b|schiacciarl|\bveli\b|\bapri\b|\brosa\b|arricci|sudare|stese|fette morbide|sovrappost/iu

export const MEAT_AND_FISH: DietRules = {
  cured: {
    name: named({
      ms: 'tofu affumicato',
      fs: 'melanzana',
      mp: 'dadini di tofu affumicato',
      fp: 'fette di melanzana',
    }),
    ratio: 1,
    foodId: null,
    refuses: MEAT_WORK,
    prepare:
      'Ungi {il} con poco olio e paprica affumicata e fal{lo} dorare in padella, a pezzi piccoli e sottili.',
    isRaw: true,
    why: 'il fumo e la doratura fanno le veci della carne; è meno salato, assaggia prima di servire',
  },
  sausage: {
    name: named({
      ms: 'composto di lenticchie',
      fs: 'farcia di lenticchie',
      mp: 'bocconcini di lenticchie',
      fp: 'polpettine di lenticchie',
    }),
    ratio: 1,
    foodId: 'lenticchie',
    from: { name: 'lenticchie lessate', share: 0.95 },
    refuses:
      /budello|spell|rosol|rosat|crud|sgran|rondell|pelle|padell|scott|sbriciol|strizz|wurstel|grasso|bollent/iu,
    prepare:
      "Schiaccia le lenticchie lessate e ben asciutte con semi di finocchio, un pizzico di sale e un filo d'olio, poi forma palline grandi come una nocciola.",
    isRaw: true,
    why: 'stesse spezie della salsiccia, più fibre e quasi niente grassi saturi; sono già cotte, il forno le deve soltanto asciugare',
  },
  nduja: {
    name: named({ ms: 'pesto piccante di pomodori secchi', fs: 'crema piccante di pomodori secchi' }),
    said: named({ ms: 'pesto piccante', fs: 'crema piccante' }),
    refuses: /pozze/iu,
    ratio: 1,
    foodId: 'pomodori-secchi',
    from: { name: "pomodori secchi sott'olio", share: 0.9 },
    prepare: "Frulla i pomodori secchi con peperoncino e un filo d'olio, fino a una crema soda.",
    isRaw: true,
    why: 'il piccante resta, il grasso no',
  },
  fish: {
    name: named({
      ms: 'cavolfiore arrosto',
      fs: 'dadolata di cavolfiore arrosto',
      mp: 'bocconcini di cavolfiore arrosto',
      fp: 'cimette di cavolfiore arrosto',
    }),
    ratio: 1.2,
    foodId: 'cavolfiore',
    from: { name: 'cavolfiore', share: 1.3 },
    said: named({
      ms: 'cavolfiore',
      fs: 'dadolata di cavolfiore',
      mp: 'bocconcini di cavolfiore',
      fp: 'cimette di cavolfiore',
    }),
    refuses: /lisch|pelle|sgocciol|scagli|tegam|ammoll|pesce|asciug|stoppos/iu,
    prepare:
      'Dividi il cavolfiore in cimette piccole, condiscile con olio e scorza di limone e arrostiscile 20 minuti a 220 °C.',
    isRaw: true,
    why: 'arrosto prende un sapore di nocciola e fa da boccone principale, come il pesce; il sale regolalo alla fine',
  },
  anchovy: {
    name: named({
      ms: 'trito di olive taggiasche',
      fs: 'polpa di olive taggiasche',
      mp: 'pezzetti di olive taggiasche',
      fp: 'olive taggiasche',
    }),
    said: named({
      ms: 'trito di olive',
      fs: 'polpa di olive',
      mp: 'pezzetti di olive',
      fp: 'olive taggiasche',
    }),
    ratio: 1.2,
    foodId: 'olive-nere',
    refuses:
      /sciogli|spin|lisc|sciacqu|sgocciol|tampon|dissal|grattug|pioggia|diliscat|filett|affettatartufi|pelap/iu,
    prepare: 'Trita grossolanamente le olive taggiasche.',
    why: 'danno la sapidità che dava il pesce, con meno sale',
  },
  roe: {
    name: named({ ms: 'trito di mandorle tostate', fs: 'granella di mandorle tostate' }),
    ratio: 1,
    foodId: 'mandorle',
    said: named({ ms: 'trito di mandorle', fs: 'granella di mandorle' }),
    refuses: /pelap|pellicin|lamell|stoppos/iu,
    prepare: 'Tosta le mandorle 5 minuti in padella asciutta e tritale fini.',
    isRaw: true,
    why: 'cade a pioggia come la bottarga e porta la stessa nota tostata; il sale aggiustalo alla fine',
  },
  shellfish: {
    name: named({
      ms: 'fungo cardoncello',
      fs: 'dadolata di funghi cardoncelli',
      mp: 'funghi cardoncelli',
      fp: 'fettine di cardoncelli',
    }),
    ratio: 1.2,
    foodId: 'cardoncelli',
    refuses: /sgusci|intestin|opac|rosa|guscio|asciug|crud|scott|tiepid|filo nero|marina/iu,
    prepare:
      "Affetta i cardoncelli e saltali 6 minuti a fuoco vivace con un filo d'olio, poi profumali con scorza di limone.",
    isRaw: true,
    why: 'carnosi e dolci come i crostacei, senza il loro allergene',
  },
  lard: {
    name: named({ ms: "olio extravergine d'oliva" }),
    ratio: 0.85,
    foodId: 'olio-evo',
    refuses: /morbid|pezzett|fiocch|scioglie|pomata/iu,
    prepare: "Unisci il sale e, quando l'impasto ha già preso corpo, {il} a filo.",
    why: 'lo strutto è grasso per intero, perciò ne serve il 15 % in meno; la mollica è un poco meno friabile',
  },
}
