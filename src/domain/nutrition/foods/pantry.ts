/** Water, salt, sugars, yeast, herbs, spices, nuts, fruit. Columns: see `read-food-table.ts`; sources: [USDA-SR], [CIQUAL-2020], [BLS-4]. */
export const PANTRY = `
acqua | Acqua | Beverages, water, tap, drinking | NDB 14411 | 0 0 0 0 0 0 4 0 | | acqua tiepida; acqua fredda; ghiaccio
sale | Sale | Salt, table | NDB 02047 | 0 0 0 0 0 0 38758 0 | | sale fino; sale grosso; sale marino; sale in fiocchi; fiocchi di sale
zucchero | Zucchero | Sugars, granulated | NDB 19335 | 387 0 0 99.98 0 99.80 1 0 | | zucchero semolato; zucchero a velo; zucchero di canna
miele | Miele | Honey | NDB 19296 | 304 0.30 0 82.40 0.2 82.12 4 0 | | miele acacia; miele castagno; miele millefiori
confettura | Confettura di albicocche | Jams and preserves, apricot | NDB 19719 | 242 0.70 0.20 64.40 0.3 43.40 40 0.010 | | confettura; marmellata
lievito-fresco | Lievito di birra fresco | Leavening agents, yeast, baker's, compressed | NDB 18374 | 105 8.40 1.90 18.10 8.1 0 30 0.243 | | lievito; lievito di birra; lievito fresco; cubetto di lievito
lievito-secco | Lievito di birra secco | Leavening agents, yeast, baker's, active dry | NDB 18375 | 325 40.44 7.61 41.22 26.9 0 51 1.001 | | lievito secco; lievito disidratato; lievito di birra istantaneo; lievito di birra disidratato; lievito di birra liofilizzato; lievito liofilizzato
lievito-madre | Lievito madre | 2 parti di farina 0, 1 di acqua | = | farina-0 2, acqua 1 | glutine | pasta madre; lievito naturale | somma di farina e acqua
licoli | Li.co.li. | metà farina 0, metà acqua | = | farina-0 1, acqua 1 | glutine | licoli; lievito madre liquido; li co li; lievito liquido | somma di farina e acqua
pane | Pane | 100 parti di farina 0, 45 di acqua, 2 di sale | = | farina-0 100, acqua 45, sale 2 | glutine ? latte; sesamo; soia | mollica di pane; mollica; pane raffermo; pancarré | somma di farina, acqua e sale
basilico | Basilico fresco | Basil, fresh | NDB 02044 | 23 3.15 0.64 2.65 1.6 0.30 4 0.041 | | basilico; vasenicola
prezzemolo | Prezzemolo fresco | Parsley, fresh | NDB 11297 | 36 2.97 0.79 6.33 3.3 0.85 56 0.132 | | prezzemolo
rosmarino | Rosmarino fresco | Rosemary, fresh | NDB 02063 | 131 3.31 5.86 20.70 14.1 - 26 2.838 | | rosmarino; aghi di rosmarino
timo | Timo fresco | Thyme, fresh | NDB 02049 | 101 5.56 1.68 24.45 14.0 - 9 0.467 | | timo; maggiorana
salvia | Salvia fresca | Sauge, fraîche | CIQUAL 11069 | 36.7 4.0 0.25 0.97 7.0 0.3 11.1 0.005 | | salvia
menta | Menta fresca | Menthe, fraîche | CIQUAL 11027 | 57.6 3.5 0.84 5.3 7.4 5.3 30.5 0.22 | | menta; mentuccia
aneto | Aneto fresco | Aneth, frais | CIQUAL 11093 | 48.2 3.9 1.1 3.9 3.5 1.2 27 0.2 | | aneto; finocchietto; finocchietto selvatico
erba-cipollina | Erba cipollina | Chives, raw | NDB 11156 | 30 3.27 0.73 4.35 2.5 1.85 3 0.146 | |
origano | Origano secco | Spices, oregano, dried | NDB 02027 | 265 9.00 4.28 68.92 42.5 4.09 25 1.551 | | origano
pepe-nero | Pepe nero | Spices, pepper, black | NDB 02030 | 251 10.39 3.26 63.95 25.3 0.64 20 1.392 | | pepe; pepe macinato
pepe-bianco | Pepe bianco | Spices, pepper, white | NDB 02032 | 296 10.40 2.12 68.61 26.2 - 5 0.626 | |
paprika | Paprika | Spices, paprika | NDB 02028 | 282 14.14 12.89 53.99 34.9 10.34 68 2.140 | | paprica
peperoncino-secco | Peperoncino secco | Spices, pepper, red or cayenne | NDB 02031 | 318 12.01 17.27 56.63 27.2 10.34 30 3.260 | | peperoncino in polvere; peperoncino in scaglie; peperoncino fiocchi
noce-moscata | Noce moscata | Spices, nutmeg, ground | NDB 02025 | 525 5.84 36.31 49.29 20.8 2.99 16 25.940 | |
zafferano | Zafferano | Safran | CIQUAL 11039 | 352 11.4 5.8 61.5 3.9 42.4 148 1.6 | |
semi-papavero | Semi di papavero | Spices, poppy seed | NDB 02033 | 525 17.99 41.56 28.13 19.5 2.99 26 4.517 | |
sesamo | Semi di sesamo | Seeds, sesame seed kernels, dried (decorticated) | NDB 12201 | 631 20.45 61.21 11.73 11.6 0.48 47 9.055 | sesamo | sesamo
noci | Noci | Nuts, walnuts, english | NDB 12155 | 654 15.23 65.21 13.71 6.7 2.61 2 6.126 | frutta a guscio | noce; gherigli di noce
pistacchi | Pistacchi | Nuts, pistachio nuts, raw | NDB 12151 | 560 20.16 45.32 27.17 10.6 7.66 1 5.907 | frutta a guscio | pistacchio; granella di pistacchi; pistacchi di bronte
nocciole | Nocciole | Nuts, hazelnuts or filberts | NDB 12120 | 628 14.95 60.75 16.70 9.7 4.34 0 4.464 | frutta a guscio | nocciola; granella di nocciole
mandorle | Mandorle | Nuts, almonds | NDB 12061 | 579 21.15 49.93 21.55 12.5 4.35 1 3.802 | frutta a guscio | mandorla; granella di mandorle
pecan | Noci pecan | Nuts, pecans | NDB 12142 | 691 9.17 71.97 13.86 9.6 3.97 0 6.180 | frutta a guscio |
macadamia | Noci macadamia | Nuts, macadamia nuts, raw | NDB 12131 | 718 7.91 75.77 13.82 8.6 4.57 5 12.061 | frutta a guscio |
pinoli | Pinoli | Nuts, pine nuts, dried | NDB 12147 | 673 13.69 68.37 13.08 3.7 3.59 2 4.899 | |
cocco | Cocco disidratato | Nuts, coconut meat, dried (desiccated), not sweetened | NDB 12108 | 660 6.88 64.53 23.65 16.3 7.35 37 57.218 | | cocco rapè; cocco
tartufo | Tartufo | Trüffel roh | BLS K702100 | 73 8.288 0.51 0.6 16.54 - - - | | tartufo nero; scaglie di tartufo
ananas | Ananas | Pineapple, raw, all varieties | NDB 09266 | 50 0.54 0.12 13.12 1.4 9.85 1 0.009 | |
fichi | Fichi freschi | Figs, raw | NDB 09089 | 74 0.75 0.30 19.18 2.9 16.26 1 0.060 | | fico; fichi maturi
pere | Pere | Pears, raw | NDB 09252 | 57 0.36 0.14 15.23 3.1 9.75 1 0.022 | | pera
uva | Uva | Raisin, cru | CIQUAL 13112 | 68.9 0.72 0.16 15.7 0.9 15.5 2 0.054 | | acini d'uva; uva nera; uva fragola
fragole | Fragole | Fraise, crue | CIQUAL 13014 | 38.6 0.63 0.25 6.0 3.8 5.6 2.5 0.005 | | fragola
mirtilli | Mirtilli | Myrtille, crue | CIQUAL 13028 | 57.7 0.87 0.33 10.6 2.4 10.0 1 0.028 | |
ciliegie | Ciliegie | Cerise, dénoyautée, crue | CIQUAL 13008 | 55.7 0.81 0.15 13.0 1.6 10.0 2.5 0.005 | | ciliegia
melagrana | Melagrana | Grenade, pulpe et pépins, crue | CIQUAL 13018 | 80.6 1.4 1.2 14.3 2.3 13.3 2.5 0.07 | | melograno; chicchi di melagrana
limone | Limone | Citron, pulpe, cru | CIQUAL 13009 | 27.6 0.25 0.25 1.6 0.25 0.8 2.5 0.005 | | limoni; succo di limone; scorza di limone
crema-nocciole-cacao | Crema spalmabile di nocciole e cacao | Chocolate-flavored hazelnut spread | FDC 168000 | 539 5.41 29.73 62.43 5.4 54.05 41 10 | soia; latte; frutta a guscio | crema spalmabile di nocciole; crema di nocciole e cacao; crema gianduia; nutella | valori della crema americana; i grassi saturi, circa 10 g, sono una stima: la tabella ne dà 28 su 30, le etichette un terzo dei grassi
pesto | Pesto alla genovese | Sauce pesto, préemballée | CIQUAL 11179 | 370 3.9 35.4 6.6 2.5 3.2 1060 4.4 | latte ? frutta a guscio | pesto; pesto di basilico; pesto genovese
`
