/** The sheet one picture is drawn on: its ids, its definitions, its streams of chance. */
import { HEIGHT_PX, WIDTH_PX } from './field.ts'
import { GLYPHS, type GlyphName } from './glyphs/glyph-book.ts'
import { SHADOW } from './palette.ts'
import type { Placed } from './placement.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { joined } from './svg-path.ts'

export class Canvas {
  readonly #seed: number
  readonly #defs: string[] = []
  readonly #glyphIds = new Map<GlyphName, string>()
  readonly #poseIds = new Map<string, string>()
  #count = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  random(stream: string): SeededRandom {
    return seededRandom(this.#seed, stream)
  }

  /** A new id. The recipe's id stands first, because several pictures may be inlined in one page. */
  id(): string {
    this.#count += 1
    return `r${this.#seed}-${this.#count.toString(36)}`
  }

  define(svg: string): void {
    this.#defs.push(svg)
  }

  /** Defines an outline and a clip to it; answers both ids. */
  outline(d: string): { outlineId: string; clipId: string } {
    const outlineId = this.id()
    const clipId = this.id()
    this.define(
      `<path id="${outlineId}" d="${d}"/><clipPath id="${clipId}"><use href="#${outlineId}"/></clipPath>`,
    )
    return { outlineId, clipId }
  }

  /** A topping with its shadow, which falls to the lower right however the topping is turned.
   * Each pose is defined once: toppings that share one cost a few bytes. */
  glyph({ glyph, at: [x, y], turn, scale }: Placed): string {
    const key = `${glyph} ${turn} ${scale}`
    const pose = this.#poseIds.get(key) ?? this.#definePose(key, glyph, turn, scale)
    return `<use href="#${pose}" x="${x}" y="${y}"/>`
  }

  #definePose(key: string, glyph: GlyphName, turn: number, scale: number): string {
    const drawn = this.#glyphIds.get(glyph) ?? this.#defineGlyph(glyph)
    const id = this.id()
    this.#poseIds.set(key, id)
    const posture = `rotate(${turn})${scale === 1 ? '' : `scale(${joined([scale])})`}`
    const drop = Math.max(2, Math.round(4 * scale))
    this.define(
      `<g id="${id}"><use href="#${drawn}s" transform="translate(${drop} ${drop + 2})${posture}"/>` +
        `<use href="#${drawn}" transform="${posture}"/></g>`,
    )
    return id
  }

  #defineGlyph(name: GlyphName): string {
    const { fill, outline, detail } = GLYPHS[name]
    const id = this.id()
    this.#glyphIds.set(name, id)
    this.define(
      `<g id="${id}" fill="${fill}"><path id="${id}o" d="${outline}"/>${detail}</g>` +
        `<use id="${id}s" href="#${id}o" fill="${SHADOW}" fill-opacity=".32"/>`,
    )
    return id
  }

  /** The finished file around its layers. */
  close(layers: readonly string[]): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" stroke-linecap="round">` +
      `<defs>${this.#defs.join('')}</defs>${layers.join('')}</svg>`
    )
  }
}
