import { Suspense, useEffect, useRef, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { useProblems } from '../check/useProblems.ts'
import { OneOf } from '../controls/OneOf.tsx'
import { LateFormEditor } from '../form/lateFormEditor.ts'
import { PanelDocument } from '../panel/PanelDocument.tsx'
import { isForm } from '../panel/schemaFiles.ts'
import { usePanel } from '../panel/usePanel.ts'
import { LateScenarioEditor } from '../scenario/lateScenarioEditor.ts'
import { isScenario } from '../scenario/scenarioPath.ts'
import { documentPorts } from '../session/documentPorts.ts'
import { DocumentSession } from '../session/documentSession.ts'
import { TextBox, type TextBoxHandle } from '../text/TextBox.tsx'
import { Conflict } from './Conflict.tsx'
import styles from './DocumentEditor.module.css'
import { EditBar } from './EditBar.tsx'
import { Problems } from './Problems.tsx'
import { SeatNotice } from './SeatNotice.tsx'
import { useSaveBeforeLeaving } from './useSaveBeforeLeaving.ts'
import { useSeat } from './useSeat.ts'
import { type View, viewsOf } from './views.ts'

interface DocumentEditorProps {
  change: string
  opened: Schema<'ChangeDocument'>
  /** JSON pointer to the place that is shown first. */
  pointer: string
  /** Address of the page on which a form is shown. */
  stage: string
}

/** A document in its panel or as text, with the check's findings below; every change is saved automatically. */
export function DocumentEditor({ change, opened, pointer, stage }: DocumentEditorProps) {
  const { host } = useRuntime()
  const { path, mayEdit } = opened
  const [session] = useState(
    () => new DocumentSession(opened, documentPorts(host.call, { id: change, path })),
  )
  useEffect(() => {
    void session.refresh()
    return () => session.close()
  }, [session])
  useSaveBeforeLeaving(session)
  const state = useObservable(session.state)
  const { seat, isLost, takeOver } = useSeat({ id: change, path }, opened.seat, mayEdit, {
    told: state.seat,
    taken: () => session.refresh(),
  })
  const isEditable = mayEdit && (seat.isMine || seat.name === undefined)
  const checked = useProblems(change, path, state)
  const panel = usePanel(change, path, state.text)
  const [isFilledIn, tellFilledIn] = useState(true)
  const [wanted, setWanted] = useState<View>('panel')
  const isOffered = panel.isOffered || isForm(path) || isScenario(path)
  const view: View = isOffered ? wanted : 'text'
  const isEditor = view === 'panel' && isForm(path)
  const box = useRef<TextBoxHandle>(null)
  const goTo = (line: number, column: number) => {
    setWanted('text')
    requestAnimationFrame(() => box.current?.goTo(line, column))
  }
  return (
    <div className={styles.document} data-wide={isEditor || undefined}>
      <SeatNotice {...{ seat, isLost, takeOver }} isShown={mayEdit && !isEditable} />
      <div className={styles.head}>
        {isOffered && (
          <OneOf legend="显示方式" names={viewsOf(path)} value={view} choose={setWanted} />
        )}
        <EditBar state={state} session={session} isEditable={isEditable} />
      </div>
      <Conflict state={state} session={session} />
      {isEditor && (
        <Suspense fallback={<p role="status">正在打开…</p>}>
          <LateFormEditor
            {...{ change, path, session, isEditable, pointer, stage, checked }}
            title={opened.title}
            text={state.text}
            others={state.others}
          />
        </Suspense>
      )}
      {view === 'panel' && isScenario(path) && (
        <Suspense fallback={<p role="status">正在打开…</p>}>
          <LateScenarioEditor {...{ change, path, session, isEditable }} text={state.text} />
        </Suspense>
      )}
      {view === 'panel' && panel.isOffered && (
        <PanelDocument
          {...{ change, path, panel, session, isEditable, pointer, tellFilledIn }}
          text={state.text}
        />
      )}
      {view === 'text' && (
        <TextBox
          ref={box}
          label={opened.title}
          {...{ session, isEditable }}
          text={state.text}
          pointer={isOffered ? '' : pointer}
        />
      )}
      {!isEditor && <Problems {...{ checked, isFilledIn, goTo }} isText={view === 'text'} />}
    </div>
  )
}
