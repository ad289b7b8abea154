export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'significato definizione intende si d l un c s n all dell nell dall quest a ad al alla alle allo ai agli che chi ci come con cosa cos da dal dalla dalle dei del della delle dello degli di e ed ' +
    'fa fare faccio i il in la le lo gli l mi nel nella non o ogni per perche piu posso puo quale quali quando quanta quante ' +
    'quanti quanto se serve si sono su sul sulla ti tra un una uno vuol dire significa devo deve usare uso usa mettere metto ' +
    'scegliere scelgo scelta va bene meglio avere vorrei voglio puo potrei migliore migliori buona buono the of for to in where eat which no san tutto tutti era'
  ).split(' '),
)
