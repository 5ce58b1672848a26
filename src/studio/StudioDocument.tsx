import type { Schema } from '#contract/calls.ts'
import type { CustomNode } from '#contract/nodes.gen.ts'
import type { StatePath } from '#contract/value.ts'
import { useText, useValue } from '#runtime/react/hooks/useValue.ts'
import { DocumentEditor } from './editing/DocumentEditor.tsx'
import { DocumentReader } from './editing/DocumentReader.tsx'
import { FileDocument } from './file/FileDocument.tsx'

/** One document of a change set: its panel or text, or a picture or attachment. A published document is read-only. */
export function StudioDocument({ node }: { node: CustomNode }) {
  const opened = useValue(node.props?.document) as Schema<'ChangeDocument'> | undefined
  const pointer = useText(node.props?.pointer)
  const place = node.props?.place as StatePath
  const stage = useText(node.props?.stage)
  if (!opened) return null
  const { changeId: change, path, kind } = opened
  const key = `${change} ${path} ${pointer}`
  if (change === undefined)
    return <DocumentReader key={key} {...{ opened, pointer, place, stage }} />
  if (kind === 'file') return <FileDocument key={key} opened={opened} />
  return <DocumentEditor key={key} {...{ change, opened, pointer, stage }} />
}
