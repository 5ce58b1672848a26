import { useMemo } from 'react'
import type { FormSpec } from '#contract/formSpec.ts'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { ownValue } from '#contract/record.ts'
import { FailureNotice } from '#runtime/react/controls/FailureNotice.tsx'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useForm, useFormsFailed } from '#runtime/react/hooks/useForm.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { usePage } from '#runtime/react/pageContext.ts'
import { useReadSources } from '../useReadSources.ts'
import { FilledForm } from './FilledForm.tsx'
import { ReviewedForm } from './ReviewedForm.tsx'

/** A form of the page with its buttons; a skeleton until it has opened. */
export function FormNode({ node }: { node: NodeOf<'form'> }) {
  const page = usePage()
  const form = useForm(node.form)
  const spec = ownValue(page.document.model.forms, node.form)
  if (!spec) throw new Error(`没有名为 ${node.form} 的表单`)
  if (!form) return <NotOpen id={node.form} spec={spec} />
  const { review, submit } = node
  return review && submit && !form.readonly ? (
    <ReviewedForm node={node} form={form} submit={submit} />
  ) : (
    <FilledForm node={node} form={form} />
  )
}

/** Shown while the definition and the sources of the values load; the first that failed can be retried. */
function NotOpen({ id, spec }: { id: string; spec: FormSpec }) {
  const page = usePage()
  const isLost = useFormsFailed(id)
  const { failed } = useReadSources(useMemo(() => sourcesOf(spec), [spec]))
  if (failed) return <SourceFailure source={failed.id} msg={failed.msg} />
  return isLost ? <FailureNotice retry={page.retryForms} /> : <NodeSkeleton lines={6} />
}

const sourcesOf = (spec: FormSpec): unknown[] => [
  spec.value,
  spec.initial,
  spec.locked,
  spec.from === 'formInfo' && { $: { var: `data.${spec.source}` } },
]
