import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keyOf } from '#adapters/schemaForm/panelOf.ts'
import { withValue } from '#adapters/schemaForm/panelValues.ts'
import { readingPanel } from '#adapters/schemaForm/readingPanel.ts'
import type { OpenPanel, PanelDocument as Shown } from '#adapters/schemaForm/trail.ts'
import { useTakeBack } from '../controls/useTakeBack.ts'
import type { DocumentSession } from '../session/documentSession.ts'
import { withDocumentValue } from './documentText.ts'
import styles from './PanelDocument.module.css'
import { PanelForm } from './PanelForm.tsx'
import { PanelList } from './PanelList.tsx'
import { previewOf } from './previews/previewTable.ts'
import { Trail } from './Trail.tsx'
import type { PanelState } from './usePanel.ts'
import { usePlace } from './usePlace.ts'

interface PanelDocumentProps {
  /** Id of the change set; undefined for the published configuration. */
  change: string | undefined
  path: string
  text: string
  panel: PanelState
  /** Session in which the document is edited; undefined when read-only. */
  session?: DocumentSession
  isEditable: boolean
  /** JSON pointer to the place shown first; `tellPlace` is called with that of the current place. */
  pointer: string
  tellPlace?: (pointer: string) => void
  tellFilledIn?: (isFilledIn: boolean) => void
}

/** A document as forms and lists made from its schema. */
export function PanelDocument(props: PanelDocumentProps) {
  const { document, isUnreadable } = props.panel
  if (isUnreadable)
    return <p role="alert">这份内容现在不是完整的 JSON，请到“文本”里按检查结果改好。</p>
  if (!document) return <p role="status">正在打开…</p>
  return <OpenDocument {...props} document={document} />
}

/** The panel of the current place; each entry of a list has a panel of its own. */
function OpenDocument(props: PanelDocumentProps & { document: Shown }) {
  const { change, path, text, panel, document, session, isEditable, pointer, tellPlace } = props
  const place = usePlace({ document, session, pointer, tellPlace })
  const { opened, shown, enter, goTo } = place
  const open = useRead(place.open, isEditable)
  const box = useFocusOn(opened.length)
  const takeBack = useTakeBack(session)
  const [isDrawn, setDrawn] = useState(false)
  const tellDrawn = useCallback(() => setDrawn(true), [])
  if (!open) return null
  const write = (object: unknown) => {
    const next = withDocumentValue(text, withValue(document.value, open.at, object))
    session?.edit(next)
    return next
  }
  const writeList = (object: unknown) => {
    const next = write(object)
    void session?.flush()
    return next
  }
  const preview = previewOf(path, open)
  const drawn = preview && <preview.Preview open={open} document={document} change={change} />
  const at = open.at.join('/')
  const hasForm = open.panel.formInfo.length > 0
  return (
    <div ref={box} className={styles.panel} tabIndex={-1}>
      <Trail opened={opened} goTo={goTo} />
      <div className={preview?.isBeside ? styles.withPreview : undefined}>
        {hasForm && (
          <PanelForm
            key={`${at} ${JSON.stringify(open.panel.formInfo)}`}
            {...{ change, open, write, isEditable, shown, tellDrawn }}
            tellFilledIn={props.tellFilledIn}
            choices={panel.choices}
          />
        )}
        {preview?.isBeside && drawn}
      </div>
      {open.panel.lists.map((list) => (
        <PanelList
          key={`${at} ${list.at.join('/')}`}
          {...{ change, list, document, text, isEditable }}
          write={writeList}
          takeBack={() => takeBack(false)}
          isShown={keyOf(list.at) === shown && (isDrawn || !hasForm)}
          object={open.object}
          enter={(index) => enter({ list: list.at, index })}
        />
      ))}
      {!preview?.isBeside && drawn}
    </div>
  )
}

/** Returns the panel to draw: a read-only one without its empty groups. */
const useRead = (open: OpenPanel | undefined, isEditable: boolean): OpenPanel | undefined =>
  useMemo(
    () => (!open || isEditable ? open : { ...open, panel: readingPanel(open.panel, open.object) }),
    [open, isEditable],
  )

/** Moves the focus to another panel when it opens, because the button that had it is gone. */
function useFocusOn(depth: number) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(depth)
  useEffect(() => {
    if (before.current !== depth) box.current?.focus()
    before.current = depth
  }, [depth])
  return box
}
