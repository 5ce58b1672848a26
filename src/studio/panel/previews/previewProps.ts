import type { OpenPanel, PanelDocument } from '#adapters/schemaForm/trail.ts'

export interface PreviewProps {
  open: OpenPanel
  document: PanelDocument
  change: string
}
