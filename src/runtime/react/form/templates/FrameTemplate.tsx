import type { FieldTemplateProps } from '@rjsf/utils'
import { FieldFrame } from '../FieldFrame.tsx'
import { useFormSession } from '../formSession.ts'

/** A field with label, help and message; leaving it tells the store, and rjsf what the value is at rest. */
export function FrameTemplate(props: FieldTemplateProps) {
  const { store } = useFormSession()
  const { path } = props.fieldPathId
  const key = String(path.at(-1) ?? '')
  const field = store.bundle.fields[key]
  if (!field) return props.children
  const rest = () => {
    store.touch(key)
    if (!Object.is(store.get(key), props.formData)) props.onChange(store.get(key), path)
  }
  return (
    <FieldFrame field={field} path={key} onLeave={rest}>
      {props.children}
    </FieldFrame>
  )
}
