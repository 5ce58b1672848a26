import { useLayoutEffect, useState } from 'react'
import type { Explanation } from '#contract/why.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import type { StagedStore } from '#runtime/core/form/staged/stagedStore.ts'
import { explainField } from '#runtime/core/why/explainField.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { Why } from '#runtime/react/staged/Why.tsx'
import styles from './Stage.module.css'
import type { StageSession } from './session/stageSession.ts'
import { inStaffWords } from './staffWords.ts'
import texts from './texts.json' with { type: 'json' }

interface FieldWhyProps {
  session: StageSession
  path: FormPath | undefined
}

/**
 * Why the selected field is shown, required or invalid, and the changes that would reverse that, which can be applied
 * in both frames.
 */
export function FieldWhy({ session, path }: FieldWhyProps) {
  const explanation = useExplanation(useObservable(session.store), path)
  return (
    <section className={styles.why} aria-label={texts.why}>
      {explanation ? (
        <Why explanation={explanation} apply={(changes) => session.apply(changes)} />
      ) : (
        <p className={styles.quiet}>{texts.whyNothing}</p>
      )}
    </section>
  )
}

/** Delay after the last input, in milliseconds: changes that reverse a result are found by search. */
const PAUSE_MS = 150

function useExplanation(store: StagedStore, path: FormPath | undefined): Explanation | undefined {
  const [explanation, setExplanation] = useState<Explanation>()
  useLayoutEffect(() => {
    const explain = () =>
      setExplanation(path === undefined ? undefined : inStaffWords(explainField(store, path)))
    let timer = setTimeout(explain)
    const end = store.subscribe('change', () => {
      clearTimeout(timer)
      timer = setTimeout(explain, PAUSE_MS)
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [store, path])
  return explanation
}
