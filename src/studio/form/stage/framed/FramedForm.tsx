import type { SyntheticEvent } from 'react'
import type { FormPath } from '#runtime/core/form/paths.ts'
import type { StagedStore } from '#runtime/core/form/staged/stagedStore.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { KEPT_PARTS } from '#runtime/react/form/sections/keptParts.tsx'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { StagedPrint } from '#runtime/react/staged/StagedPrint.tsx'
import { useStagedEnvironment } from '#runtime/react/staged/useStagedEnvironment.ts'
import type { Staged, StageHost } from '../session/stageLink.ts'
import styles from './FramedForm.module.css'
import type { FramedStage } from './framedStage.ts'
import { useReports } from './useReports.ts'

interface FramedFormProps {
  staged: Staged
  store: StagedStore
  stage: FramedStage
  host: StageHost
}

/** The form on its own sheet; the field that is clicked or entered is selected in the editor. */
export function FramedForm({ staged, store, stage, host }: FramedFormProps) {
  const environment = useStagedEnvironment(store)
  useReports(stage, store, host)
  const { state, title, printInfo } = staged
  const choose = ({ target }: SyntheticEvent) => {
    const path = target instanceof Element ? pathAt(target) : undefined
    if (path !== undefined) host.selected(path)
  }
  return (
    <FormEnvironmentProvider value={environment}>
      <section
        ref={stage.outline.attach}
        className={styles.sheet}
        data-stage={state}
        aria-label={title}
        onClickCapture={choose}
        onFocusCapture={choose}
      >
        {state === 'print' ? (
          <StagedPrint store={store} title={title} printInfo={printInfo} />
        ) : (
          <FormView
            store={store}
            layout={stage.device}
            readonly={state === 'readonly'}
            rjsf={KEPT_PARTS}
          />
        )}
      </section>
    </FormEnvironmentProvider>
  )
}

/** Returns the field that an element belongs to, or the section whose title it is in. */
function pathAt(element: Element): FormPath | undefined {
  const field = element.closest<HTMLElement>('[data-field]')?.dataset.field
  return field ?? element.closest('h2')?.closest<HTMLElement>('[data-section]')?.dataset.section
}
