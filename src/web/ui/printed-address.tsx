import { clsx } from 'clsx'
import { Fragment } from 'react'
import { useSite } from '../api/site-context.ts'

interface PrintedAddressProps {
  of: string
  path: string
  query: [name: string, value: string][]
  className?: string
}

/** Prints the URL that contains the sheet's figures. The sheet's header shows only the URL of the page. */
export function PrintedAddress({ of, path, query, className }: PrintedAddressProps) {
  const { publicUrl } = useSite()
  // A colon is allowed in a query string and is easier to type than '%3A'.
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
