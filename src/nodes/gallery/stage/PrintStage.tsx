import { useMemo } from 'react'
import { buildPrintModel } from '#adapters/printInfo/buildPrintModel.ts'
import type { Value } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import type { StagedForm } from './stagedForm.ts'

/** The form as it would be printed now, without any opinion yet. */
export function PrintStage({ store, form }: { store: FormStore; form: StagedForm }) {
  const node = useMemo(() => {
    const { bundle, options } = store
    const model = buildPrintModel({
      bundle,
      values: store.values(),
      hidden: new Set(bundle.order.filter((key) => store.isHidden(key))),
      printInfo: form.printInfo ?? {},
      history: [],
      tables: options.context,
      title: form.title,
    })
    // A print model is plain JSON; interfaces are not assignable to an index signature.
    return { type: 'print' as const, id: 'staged', model: model as unknown as Value }
  }, [store, form])
  return <NodeView node={node} />
}
