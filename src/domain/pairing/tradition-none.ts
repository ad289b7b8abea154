export const inTradition = (_: string) => false
