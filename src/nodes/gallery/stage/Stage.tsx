import { useEffect, useMemo, useState } from 'react'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { useFormEngine } from '#runtime/react/hooks/useFormEngine.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { StagedPrint } from '#runtime/react/staged/StagedPrint.tsx'
import { useStagedEnvironment } from '#runtime/react/staged/useStagedEnvironment.ts'
import type { StageState } from '../states.ts'
import { AskButtons } from './AskButtons.tsx'
import { openStage } from './openStage.ts'
import classes from './Stage.module.css'
import type { StagedForm } from './stagedForm.ts'
import { useStageMessages } from './useStageMessages.ts'

interface StageProps {
  form: StagedForm
  state: StageState
  /** True to show a button at every field, which asks the gallery around the frame to explain its state. */
  explains: boolean
}

/** A form of the gallery on its own sheet; it opens when the tables it looks codes up in are there. */
export function Stage({ form, state, explains }: StageProps) {
  const { host } = useRuntime()
  const ready = useFormEngine()
  const store = useMemo(
    () => (ready ? openStage(form, state, host) : undefined),
    [ready, form, state, host],
  )
  useEffect(() => () => store?.dispose(), [store])
  return store ? <OpenStage {...{ store, form, state, explains }} /> : <NodeSkeleton lines={8} />
}

function OpenStage({ store, form, state, explains }: StageProps & { store: FormStore }) {
  const device = useDevice()
  const environment = useStagedEnvironment(store)
  const ask = useStageMessages(store, form.file, device)
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  return (
    <FormEnvironmentProvider value={environment}>
      <section ref={setSheet} className={classes.stage} data-stage={state} aria-label={form.title}>
        {state === 'print' ? (
          <StagedPrint store={store} title={form.title} printInfo={form.printInfo} />
        ) : (
          <FormView store={store} layout={device} readonly={state === 'readonly'} />
        )}
      </section>
      {sheet && ask && explains && <AskButtons within={sheet} ask={ask} />}
    </FormEnvironmentProvider>
  )
}
