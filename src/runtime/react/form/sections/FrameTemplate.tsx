import type { FieldTemplateProps } from '@rjsf/utils'
import { useRef } from 'react'
import { ownValue } from '#contract/record.ts'
import { FieldFrame } from '../frame/FieldFrame.tsx'
import { useFormSession } from '../session/formSession.ts'

/** A field with label, help and message; leaving it touches it in the store and updates rjsf's copy of the value. */
export function FrameTemplate(props: FieldTemplateProps) {
  const { store } = useFormSession()
  const { path } = props.fieldPathId
  const key = String(path.at(-1) ?? '')
  const field = ownValue(store.bundle.fields, key)
  const reportedValue = useRef<unknown>(props.formData)
  if (!field) return props.children
  const rest = () => {
    store.touch(key)
    const value = store.get(key)
    if (Object.is(value, reportedValue.current)) return
    reportedValue.current = value
    props.onChange(value, path)
  }
  return (
    <FieldFrame field={field} path={key} onLeave={rest}>
      {props.children}
    </FieldFrame>
  )
}
