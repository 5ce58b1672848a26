import type { OpenPanel, PanelDocument } from '#adapters/schemaForm/trail.ts'

export interface PreviewProps {
  open: OpenPanel
  document: PanelDocument
  /** Undefined for what is live. */
  change: string | undefined
}
