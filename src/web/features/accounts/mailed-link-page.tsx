import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiFailure, messageOf } from '#web/api/api-client.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageMeta } from '#web/ui/page-meta.tsx'
import { Card, PageHeader } from '#web/ui/surfaces.tsx'

interface MailedLinkPageProps {
  path: string
  kicker: string
  title: string
  text: string
  action: string
  press: (token: string) => Promise<{ message: string }>
  done: string
  after?: ReactNode
  dead?: ReactNode
  next: { label: string; to: string }
}

/** Target page of a link in an email. Opening the page changes nothing, because security scanners open
 * links, too. */
export function MailedLinkPage({ path, kicker, title, text, ...press }: MailedLinkPageProps) {
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(new URLSearchParams(location.search).get('token') ?? ''), [])
  return (
    <>
      <PageMeta title={title} description={text} path={path} hidden />
      <PageHeader kicker={kicker} title={title}>
        <p>{text}</p>
      </PageHeader>
      <div className="wrap pb-24">
        {/* The minimum height fits the text that appears in the browser, so the footer does not move. */}
        <Card className="min-h-42 max-w-xl sm:min-h-45 sm:p-8">
          {token === '' ? <NoToken /> : <Press key={path} {...press} token={token} />}
        </Card>
      </div>
    </>
  )
}

const NoToken = () => (
  <>
    <p role="alert" className="mb-5">
      A questa pagina si arriva dal link delle nostre e-mail. Aprilo di nuovo da lì, intero.
    </p>
    <ButtonLink to="/">Torna alla home</ButtonLink>
  </>
)

interface PressProps
  extends Pick<MailedLinkPageProps, 'action' | 'press' | 'done' | 'after' | 'dead' | 'next'> {
  token: string | undefined
}

const isDead = (failure: unknown) => failure instanceof ApiFailure && failure.status === 400

function Press({ action, press, done, after, dead, next, token = '' }: PressProps) {
  const pressing = useMutation({ mutationFn: () => press(token) })
  const result = useRef<HTMLDivElement>(null)
  const isOver = pressing.isSuccess || isDead(pressing.error)
  useEffect(() => {
    if (isOver) result.current?.focus()
  }, [isOver])
  return (
    <>
      <div ref={result} tabIndex={-1} className="outline-none">
        <div role="status">
          {pressing.data && (
            <div className="mb-5 flex items-start gap-3">
              <CircleCheck className="mt-1 size-6 shrink-0 text-basil" aria-hidden />
              <div>
                <h2 className="text-xl">{done}</h2>
                <p className="mt-1">{pressing.data.message}</p>
                {after}
              </div>
            </div>
          )}
        </div>
        {pressing.isError && (
          <div role="alert" className="mb-5">
            <p className="text-tomato">
              {messageOf(pressing.error, 'Controlla la connessione e riprova tra poco.')}
            </p>
            {isOver && dead}
          </div>
        )}
      </div>
      {isOver ? (
        <ButtonLink to={next.to}>{next.label}</ButtonLink>
      ) : (
        <Button disabled={!token || pressing.isPending} onClick={() => pressing.mutate()}>
          {pressing.isPending ? 'Un momento...' : action}
        </Button>
      )}
    </>
  )
}
