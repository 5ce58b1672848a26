import { useEffect, useRef } from 'react'
import { withValue } from '#adapters/schemaForm/panelValues.ts'
import { openTrail } from '#adapters/schemaForm/trail.ts'
import type { DocumentSession } from '../session/documentSession.ts'
import { withDocumentValue } from './documentText.ts'
import styles from './PanelDocument.module.css'
import { PanelForm } from './PanelForm.tsx'
import { PanelList } from './PanelList.tsx'
import { previewOf } from './previews/previewTable.ts'
import { Trail } from './Trail.tsx'
import type { PanelState } from './usePanel.ts'
import { useTrail } from './useTrail.ts'

interface PanelDocumentProps {
  change: string
  path: string
  text: string
  panel: PanelState
  session: DocumentSession
  isEditable: boolean
}

/** A document as forms and lists made from its schema; an entry of a list has a panel of its own. */
export function PanelDocument(props: PanelDocumentProps) {
  const { change, path, text, panel, session, isEditable } = props
  const { trail, enter, goTo } = useTrail()
  const box = useFocusOn(trail.length)
  const { document, isUnreadable, choices } = panel
  if (isUnreadable)
    return <p role="alert">这份内容现在不是完整的 JSON，请到“文本”里按检查结果改好。</p>
  if (!document) return <p role="status">正在打开…</p>
  const opened = openTrail(document, trail)
  const open = opened.at(-1)
  if (!open) return null
  const write = (object: unknown) => {
    const value = withValue(document.value, open.at, object)
    session.edit(withDocumentValue(text, value))
  }
  const preview = previewOf(path, open)
  const drawn = preview && <preview.Preview open={open} document={document} change={change} />
  const place = open.at.join('/')
  return (
    <div ref={box} className={styles.panel} tabIndex={-1}>
      <Trail opened={opened} goTo={goTo} />
      {open.panel.formInfo.length > 0 && (
        <PanelForm
          key={`${place} ${JSON.stringify(open.panel.formInfo)}`}
          {...{ change, open, write, isEditable, choices }}
        />
      )}
      {preview?.isFirst && drawn}
      {open.panel.lists.map((list) => (
        <PanelList
          key={list.at.join('/')}
          {...{ list, document, write, isEditable }}
          object={open.object}
          enter={(index) => enter({ list: list.at, index })}
        />
      ))}
      {!preview?.isFirst && drawn}
    </div>
  )
}

/** The focus follows to another panel, whose button it was on is gone. */
function useFocusOn(depth: number) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(depth)
  useEffect(() => {
    if (before.current !== depth) box.current?.focus()
    before.current = depth
  }, [depth])
  return box
}
