import { useLayoutEffect, useMemo, useReducer } from 'react'
import { buildPrintModel } from '#adapters/printInfo/buildPrintModel.ts'
import type { Value } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { NodeView } from '../NodeView.tsx'

interface StagedPrintProps {
  store: FormStore
  title: string
  printInfo: unknown
}

/** The form as it would be printed now, without any opinion yet. */
export function StagedPrint({ store, title, printInfo }: StagedPrintProps) {
  const changes = useChanges(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the store is seen by its count
  const node = useMemo(() => {
    const { bundle, options } = store
    const model = buildPrintModel({
      bundle,
      values: store.values(),
      hidden: new Set(bundle.order.filter((key) => store.isHidden(key))),
      printInfo: printInfo ?? {},
      history: [],
      tables: options.context,
      title,
    })
    // A print model is plain JSON; interfaces are not assignable to an index signature.
    return { type: 'print' as const, id: 'staged', model: model as unknown as Value }
  }, [store, changes, title, printInfo])
  return <NodeView node={node} />
}

/** Returns how often a form has changed; renders anew with every change. */
function useChanges(store: FormStore): number {
  const [count, add] = useReducer((before: number) => before + 1, 0)
  useLayoutEffect(() => store.subscribe('change', add), [store])
  return count
}
