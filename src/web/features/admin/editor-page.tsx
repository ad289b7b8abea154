import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Endpoint } from '#contracts/endpoint.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useAdminOnce } from './use-admin-query.ts'

interface EditorPageProps<Row> {
  /** Undefined for a new row. */
  id: number | undefined
  endpoint: Endpoint<{ params: { id: number }; response: Row }>
  heading: string
  back: { to: string; text: string }
  texts: { notLoaded: string; binTitle: string; inBin: string }
  children: (row?: Row) => ReactNode
}

export const EditorPage = <Row extends { deletedAt: string | null }>(props: EditorPageProps<Row>) => (
  <section aria-labelledby={props.heading}>
    <ButtonLink to={props.back.to} look="quiet" size="small" className="mb-1 -ml-4">
      <ArrowLeft className="size-4" aria-hidden /> {props.back.text}
    </ButtonLink>
    {props.id === undefined ? props.children() : <SavedRow {...props} id={props.id} />}
  </section>
)

/** The row is read once, so that later responses do not overwrite what the user types. */
function SavedRow<Row extends { deletedAt: string | null }>({
  id,
  endpoint,
  texts: { notLoaded, binTitle, inBin },
  children,
}: EditorPageProps<Row> & { id: number }) {
  const { data, isError, refetch } = useAdminOnce(endpoint, id)
  const failed = isError ? { text: notLoaded } : data?.deletedAt && { title: binTitle, text: inBin }
  if (failed) {
    const { text, ...title } = failed
    return (
      <LoadError heading="h2" onRetry={() => void refetch()} {...title}>
        <p>{text}</p>
      </LoadError>
    )
  }
  return data ? children(data) : <Spinner text="Caricamento..." />
}
