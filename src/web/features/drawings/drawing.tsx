import { clsx } from 'clsx'

interface DrawingProps {
  sheet: string
  name: string
  says: string
  isDecoration?: boolean
  /** Width and height of the drawing's view box. */
  size?: readonly [number, number]
  className?: string
}

/** Ink on cream paper by day and by night. The fixed size prevents layout shifts. */
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
    className={clsx('block h-auto w-full rounded-md bg-drawing', className)}
    aria-hidden={isDecoration}
    role={isDecoration ? undefined : 'img'}
    aria-label={isDecoration ? undefined : says}
  >
    <use href={`${sheet}#${name}`} />
  </svg>
)
