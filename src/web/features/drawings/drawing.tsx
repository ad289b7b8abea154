import { clsx } from 'clsx'

interface DrawingProps {
  /** Address of the file that holds the drawing. */
  sheet: string
  name: string
  /** What the drawing shows, for readers who cannot see it. */
  says: string
  /** Beside words that say it already the drawing says nothing more. */
  isDecoration?: boolean
  /** Width and height of its paper. */
  size?: readonly [number, number]
  className?: string
}

/**
 * A drawing that explains; its room is known before it is there. Its lines take the colour of the text: they show by day,
 * by night and in the system's own colours.
 */
export const Drawing = ({
  sheet,
  name,
  says,
  isDecoration = false,
  size: [width, height] = [200, 130],
  className,
}: DrawingProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    className={clsx('block h-auto w-full', className)}
    aria-hidden={isDecoration}
    role={isDecoration ? undefined : 'img'}
    aria-label={isDecoration ? undefined : says}
  >
    <use href={`${sheet}#${name}`} />
  </svg>
)
