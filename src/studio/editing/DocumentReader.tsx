import { Suspense, useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import type { StatePath } from '#contract/value.ts'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { OneOf } from '../controls/OneOf.tsx'
import { FileDocument } from '../file/FileDocument.tsx'
import { LateFormEditor } from '../form/lateFormEditor.ts'
import { PanelDocument } from '../panel/PanelDocument.tsx'
import { isForm } from '../panel/schemaFiles.ts'
import { usePanel } from '../panel/usePanel.ts'
import { LateScenarioEditor } from '../scenario/lateScenarioEditor.ts'
import { isScenario } from '../scenario/scenarioPath.ts'
import { TextBox } from '../text/TextBox.tsx'
import styles from './DocumentEditor.module.css'
import { type View, viewsOf } from './views.ts'

interface DocumentReaderProps {
  opened: Schema<'ChangeDocument'>
  /** JSON pointer to the place that is shown first. */
  pointer: string
  /** Page state that holds the JSON pointer of the place shown. */
  place: StatePath
  /** Address of the page on which a form is shown. */
  stage: string
}

/** A published document, read-only: the panels and the text view of the editor, without saving. */
export function DocumentReader({ opened, pointer, place, stage }: DocumentReaderProps) {
  const { path, title, kind, content = '' } = opened
  const [, tellPlace] = useBinding(place)
  const panel = usePanel(undefined, path, content)
  useEffect(() => {
    if (!panel.isOffered) tellPlace(pointer)
  }, [panel.isOffered, tellPlace, pointer])
  const [wanted, setWanted] = useState<View>('panel')
  const isOffered = panel.isOffered || isForm(path) || isScenario(path)
  const isPanel = isOffered && wanted === 'panel'
  const isEditor = isPanel && isForm(path)
  return (
    <div className={styles.document} data-wide={isEditor || undefined}>
      <div className={styles.head}>
        {isOffered && (
          <OneOf legend="显示方式" names={viewsOf(path)} value={wanted} choose={setWanted} />
        )}
      </div>
      {kind === 'file' && <FileDocument opened={opened} />}
      {isEditor && (
        <Suspense fallback={<p role="status">正在打开…</p>}>
          <LateFormEditor {...{ path, title, pointer, stage }} text={content} isEditable={false} />
        </Suspense>
      )}
      {isPanel && isScenario(path) && (
        <Suspense fallback={<p role="status">正在打开…</p>}>
          <LateScenarioEditor change={undefined} {...{ path }} text={content} isEditable={false} />
        </Suspense>
      )}
      {kind === 'text' && isPanel && panel.isOffered && (
        <PanelDocument
          {...{ change: undefined, path, panel, pointer, tellPlace }}
          text={content}
          isEditable={false}
        />
      )}
      {kind === 'text' && !isPanel && (
        <TextBox
          label={title}
          text={content}
          isEditable={false}
          pointer={isOffered ? '' : pointer}
        />
      )}
    </div>
  )
}
