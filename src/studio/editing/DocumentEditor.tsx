import { useEffect, useRef, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { OneOf } from '../controls/OneOf.tsx'
import { PanelDocument } from '../panel/PanelDocument.tsx'
import { usePanel } from '../panel/usePanel.ts'
import { documentPorts } from '../session/documentPorts.ts'
import { DocumentSession } from '../session/documentSession.ts'
import { TextBox, type TextBoxHandle } from '../text/TextBox.tsx'
import { Conflict } from './Conflict.tsx'
import styles from './DocumentEditor.module.css'
import { EditBar } from './EditBar.tsx'
import { Problems } from './Problems.tsx'
import { SeatNotice } from './SeatNotice.tsx'
import { useProblems } from './useProblems.ts'
import { useSeat } from './useSeat.ts'
import { VIEWS, type View } from './views.ts'

interface DocumentEditorProps {
  change: string
  opened: Schema<'ChangeDocument'>
  /** Where it is opened first. */
  pointer: string
}

/** A document in its panel or as text, with the check's findings below it; saved while it is changed. */
export function DocumentEditor({ change, opened, pointer }: DocumentEditorProps) {
  const { host } = useRuntime()
  const { path, mayEdit } = opened
  const [session] = useState(
    () => new DocumentSession(opened, documentPorts(host.call, { id: change, path })),
  )
  useEffect(() => {
    void session.refresh()
    return () => session.close()
  }, [session])
  const state = useObservable(session.state)
  const { seat, takeOver } = useSeat({ id: change, path }, opened.seat, mayEdit)
  const isEditable = mayEdit && (seat.isMine || seat.name === undefined)
  const problems = useProblems(change, path, state)
  const panel = usePanel(change, path, state.text)
  const [isFilledIn, tellFilledIn] = useState(true)
  const [wanted, setWanted] = useState<View>('panel')
  const view: View = panel.isOffered ? wanted : 'text'
  const box = useRef<TextBoxHandle>(null)
  const goTo = (line: number, column: number) => {
    setWanted('text')
    requestAnimationFrame(() => box.current?.goTo(line, column))
  }
  return (
    <div className={styles.document}>
      <SeatNotice seat={seat} isShown={mayEdit && !isEditable} takeOver={takeOver} />
      <div className={styles.head}>
        {panel.isOffered && (
          <OneOf legend="显示方式" names={VIEWS} value={view} choose={setWanted} />
        )}
        <EditBar state={state} session={session} isEditable={isEditable} />
      </div>
      <Conflict state={state} session={session} />
      {view === 'panel' ? (
        <PanelDocument
          {...{ change, path, panel, session, isEditable, pointer, tellFilledIn }}
          text={state.text}
        />
      ) : (
        <TextBox
          ref={box}
          label={opened.title}
          {...{ session, isEditable }}
          text={state.text}
          pointer={panel.isOffered ? '' : pointer}
        />
      )}
      <Problems {...{ problems, isFilledIn, goTo }} isText={view === 'text'} />
    </div>
  )
}
