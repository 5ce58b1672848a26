import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import type { FormSpec } from '#contract/page.ts'
import { ActionButton } from '#runtime/react/controls/ActionButton.tsx'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { useForm } from '#runtime/react/hooks/useForm.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { usePage, useRow } from '#runtime/react/pageContext.ts'
import { useReadSources } from '../useReadSources.ts'
import classes from './FormNode.module.css'

/** A form of the page with its buttons; a skeleton until it has opened. */
export function FormNode({ node }: { node: NodeOf<'form'> }) {
  const page = usePage()
  const row = useRow()
  const device = useDevice()
  const form = useForm(node.form)
  const spec = page.document.model.forms?.[node.form]
  if (!spec) throw new Error(`没有名为 ${node.form} 的表单`)
  if (!form) return <NotOpen spec={spec} />

  const { submit, actions = [] } = node
  return (
    <div className={classes.form}>
      <FormView
        store={form.store}
        layout={device}
        readonly={form.readonly}
        {...(submit && { onSubmit: () => void page.run(submit, { row }) })}
      />
      {actions.length > 0 && (
        <div className={classes.actions}>
          {actions.map((action) => (
            <ActionButton
              key={action}
              action={action}
              kind={action === submit ? 'primary' : 'default'}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** Waits for its definition and for what its values read; the first of them that failed can be asked again. */
function NotOpen({ spec }: { spec: FormSpec }) {
  const { failed } = useReadSources(useMemo(() => sourcesOf(spec), [spec]))
  return failed ? <SourceFailure source={failed.id} msg={failed.msg} /> : <NodeSkeleton lines={6} />
}

const sourcesOf = (spec: FormSpec): unknown[] => [
  spec.value,
  spec.initial,
  spec.locked,
  spec.from === 'formInfo' && { $: { var: `data.${spec.source}` } },
]
