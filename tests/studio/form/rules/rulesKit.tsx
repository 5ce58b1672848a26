import { render } from '@testing-library/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { type FormEditing, FormEditingProvider } from '#studio/form/formEditing.ts'
import { bundleOf, FIELDS } from '../../../formDocument/rules/ruleForms.ts'
import { createTestWorld } from '../../../runtime/support/testWorld.ts'

/** A part of the form editor over a document that is held here. */
export function renderRules(
  part: ReactNode,
  document: FormDocument,
  { selected = null as string | null, isEditable = true } = {},
) {
  const held: { editing?: FormEditing; writes: number } = { writes: 0 }
  const { host } = createTestWorld()
  const runtime = { host, nodes: {} as never, custom: {}, pending: createCell(0) }
  function Editor() {
    const [now, setNow] = useState(document)
    const [place, select] = useState<FieldPlace | null>(
      selected === null ? null : { row: rowOf(selected), index: 0 },
    )
    const bundle = useMemo(() => bundleOf(now.formInfo, now.checks), [now])
    const editing: FormEditing = {
      tab: 'attributes',
      areTextsEditable: isEditable,
      ...{ document: now, bundle, select, isEditable, selected: place, liveKeys: new Set() },
      write(change) {
        held.writes += 1
        setNow((before) => ({ ...before, ...change }))
      },
    }
    held.editing = editing
    return <FormEditingProvider value={editing}>{part}</FormEditingProvider>
  }
  const { container } = render(
    <RuntimeContext value={runtime}>
      <Editor />
    </RuntimeContext>,
  )
  const editing = () => {
    if (!held.editing) throw new Error('nothing is drawn')
    return held.editing
  }
  return {
    container,
    editing,
    writes: () => held.writes,
    document: () => editing().document,
    field: (key: string) => [editing().document.formInfo[rowOf(key)]].flat()[0],
  }
}

export const rowOf = (key: string): number => FIELDS.findIndex(({ value }) => value === key)
