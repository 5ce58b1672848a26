import type { ComponentType } from 'react'
import type { OpenPanel } from '#adapters/schemaForm/trail.ts'
import { CertificatePreview } from './CertificatePreview.tsx'
import { FeeBills } from './FeeBills.tsx'
import type { PreviewProps } from './previewProps.ts'
import { RichTextPreview } from './RichTextPreview.tsx'
import { ThemePreview } from './ThemePreview.tsx'

interface ShownPreview {
  Preview: ComponentType<PreviewProps>
  /** True for a preview beside the form whose values it shows (below it on a phone); others are below the lists. */
  isBeside?: boolean
}

/** Preview of a panel's values; undefined for a panel that needs none. */
export function previewOf(path: string, open: OpenPanel): ShownPreview | undefined {
  if (path === 'fees.json' && open.at.length === 2) return { Preview: FeeBills }
  if (path === 'certificates.json') return { Preview: CertificatePreview, isBeside: true }
  if (path === 'site.json' && open.at.length === 0) return { Preview: ThemePreview, isBeside: true }
  const isRich = open.panel.fields.some(({ kind }) => kind === 'html')
  return isRich ? { Preview: RichTextPreview } : undefined
}
