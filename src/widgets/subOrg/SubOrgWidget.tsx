import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { DisplayProps, EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { DisplayText } from '../controls/displays.tsx'
import { PickerInput } from '../controls/input/PickerInput.tsx'
import { OrgOptions } from './OrgOptions.tsx'
import { orgValue } from './orgValue.ts'

/** A branch of the society, picked from the server's list. */
export function SubOrgWidget(edit: EditProps) {
  const { store } = useFormSession()
  const { subOrgs } = useFormEnvironment()
  const org = orgValue(useFieldValue(edit.path))
  return (
    <PickerInput edit={edit} text={org?.orgName ?? ''} onClear={() => store.set(edit.path, null)}>
      {(close) => (
        <OrgOptions
          label={fieldName(edit.field)}
          load={subOrgs}
          selected={org?.id}
          layout={edit.layout}
          onPick={({ id, orgName }) => {
            store.set(edit.path, { id, orgName })
            close()
          }}
        />
      )}
    </PickerInput>
  )
}

export const SubOrgDisplay = ({ value }: DisplayProps) => (
  <DisplayText text={orgValue(value)?.orgName ?? ''} />
)
