import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { ChoiceType, TextBoxType } from '#contract/codes.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { afterPaint, timed } from './afterPaint.ts'
import type { BenchCase } from './benchCase.ts'
import { benchDocument, TYPED } from './documents.ts'

/** The same fields as rjsf's own widgets would have them. */
function property(field: FormField, flat: RJSFSchema): RJSFSchema {
  if (field.options?.kind !== 'items') return flat
  return { ...flat, enum: field.options.items.map(({ itemCode }) => itemCode) }
}

function uiOf({ ui }: FormField): UiSchema {
  if (ui.textBoxType === TextBoxType.Textarea) return { 'ui:widget': 'textarea' }
  return ui.choiceType === ChoiceType.Radio ? { 'ui:widget': 'radio' } : {}
}

/** What a plain rjsf form does about conditions: the schema without the fields that do not apply. */
function schemaOf(bundle: FormBundle, shown: boolean): RJSFSchema {
  const flat = bundle.schema as RJSFSchema
  const isShown = (key: string) => shown || !Object.hasOwn(bundle.rules, key)
  const properties = Object.entries(flat.properties ?? {})
    .filter(([key]) => isShown(key))
    .map(([key, schema]) => [key, property(bundle.fields[key] as FormField, schema as RJSFSchema)])
  return {
    ...flat,
    properties: Object.fromEntries(properties),
    required: flat.required?.filter(isShown) ?? [],
  }
}

let current: { values: FormValues; errors: number } = { values: {}, errors: 0 }
let formRef: Form | null = null

function Reference({ bundle }: { bundle: FormBundle }) {
  const [values, setValues] = useState<FormValues>({ kind: '01' })
  const shown = values.kind === '02'
  const schema = useMemo(() => schemaOf(bundle, shown), [bundle, shown])
  const uiSchema = useMemo(
    () => Object.fromEntries(Object.values(bundle.fields).map((each) => [each.key, uiOf(each)])),
    [bundle],
  )
  return (
    <Form
      ref={(form) => {
        formRef = form
      }}
      schema={schema}
      uiSchema={uiSchema}
      formData={values}
      validator={validator}
      liveValidate="onChange"
      showErrorList={false}
      noHtml5Validate
      onChange={({ formData, errors }) => {
        current = { values: formData ?? {}, errors: errors.length }
        setValues(formData ?? {})
      }}
      onError={(errors) => {
        current.errors = errors.length
      }}
    />
  )
}

/** Plain @rjsf/core with its own theme and live validation: the reference every ratio is against. */
export async function mountReference(root: Root, count: number): Promise<BenchCase> {
  const bundle = convertFormInfo(benchDocument(count), { dictionaries: {} })
  const start = performance.now()
  flushSync(() => root.render(<Reference bundle={bundle} />))
  const js = performance.now() - start
  await afterPaint()
  return {
    mount: { js, paint: performance.now() - start },
    whole: async () => {},
    typed: `#root_${TYPED}`,
    value: () => current.values[TYPED],
    async toggle() {
      const radios = document.querySelectorAll<HTMLInputElement>('input[name="root_kind"]')
      const paint = await timed(() =>
        [...radios]
          .slice(0, 2)
          .find((each) => !each.checked)
          ?.click(),
      )
      const shown = Object.keys(bundle.rules).filter((key) =>
        document.getElementById(`root_${key}`),
      )
      return { paint, shown: shown.length }
    },
    async submit() {
      const paint = await timed(() => flushSync(() => formRef?.submit()))
      return { paint, errors: current.errors, focused: undefined }
    },
  }
}
