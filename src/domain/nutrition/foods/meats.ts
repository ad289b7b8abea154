/** Meat and cured meat. Columns: see `read-food-table.ts`; sources: [USDA-SR], [CIQUAL-2020]. */
export const MEATS = `
prosciutto-cotto | Prosciutto cotto | Jambon cuit, supérieur, avec couenne | CIQUAL 28901 | 137 20.2 5.8 0.91 0.33 0.77 744 2.1 | ? latte; soia | cotto; prosciutto; cotto alta qualità
crudo-magro | Prosciutto crudo sgrassato | Jambon sec, découenné, dégraissé | CIQUAL 28802 | 192 26.3 9.5 0.3 0 0.3 2410 3.5 | | crudo magro; crudo sgrassato
grasso-prosciutto | Grasso di prosciutto | Pork, cured, fat (from ham and arm picnic), unheated | NDB 10166 | 579 5.68 61.41 0.09 0 0 505 22.520 | |
prosciutto-crudo | Prosciutto crudo | Jambon sec de Parme | CIQUAL 28844 | 248 27.2 15.4 0.3 0 0.3 2180 5.4 | | crudo; crudo parma; prosciutto parma; prosciutto san daniele; san daniele; culatello
speck | Speck | Jambon cru, fumé | CIQUAL 28801 | 246 24.2 16.1 0.98 0 0.53 2050 6.7 | | | valori del prosciutto crudo affumicato francese
bresaola | Bresaola | Bresaola | CIQUAL 28503 | 165 31.6 4.3 0 0 0 1390 2.0 | |
mortadella | Mortadella | Mortadelle, pur porc | CIQUAL 30790 | 298 14.8 25.8 1.6 0 1.0 850 9.8 | ? frutta a guscio; latte; soia | mortadella bologna
salame | Salame | Saucisson sec pur porc, qualité supérieure | CIQUAL 30302 | 366 27.7 27.6 1.6 0.25 1.6 1790 10.9 | ? latte | salame milano; salame napoli; salame napoletano; salamino; soppressata | valori del salame di maiale francese
salame-piccante | Salame piccante | Pepperoni, beef and pork, sliced | NDB 07057 | 504 19.25 46.28 1.18 0 0 1582 17.708 | ? latte | salamino piccante; spianata; spianata piccante; ventricina; pepperoni; salame calabrese | valori del salamino piccante americano, più grasso di quello italiano
nduja | 'Nduja | Pepperoni, beef and pork, sliced | NDB 07057 | 504 19.25 46.28 1.18 0 0 1582 17.708 | ? latte | nduja di spilinga | valori del salame piccante
salsiccia | Salsiccia fresca di maiale | Saucisse de Toulouse, crue | CIQUAL 30110 | 327 13.2 30.0 1.0 0 1.0 747 11.3 | ? latte | salsiccia; luganega; salsiccia maiale | valori della salsiccia di Tolosa, meno salata
pancetta | Pancetta | Pancetta ou Poitrine roulée sèche | CIQUAL 28858 | 342 20.2 28.8 0.75 0 0.43 1650 12.5 | | pancetta affumicata; bacon; pancetta tesa; pancetta dolce; cubetti di pancetta | valori della pancetta arrotolata francese, più magra di molte pancette tese
lardo | Lardo | Pork, cured, salt pork, raw | NDB 10165 | 748 5.05 80.50 0 0 0 1600 29.380 | | lardo colonnata | valori del lardo sotto sale americano; il sodio, circa 1600 mg, è una stima: il nostro è meno salato, e quello fresco non ha sale
guanciale | Guanciale | 2 parti di lardo salato, 1 di pancetta | = | lardo 2, pancetta 1 | | guanciale stagionato | somma di lardo e pancetta, sodio compreso (circa 1600 mg)
wurstel | Würstel | Frankfurter, pork | NDB 07939 | 269 12.81 23.68 0.28 0.1 0 816 8.719 | ? latte; soia; sedano; senape | wurstel; wurstel maiale
carne-macinata | Carne di maiale macinata | Pork, fresh, ground, raw | NDB 10219 | 263 16.88 21.19 0 0 - 56 7.870 | | macinato di maiale; macinato; carne macinata; carne maiale
`
