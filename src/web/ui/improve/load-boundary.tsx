import { Component, type ReactNode } from 'react'
import { toast } from '../toast-store.ts'

interface LoadBoundaryProps {
  onFailure: () => void
  children: ReactNode
}

/** A part that is fetched with a click may not arrive: the page stays, and the reader is told. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    toast({ title: 'Errore', description: 'Controlla la connessione e riprova.', tone: 'destructive' })
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
