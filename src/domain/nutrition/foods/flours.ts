/** Flours, starches, starters. Columns: see `read-food-table.ts`; sources: [USDA-SR], [CIQUAL-2020]. */
export const FLOURS = `
farina-00 | Farina 00 | Wheat flour, white, all-purpose, unenriched | NDB 20481 | 364 10.33 0.98 76.31 2.7 0.27 2 0.155 | glutine | farina; farina tipo 00; farina bianca; farina grano tenero; farina frumento
farina-0 | Farina 0 | Wheat flour, white, bread, enriched | NDB 20083 | 361 11.98 1.66 72.53 2.4 0.31 2 0.244 | glutine | farina tipo 0; farina di forza; farina pizza; farina panettone
manitoba | Farina Manitoba | Wheat flour, white, bread, enriched | NDB 20083 | 361 11.98 1.66 72.53 2.4 0.31 2 0.244 | glutine | manitoba | valori della farina 0 da pane
farina-integrale | Farina integrale | Wheat flour, whole-grain | NDB 20080 | 340 13.21 2.50 71.97 10.7 0.41 2 0.430 | glutine | farina integrale grano tenero
farina-1 | Farina tipo 1 | 4 parti di farina 0, 1 di integrale | = | farina-0 4, farina-integrale 1 | glutine | farina 1 | somma di farina 0 e integrale
farina-2 | Farina tipo 2 | metà farina 0, metà integrale | = | farina-0 1, farina-integrale 1 | glutine | farina 2; farina semintegrale; farina semi integrale | somma di farina 0 e integrale
semola | Semola rimacinata di grano duro | Semoule de blé dur, crue | CIQUAL 9610 | 352 10.9 1.2 71.6 3.4 1.0 1.2 0.21 | glutine | semola; semola rimacinata; farina grano duro; farina semola; semola di grano duro
farina-segale | Farina di segale | Rye flour, medium | NDB 20064 | 349 10.88 1.52 75.43 11.8 1.10 2 0.180 | glutine |
farina-mais | Farina di mais | Corn flour, whole-grain, white | NDB 20316 | 361 6.93 3.86 76.85 7.3 0.64 5 0.543 | | fioretto di mais; farina gialla; polenta
farina-riso | Farina di riso | Rice flour, white, unenriched | NDB 20061 | 366 5.95 1.42 80.13 2.4 0.12 0 0.386 | |
farina-grano-saraceno | Farina di grano saraceno | Buckwheat flour, whole-groat | NDB 20011 | 335 12.62 3.10 70.59 10.0 2.60 11 0.677 | | grano saraceno; farina saraceno
farina-ceci | Farina di ceci | Chickpeas, mature seeds, raw | NDB 16056 | 378 20.47 6.04 62.95 12.2 10.70 24 0.603 | | | valori dei ceci secchi interi
farina-castagne | Farina di castagne | Chestnuts, european, dried, unpeeled | NDB 12099 | 374 6.39 4.45 77.31 11.7 - 37 0.837 | | | valori delle castagne secche intere
amido-mais | Amido di mais | Cornstarch | NDB 20027 | 381 0.26 0.05 91.27 0.9 0.00 9 0.009 | | maizena
fecola-patate | Fecola di patate | Cornstarch | NDB 20027 | 381 0.26 0.05 91.27 0.9 0.00 9 0.009 | | fecola; amido patate | valori dell'amido di mais
tapioca | Tapioca | Tapioca, pearl, dry | NDB 20068 | 358 0.19 0.02 88.69 0.9 3.35 1 0.005 | | amido tapioca; farina tapioca
miscela-senza-glutine | Miscela senza glutine | 3 parti di farina di riso, 2 di amido di mais | = | farina-riso 3, amido-mais 2 | ? soia; latte; lupini | farina senza glutine; mix senza glutine; preparato senza glutine | somma di farina di riso e amido: la ricetta vera è sulla confezione
impasto-pizza | Impasto per pizza confezionato | Thin-crust pizza dough, prepacked, raw | CIQUAL | 285 7.57 6.6 47.4 1.6 - - - | glutine | impasto pizza; base pizza; pasta pizza
pangrattato | Pangrattato | Wheat flour, white, all-purpose, unenriched | NDB 20481 | 364 10.33 0.98 76.31 2.7 0.27 500 0.155 | glutine ? latte; sesamo; soia | pan grattato; pane grattugiato | valori della farina 00; il sodio, circa 500 mg, è una stima: quello di un pane comune
`
