/** The limited palette of the pictures: gouache on coloured paper. Toppings keep their own colours beside their shapes. */
export interface CrustColours {
  edge: string
  shade: string
  main: string
  light: string
  pale: string
  toast: string
  char: string
}

export const BAKED: CrustColours = {
  edge: '#a9642b',
  shade: '#cb8842',
  main: '#e4ae66',
  light: '#f2cd90',
  pale: '#fae5bd',
  toast: '#9a5423',
  char: '#3b2117',
}

export const FRIED: CrustColours = {
  edge: '#8c4a1b',
  shade: '#b56e29',
  main: '#d4903f',
  light: '#e6b261',
  pale: '#f5d58f',
  toast: '#8a4718',
  char: '#3b2117',
}

export const TOMATO = { deep: '#98200f', main: '#c2311b', light: '#dc5335', pale: '#f18b62' } as const
export const CHEESE = {
  shade: '#dfb679',
  main: '#fbf0da',
  light: '#fffaf0',
  gold: '#efc67e',
  brown: '#cc8d43',
} as const
export const LEAF = { deep: '#284a26', main: '#3f722f', light: '#6a9a43', pale: '#b3c97c' } as const
export const IRON = { deep: '#1d1c1f', main: '#36343a', light: '#57545c' } as const
export const WOOD = { deep: '#54321c', main: '#7d5130', light: '#94663f' } as const
export const PAPER = { shade: '#dccaa6', main: '#f4e8cf', light: '#fdf6e6' } as const
/** Shadow of food on food. */
export const SHADOW = '#3a1206'

export interface Ground {
  main: string
  /** Where the window's light falls. */
  lit: string
  /** Shadow of the pizza and the darker pattern. */
  dark: string
  /** Cloth and plate that suit this ground. */
  cloth: string
  clothStripe: string
}

/** Neighbouring entries differ strongly: recipes with neighbouring ids stand side by side on the list. */
export const GROUNDS: readonly [Ground, ...Ground[]] = [
  { main: '#f0dfc0', lit: '#f8ecd5', dark: '#a98558', cloth: '#fdf8ec', clothStripe: '#c2452c' },
  { main: '#4f6b45', lit: '#5f7d52', dark: '#263a24', cloth: '#f2e6cc', clothStripe: '#8fa56a' },
  { main: '#c8694a', lit: '#d67d5b', dark: '#7c321d', cloth: '#f7e9d2', clothStripe: '#8c3a24' },
  { main: '#f7f0e2', lit: '#fffaf0', dark: '#b8a384', cloth: '#dfe3cf', clothStripe: '#5b7a45' },
  { main: '#322d2b', lit: '#403a37', dark: '#161311', cloth: '#e9dcc3', clothStripe: '#b0402a' },
  { main: '#e9b98f', lit: '#f3cba6', dark: '#a56a3d', cloth: '#fff5e4', clothStripe: '#4f6b45' },
  { main: '#a8321f', lit: '#ba412b', dark: '#5a140b', cloth: '#f6e6ca', clothStripe: '#d9a55b' },
  { main: '#b9bf94', lit: '#c9cfa6', dark: '#6d7448', cloth: '#fbf4e3', clothStripe: '#c2452c' },
  { main: '#dba64e', lit: '#e8b965', dark: '#8f611c', cloth: '#fff3d8', clothStripe: '#a8321f' },
  { main: '#2c4436', lit: '#385443', dark: '#13231a', cloth: '#efe2c8', clothStripe: '#d08a4e' },
  { main: '#f3cdb8', lit: '#fadecd', dark: '#b67a5d', cloth: '#fffaf0', clothStripe: '#a8321f' },
]
