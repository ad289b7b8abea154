/** Meat and cured meat. Columns: see `read-food-table.ts`; sources: [USDA-SR], [CIQUAL-2025]. */
export const MEATS = `
prosciutto-cotto | Prosciutto cotto | Ham, sliced, regular (approximately 11% fat) | NDB 07029 | 163 16.60 8.60 3.83 1.3 0 1143 2.936 | ? latte | cotto; prosciutto; cotto alta qualità
crudo-magro | Prosciutto crudo sgrassato | Pork, cured, ham, center slice, country-style, lean only, raw | NDB 10141 | 195 27.80 8.32 0.30 0 0 2695 2.780 | | crudo magro; crudo sgrassato
grasso-prosciutto | Grasso di prosciutto | Pork, cured, fat (from ham and arm picnic), unheated | NDB 10166 | 579 5.68 61.41 0.09 0 0 505 22.520 | |
prosciutto-crudo | Prosciutto crudo | 5 parti di prosciutto crudo magro, 1 del suo grasso | = | crudo-magro 5, grasso-prosciutto 1 | | crudo; crudo parma; prosciutto parma; prosciutto san daniele; san daniele; culatello | somma di magro e grasso
speck | Speck | 5 parti di prosciutto crudo magro, 1 del suo grasso | = | crudo-magro 5, grasso-prosciutto 1 | | | valori del prosciutto crudo
bresaola | Bresaola | Bresaola | CIQUAL | 172 32.8 4.3 0.49 0 - - - | |
mortadella | Mortadella | Mortadella, beef, pork | NDB 07050 | 311 16.37 25.39 3.05 0 0 1246 9.510 | ? frutta a guscio; latte; soia | mortadella bologna
salame | Salame | Salami, dry or hard, pork | NDB 07071 | 407 22.58 33.72 1.60 0 - 2260 11.890 | ? latte | salame milano; salame napoli; salame napoletano; salamino; soppressata
salame-piccante | Salame piccante | Pepperoni, beef and pork, sliced | NDB 07057 | 504 19.25 46.28 1.18 0 0 1582 17.708 | ? latte | salamino piccante; spianata; spianata piccante; ventricina; pepperoni; salame calabrese
nduja | 'Nduja | Pepperoni, beef and pork, sliced | NDB 07057 | 504 19.25 46.28 1.18 0 0 1582 17.708 | ? latte | nduja di spilinga | valori del salame piccante
salsiccia | Salsiccia fresca di maiale | Sausage, Italian, pork, raw | NDB 07036 | 346 14.25 31.33 0.65 0 - 731 11.270 | ? latte | salsiccia; luganega; salsiccia maiale
pancetta | Pancetta | Pork, cured, bacon, unprepared | NDB 10123 | 417 12.62 39.69 1.28 0 1.00 662 13.296 | | pancetta affumicata; bacon; pancetta tesa; pancetta dolce; cubetti di pancetta
lardo | Lardo | Pork, cured, salt pork, raw | NDB 10165 | 748 5.05 80.50 0 0 0 2684 29.380 | | lardo colonnata
guanciale | Guanciale | 2 parti di lardo salato, 1 di pancetta | = | lardo 2, pancetta 1 | | guanciale stagionato | somma di lardo e pancetta
wurstel | Würstel | Frankfurter, pork | NDB 07939 | 269 12.81 23.68 0.28 0.1 0 816 8.719 | ? latte; soia; senape | wurstel; wurstel maiale
carne-macinata | Carne di maiale macinata | Pork, fresh, ground, raw | NDB 10219 | 263 16.88 21.19 0 0 - 56 7.870 | | macinato di maiale; macinato; carne macinata; carne maiale
`
