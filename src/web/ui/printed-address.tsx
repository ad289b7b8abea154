import { clsx } from 'clsx'
import { Fragment } from 'react'
import { useSite } from '../api/site-context.ts'

interface PrintedAddressProps {
  /** What the address opens, in words. */
  of: string
  path: string
  query: [name: string, value: string][]
  /** 'printed-alone' where another part of the same page says it too. */
  className?: string
}

/** Where the sheet's own figures are found again, on paper only: the head of the sheet names the page alone. */
export function PrintedAddress({ of, path, query, className }: PrintedAddressProps) {
  const { publicUrl } = useSite()
  // As a person would type it: a colon may stand in a query as it is.
  const text = new URLSearchParams(query).toString().replaceAll('%3A', ':')
  const address = publicUrl.replace(/^https?:\/\//, '') + path + (text && `?${text}`)
  return (
    <p className={clsx('mt-3 text-sm', className ?? 'hidden print:block')}>
      {of}:{' '}
      <span className="wrap-anywhere">
        {address.split(/(?<=[?&])/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </span>
    </p>
  )
}
