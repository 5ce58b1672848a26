import { useMemo, useRef, useState } from 'react'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { useFormEngine } from '#runtime/react/hooks/useFormEngine.ts'
import type { Checked } from '../check/useProblems.ts'
import type { DocumentSession } from '../session/documentSession.ts'
import { ChangeTables } from './document/ChangeTables.tsx'
import { useChangeFiles } from './document/useChangeFiles.ts'
import { useFormDocument } from './document/useFormDocument.ts'
import { useFormScenarios } from './document/useFormScenarios.ts'
import { useLiveForm } from './document/useLiveForm.ts'
import styles from './FormEditor.module.css'
import { FormEditingProvider } from './formEditing.ts'
import { Outline } from './outline/Outline.tsx'
import { OfferedFilesProvider } from './panel/offeredFiles.ts'
import { FormProblems } from './problems/FormProblems.tsx'
import { checkOfFinding, placeOfFinding, tabOfFinding } from './problems/placeOfFinding.ts'
import { useFormFindings } from './problems/useFormFindings.ts'
import { SidePanel } from './SidePanel.tsx'
import { StageViews } from './StageViews.tsx'
import texts from './texts.json' with { type: 'json' }
import { useEditedForm } from './useEditedForm.ts'
import { useNarrowWindow } from './useNarrowWindow.ts'
import { useInUse } from './uses/useInUse.tsx'

interface FormEditorProps {
  /** Id of the change set; undefined for the published configuration, which is read-only. */
  change?: string
  path: string
  title: string
  text: string
  /** Session in which the document is edited; undefined for the published configuration. */
  session?: DocumentSession
  isEditable: boolean
  /** JSON pointer to the place that is shown first. */
  pointer: string
  /** Address of the page that the frames show. */
  stage: string
  /** Findings of the whole configuration's check in this form. */
  checked?: Checked | undefined
  /** Number of steps that may have changed other documents of the change set. */
  others?: number
}

/** A form: its outline, its preview on both devices, and the properties of the selected part. */
export function FormEditor(props: FormEditorProps) {
  const { document, write } = useFormDocument(props.text, props.session)
  const isReady = useFormEngine()
  const { files, refresh } = useChangeFiles(props.change)
  const offered = useMemo(
    () => ({ change: props.change, assets: files.assets, refresh }),
    [props.change, files, refresh],
  )
  if (!document) return <p role="alert">{texts.unreadable}</p>
  if (!isReady) return <p role="status">{texts.opening}</p>
  return (
    <ChangeTables files={files}>
      <OfferedFilesProvider value={offered}>
        <OpenForm {...props} document={document} writeDocument={write} />
      </OfferedFilesProvider>
    </ChangeTables>
  )
}

interface OpenFormProps extends FormEditorProps {
  document: FormDocument
  writeDocument: (change: Partial<FormDocument>) => void
}

function OpenForm(props: OpenFormProps) {
  const { change, path, document, writeDocument, session, isEditable } = props
  const live = useLiveForm(path)
  const isNarrow = useNarrowWindow()
  const findings = useFormFindings(document)
  const editing = useEditedForm({
    ...{ document, liveKeys: live.keys },
    isEditable: isEditable && !isNarrow,
    areTextsEditable: isEditable,
    write: writeDocument,
    opened: placeOfFinding(document.formInfo, props.pointer),
    tab: tabOfFinding(props.pointer),
  })
  const kept = useFormScenarios(change, path, props.others ?? 0)
  const inUse = useInUse(editing, {
    path,
    live: live.formInfo,
    scenarios: useMemo(() => kept.map(({ text }) => text), [kept]),
  })
  const [check, setCheck] = useState(() => atCheck(checkOfFinding(document.checks, props.pointer)))
  const panel = useRef<HTMLDivElement>(null)
  const stage = (
    <div key="stage" className={styles.stage}>
      <StageViews
        {...{ change, path, session, kept, check }}
        title={props.title}
        former={live.bundle.fields}
        address={props.stage}
      />
    </div>
  )
  return (
    <FormEditingProvider value={editing}>
      {isNarrow && isEditable && <p className={styles.notice}>{texts.textsOnly}</p>}
      <div className={styles.editor}>
        <div key="outline" className={styles.outline}>
          <Outline
            onEnter={() => focusFirst(panel.current)}
            onRemove={inUse.askRemove}
            live={live}
            findings={findings}
          />
        </div>
        {!isNarrow && stage}
        <SidePanel key="panel" {...{ panel, inUse, session }} hasRules={!isNarrow} />
        {isNarrow && stage}
      </div>
      <FormProblems
        findings={findings}
        showCheck={(at) => setCheck({ at })}
        checked={props.checked}
      />
      {inUse.dialog}
    </FormEditingProvider>
  )
}

const atCheck = (at: number | undefined) => (at === undefined ? undefined : { at })

const CONTROLS = [
  '[role="tabpanel"] :is(input:not([type="hidden"]), textarea)',
  '[role="tabpanel"] :is(button, select, [tabindex="0"])',
  ':is(input, textarea, button, select)',
]

/** Focuses the first text input of the panel, otherwise its first other control. */
function focusFirst(panel: HTMLElement | null): void {
  const found = CONTROLS.map((one) => panel?.querySelector<HTMLElement>(one))
  found.find((one) => one)?.focus()
}
