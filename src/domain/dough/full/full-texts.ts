/** Percent less yeast in summer and more in winter. Source: the site's specification. */
const SEASONAL_YEAST = { summerLessPct: 20, winterMorePct: 10 } as const

export const SEASONAL_YEAST_TIP = `In estate riduci il lievito del ${SEASONAL_YEAST.summerLessPct}%, in inverno aumentalo del ${SEASONAL_YEAST.winterMorePct}%.`
