import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormValues } from '#contract/form.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import {
  FormEnvironmentProvider,
  type Upload,
} from '#runtime/react/form/session/formEnvironment.ts'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { useStagedEnvironment } from '#runtime/react/staged/useStagedEnvironment.ts'
import { valuesOf } from '../../form/stage/session/filling.ts'
import { editedAnswers } from '../model/editedAnswers.ts'
import styles from '../ScenarioEditor.module.css'
import { useScenarioEditing } from '../scenarioEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import { type OpenAnswers, openAnswers } from './openAnswers.ts'

interface AnswersFormProps {
  /** Index of the step that fills in the form. */
  at: number
  answers: FormValues
  write: (answers: FormValues) => void
}

/** The form itself with the answers after a step: changes in it become the input of the step. */
export function AnswersForm({ at, answers, write }: AnswersFormProps) {
  const { scenario, bundle, tables } = useScenarioEditing()
  const [opened, setOpened] = useState<OpenAnswers>()
  /** Answers that the open form represents; other answers (undone, or by other users) open it anew. */
  const held = useRef<FormValues>(undefined)
  const isHeld = held.current !== undefined && isSameJson(held.current, answers)
  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    const next = await openAnswers(bundle, tables, scenario, at)
    if (!isCurrent()) return next.store.dispose()
    held.current = answers
    setOpened(next)
  })
  useEffect(() => {
    if (isHeld) return
    let isWanted = true
    void open(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [isHeld])
  const follow = useEffectEvent(({ store, before, after }: OpenAnswers, written: FormValues) => {
    const next = editedAnswers(written, { before, after }, valuesOf(store), bundle)
    if (held.current && isSameJson(held.current, next)) return
    held.current = next
    write(next)
  })
  useLayoutEffect(() => {
    if (!opened) return
    const written = held.current ?? {}
    const stop = opened.store.subscribe('change', () => follow(opened, written))
    return () => {
      stop()
      opened.store.dispose()
    }
  }, [opened])
  if (!opened) return <p role="status">{texts.opening}</p>
  return <OpenForm opened={opened} />
}

function OpenForm({ opened: { store } }: { opened: OpenAnswers }) {
  const device = useDevice()
  const staged = useStagedEnvironment(store)
  const environment = useMemo(() => ({ ...staged, upload }), [staged])
  return (
    <FormEnvironmentProvider value={environment}>
      <p className={styles.hint}>{texts.steps.editHint}</p>
      <div className={styles.form}>
        <FormView store={store} layout={device} summary={false} />
      </div>
    </FormEnvironmentProvider>
  )
}

/** Stands in for an upload: a test records the name of a file, and its content is irrelevant. */
const upload: Upload = async ({ name }) => ({ name, url: `/files/${name}` })
