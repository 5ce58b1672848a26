import { useId, useLayoutEffect, useRef, useState } from 'react'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { Refusals } from '#runtime/react/upload/Refusals.tsx'
import { EditorFiles } from './files/EditorFiles.tsx'
import { useEditorFiles } from './files/useEditorFiles.ts'
import { usePickers } from './files/usePickers.ts'
import styles from './RichEditor.module.css'
import { lostTags } from './schema/lostTags.ts'
import { type Row, Toolbar } from './toolbar/Toolbar.tsx'
import { ToolRow } from './toolbar/ToolRow.tsx'
import { useRichView } from './useRichView.ts'
import type { Point, RichView } from './view/RichView.ts'

export interface RichEditorProps {
  edit: EditProps
  /** The point of the press that opened the editor. */
  at: Point | undefined
  /** The editor is there and has the focus, if the field had it. */
  onReady: () => void
}

/**
 * The rich text editor. The text precedes the toolbar in the DOM, for keyboard and screen reader; on screen the toolbar
 * is above it.
 */
export function RichEditor({ edit, at, onReady }: RichEditorProps) {
  const { store } = useFormSession()
  const rowId = useId()
  const place = useRef<HTMLDivElement>(null)
  const current = useRef<RichView>(undefined)
  const [row, setRow] = useState<Row>()
  const [refused, setRefused] = useState(0)
  const [lost] = useState(() => lostTags(textOf(store.get(edit.path))))
  const pickers = usePickers()
  const { tasks, queue, refusals, take } = useEditorFiles(edit.path, current)
  const rich = useRichView(edit, place, at, {
    onFiles: (files, at) => void take(files, at),
    onRefused: setRefused,
  })
  useLayoutEffect(() => {
    current.current = rich
    if (rich) onReady()
  }, [rich, onReady])
  const notes = [...(refused > 0 ? [refusedText(refused)] : []), ...(lost.length > 0 ? [LOST] : [])]
  return (
    <>
      <div ref={place} className={styles.place} style={{ height: edit.field.ui.height }} />
      {rich && (
        <div className={styles.tools}>
          <Toolbar
            rich={rich}
            controls={edit.id}
            rowId={rowId}
            row={row}
            onRow={(name) => setRow(row === name ? undefined : name)}
            onPick={pickers.open}
          />
          <ToolRow rich={rich} id={rowId} row={row} onDone={() => setRow(undefined)} />
        </div>
      )}
      <div className={styles.below}>
        <Refusals refusals={[...refusals, ...notes.map((text) => ({ text, names: [] }))]} />
        <EditorFiles
          inputs={pickers.inputs}
          label={fieldName(edit.field)}
          tasks={tasks}
          queue={queue}
          onPick={(files, kind) => rich && void take(files, rich.view.state.selection.to, kind)}
        />
      </div>
    </>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const LOST = '原有内容的部分格式在此编辑后不再保留'

const refusedText = (count: number): string =>
  `粘贴的内容中有${count}个图片或音视频不在本站，未能带入，请用工具栏上传`
