import type { OpenPanel, PanelDocument } from '#adapters/schemaForm/trail.ts'

export interface PreviewProps {
  open: OpenPanel
  document: PanelDocument
  /** Id of the change set; undefined for the published configuration. */
  change: string | undefined
}
