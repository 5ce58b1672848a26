import { useMemo } from 'react'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import type { Scenario } from '#replay/scenario.ts'
import { useFormEngine } from '#runtime/react/hooks/useFormEngine.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { ChangeTables } from '../form/document/ChangeTables.tsx'
import { useChangeFiles } from '../form/document/useChangeFiles.ts'
import { useFormBundle } from '../form/document/useFormBundle.ts'
import { useLiveForm } from '../form/document/useLiveForm.ts'
import { withDocumentValue } from '../panel/documentText.ts'
import type { DocumentSession } from '../session/documentSession.ts'
import { Basics } from './Basics.tsx'
import { OutcomeCard } from './OutcomeCard.tsx'
import styles from './ScenarioEditor.module.css'
import { type ScenarioEditing, ScenarioEditingProvider } from './scenarioEditing.ts'
import { formOfScenario } from './scenarioPath.ts'
import { Steps } from './steps/Steps.tsx'
import texts from './texts.json' with { type: 'json' }
import { useForm } from './useForm.ts'
import { useOutcome } from './useOutcome.ts'

interface ScenarioEditorProps {
  /** Id of the change set; undefined for the published configuration, which is read-only. */
  change: string | undefined
  path: string
  text: string
  session?: DocumentSession | undefined
  isEditable: boolean
}

/** A test of a form: its input, in the form's own fields, and its expectations, chosen from the parts of the form. */
export function ScenarioEditor(props: ScenarioEditorProps) {
  const isReady = useFormEngine()
  const { files } = useChangeFiles(props.change)
  const form = useForm(props.change, formOfScenario(props.path))
  const scenario = useMemo(() => scenarioIn(props.text), [props.text])
  if (!scenario) return <p role="alert">{texts.unreadable}</p>
  if (form === null) return <p role="alert">{texts.noForm}</p>
  if (!form || !isReady) return <p role="status">{texts.opening}</p>
  return (
    <ChangeTables files={files}>
      <OpenScenario {...props} {...{ form, scenario }} />
    </ChangeTables>
  )
}

interface OpenScenarioProps extends ScenarioEditorProps {
  form: FormDocument
  scenario: Scenario
}

function OpenScenario(props: OpenScenarioProps) {
  const { change, path, text, session, isEditable, form, scenario } = props
  const bundle = useFormBundle(form)
  const former = useLiveForm(formOfScenario(path)).bundle.fields
  const tables = useTables()
  const editing = useMemo<ScenarioEditing>(() => {
    const write: ScenarioEditing['write'] = (changed) =>
      session?.edit(withDocumentValue(text, withMembers(scenario, changed)))
    return {
      ...{ scenario, bundle, former, tables, isEditable, write },
      writeSteps(steps) {
        write({ steps })
        void session?.flush()
      },
    }
  }, [scenario, bundle, former, tables, isEditable, session, text])
  const outcome = useOutcome(editing)
  return (
    <ScenarioEditingProvider value={editing}>
      <div className={styles.scenario}>
        <OutcomeCard outcome={outcome} change={change} form={formOfScenario(path)} />
        <Basics />
        <Steps outcome={outcome} />
      </div>
    </ScenarioEditingProvider>
  )
}

/** Returns the tables for looking up answers; their time is that of opening the editor. */
function useTables() {
  const { lookups, clock, forms } = useRuntime().host
  const held = useObservable(lookups)
  return useMemo(
    () => ({
      ...held,
      ...(forms.matches && { matches: forms.matches }),
      now: clock.now(),
    }),
    [held, forms, clock],
  )
}

function scenarioIn(text: string): Scenario | undefined {
  const value = parsedJson(text)
  const isScenario = isRecord(value) && Array.isArray(value.steps) && value.steps.every(isRecord)
  return isScenario ? (value as unknown as Scenario) : undefined
}

/** Returns a scenario with changed members; undefined ones are removed. */
const withMembers = (scenario: Scenario, change: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries({ ...scenario, ...change }).filter(([, member]) => member !== undefined),
  )
