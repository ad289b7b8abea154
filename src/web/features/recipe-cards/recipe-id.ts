/** The id in an address. A non-numeric one asks for recipe 0, which does not exist (part 1, section 2). */
export const recipeIdOf = (param: string | undefined): number =>
  /^\d{1,9}$/.test(param ?? '') ? Number(param) : 0
