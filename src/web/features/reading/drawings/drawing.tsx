import { type ReactNode, useId } from 'react'

/** Dough and bricks look the same by day and by night; words and lines follow the scheme of the reader. */
export const NATURE = {
  flour: '#fbf3df',
  dough: '#f1dcae',
  doughShade: '#dfbf84',
  crust: '#d9a35a',
  edge: '#8f5a24',
  char: '#5b3a1f',
  cheese: '#fff4d3',
  leaf: '#3f7d48',
  leafEdge: '#275531',
  tomato: '#c23a22',
  fish: '#8b98a3',
  fishEdge: '#56626c',
  ink: '#261b14',
} as const

// The server and the browser must write the same digits.
export const round = (value: number): number => Math.round(value * 10) / 10

interface DrawingProps {
  /** What the drawing shows, for readers who cannot see it. */
  title: string
  /** In units; on a phone a unit is five sixths of a pixel, beside the text a little more than one. */
  height: number
  children: ReactNode
}

/** The frame of an explanatory drawing, 400 units wide. */
export function Drawing({ title, height, children }: DrawingProps) {
  const id = useId()
  return (
    <svg
      viewBox={`0 0 400 ${height}`}
      width={400}
      height={height}
      role="img"
      aria-labelledby={id}
      className="mx-auto block h-auto w-full max-w-md font-sans"
    >
      <title id={id}>{title}</title>
      {children}
    </svg>
  )
}

interface LabelProps {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  light?: boolean
  className?: string
  children: ReactNode
}

export const Label = ({ x, y, anchor = 'middle', light, className, children }: LabelProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    fontSize={16}
    fontWeight={light ? 400 : 600}
    className={className ?? (light ? 'fill-ink-soft' : 'fill-ink')}
  >
    {children}
  </text>
)

/** A line with its head at the end, given as two more points. */
export const Arrow = ({ d, head, colour }: { d: string; head: string; colour: string }) => (
  <g fill="none" stroke={colour} strokeWidth={3.2} strokeLinecap="round" strokeLinejoin="round">
    <path d={d} />
    <path d={head} />
  </g>
)
