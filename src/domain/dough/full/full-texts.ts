/** Sentences of the full calculator that contain figures: each figure is defined only here. */

/** Percent of yeast less or more by season. Source: the site's specification. */
const SEASONAL_YEAST = { summerLessPct: 20, winterMorePct: 10 } as const

export const SEASONAL_YEAST_TIP = `In estate riduci il lievito del ${SEASONAL_YEAST.summerLessPct}%, in inverno aumentalo del ${SEASONAL_YEAST.winterMorePct}%.`
