import { glossaryEditing } from '#contracts/glossary/admin-glossary.endpoints.ts'
import { type AdminGlossaryTerm, GlossaryDraft, TERM_LIMITS } from '#contracts/glossary/admin-glossary.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { EntriesPanel } from '#web/features/admin/entries/entries-panel.tsx'
import type { EntryKind } from '#web/features/admin/entries/entry-kind.ts'
import { RelatedTerms } from './related-terms.tsx'

const WORDS: EntryKind<AdminGlossaryTerm> = {
  tab: 'glossario',
  endpoints: glossaryEditing,
  siteKey: [listGlossaryTerms.path],
  draft: GlossaryDraft,
  fields: [
    { name: 'term', label: 'Voce', as: 'text', maxLength: TERM_LIMITS.term },
    {
      name: 'definition',
      label: 'Definizione',
      as: 'paragraph',
      rows: 6,
      hint: 'Poche frasi, con i numeri che servono al banco: solo se hanno una fonte.',
      maxLength: TERM_LIMITS.definition,
    },
  ],
  initial: { linkBack: true },
  more: { related: [], linkBack: false },
  MoreFields: RelatedTerms,
  nameOf: ({ term }) => term,
  lineOf: ({ definition }) => definition,
  texts: {
    title: 'Glossario',
    what: 'la voce',
    create: 'Nuova voce',
    all: 'Tutte le voci',
    search: 'Cerca una voce',
    placeholder: 'Una parola della voce o della definizione',
    list: 'Voci trovate',
    failed: 'Non siamo riusciti a caricare il glossario.',
    empty: 'Nessuna voce trovata',
    notLoaded: 'Non siamo riusciti a caricare la voce. Forse non esiste più.',
    saved: 'Voce salvata',
    notSaved: 'Voce non salvata',
    deleted: 'Voce eliminata',
    restored: 'Voce ripristinata',
  },
}

export default function GlossaryPanel() {
  return <EntriesPanel kind={WORDS} />
}
