import type { ReactNode } from 'react'
import { type DocumentKind, type DocumentState, useDocument } from './useDocument.ts'

interface AskedDocumentProps {
  kind: DocumentKind
  id: string
  children: (state: DocumentState) => ReactNode
}

/** A document that is loaded from the server, in its current state. */
export const AskedDocument = ({ kind, id, children }: AskedDocumentProps) =>
  children(useDocument(kind, id))
