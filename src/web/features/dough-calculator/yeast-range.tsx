export const YeastRange = () => null
