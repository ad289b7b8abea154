/** Sauces; oils and fats. Columns: see `read-food-table.ts`; sources: [USDA-SR], [CIQUAL-2020]. */
export const SAUCES = `
pelati | Pomodori pelati | Tomate, pulpe, appertisée | CIQUAL 20169 | 26.1 1.2 0.25 3.6 1.8 3.2 27.1 0.005 | | pelati; pomodorini pelati; pomodori in scatola | valori della polpa di pomodoro
polpa | Polpa di pomodoro | Tomate, pulpe, appertisée | CIQUAL 20169 | 26.1 1.2 0.25 3.6 1.8 3.2 27.1 0.005 | | polpa; polpa pomodoro; pomodoro a cubetti
passata | Passata di pomodoro | Tomato products, canned, puree, without salt added | NDB 11547 | 38 1.65 0.21 6.9 1.9 4.83 28 0.029 | | passata; salsa di pomodoro; sugo di pomodoro | valori della passata americana, più densa di quella italiana; i carboidrati, circa 5 g, sono una stima
concentrato | Concentrato di pomodoro | Tomato products, canned, paste, without salt added | NDB 11546 | 82 4.32 0.47 18.91 4.1 12.18 59 0.100 | | concentrato; estratto di pomodoro; strattu
salsa-pronta | Sugo di pomodoro pronto | Tomato products, canned, sauce | NDB 11549 | 24 1.20 0.30 5.31 1.5 3.56 474 0.041 | ? sedano | sugo pronto; salsa pronta
maionese | Maionese | Salad dressing, mayonnaise, regular | NDB 04025 | 680 0.96 74.85 0.57 0 0.57 635 11.703 | uova ? senape |
senape | Senape | Mustard, prepared, yellow | NDB 02046 | 60 3.74 3.34 5.83 4.0 0.92 1104 0.214 | senape |
aceto | Aceto di vino | Vinegar, red wine | NDB 02068 | 19 0.04 0.00 0.27 0.0 0.00 8 0.000 | solfiti | aceto; aceto rosso; aceto bianco
aceto-mele | Aceto di mele | Vinegar, cider | NDB 02048 | 21 0.00 0.00 0.93 0.0 0.40 5 0.000 | ? solfiti | aceto di sidro
aceto-balsamico | Aceto balsamico | Vinaigre balsamique | CIQUAL 11091 | 125 0.69 0.3 25.8 0.5 19.1 27 0 | solfiti | glassa di aceto balsamico; crema di balsamico
tahina | Crema di sesamo | Sesame butter, tahini, from roasted and toasted kernels | NDB 12166 | 595 17.00 53.76 21.19 9.3 0.49 115 7.529 | sesamo | tahina; tahin
`
export const FATS = `
olio-evo | Olio extravergine di oliva | Oil, olive, salad or cooking | NDB 04053 | 884 0 100 0 0 0 2 13.808 | | olio; olio oliva; olio evo; olio extravergine; olio extra vergine oliva; evo; uoglio; ojo
olio-girasole | Olio di semi di girasole | Oil, sunflower, linoleic, (approx. 65%) | NDB 04506 | 884 0 100 0 0 0 0 10.300 | | olio girasole
olio-semi | Olio di semi | Oil, sunflower, linoleic, (approx. 65%) | NDB 04506 | 884 0 100 0 0 0 0 10.300 | ? arachidi; soia | olio semi; olio semi vari; olio friggere | valori dell'olio di girasole: di quali semi sia lo dice la bottiglia
olio-arachidi | Olio di semi di arachidi | Oil, peanut, salad or cooking | NDB 04042 | 884 0 100 0 0 0 0 16.900 | arachidi | olio arachidi; olio arachide; olio semi arachide
olio-soia | Olio di semi di soia | Oil, soybean, salad or cooking | NDB 04044 | 884 0 100 0 0 0 0 15.650 | ? soia | olio soia
olio-mais | Olio di semi di mais | Oil, corn, industrial and retail, all purpose salad or cooking | NDB 04518 | 900 0 100 0 0 0 0 12.948 | | olio mais
olio-sesamo | Olio di sesamo | Oil, sesame, salad or cooking | NDB 04058 | 884 0 100 0 0 0 0 14.200 | sesamo |
olio-cocco | Olio di cocco | Oil, coconut | NDB 04047 | 892 0 99.06 0 0 0 0 82.475 | |
strutto | Strutto | Lard | NDB 04002 | 902 0 100 0 0 0 0 39.200 | | sugna; 'nzogna
burro | Burro | Butter, without salt | NDB 01145 | 717 0.85 81.11 0.06 0 0.06 11 50.489 | latte |
margarina | Margarina | Margarine, regular, hard, soybean (hydrogenated) | NDB 04073 | 719 0.90 80.50 0.90 0 0 943 16.700 | ? soia; latte |
`
