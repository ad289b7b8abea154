/** Cheeses, milk and cream. Columns: see `read-food-table.ts`; sources: [USDA-SR], [CIQUAL-2025]. */
export const CHEESES = `
fior-di-latte | Fior di latte | Cheese, mozzarella, whole milk | NDB 01026 | 300 22.17 22.35 2.19 0 1.03 627 13.152 | latte | fiordilatte; mozzarella fior di latte | valori della mozzarella americana, più salata di quella italiana
mozzarella | Mozzarella | Cheese, mozzarella, whole milk | NDB 01026 | 300 22.17 22.35 2.19 0 1.03 627 13.152 | latte | mozzarella vaccina; mozzarella fresca; mozzarella di vacca; bocconcini; ciliegine di mozzarella | valori della mozzarella americana, più salata di quella italiana
mozzarella-bufala | Mozzarella di bufala | Cheese, mozzarella, whole milk | NDB 01026 | 300 22.17 22.35 2.19 0 1.03 627 13.152 | latte | bufala; bufala campana | valori della mozzarella di latte intero
mozzarella-pizza | Mozzarella per pizza | Cheese, mozzarella, whole milk, low moisture | NDB 01027 | 318 21.60 24.64 2.47 0 1.01 710 15.561 | latte | mozzarella pizza; mozzarella a bassa umidità; pizzottella; mozzarella filone
mozzarella-light | Mozzarella light | Cheese, mozzarella, part skim milk | NDB 01028 | 254 24.26 15.92 2.77 0 1.13 619 10.114 | latte | mozzarella magra
burrata | Burrata | Burrata, from cow's milk | CIQUAL | 259 10.8 23.4 0.93 0 - - - | latte | burratina
stracciatella | Stracciatella | Burrata, from cow's milk | CIQUAL | 259 10.8 23.4 0.93 0 - - - | latte | stracciatella burrata; stracciatella di bufala | valori della burrata
ricotta | Ricotta | Cheese, ricotta, whole milk | NDB 01036 | 174 11.26 12.98 3.04 0 0.27 84 8.295 | latte | ricotta vaccina; ricotta di pecora; ricotta di bufala
ricotta-salata | Ricotta salata | Cheese, feta | NDB 01019 | 264 14.21 21.28 4.09 0 4.09 917 14.946 | latte | cacioricotta; ricotta dura | valori della feta
gorgonzola | Gorgonzola | Cheese, blue | NDB 01004 | 353 21.40 28.74 2.34 0 0.50 1146 18.669 | latte | gorgonzola dolce; gorgonzola piccante; formaggio erborinato
parmigiano | Parmigiano Reggiano | Cheese, parmesan, hard | NDB 01033 | 392 35.75 25.83 3.22 0 0.80 1376 16.410 | latte | parmigiano; parmigiano grattugiato
grana-padano | Grana Padano | Cheese, parmesan, hard | NDB 01033 | 392 35.75 25.83 3.22 0 0.80 1376 16.410 | latte; uova | grana; grana grattugiato | valori del parmigiano
pecorino-romano | Pecorino romano | Cheese, romano | NDB 01038 | 387 31.80 26.94 3.63 0 0.73 1433 17.115 | latte |
pecorino | Pecorino | Cheese, romano | NDB 01038 | 387 31.80 26.94 3.63 0 0.73 1433 17.115 | latte | pecorino toscano; pecorino sardo; pecorino siciliano | valori del pecorino romano
provolone | Provolone | Cheese, provolone | NDB 01035 | 351 25.58 26.62 2.14 0 0.56 876 17.078 | latte | provolone dolce; provolone piccante; provolone del monaco
provola | Provola affumicata | Cheese, mozzarella, whole milk, low moisture | NDB 01027 | 318 21.60 24.64 2.47 0 1.01 710 15.561 | latte | provola | valori della mozzarella asciutta
scamorza | Scamorza | Cheese, mozzarella, whole milk, low moisture | NDB 01027 | 318 21.60 24.64 2.47 0 1.01 710 15.561 | latte | scamorza affumicata; scamorza bianca | valori della mozzarella asciutta
caciocavallo | Caciocavallo | Cheese, provolone | NDB 01035 | 351 25.58 26.62 2.14 0 0.56 876 17.078 | latte | ragusano; caciocavallo ragusano; caciocavallo silano | valori del provolone
tuma | Tuma o primo sale | Cheese, mozzarella, whole milk | NDB 01026 | 300 22.17 22.35 2.19 0 1.03 627 13.152 | latte | tuma; primo sale; primosale | valori della mozzarella
fontina | Fontina | Cheese, fontina | NDB 01020 | 389 25.60 31.14 1.55 0 1.55 800 19.196 | latte | toma
asiago | Asiago | Cheese, gouda | NDB 01022 | 356 24.94 27.44 2.22 0 2.22 819 17.614 | latte | casera; valtellina casera; montasio; bitto; latteria | valori del gouda
taleggio | Taleggio | Cheese, camembert | NDB 01007 | 300 19.80 24.26 0.46 0 0.46 842 15.259 | latte | quartirolo | valori del camembert
stracchino | Stracchino o crescenza | Cheese, camembert | NDB 01007 | 300 19.80 24.26 0.46 0 0.46 842 15.259 | latte | stracchino; crescenza; squacquerone; robiola | valori del camembert
caprino | Caprino fresco | Cheese, feta | NDB 01019 | 264 14.21 21.28 4.09 0 4.09 917 14.946 | latte | caprino; formaggio di capra; formaggio caprino | valori della feta
brie | Brie | Cheese, brie | NDB 01006 | 334 20.75 27.68 0.45 0 0.45 629 17.410 | latte |
camembert | Camembert | Cheese, camembert | NDB 01007 | 300 19.80 24.26 0.46 0 0.46 842 15.259 | latte |
emmental | Emmental | Cheese, swiss | NDB 01040 | 393 26.96 30.99 1.44 0 0.00 187 18.227 | latte | emmentaler; emmenthal
gruyere | Groviera | Cheese, gruyere | NDB 01023 | 413 29.81 32.34 0.36 0 0.36 714 18.913 | latte | gruyère; gruviera
edamer | Edamer | Cheese, edam | NDB 01018 | 357 24.99 27.80 1.43 0 1.43 812 17.572 | latte | edam
gouda | Gouda | Cheese, gouda | NDB 01022 | 356 24.94 27.44 2.22 0 2.22 819 17.614 | latte | galbanino
cheddar | Cheddar | Cheese, cheddar | NDB 01009 | 404 22.87 33.31 3.09 0 0.48 653 18.867 | latte |
feta | Feta | Cheese, feta | NDB 01019 | 264 14.21 21.28 4.09 0 4.09 917 14.946 | latte |
formaggio-spalmabile | Formaggio spalmabile | Cheese, cream | NDB 01017 | 350 6.15 34.44 5.52 0 3.76 314 20.213 | latte | formaggio fresco spalmabile; philadelphia
mascarpone | Mascarpone | Mascarpone cheese, from cow's milk | CIQUAL | 369 6.0 37.0 3.1 0.5 - - - | latte |
panna | Panna fresca | Cream, fluid, heavy whipping | NDB 01053 | 340 2.84 36.08 2.74 0 2.92 27 23.032 | latte | panna; panna da cucina; panna liquida
latte | Latte intero | Milk, whole, 3.25% milkfat | NDB 01077 | 61 3.15 3.25 4.80 0 5.05 43 1.865 | latte | latte
yogurt | Yogurt bianco intero | Yogurt, plain, whole milk | NDB 01116 | 61 3.47 3.25 4.66 0 4.66 46 2.096 | latte | yogurt; yogurt greco
`
