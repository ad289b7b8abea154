import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import type { AuditEntry } from '#contracts/audit-log/audit-log.ts'
import { auditSentence } from '#domain/audit-log/audit-actions.ts'
import { type ReadableChange, readableChanges } from '#web/features/audit-log/readable-change.ts'
import { EmptyState, SkeletonRows } from '#web/ui/feedback.tsx'
import { Titled } from '../../ui/titled.tsx'
import { momentText } from '../admin/moment-text.ts'
import { PartError } from '../admin/part-error.tsx'
import { MoreButton } from '../admin/searched-list.tsx'
import { useAdminPages } from '../admin/use-admin-query.ts'

export default function RegisterPanel() {
  const list = useAdminPages(listAuditLog)
  const entries = list.data?.pages.flatMap((page) => page.entries)
  return (
    <Titled id="registro" title="Registro">
      <p className="mt-2 mb-6 text-ink-soft">Chi ha cambiato che cosa, dal più recente.</p>
      <PartError of={list} besideData says="Non siamo riusciti a caricare il registro." />
      {list.isPending && <SkeletonRows text="Caricamento..." count={6} row="h-20" />}
      {entries?.length === 0 && (
        <EmptyState title="Il registro è vuoto">
          <p>Ogni modifica fatta da qui si legge in questa pagina.</p>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ol aria-label="Modifiche" className="grid gap-3">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <MoreButton list={list} />
    </Titled>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actorName, action, subjectType, subjectId, subjectName } = entry
  const changes = readableChanges(entry.before, entry.after)
  return (
    <li className="rounded-lg border border-line bg-paper p-4 sm:p-5">
      <p className="wrap-anywhere">
        <strong>{actorName ?? 'Il sistema, o chi non ha più un account,'}</strong>{' '}
        {auditSentence(action, subjectType)} {subjectName === null ? `n. ${subjectId}` : `«${subjectName}»`}
      </p>
      <p className="mt-0.5 text-sm text-ink-soft">
        <time dateTime={at}>{momentText(at)}</time>
      </p>
      {changes.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-1 text-sm font-semibold">Che cosa è cambiato</summary>
          <dl className="mt-2 grid gap-3 text-sm">
            {changes.map((change) => (
              <Difference key={change.field} change={change} />
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

const Difference = ({ change: { field, before, after } }: { change: ReadableChange }) => (
  <div>
    <dt className="font-semibold">{field}</dt>
    <dd className="grid gap-1 sm:grid-cols-2 sm:gap-4">
      <Side name="Prima" text={before} />
      <Side name="Dopo" text={after} />
    </dd>
  </div>
)

const Side = ({ name, text }: { name: string; text: string | null }) => (
  <span className="wrap-anywhere whitespace-pre-line">
    <span className="text-ink-soft">{name}: </span>
    {text ?? '—'}
  </span>
)
