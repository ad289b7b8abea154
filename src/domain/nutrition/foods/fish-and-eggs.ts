/** Fish, seafood, eggs. Columns: see `read-food-table.ts`; sources: [USDA-SR], [CIQUAL-2020]. */
export const FISH_AND_EGGS = `
acciughe | Acciughe sott'olio | Fish, anchovy, european, canned in oil, drained solids | NDB 15002 | 210 28.89 9.71 0 0 0 3668 2.203 | pesce | acciughe; alici sott'olio; alici; acciughe sotto sale; alici di cetara; acciuga
alici-fresche | Alici fresche | Fish, anchovy, european, raw | NDB 15001 | 131 20.35 4.84 0 0 0 104 1.282 | pesce | acciughe fresche; alici fresche
alici-marinate | Alici marinate | Anchois commun, mariné, préemballé | CIQUAL 26187 | 136 23.9 3.3 2.7 0 0 2230 1.0 | pesce ? solfiti | acciughe marinate
tonno | Tonno sott'olio | Fish, tuna, light, canned in oil, drained solids | NDB 15119 | 198 29.13 8.21 0 0 0 416 1.534 | pesce | tonno; tonno sgocciolato; ventresca; ventresca di tonno
salmone-affumicato | Salmone affumicato | Fish, salmon, chinook, smoked (lox), regular | NDB 15179 | 117 18.28 4.32 0 0 - 2000 0.929 | pesce | salmone
baccala | Baccalà ammollato | Fish, cod, Atlantic, raw | NDB 15015 | 82 17.81 0.67 0 0 0 700 0.131 | pesce ? solfiti | baccalà | valori del merluzzo fresco; il sodio, circa 700 mg, è una stima: quanto sale resta dipende dall'ammollo
merluzzo | Merluzzo | Fish, cod, Atlantic, raw | NDB 15015 | 82 17.81 0.67 0 0 0 54 0.131 | pesce | merluzzo fresco; nasello
stoccafisso | Stoccafisso ammollato | Fish, cod, Atlantic, raw | NDB 15015 | 82 17.81 0.67 0 0 0 54 0.131 | pesce | stoccafisso | valori del merluzzo fresco
baccala-salato | Baccalà salato | Fish, cod, Atlantic, dried and salted | NDB 15018 | 290 62.82 2.37 0 0 0 7027 0.462 | pesce ? solfiti | baccalà secco
gamberi | Gamberi | Crustaceans, shrimp, raw | FDC 175179 | 85 20.10 0.51 0 0 0 119 0.101 | crostacei ? solfiti | gamberetti; gambero; code di gambero; mazzancolle; scampi; gamberoni
granchio | Polpa di granchio | Crustaceans, crab, blue, raw | NDB 15139 | 87 18.06 1.08 0.04 0 - 293 0.222 | crostacei | granchio
surimi | Surimi | Crustaceans, crab, alaska king, imitation, made from surimi | NDB 15138 | 95 7.62 0.46 15.00 0.5 6.25 529 0.216 | pesce ? crostacei; uova; glutine; soia | bastoncini di granchio
cozze | Cozze | Mollusks, mussel, blue, raw | NDB 15164 | 86 11.90 2.24 3.69 0 0 286 0.425 | molluschi |
vongole | Vongole | Mollusks, clam, mixed species, raw | NDB 15157 | 86 14.67 0.96 3.57 0 0 601 0.187 | molluschi |
calamari | Calamari | Mollusks, squid, mixed species, raw | NDB 15175 | 92 15.58 1.38 3.08 0 0 44 0.358 | molluschi | totani; calamaro
seppie | Seppie | Mollusks, cuttlefish, mixed species, raw | NDB 15163 | 79 16.24 0.70 0.82 0 - 372 0.118 | molluschi | seppia
polpo | Polpo | Mollusks, octopus, common, raw | NDB 15166 | 82 14.91 1.04 2.20 0 0 230 0.227 | molluschi | moscardini
uova | Uova | Egg, whole, raw, fresh | NDB 01123 | 143 12.56 9.51 0.72 0 0.37 142 3.126 | uova | uovo; ovo; ova; uova fresche; uovo sodo
tuorlo | Tuorlo d'uovo | Egg, yolk, raw, fresh | NDB 01125 | 322 15.86 26.54 3.59 0 0.56 48 9.551 | uova | tuorlo; tuorli; rosso d'uovo
albume | Albume d'uovo | Egg, white, raw, fresh | NDB 01124 | 52 10.90 0.17 0.73 0 0.71 166 0.000 | uova | albume; albumi; chiara d'uovo
`
