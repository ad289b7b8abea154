/** Vegetables, mushrooms and pulses, raw unless said. Columns: see `read-food-table.ts`; sources: [USDA-SR], [CIQUAL-2020]. */
export const VEGETABLES = `
pomodori | Pomodori freschi | Tomatoes, red, ripe, raw, year round average | NDB 11529 | 18 0.88 0.20 3.89 1.2 2.63 5 0.028 | | pomodoro; pummarola; pomodori maturi; pomodori ramati; san marzano; pomodoro cuore di bue; pomodori datterini
pomodorini | Pomodorini | Tomate cerise, crue | CIQUAL 20172 | 33.7 1.3 0.25 5.6 1.2 4.8 2.5 0.005 | | pomodorini ciliegino; ciliegini; datterini; pachino; piennolo
pomodori-secchi | Pomodori secchi | Tomatoes, sun-dried | NDB 11955 | 258 14.11 2.97 55.76 12.3 37.59 107 0.426 | ? solfiti | pomodori secchi sott'olio; pomodorini secchi
aglio | Aglio | Ail, cru | CIQUAL 11000 | 111 5.3 0.25 18.6 5.8 1.2 9 0.005 | | agghia
cipolla | Cipolla | Onions, raw | NDB 11282 | 40 1.10 0.10 9.34 1.7 4.24 4 0.042 | | cipolla rossa; cipolla bianca; cipolla dorata; cipolla tropea; scalogno
cipollotti | Cipollotti | Onions, spring or scallions, raw | NDB 11291 | 32 1.83 0.19 7.34 2.6 2.33 16 0.032 | | cipollotto; cipolle novelle
porri | Porri | Leeks, (bulb and lower leaf-portion), raw | NDB 11246 | 61 1.50 0.30 14.15 1.8 3.90 20 0.040 | | porro
peperoncino | Peperoncino fresco | Peppers, hot chili, red, raw | NDB 11819 | 40 1.87 0.44 8.81 1.5 5.30 9 0.042 | | peperoncino; peperoncino piccante
champignon | Funghi champignon | Mushrooms, white, raw | NDB 11260 | 22 3.09 0.34 3.26 1.0 1.98 5 0.050 | | funghi; champignon; funghi misti; funghi freschi
porcini | Funghi porcini | Champignon, cèpe, cru | CIQUAL 20160 | 31.6 3.1 0.43 3.0 1.9 1.7 5 0.071 | | porcini
cardoncelli | Funghi cardoncelli o pleurotus | Champignon, pleurote, crue | CIQUAL 20114 | 25.5 3.1 0.36 1.5 2.4 0.71 13.5 0.062 | | cardoncelli; pleurotus; funghi cardoncelli; funghi pleurotus
finferli | Funghi finferli | Champignon, chanterelle ou girolle, crue | CIQUAL 20103 | 33.1 2.3 0.78 2.3 4.2 1.9 5 0.5 | | finferli; gallinacci; chiodini
funghi-scatola | Funghi in scatola | Mushrooms, canned, drained solids | NDB 11264 | 25 1.87 0.29 5.09 2.4 2.34 425 0.038 | ? solfiti | funghi sott'olio; funghetti
melanzane | Melanzane | Eggplant, raw | NDB 11209 | 25 0.98 0.18 5.88 3.0 3.53 2 0.034 | | melanzana
zucchine | Zucchine | Squash, summer, zucchini, includes skin, raw | NDB 11477 | 17 1.21 0.32 3.11 1.0 2.50 8 0.084 | | zucchina; zucchini
fiori-di-zucca | Fiori di zucca | Pumpkin flowers, raw | NDB 11416 | 15 1.03 0.07 3.28 - - 5 0.036 | | fiori zucchina; fiori di zucchine
peperoni | Peperoni | Peppers, sweet, red, raw | NDB 11821 | 31 0.99 0.30 6.03 2.1 4.20 4 0.027 | | peperone; peperoni rossi; peperoni gialli
peperoni-verdi | Peperoni verdi | Peppers, sweet, green, raw | NDB 11333 | 20 0.86 0.17 4.64 1.7 2.40 3 0.058 | | friggitelli
carciofi | Carciofi | Artichokes, (globe or french), raw | NDB 11007 | 47 3.27 0.15 10.51 5.4 0.99 94 0.036 | | carciofo; cuori di carciofo
carciofini | Carciofini sott'olio | 9 parti di carciofi, 1 di olio | = | carciofi 9, olio-evo 1 | ? solfiti | carciofini; carciofi sott'olio | somma di carciofi e olio, senza il sale della salamoia
spinaci | Spinaci | Spinach, raw | NDB 11457 | 23 2.86 0.39 3.63 2.2 0.42 79 0.063 | | spinacini
friarielli | Friarielli o cime di rapa | Broccoli raab, raw | NDB 11096 | 22 3.17 0.49 2.85 2.7 0.38 33 0.050 | | friarielli; cime rapa; broccoletti
broccoli | Broccoli | Broccoli, flower clusters, raw | NDB 11740 | 28 2.98 0.35 5.06 2.3 1.48 27 0.054 | | broccolo
cavolfiore | Cavolfiore | Cauliflower, raw | NDB 11135 | 25 1.92 0.28 4.97 2.0 1.91 30 0.130 | |
cavolo-nero | Cavolo nero | Kale, raw | NDB 11233 | 49 4.28 0.93 8.75 3.6 2.26 38 0.091 | | kale | valori del cavolo riccio
verza | Verza | Cabbage, savoy, raw | NDB 11114 | 27 2.00 0.10 6.10 3.1 2.27 28 0.013 | | cavolo verza
cavolo | Cavolo cappuccio | Cabbage, raw | NDB 11109 | 25 1.28 0.10 5.80 2.5 3.20 18 0.034 | | cavolo
cavoletti | Cavoletti di Bruxelles | Brussels sprouts, raw | NDB 11098 | 43 3.38 0.30 8.95 3.8 2.20 25 0.062 | | cavolini; cavoletti
radicchio | Radicchio | Radicchio, raw | NDB 11952 | 23 1.43 0.25 4.48 0.9 0.60 22 0.060 | | radicchio rosso; trevisano
rucola | Rucola | Arugula, raw | NDB 11959 | 25 2.58 0.66 3.65 1.6 2.05 27 0.086 | | ruchetta
lattuga | Lattuga | Lettuce, cos or romaine, raw | NDB 11251 | 17 1.23 0.30 3.29 2.1 1.19 8 0.039 | | insalata; misticanza; songino
scarola | Scarola | Endive, raw | NDB 11213 | 17 1.25 0.20 3.35 3.1 0.25 22 0.048 | | indivia; scarola liscia; scarola riccia
cicoria | Cicoria | Chicory greens, raw | NDB 11152 | 23 1.70 0.30 4.70 4.0 0.70 45 0.073 | | catalogna
bietole | Bietole | Chard, swiss, raw | NDB 11147 | 19 1.80 0.20 3.74 1.6 1.10 213 0.030 | | bieta; biete; erbette
sedano | Sedano | Celery, raw | NDB 11143 | 16 0.69 0.17 2.97 1.6 1.34 80 0.042 | sedano |
carote | Carote | Carrots, raw | NDB 11124 | 41 0.93 0.24 9.58 2.8 4.74 69 0.037 | | carota
cetrioli | Cetrioli | Cucumber, with peel, raw | NDB 11205 | 15 0.65 0.11 3.63 0.5 1.67 2 0.037 | | cetriolo
asparagi | Asparagi | Asparagus, raw | NDB 11011 | 20 2.20 0.12 3.88 2.1 1.88 2 0.040 | | asparago
patate | Patate | Potatoes, flesh and skin, raw | NDB 11352 | 77 2.05 0.09 17.49 2.1 0.82 6 0.025 | | patata; patate lesse; patate novelle
patate-dolci | Patate dolci | Sweet potato, raw, unprepared | NDB 11507 | 86 1.57 0.05 20.12 3.0 4.18 55 0.018 | | patata dolce; patata americana
topinambur | Topinambur | Jerusalem-artichokes, raw | NDB 11226 | 73 2.00 0.01 17.44 1.6 9.60 4 0.000 | |
zucca | Zucca | Pumpkin, raw | NDB 11422 | 26 1.00 0.10 6.50 0.5 2.76 1 0.052 | | zucca mantovana; zucca delica
mais | Mais in scatola | Corn, sweet, yellow, canned, whole kernel, drained solids | NDB 11172 | 67 2.29 1.22 14.34 2.0 4.44 205 0.245 | | mais; mais dolce
piselli | Piselli | Peas, green, raw | NDB 11304 | 81 5.42 0.40 14.45 5.7 5.67 5 0.071 | | pisellini
ceci | Ceci lessati | Chickpeas, mature seeds, cooked, boiled, without salt | NDB 16057 | 164 8.86 2.59 27.42 7.6 4.80 7 0.269 | | ceci
cannellini | Fagioli cannellini lessati | Beans, white, mature seeds, cooked, boiled, without salt | NDB 16050 | 139 9.73 0.35 25.09 6.3 0.34 6 0.091 | | cannellini; fagioli; fagioli bianchi
borlotti | Fagioli borlotti in scatola | Beans, cranberry (roman), mature seeds, canned | NDB 16021 | 83 5.54 0.28 15.12 6.3 - 332 0.072 | | borlotti; fagioli borlotti
lenticchie | Lenticchie lessate | Lentils, mature seeds, cooked, boiled, without salt | NDB 16070 | 116 9.02 0.38 20.13 7.9 1.80 2 0.053 | | lenticchie; lenticchia
olive-nere | Olive nere | Olive noire (aliment moyen) | CIQUAL 13186 | 195.7 1.5 19.5 0.05 7.0 0 1090 2.4 | ? solfiti | olive; olive taggiasche; olive di gaeta; olive leccino; olive baresane
olive-verdi | Olive verdi | Olives, pickled, canned or bottled, green | NDB 09195 | 145 1.03 15.32 3.84 3.3 0.54 1556 2.029 | ? solfiti | olive nocellara; olive bella di cerignola; olive dolci
capperi | Capperi | Capers, canned | NDB 02054 | 23 2.36 0.86 4.89 3.2 0.41 2348 0.233 | ? solfiti | cappero; capperi sottaceto
capperi-sale | Capperi sotto sale | Capers, canned | NDB 02054 | 23 2.36 0.86 4.89 3.2 0.41 2348 0.233 | | capperi dissalati; capperi al sale | valori dei capperi in salamoia: quanto sale resta dipende da come si sciacquano
`
