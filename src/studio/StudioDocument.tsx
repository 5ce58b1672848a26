import type { Schema } from '#contract/calls.ts'
import type { CustomNode } from '#contract/nodes.gen.ts'
import { useText, useValue } from '#runtime/react/hooks/useValue.ts'
import { DocumentEditor } from './editing/DocumentEditor.tsx'
import { FileDocument } from './file/FileDocument.tsx'

/** One document of a change set: its panel or text, or a picture or attachment. */
export function StudioDocument({ node }: { node: CustomNode }) {
  const change = useText(node.props?.change)
  const document = useValue(node.props?.document) as Schema<'ChangeDocument'> | undefined
  if (!document) return null
  const props = { key: `${change} ${document.path}`, change, opened: document }
  return document.kind === 'file' ? <FileDocument {...props} /> : <DocumentEditor {...props} />
}
