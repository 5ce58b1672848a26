import { useCallback } from 'react'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { DisplayProps, EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { CascadePanel } from '../cascade/CascadePanel.tsx'
import { pathsOf } from '../cascade/paths.ts'
import { DisplayText } from '../controls/displays.tsx'
import { PickerInput } from '../controls/input/PickerInput.tsx'
import { trailText } from '../options/itemTrail.ts'
import { useFieldOptions, useListedOptions } from '../options/useFieldOptions.ts'
import { OrgOptions } from '../subOrg/OrgOptions.tsx'
import { orgValue } from '../subOrg/orgValue.ts'
import styles from './OrgLinkage.module.css'

const areaOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && 'areaCode' in value
    ? (pathsOf(value.areaCode, false)[0] ?? [])
    : []

/** Areas are never retired. */
const NO_PATHS = () => []

/** An area first, then a unit of that area; a unit that is not listed may be typed. A new area clears the unit. */
export function OrgLinkageWidget(edit: EditProps) {
  const { store } = useFormSession()
  const { orgsOf } = useFormEnvironment()
  const areas = useFieldOptions(edit.field)
  const offered = useListedOptions(edit, NO_PATHS)
  const value = useFieldValue(edit.path)
  const areaCode = areaOf(value)
  const org = orgValue(value)
  const last = areaCode.at(-1) ?? ''
  const load = useCallback(() => orgsOf(last), [orgsOf, last])
  const set = (unit: { id?: string; orgName: string }) =>
    store.set(edit.path, { areaCode, ...unit })
  return (
    <div className={styles.pair}>
      <PickerInput
        edit={edit}
        label={`${fieldName(edit.field)}地区`}
        placeholder="请选择地区"
        text={trailText(areas, areaCode, edit.field.ui.separator)}
        onClear={() => store.set(edit.path, null)}
      >
        {(close) => (
          <CascadePanel
            label={`${fieldName(edit.field)}地区`}
            items={offered}
            selected={areaCode.length > 0 ? [areaCode] : []}
            multiple={false}
            layout={edit.layout}
            onPick={(path) => {
              // Half a value: complained about once the field is left, not while the unit is being picked.
              store.type(edit.path, { areaCode: path, orgName: '' })
              close()
            }}
          />
        )}
      </PickerInput>
      <PickerInput
        label={`${fieldName(edit.field)}单位`}
        edit={{ ...edit, id: `${edit.id}-org`, disabled: edit.disabled || last === '' }}
        placeholder={last === '' ? '请先选择地区' : (edit.field.ui.placeholder ?? '请选择单位')}
        text={org?.orgName ?? ''}
      >
        {(close) => (
          <OrgOptions
            label={`${fieldName(edit.field)}单位`}
            load={load}
            selected={org?.id}
            layout={edit.layout}
            onPick={({ id, orgName }) => {
              set({ id, orgName })
              close()
            }}
            onFree={(orgName) => {
              set({ orgName })
              close()
            }}
          />
        )}
      </PickerInput>
    </div>
  )
}

export function OrgLinkageDisplay({ field, value }: DisplayProps) {
  const areas = useFieldOptions(field)
  const area = trailText(areas, areaOf(value), field.ui.separator)
  return <DisplayText text={[area, orgValue(value)?.orgName ?? ''].join(' ')} />
}
