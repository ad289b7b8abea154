/** Cheeses, milk and cream. Columns: see `read-food-table.ts`; sources: [USDA-SR], [CIQUAL-2020]. */
export const CHEESES = `
fior-di-latte | Fior di latte | Mozzarella au lait de vache | CIQUAL 19590 | 227 16.5 17.7 0.75 0 0.7 240 11.7 | latte | fiordilatte; mozzarella fior di latte
mozzarella | Mozzarella | Mozzarella au lait de vache | CIQUAL 19590 | 227 16.5 17.7 0.75 0 0.7 240 11.7 | latte | mozzarella vaccina; mozzarella fresca; mozzarella di vacca; bocconcini; mozzarelline; ciliegine di mozzarella
mozzarella-bufala | Mozzarella di bufala | Mozzarella au lait de bufflonne | CIQUAL 19591 | 260 14.5 22.3 0.24 0 0 197 15.0 | latte | bufala; bufala campana
mozzarella-pizza | Mozzarella per pizza | Cheese, mozzarella, whole milk, low moisture | NDB 01027 | 318 21.60 24.64 2.47 0 1.01 710 15.561 | latte | mozzarella pizza; mozzarella a bassa umidità; pizzottella; mozzarella filone | valori della mozzarella asciutta americana, più salata di quella italiana
mozzarella-light | Mozzarella light | Cheese, mozzarella, part skim milk | NDB 01028 | 254 24.26 15.92 2.77 0 1.13 619 10.114 | latte | mozzarella magra | valori della mozzarella magra americana, più salata di quella italiana
panna | Panna fresca | Cream, fluid, heavy whipping | NDB 01053 | 340 2.84 36.08 2.74 0 2.92 27 23.032 | latte | panna; panna da cucina; panna liquida
burrata | Burrata | 6 parti di mozzarella, 4 di panna | = | mozzarella 6, panna 4 | latte | burratina | somma di mozzarella e panna, vicina alle misure di CIQUAL (259 kcal)
stracciatella | Stracciatella | metà mozzarella, metà panna | = | mozzarella 1, panna 1 | latte | stracciatella burrata; stracciatella di bufala | somma di mozzarella e panna
ricotta | Ricotta | Ricotta | CIQUAL 19585 | 158.3 8.8 11.9 4.0 0 2.2 109 8.1 | latte | ricotta vaccina; ricotta di pecora; ricotta di bufala
ricotta-salata | Ricotta salata | Feta AOP | CIQUAL 12066 | 285 15.1 24.3 0.65 0 0 908 16.8 | latte | cacioricotta; ricotta dura | valori della feta
gorgonzola | Gorgonzola | Gorgonzola | CIQUAL 12524 | 312 19.0 26.4 0 0 0.15 710 16.9 | latte | gorgonzola dolce; gorgonzola piccante; formaggio erborinato
parmigiano | Parmigiano Reggiano | Parmesan | CIQUAL 12120 | 406 31.1 31.0 0 0 0 628 20.6 | latte | parmigiano; parmigiano grattugiato
grana-padano | Grana Padano | Grana Padano | CIQUAL 12123 | 396 34.1 29.2 0 0 0.125 610 19.5 | latte; uova | grana; grana grattugiato
pecorino-romano | Pecorino romano | Cheese, romano | NDB 01038 | 387 31.80 26.94 3.63 0 0.73 1433 17.115 | latte | | valori del pecorino romano americano, di vacca e meno salato
pecorino | Pecorino | Cheese, romano | NDB 01038 | 387 31.80 26.94 3.63 0 0.73 1433 17.115 | latte | pecorino toscano; pecorino sardo; pecorino siciliano | valori del pecorino romano
provolone | Provolone | Cheese, provolone | NDB 01035 | 351 25.58 26.62 2.14 0 0.56 876 17.078 | latte | provolone dolce; provolone piccante; provolone del monaco
provola | Provola affumicata | Cheese, mozzarella, whole milk, low moisture | NDB 01027 | 318 21.60 24.64 2.47 0 1.01 710 15.561 | latte | provola | valori della mozzarella asciutta
scamorza | Scamorza | Cheese, mozzarella, whole milk, low moisture | NDB 01027 | 318 21.60 24.64 2.47 0 1.01 710 15.561 | latte | scamorza affumicata; scamorza bianca | valori della mozzarella asciutta
caciocavallo | Caciocavallo | Cheese, provolone | NDB 01035 | 351 25.58 26.62 2.14 0 0.56 876 17.078 | latte | ragusano; caciocavallo ragusano; caciocavallo silano | valori del provolone
tuma | Tuma o primo sale | Cheese, mozzarella, whole milk | NDB 01026 | 300 22.17 22.35 2.19 0 1.03 627 13.152 | latte | tuma; primo sale; primosale | valori della mozzarella
fontina | Fontina | Cheese, fontina | NDB 01020 | 389 25.60 31.14 1.55 0 1.55 800 19.196 | latte | toma
asiago | Asiago | Asiago | CIQUAL 12761 | 356 32.1 25.6 0 0 0 760 15.9 | latte | casera; valtellina casera; montasio; bitto; latteria
taleggio | Taleggio | Cheese, camembert | NDB 01007 | 300 19.80 24.26 0.46 0 0.46 842 15.259 | latte | quartirolo | valori del camembert
stracchino | Stracchino o crescenza | Saint-Marcellin | CIQUAL 12049 | 280 15.1 24.3 0 0 0.1 433 18.1 | latte | stracchino; crescenza; squacquerone; robiola | valori del Saint-Marcellin, formaggio molle francese
caprino | Caprino fresco | Fromage de chèvre frais | CIQUAL 12805 | 232 14.6 18.4 2.0 0 2.0 349 12.5 | latte | caprino; formaggio di capra; formaggio caprino
brie | Brie | Cheese, brie | NDB 01006 | 334 20.75 27.68 0.45 0 0.45 629 17.410 | latte |
camembert | Camembert | Cheese, camembert | NDB 01007 | 300 19.80 24.26 0.46 0 0.46 842 15.259 | latte |
emmental | Emmental | Emmental ou emmenthal | CIQUAL 12115 | 373 27.9 28.8 0 0 0 245 19.7 | latte | emmentaler; emmenthal
gruyere | Groviera | Cheese, gruyere | NDB 01023 | 413 29.81 32.34 0.36 0 0.36 714 18.913 | latte | gruyère; gruviera
edamer | Edamer | Cheese, edam | NDB 01018 | 357 24.99 27.80 1.43 0 1.43 812 17.572 | latte | edam
gouda | Gouda | Cheese, gouda | NDB 01022 | 356 24.94 27.44 2.22 0 2.22 819 17.614 | latte | galbanino
cheddar | Cheddar | Cheese, cheddar | NDB 01009 | 404 22.87 33.31 3.09 0 0.48 653 18.867 | latte |
feta | Feta | Feta AOP | CIQUAL 12066 | 285 15.1 24.3 0.65 0 0 908 16.8 | latte |
formaggio-spalmabile | Formaggio spalmabile | Cheese, cream | NDB 01017 | 350 6.15 34.44 5.52 0 3.76 314 20.213 | latte | formaggio fresco spalmabile; philadelphia
mascarpone | Mascarpone | Mascarpone | CIQUAL 19584 | 384.6 4.4 39.0 4.0 0 4.0 32.2 25.7 | latte |
latte | Latte intero | Milk, whole, 3.25% milkfat | NDB 01077 | 61 3.15 3.25 4.80 0 5.05 43 1.865 | latte | latte
latte-polvere | Latte in polvere intero | Lait en poudre, entier | CIQUAL 19021 | 499 27.4 26.8 37.5 0 37.5 360 17.3 | latte | latte in polvere
yogurt | Yogurt bianco intero | Yogurt, plain, whole milk | NDB 01116 | 61 3.47 3.25 4.66 0 4.66 46 2.096 | latte | yogurt; yogurt greco
`
