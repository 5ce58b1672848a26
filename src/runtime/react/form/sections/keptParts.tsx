import type { FieldProps, FieldTemplateProps } from '@rjsf/utils'
import { memo } from 'react'
import { ownValue } from '#contract/record.ts'
import { useFormChannel } from '../session/useFormChannel.ts'
import { FrameTemplate } from './FrameTemplate.tsx'
import { partsOf } from './rjsfParts.ts'
import { StoreField } from './StoreField.tsx'

/** Renders anew when the definition of a field changes. */
const useDefinition = (key: string) =>
  useFormChannel(`field:${key}`, ({ bundle }) => ownValue(bundle.fields, key))

function KeptFrame(props: FieldTemplateProps) {
  useDefinition(String(props.fieldPathId.path.at(-1) ?? ''))
  return <FrameTemplate {...props} />
}

/** rjsf renders a whole section when one of its schemas changes; the other inputs stay as they are. */
const KeptWidget = memo(({ name }: Pick<FieldProps, 'name'>) => {
  useDefinition(name)
  return <StoreField name={name} />
})
KeptWidget.displayName = 'KeptWidget'

const KeptField = ({ name }: Pick<FieldProps, 'name'>) => <KeptWidget name={name} />

/** The parts of a form whose definition changes. */
export const KEPT_PARTS = partsOf(KeptField, KeptFrame)
