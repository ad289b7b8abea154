/** The one hand of all drawings: ink that is strong outside and fine inside, over flat gouache on cream paper.
 *
 * A shape of content/drawings/ says what it is made of and how it is drawn, as in class="dough edge". Those of the
 * articles, which carry words and lines of their own, name the paint only, as in fill="dough". */

const INK = '#2a1a12'

/** What things are made of. */
const PAINTS: Readonly<Record<string, string>> = {
  ink: INK,
  dough: '#f4e2b6',
  shade: '#e3c78b',
  hole: '#d8b676',
  soft: '#62534a',
  raw: '#cdbfa0',
  pale: '#f8eed6',
  crust: '#dba052',
  baked: '#b9743a',
  scorched: '#8a5028',
  char: '#43281a',
  tomato: '#d65330',
  ripe: '#b42d1c',
  cheese: '#fbf0d0',
  basil: '#5b8a45',
  leaf: '#2f6b3c',
  oil: '#e2b23c',
  water: '#8dbac4',
  flour: '#fffaf0',
  steel: '#aab0ac',
  iron: '#55585c',
  wood: '#bd8350',
  plank: '#94613a',
  brick: '#c67650',
  stone: '#d6b48e',
  skin: '#eebd95',
  cloth: '#7f9aa0',
  fire: '#ef8d32',
  glow: '#f8c955',
}

/** Lines without a paint of their own. */
const LINES: Readonly<Record<string, string>> = {
  edge: stroke(INK, 2.8),
  line: stroke(INK, 1.5),
  hair: stroke(INK, 1),
  // How it should be.
  dash: `${stroke('#8a6548', 1.8)} stroke-dasharray="5 4.5"`,
  arrow: stroke('#c8431f', 3),
  vapour: `${stroke(INK, 2.2)} opacity=".45"`,
}

/** How a paint is put on. The widest come in two: the ink, then the paint over it, so that crossing strokes make one shape. */
const USES: Readonly<Record<string, (paint: string) => readonly string[]>> = {
  edge: (paint) => [`fill="${paint}" ${LINES.edge}`],
  line: (paint) => [`fill="${paint}" ${LINES.line}`],
  ghost: (paint) => [`fill="${paint}" ${LINES.dash}`],
  dab: (paint) => [stroke(paint, 3)],
  spot: (paint) => [stroke(paint, 6)],
  patch: (paint) => [stroke(paint, 9.5)],
  rod: (paint) => cased(paint, 3.5, 2),
  band: (paint) => cased(paint, 5, 2.2),
  hand: (paint) => cased(paint, 8, 2, true),
  arm: (paint) => cased(paint, 15, 2.6),
}

function stroke(paint: string, width: number): string {
  return `stroke="${paint}" stroke-width="${width}"`
}

const cased = (paint: string, width: number, ink: number, isFilled = false) =>
  [
    [INK, width + 2 * ink],
    [paint, width],
  ].map(([of, wide]) => `${isFilled ? `fill="${of}" ` : ''}${stroke(String(of), Number(wide))}`)

/** The shape as a browser draws it; nothing for a look that is not among these. */
export function dressed(shape: string): string | undefined {
  const [named, look = ''] = / class="([a-z ]+)"/.exec(shape) ?? []
  if (named === undefined)
    return shape.replace(/(?<=(?:fill|stroke)=")[a-z]+(?=")/g, (paint) => PAINTS[paint] ?? paint)
  const ways = waysOf(look)
  return ways?.map((way) => shape.replace(named, ` ${way}`)).join('')
}

function waysOf(look: string): readonly string[] | undefined {
  const line = LINES[look]
  if (line) return [line]
  const [name = '', use] = look.split(' ')
  const paint = PAINTS[name]
  if (!paint) return undefined
  return use ? USES[use]?.(paint) : [`fill="${paint}"`]
}
